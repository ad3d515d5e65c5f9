import type { PageConfig } from './config.ts'
import type { DeviceStorage } from '../engine/ports.ts'
import { isIntact, storageKeys } from '../engine/feedStore.ts'

const cacheName = 'minaret-tv'

/** The no-script section of a page, with the times at rendering. It is removed from a cached page. */
const noScriptSection = /<!--plain-->[^]*?<!--\/plain-->/g

/** Ignores errors of storage that may be missing, full or forbidden: a display works without it. */
const ignoreErrors = (run: () => Promise<unknown>): Promise<void> => {
  try {
    return run().then(
      () => undefined,
      () => undefined,
    )
  } catch {
    return Promise.resolve()
  }
}

/** Fetches one of the app's files. Rejects if the response is not the file: a captive portal responds with its own page. */
export async function fetchFile(file: string): Promise<Response> {
  const response = await fetch(file)
  if (!response.ok || (response.headers.get('content-type') || '').indexOf('html') >= 0)
    throw new Error('A file of the app could not be fetched.')
  return response
}

/** Caches the files needed to start without a network; the page last, so that a cached page is always complete. */
export const cachePage = (path: string, html: string, headers: Headers, { files }: Pick<PageConfig, 'files'>) =>
  ignoreErrors(() =>
    caches.open(cacheName).then((cache) =>
      Promise.all(
        files.map((file) =>
          cache
            .match(file)
            .then((cachedResponse) =>
              cachedResponse ? undefined : fetchFile(file).then((response) => cache.put(file, response)),
            ),
        ),
      )
        .then(() => cache.put(path, new Response(html.replace(noScriptSection, ''), { headers })))
        .then(() => cache.keys())
        .then((requests) => {
          const paths = files.concat(path, feedPath(path))
          return Promise.all(
            requests
              .filter(({ url }) => paths.indexOf(new URL(url).pathname) < 0)
              .map((request) => cache.delete(request)),
          )
        }),
    ),
  )

/** The cache key of a display's feed, stored with its page. */
const feedPath = (path: string) => `${path}/feed`

/** Milliseconds a start waits for the second copy: a cache that hangs must not block the board. */
const copyTimeout = 5000

/**
 * Mirrors a storage's feed in the Cache API. An engine may delay writes to its storage by minutes; the copy is written at
 * once, and replaces a lost or damaged original.
 */
export async function mirrorFeed(storage: DeviceStorage, path: string): Promise<DeviceStorage> {
  const name = storageKeys.feed
  const openCache = () => caches.open(cacheName)
  // With an intact original the start does not wait for the copy.
  if (!isIntact(storage.read(name))) {
    const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), copyTimeout))
    const cachedText = openCache()
      .then((cache) => cache.match(feedPath(path)))
      .then((response) => (response ? response.text() : undefined))
      .catch(() => undefined)
    const copy = await Promise.race([cachedText, timeout])
    if (copy !== undefined) storage.write(name, copy)
  }
  return {
    read: storage.read,
    write(key, text) {
      storage.write(key, text)
      if (key === name)
        void ignoreErrors(() => openCache().then((cache) => cache.put(feedPath(path), new Response(text))))
    },
    remove(key) {
      storage.remove(key)
      if (key === name) void ignoreErrors(() => openCache().then((cache) => cache.delete(feedPath(path))))
    },
  }
}

/** Whether a page of this release is cached with all its files: an engine may evict some. */
export const isPageCached = (
  path: string,
  { release, files }: Pick<PageConfig, 'release' | 'files'>,
): Promise<boolean> =>
  caches.open(cacheName).then((cache) =>
    Promise.all(files.map((file) => cache.match(file)))
      .then((cachedFiles) => (cachedFiles.every((file) => file !== undefined) ? cache.match(path) : undefined))
      .then((page) => (page ? page.text() : ''))
      .then((html) => html.indexOf(`"release":${JSON.stringify(release)}`) >= 0),
  )

/** Deletes the cached page and its files. */
export const deletePage = () => ignoreErrors(() => caches.delete(cacheName))

/** Whether this engine can start a page without a network: service workers and caches need a secure connection. */
export const canCache = () => 'serviceWorker' in navigator && 'caches' in window
