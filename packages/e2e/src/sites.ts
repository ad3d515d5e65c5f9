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
import { door } from './fixtures.ts'

/** A page of a site, at an address that is there. */
export type SitePage = {
  screen: Screen
  path: string
  /** Search engines are told of it. */
  listed: boolean
}

/** What the rules say of one of the demonstration's mosques. */
export type Site = {
  pages: SitePage[]
  /** Other addresses of the same pages. */
  aliases: { path: string; canonical: string }[]
  /** Addresses of pages that its plan, its mode or its flags do not have. */
  closed: string[]
}

/** What stands in an address when no list names it: an id of the demonstration's, or a token of the right length. */
const sampleIds: Partial<Record<Screen, string>> = { service: 'nikah' }
const token = 'a'.repeat(43)

/** They have pages of their own kind, which are looked at elsewhere. */
const standAlone: readonly Screen[] = ['prayerSheet', 'prayerHomeSheet', 'prayerEmbed', 'tv', 'appDonate']

/** Only a gift leads there: the journeys of donors end with it, and look at it. */
const afterAGift: readonly Screen[] = ['thankYou']

/**
 * Asks a site for an address, as a browser does that does not follow redirects. Not every system finds a name under
 * `localhost`, so the name goes into the header.
 */
export const ask = (request: APIRequestContext, hostname: string, path: string, data?: object) =>
  request.fetch(door('localhost', path), {
    method: data ? 'POST' : 'GET',
    data,
    headers: {
      host: new URL(door(hostname)).host,
      'x-requested-with': 'XMLHttpRequest',
      ...(data ? { origin: new URL(door(hostname)).origin } : {}),
    },
    maxRedirects: 0,
  })

const valueIn = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from ? new Map(Object.entries(from)).get(name) : undefined

async function tenantOf(request: APIRequestContext, hostname: string) {
  const section = allSections.join(',')
  const answer = await ask(request, hostname, '/api/loadConfigurationData', { section })
  const items = valueIn(valueIn(await answer.json(), 'data'), 'configurationData')
  if (!Array.isArray(items)) throw new Error(`${hostname} did not tell of its settings.`)
  return parseConfig(
    items.map((item) => ({ key: String(valueIn(item, 'key')), value: String(valueIn(item, 'value')) })),
  )
}

const filled = (path: string, id: string) => path.replace(/:\w+/, id)

/**
 * Reads a site by the rules: its settings from the host, its pages from the table, what they show from its sitemap.
 * @param built the screens its app has
 */
export async function readSite(request: APIRequestContext, hostname: string, built: readonly Screen[]): Promise<Site> {
  const tenant = await tenantOf(request, hostname)
  const map = await (await ask(request, hostname, '/sitemap.xml')).text()
  const named = Array.from(map.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
  const listed = listedRoutes(built, tenant).map(({ path }) => path)
  const open = openRoutes(built, tenant)

  const addressOf = (screen: Screen, path: string): string => {
    if (!path.includes(':')) return path
    const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`)
    // News come newest first, and the newest may be what a journey has published and is about to take back.
    const found =
      screen === 'newsDetail' ? named.findLast((each) => pattern.test(each)) : named.find((each) => pattern.test(each))
    return found ?? filled(path, sampleIds[screen] ?? token)
  }
  return {
    pages: open.flatMap(({ screen, path, canonical }) =>
      canonical !== undefined || afterAGift.includes(screen)
        ? []
        : [{ screen, path: addressOf(screen, path), listed: listed.includes(path) }],
    ),
    aliases: open.flatMap(({ path, canonical }) => (canonical === undefined ? [] : [{ path, canonical }])),
    // No app of the host may show them, whichever has them.
    closed: screenNames
      .filter((screen) => !standAlone.includes(screen))
      .filter((screen) => !isOpen(screen, tenant))
      .flatMap((screen) => ruleOf(screen).paths)
      .filter((path) => !open.some((route) => route.path === path))
      .map((path) => filled(path, 'general')),
  }
}
