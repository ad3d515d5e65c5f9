import {
  aboutQueries,
  campaignQueries,
  causeQueries,
  classQueries,
  courseQueries,
  type Domain,
  eventQueries,
  newsQueries,
  serviceQueries,
} from '@minaret/domain'
import { isOpen, listedRoutes, type Screen } from '@minaret/plans'

type Items = readonly { id: string }[]
type LoadItems = (domain: Domain) => Promise<Items>

/** More list pages than any mosque fills; a sitemap may have up to 50,000 URLs. */
const pages = 100

/** Returns all items of a paged list. */
async function allOf<T extends { id: string }>(list: Promise<{ pages: { items: T[] }[] }>): Promise<Items> {
  return (await list).pages.flatMap(({ items }) => items)
}

/** Loads the items of each screen that shows one of a list. */
const itemsOf: Partial<Record<Screen, LoadItems>> = {
  aboutDetail: async ({ api, queryClient }) => (await queryClient.fetchQuery(aboutQueries.view(api))).sections,
  event: async ({ api, queryClient }) => [
    ...(await allOf(queryClient.fetchInfiniteQuery({ ...eventQueries.list(api), pages }))),
    ...(await allOf(queryClient.fetchInfiniteQuery({ ...eventQueries.list(api, 'past'), pages }))),
  ],
  // A plan may include the pages but not the list, which the server then refuses.
  service: async ({ api, queryClient, tenant }) =>
    isOpen('services', tenant) ? allOf(queryClient.fetchInfiniteQuery({ ...serviceQueries.list(api), pages })) : [],
  newsDetail: ({ api, queryClient }) => allOf(queryClient.fetchInfiniteQuery({ ...newsQueries.list(api), pages })),
  class: ({ api, queryClient }) => allOf(queryClient.fetchInfiniteQuery({ ...classQueries.list(api), pages })),
  course: ({ api, queryClient }) => allOf(queryClient.fetchInfiniteQuery({ ...courseQueries.list(api), pages })),
  cause: ({ api, queryClient }) => queryClient.fetchQuery(causeQueries.list(api)),
  campaign: ({ api, queryClient }) => allOf(queryClient.fetchInfiniteQuery({ ...campaignQueries.list(api), pages })),
}

const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Returns the paths of one screen: its own, or one for each of its items. */
async function pathsOf(domain: Domain, screen: Screen, path: string): Promise<string[]> {
  if (!path.includes(':')) return [path]
  const items = (await itemsOf[screen]?.(domain)) ?? []
  return [...new Set(items.map(({ id }) => path.replace(/:\w+/, encodeURIComponent(id))))]
}

/** Returns the paths of all of a tenant's public pages. Rejects if a list fails to load: a partial sitemap would be trusted. */
async function allPaths(built: readonly Screen[], domain: Domain): Promise<string[]> {
  const routes = listedRoutes(built, domain.tenant)
  return (await Promise.all(routes.map(({ screen, path }) => pathsOf(domain, screen, path)))).flat()
}

/** How long a sitemap's paths are cached, in milliseconds: building them loads every page of every list. */
const maxAgeMs = 600_000

/** The maximum number of cached paths, of all tenants. */
const maxCached = 200_000

/** Creates sitemaps, and caches their paths. */
export type SitemapCache = {
  /** Returns a site's sitemap, in the sitemap protocol 0.9 (https://www.sitemaps.org/protocol.html). */
  get(origin: string, domain: Domain): Promise<Response>
}

/** Creates a sitemap cache. @param built the app's screens @param now the clock, in milliseconds */
export function createSitemapCache(built: readonly Screen[], now: () => number = Date.now): SitemapCache {
  const cache = new Map<string, { from: number; paths: Promise<string[]>; size: number }>()
  const totalSize = () => [...cache.values()].reduce((total, { size }) => total + size, 0)

  const pathsFor = async (hostName: string, domain: Domain): Promise<string[]> => {
    const cached = cache.get(hostName)
    if (cached && now() - cached.from < maxAgeMs) return cached.paths
    const entry = { from: now(), paths: allPaths(built, domain), size: 1 }
    cache.delete(hostName)
    cache.set(hostName, entry)
    try {
      entry.size += (await entry.paths).length
    } catch (error) {
      if (cache.get(hostName) === entry) cache.delete(hostName)
      throw error
    }
    for (const oldest of cache.keys()) {
      if (totalSize() <= maxCached) break
      cache.delete(oldest)
    }
    return entry.paths
  }

  return {
    async get(origin, domain) {
      // A host name has one tenant at every port, and the client chooses the port.
      const paths = await pathsFor(new URL(origin).hostname, domain)
      const urls = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`)
      return new Response(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
        { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
      )
    },
  }
}
