import type { BrowserStorage } from '@minaret/domain'
import { chunkTimeout, delayFailure, withTimeout } from '@minaret/ui'

/** A page's code could not be loaded: a newer release has replaced the files, or the connection is lost. */
export class MissingCodeError extends Error {}

/** Waits for code or messages. @throws {MissingCodeError} if they fail to load or time out */
export const rejectMissingCode = <T>(load: Promise<T>): Promise<T> =>
  withTimeout(delayFailure(load), chunkTimeout, 'The page took too long to load.').catch((cause: unknown) => {
    throw new MissingCodeError('The page code failed to load.', { cause })
  })

/** How long the site may take to respond, in milliseconds. */
const timeoutMs = 10_000

/** Whether this page's own URL responds: then the code is missing, not the connection. */
export async function isSiteReachable(fetchPage: typeof fetch = fetch): Promise<boolean> {
  try {
    const response = fetchPage(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return (await withTimeout(response, timeoutMs, 'The site does not respond.')).status < 500
  } catch {
    return false
  }
}

const key = 'reloaded'
const isTrue = (value: unknown) => value === true || undefined

/**
 * Reloads the page, once a visit, because a broken release must not cause endless reloads. Without storage for the count, it does
 * not reload at all.
 * @returns whether the page is reloading
 */
export function reloadOnce(visit: BrowserStorage, reload = () => window.location.reload()): boolean {
  if (visit.read(key, isTrue)) return false
  visit.write(key, true)
  if (!visit.read(key, isTrue)) return false
  reload()
  return true
}

/** Reloads a page whose code a newer release has replaced. @returns whether it is reloading */
export const reloadForMissingCode = async (error: unknown, visit: BrowserStorage): Promise<boolean> =>
  error instanceof MissingCodeError && (await isSiteReachable()) && reloadOnce(visit)

/**
 * Handles a failed start: reloads if the page's code is gone, and otherwise leaves the server's HTML, whose links work.
 * @throws any error that is not a MissingCodeError
 */
export async function recoverFromMissingCode(error: unknown, visit: BrowserStorage): Promise<void> {
  if (!(await reloadForMissingCode(error, visit)) && !(error instanceof MissingCodeError)) throw error
}
