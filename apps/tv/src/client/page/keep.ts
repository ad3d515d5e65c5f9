import type { PageConfig } from './config.ts'
import type { DeviceStorage } from '../engine/ports.ts'
import { isWhole, storedNames } from '../engine/stored.ts'

const cacheName = 'minaret-tv'

/** The plain page in the page: times as they were when it was drawn. A page that is kept goes without. */
const plain = /<!--plain-->[^]*?<!--\/plain-->/g

/** Runs what may be missing, full or forbidden: a screen goes on without. */
const quietly = (run: () => Promise<unknown>): Promise<void> => {
  try {
    return run().then(
      () => undefined,
      () => undefined,
    )
  } catch {
    return Promise.resolve()
  }
}

/** Fetches a file of the app. Rejects when it does not come: a network that wants to be paid answers with a page of its own. */
export async function fetchFile(file: string): Promise<Response> {
  const answer = await fetch(file)
  if (!answer.ok || (answer.headers.get('content-type') || '').indexOf('html') >= 0)
    throw new Error('A file of the app did not come.')
  return answer
}

/** Keeps what a start without a network takes: files first and the page last, so that a page that is kept is whole. */
export const keepPage = (path: string, html: string, headers: Headers, { files }: Pick<PageConfig, 'files'>) =>
  quietly(() =>
    caches.open(cacheName).then((cache) =>
      Promise.all(
        files.map((file) =>
          cache
            .match(file)
            .then((has) => (has ? undefined : fetchFile(file).then((answer) => cache.put(file, answer)))),
        ),
      )
        .then(() => cache.put(path, new Response(html.replace(plain, ''), { headers })))
        .then(() => cache.keys())
        .then((all) => {
          const wanted = files.concat(path, textAt(path))
          return Promise.all(
            all.filter(({ url }) => wanted.indexOf(new URL(url).pathname) < 0).map((each) => cache.delete(each)),
          )
        }),
    ),
  )

/** Beside its page, where a screen's feed is kept. */
const textAt = (path: string) => `${path}/feed`

/** How long a start waits for the second copy, in milliseconds: a store that hangs must not keep the picture away. */
const patience = 5000

/**
 * Keeps the feed of a storage twice. An engine may take minutes to write what it was given to store; this is written at once,
 * and takes the place of what the other lost or damaged.
 */
export async function keepTwice(storage: DeviceStorage, path: string): Promise<DeviceStorage> {
  const name = storedNames.feed
  const open = () => caches.open(cacheName)
  // Whoever has the first copy whole does not wait for the second: the picture stands the sooner.
  if (!isWhole(storage.read(name))) {
    const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), patience))
    const cachedText = open()
      .then((all) => all.match(textAt(path)))
      .then((each) => (each ? each.text() : undefined))
      .catch(() => undefined)
    const cache = await Promise.race([cachedText, late])
    if (cache !== undefined) storage.write(name, cache)
  }
  return {
    read: storage.read,
    write(wanted, text) {
      storage.write(wanted, text)
      if (wanted === name) void quietly(() => open().then((all) => all.put(textAt(path), new Response(text))))
    },
    remove(wanted) {
      storage.remove(wanted)
      if (wanted === name) void quietly(() => open().then((all) => all.delete(textAt(path))))
    },
  }
}

/** Whether a page of this release is kept, with all its files: an engine may lose some of them. */
export const isPageCached = (
  path: string,
  { release, files }: Pick<PageConfig, 'release' | 'files'>,
): Promise<boolean> =>
  caches.open(cacheName).then((cache) =>
    Promise.all(files.map((file) => cache.match(file)))
      .then((all) => (all.every((file) => file !== undefined) ? cache.match(path) : undefined))
      .then((page) => (page ? page.text() : ''))
      .then((html) => html.indexOf(`"release":${JSON.stringify(release)}`) >= 0),
  )

/** Forgets the page. */
export const forgetPage = () => quietly(() => caches.delete(cacheName))

/** Whether this engine can start a page without a network at all: it keeps no page unless it came over a safe connection. */
export const canKeep = () => 'serviceWorker' in navigator && 'caches' in window
