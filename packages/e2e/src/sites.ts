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

/** Standalone screens, which have their own tests. */
const standaloneScreens: readonly Screen[] = ['prayerSheet', 'prayerHomeSheet', 'prayerEmbed', 'tv', 'appDonate']

/** Screens reachable only after a gift, tested by the donation journeys. */
const giftScreens: readonly Screen[] = ['thankYou']

/**
 * Requests a path of a site without following redirects. Not every system resolves names under `localhost`, so the name is
 * in the header.
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

const valueIn = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object ? new Map(Object.entries(object)).get(name) : undefined

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
 * @param screens the app's screens
 */
export async function readSite(
  request: APIRequestContext,
  hostname: string,
  screens: readonly Screen[],
): Promise<Site> {
  const tenant = await tenantOf(request, hostname)
  const sitemap = await (await requestSite(request, hostname, '/sitemap.xml')).text()
  const sitemapPaths = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
  const listedPaths = listedRoutes(screens, tenant).map(({ path }) => path)
  const openedRoutes = openRoutes(screens, tenant)

  const addressOf = (screen: Screen, path: string): string => {
    if (!path.includes(':')) return path
    const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`)
    // News is newest first, and the newest may be temporary, published by another journey.
    const isMatch = (candidate: string) => pattern.test(candidate)
    const match = screen === 'newsDetail' ? sitemapPaths.findLast(isMatch) : sitemapPaths.find(isMatch)
    return match ?? withId(path, sampleIds[screen] ?? token)
  }
  return {
    pages: openedRoutes.flatMap(({ screen, path, canonical }) =>
      canonical !== undefined || giftScreens.includes(screen)
        ? []
        : [{ screen, path: addressOf(screen, path), listed: listedPaths.includes(path) }],
    ),
    aliases: openedRoutes.flatMap(({ path, canonical }) => (canonical === undefined ? [] : [{ path, canonical }])),
    // None of the server's apps may serve them.
    closed: screenNames
      .filter((screen) => !standaloneScreens.includes(screen))
      .filter((screen) => !isOpen(screen, tenant))
      .flatMap((screen) => ruleOf(screen).paths)
      .filter((path) => !openedRoutes.some((route) => route.path === path))
      .map((path) => withId(path, 'general')),
  }
}
