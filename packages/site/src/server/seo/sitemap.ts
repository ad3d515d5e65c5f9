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

type Named = readonly { id: string }[]
type Lists = (domain: Domain) => Promise<Named>

/** More pages of a list than any mosque fills; a sitemap may name 50,000 addresses. */
const pages = 100

/** Everything in a list that comes by pages. */
async function everyOf<T extends { id: string }>(listing: Promise<{ pages: { items: T[] }[] }>): Promise<Named> {
  return (await listing).pages.flatMap(({ items }) => items)
}

/** What there is of each screen that shows one of many. */
const entries: Partial<Record<Screen, Lists>> = {
  aboutDetail: async ({ api, queryClient }) => (await queryClient.fetchQuery(aboutQueries.view(api))).sections,
  event: async ({ api, queryClient }) => [
    ...(await everyOf(queryClient.fetchInfiniteQuery({ ...eventQueries.list(api), pages }))),
    ...(await everyOf(queryClient.fetchInfiniteQuery({ ...eventQueries.list(api, 'past'), pages }))),
  ],
  // A plan may have their pages and not their list, which the host then refuses.
  service: async ({ api, queryClient, tenant }) =>
    isOpen('services', tenant) ? everyOf(queryClient.fetchInfiniteQuery({ ...serviceQueries.list(api), pages })) : [],
  newsDetail: ({ api, queryClient }) => everyOf(queryClient.fetchInfiniteQuery({ ...newsQueries.list(api), pages })),
  class: ({ api, queryClient }) => everyOf(queryClient.fetchInfiniteQuery({ ...classQueries.list(api), pages })),
  course: ({ api, queryClient }) => everyOf(queryClient.fetchInfiniteQuery({ ...courseQueries.list(api), pages })),
  cause: ({ api, queryClient }) => queryClient.fetchQuery(causeQueries.list(api)),
  campaign: ({ api, queryClient }) => everyOf(queryClient.fetchInfiniteQuery({ ...campaignQueries.list(api), pages })),
}

const escaped = (text: string) => text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The addresses of one screen: its own, or one for each thing it shows. */
async function pathsOf(domain: Domain, screen: Screen, path: string): Promise<string[]> {
  if (!path.includes(':')) return [path]
  const paths = (await entries[screen]?.(domain)) ?? []
  return [...new Set(paths.map(({ id }) => path.replace(/:\w+/, encodeURIComponent(id))))]
}

/** Every page a tenant's people can reach and others may find. Rejects when a list does not come: half would be believed. */
async function everyPath(built: readonly Screen[], domain: Domain): Promise<string[]> {
  const routes = listedRoutes(built, domain.tenant)
  return (await Promise.all(routes.map(({ screen, path }) => pathsOf(domain, screen, path)))).flat()
}

/** How long what a sitemap names is kept, in milliseconds: it takes every page of every list. */
const keep = 600_000

/** How many addresses are kept, of all tenants. */
const maxCached = 200_000

/** Makes sitemaps, and keeps for a while what they name. */
export type SitemapCache = {
  /** The sitemap of a site, as the sitemap protocol 0.9 has it (https://www.sitemaps.org/protocol.html). */
  get(origin: string, domain: Domain): Promise<Response>
}

/** @param built the screens the app has @param now milliseconds; a test may set its own clock */
export function createSitemapCache(built: readonly Screen[], now: () => number = Date.now): SitemapCache {
  const cache = new Map<string, { from: number; paths: Promise<string[]>; size: number }>()
  const sum = () => [...cache.values()].reduce((size, each) => size + each.size, 0)

  const pathsFor = async (name: string, domain: Domain): Promise<string[]> => {
    const cached = cache.get(name)
    if (cached && now() - cached.from < keep) return cached.paths
    const created = { from: now(), paths: everyPath(built, domain), size: 1 }
    cache.delete(name)
    cache.set(name, created)
    try {
      created.size += (await created.paths).length
    } catch (error) {
      if (cache.get(name) === created) cache.delete(name)
      throw error
    }
    for (const oldest of cache.keys()) {
      if (sum() <= maxCached) break
      cache.delete(oldest)
    }
    return created.paths
  }

  return {
    async get(origin, domain) {
      // A name has one tenant at whatever port it is asked, and a stranger writes the port.
      const paths = await pathsFor(new URL(origin).hostname, domain)
      const urls = paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`)
      return new Response(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
        { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
      )
    },
  }
}
