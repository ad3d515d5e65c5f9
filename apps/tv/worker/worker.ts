// The service worker of screens. It only gives out what the app has kept: the page, so that a screen starts without a
// network, and the files it is made of. Times are the app's to keep, and no call ever passes through here.
export {}

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/**
 * What was kept, as a copy. Beside a script that comes straight from its store an engine writes what it has made of it, and
 * where the power is cut in those seconds the script is gone.
 */
const copyOf = (cached: Response) =>
  cached.arrayBuffer().then((body) => new Response(body, { headers: cached.headers }))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  const isPage = request.mode === 'navigate' && pathname.indexOf('/tv/') === 0
  if (request.method !== 'GET' || !(isPage || pathname.indexOf('/assets/tv/') === 0)) return
  event.respondWith(
    caches.match(request.url, { ignoreSearch: true }).then(
      (cached) => (cached ? copyOf(cached) : fetch(request)),
      () => fetch(request),
    ),
  )
})
