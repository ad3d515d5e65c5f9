import type { Shelf } from '@minaret/domain'
import { chunkTimeout, withTimeout } from '@minaret/ui'

/** The code of a page did not come: a newer release has other files, or the connection is gone. */
export class MissingCodeError extends Error {}

/** Code or words on their way. @throws {MissingCodeError} when they do not come, or not in time */
export const arriving = <T>(load: Promise<T>): Promise<T> =>
  withTimeout(load, chunkTimeout, 'The page took too long to load.').catch((cause: unknown) => {
    throw new MissingCodeError('The code of a page did not come.', { cause })
  })

/** How long the site may take to say that it is there, in milliseconds. */
const patience = 10_000

/** Whether this page's own address can be reached just now. Then it is the code that is gone, and not the connection. */
export async function siteAnswers(ask: typeof fetch = fetch): Promise<boolean> {
  try {
    const asking = ask(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return (await withTimeout(asking, patience, 'The site does not answer.')).status < 500
  } catch {
    return false
  }
}

const key = 'reloaded'
const isTrue = (value: unknown) => value === true || undefined

/**
 * Opens the page anew, once a visit: a release that is broken in itself must not reload for ever. Where nothing can be
 * remembered it does not begin.
 * @returns whether the page is on its way
 */
export function reloadOnce(visit: Shelf, reload = () => window.location.reload()): boolean {
  if (visit.read(key, isTrue)) return false
  visit.write(key, true)
  if (!visit.read(key, isTrue)) return false
  reload()
  return true
}

/** Opens the page anew where it could not begin because its code is gone: a release since. @returns whether it does */
export const beginsAnew = async (error: unknown, visit: Shelf): Promise<boolean> =>
  error instanceof MissingCodeError && (await siteAnswers()) && reloadOnce(visit)

/**
 * A page whose script could not begin: it is opened anew where its code is gone, and otherwise stays as the server has
 * drawn it, with links that work. @throws what is a fault of ours
 */
export async function stayAsDrawn(error: unknown, visit: Shelf): Promise<void> {
  if (!(await beginsAnew(error, visit)) && !(error instanceof MissingCodeError)) throw error
}
