import {
  isDue,
  isOfflineCopy,
  isNetworkOnly,
  type OfflineCopy,
  offlineCopyAddress,
  pageAt,
} from '../src/offline/offlineCopy.ts'

// The site's service worker. It stores only the prayer times of today and the coming days, and shows them if a page cannot be
// reached. It never stores pages: they may be private, and an outdated page is worse than none.
declare const self: ServiceWorkerGlobalScope

const cacheName = 'offline'

async function readCopy(): Promise<OfflineCopy | undefined> {
  const response = await caches.match(offlineCopyAddress)
  const value: unknown = await response?.json().catch(() => undefined)
  return isOfflineCopy(value) ? value : undefined
}

/** Stores the server's current copy. Keeps the old one if the server does not respond, and deletes it if there is none. */
async function storeCopy(): Promise<void> {
  const response = await fetch(offlineCopyAddress, { cache: 'no-store' }).catch(() => undefined)
  if (!response) return
  const cache = await caches.open(cacheName)
  if (response.status === 404 || response.status === 410) await cache.delete(offlineCopyAddress)
  if (!response.ok) return
  const value: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (isOfflineCopy(value)) await cache.put(offlineCopyAddress, response)
}

async function refreshIfDue(): Promise<void> {
  const copy = await readCopy()
  if (!copy || isDue(copy, new Date())) await storeCopy()
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
}

async function respond({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: unknown = await preloadResponse
    return preloaded instanceof Response ? preloaded : await fetch(request)
  } catch (error) {
    const copy = await readCopy()
    if (!copy) throw error
    return new Response(pageAt(copy, new Date()), { status: 503, headers })
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), storeCopy()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (mode !== 'navigate' || method !== 'GET' || isNetworkOnly(new URL(url).pathname)) return
  event.respondWith(respond(event))
  event.waitUntil(refreshIfDue())
})
