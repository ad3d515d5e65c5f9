import type { APIRequestContext } from '@playwright/test'
import {
  allSections,
  isOpen,
  listedRoutes,
  openRoutes,
  parseConfig,
  ruleOf,
  type Screen,
  screenNames,
} from '@minaret/plans'
import { urlOf } from './fixtures.ts'

/** A page of a site, at an existing address. */
export type SitePage = {
  screen: Screen
  path: string
  /** Whether the sitemap lists it. */
  listed: boolean
}

/** A demonstration mosque's site, according to the plan rules. */
export type Site = {
  pages: SitePage[]
  /** Aliases of the pages. */
  aliases: { path: string; canonical: string }[]
  /** Addresses of pages outside its plan, mode or flags. */
  closed: string[]
}

/** Parameters for addresses that no list contains: a demonstration id, or a token of the right length. */
const sampleIds: Partial<Record<Screen, string>> = { service: 'nikah' }
const token = 'a'.repeat(43)

/** Standalone pages, which have their own tests. */
const standalone: readonly Screen[] = ['prayerSheet', 'prayerHomeSheet', 'prayerEmbed', 'tv', 'appDonate']

/** Reachable only after a gift: donation journeys test it. */
const afterAGift: readonly Screen[] = ['thankYou']

/**
 * Requests a path of a site without following redirects. Not every system resolves names under `localhost`, so the name goes
 * into the header.
 */
export const requestSite = (request: APIRequestContext, hostname: string, path: string, data?: object) =>
  request.fetch(urlOf('localhost', path), {
    method: data ? 'POST' : 'GET',
    data,
    headers: {
      host: new URL(urlOf(hostname)).host,
      'x-requested-with': 'XMLHttpRequest',
      ...(data ? { origin: new URL(urlOf(hostname)).origin } : {}),
    },
    maxRedirects: 0,
  })

const valueIn = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from ? new Map(Object.entries(from)).get(name) : undefined

async function tenantOf(request: APIRequestContext, hostname: string) {
  const section = allSections.join(',')
  const response = await requestSite(request, hostname, '/api/loadConfigurationData', { section })
  const items = valueIn(valueIn(await response.json(), 'data'), 'configurationData')
  if (!Array.isArray(items)) throw new Error(`Expected the configuration of ${hostname}`)
  return parseConfig(
    items.map((item) => ({ key: String(valueIn(item, 'key')), value: String(valueIn(item, 'value')) })),
  )
}

const withId = (path: string, id: string) => path.replace(/:\w+/, id)

/**
 * Reads a site by the plan rules: its configuration from the server, its pages from the table, detail pages from its sitemap.
 * @param built the app's screens
 */
export async function readSite(request: APIRequestContext, hostname: string, built: readonly Screen[]): Promise<Site> {
  const tenant = await tenantOf(request, hostname)
  const map = await (await requestSite(request, hostname, '/sitemap.xml')).text()
  const sitemapPaths = Array.from(map.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
  const listed = listedRoutes(built, tenant).map(({ path }) => path)
  const open = openRoutes(built, tenant)

  const addressOf = (screen: Screen, path: string): string => {
    if (!path.includes(':')) return path
    const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`)
    // News is newest first, and the newest may be temporary, published by another journey.
    const isMatch = (candidate: string) => pattern.test(candidate)
    const match = screen === 'newsDetail' ? sitemapPaths.findLast(isMatch) : sitemapPaths.find(isMatch)
    return match ?? withId(path, sampleIds[screen] ?? token)
  }
  return {
    pages: open.flatMap(({ screen, path, canonical }) =>
      canonical !== undefined || afterAGift.includes(screen)
        ? []
        : [{ screen, path: addressOf(screen, path), listed: listed.includes(path) }],
    ),
    aliases: open.flatMap(({ path, canonical }) => (canonical === undefined ? [] : [{ path, canonical }])),
    // None of the server's apps may serve them.
    closed: screenNames
      .filter((screen) => !standalone.includes(screen))
      .filter((screen) => !isOpen(screen, tenant))
      .flatMap((screen) => ruleOf(screen).paths)
      .filter((path) => !open.some((route) => route.path === path))
      .map((path) => withId(path, 'general')),
  }
}
