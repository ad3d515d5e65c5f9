// The service worker of TV displays. It only serves what the app has cached: the page and its files, so that a display starts
// without a network. The app itself stores the times; API calls do not pass through here.
export {}

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/**
 * A copy of a cached response. An engine stores its compiled code with a script that is served straight from the cache, and
 * a power cut in those seconds would lose the script.
 */
const copyOf = (cachedResponse: Response) =>
  cachedResponse.arrayBuffer().then((body) => new Response(body, { headers: cachedResponse.headers }))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  const isPage = request.mode === 'navigate' && pathname.indexOf('/tv/') === 0
  if (request.method !== 'GET' || !(isPage || pathname.indexOf('/assets/tv/') === 0)) return
  event.respondWith(
    caches.match(request.url, { ignoreSearch: true }).then(
      (cachedResponse) => (cachedResponse ? copyOf(cachedResponse) : fetch(request)),
      () => fetch(request),
    ),
  )
})
