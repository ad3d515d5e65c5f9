import {
  isDue,
  isOfflineCopy,
  isNetworkOnly,
  type OfflineCopy,
  offlineCopyAddress,
  pageAt,
} from '../src/offline/offlineCopy.ts'

// The site's service worker. It keeps one thing, today's and the coming days' prayer times, and shows it when a page
// cannot be reached. Pages themselves are never kept: they may be somebody's, and an old one is worse than none.
declare const self: ServiceWorkerGlobalScope

const cacheName = 'offline'

async function read(): Promise<OfflineCopy | undefined> {
  const answer = await caches.match(offlineCopyAddress)
  const value: unknown = await answer?.json().catch(() => undefined)
  return isOfflineCopy(value) ? value : undefined
}

/** Keeps what the host has now. What is kept stays when it does not answer, and goes when it has none any more. */
async function keep(): Promise<void> {
  const answer = await fetch(offlineCopyAddress, { cache: 'no-store' }).catch(() => undefined)
  if (!answer) return
  const copy = await caches.open(cacheName)
  if (answer.status === 404 || answer.status === 410) await copy.delete(offlineCopyAddress)
  if (!answer.ok) return
  const value: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  if (isOfflineCopy(value)) await copy.put(offlineCopyAddress, answer)
}

async function keepFresh(): Promise<void> {
  const copy = await read()
  if (!copy || isDue(copy, new Date())) await keep()
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
}

async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const ahead: unknown = await preloadResponse
    return ahead instanceof Response ? ahead : await fetch(request)
  } catch (error) {
    const copy = await read()
    if (!copy) throw error
    return new Response(pageAt(copy, new Date()), { status: 503, headers })
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), keep()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (mode !== 'navigate' || method !== 'GET' || isNetworkOnly(new URL(url).pathname)) return
  event.respondWith(answer(event))
  event.waitUntil(keepFresh())
})
