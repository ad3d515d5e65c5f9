import type { TenantConfig } from './config.ts'
import { barLinks, type FooterLink, footerLinks, type MenuGroup, menuGroupNames, menuGroups } from './navigation.ts'
import { isOpen, ruleOf, screenNames, type Screen } from './rules.ts'

/** One route of an app: an address of a screen. */
export type ScreenRoute = {
  screen: Screen
  /** In the router's spelling, `:name` for a parameter. */
  path: string
  /** Where the same screen is canonical, when this address is an alias. */
  canonical?: string
}

/**
 * The routes the tenant's people can reach, aliases included.
 * In `campaigns` mode the short account addresses are the canonical ones (`decisions.md` 2).
 * @param built the screens the app has; others are left out
 */
export function openRoutes(built: readonly Screen[], tenant: TenantConfig): ScreenRoute[] {
  return screenNames
    .filter((screen) => built.includes(screen) && isOpen(screen, tenant))
    .flatMap((screen) => {
      const paths = [...ruleOf(screen).paths]
      if (tenant.mode === 'campaigns') paths.reverse()
      const [canonical] = paths
      return paths.map((path) => (path === canonical ? { screen, path } : { screen, path, canonical }))
    })
}

/** The addresses search engines are told of, `:name` for a parameter. @param built the screens the app has */
export const listedRoutes = (built: readonly Screen[], tenant: TenantConfig): ScreenRoute[] =>
  openRoutes(built, tenant).filter(({ screen, canonical }) => {
    const { service, hidden } = ruleOf(screen)
    return canonical === undefined && !service && !hidden
  })

/** What search engines are asked to leave alone: the part before the first parameter of each page that is not listed. */
export const hiddenPaths = (): string[] => [
  ...new Set(
    screenNames
      .filter((screen) => ruleOf(screen).service || ruleOf(screen).hidden)
      .flatMap((screen) => ruleOf(screen).paths.map((path) => path.replace(/:.*/, ''))),
  ),
]

/** The canonical address of a screen with its parameters filled in, for example `pathTo('cause', { id: 'roof' })`. */
export function pathTo(screen: Screen, params: Record<string, string> = {}): string {
  const [path = '/'] = ruleOf(screen).paths
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/**
 * The address of a screen without parameters as it is canonical at this tenant: the short one of several in `campaigns`
 * mode (`decisions.md` 2).
 */
export const pathAt = (screen: Screen, { mode }: Pick<TenantConfig, 'mode'>): string =>
  (mode === 'campaigns' ? ruleOf(screen).paths.at(-1) : undefined) ?? pathTo(screen)

/**
 * Which footer a tenant's pages end with: the whole one is premium's alone, and prayer-donate mode has none; standalone
 * campaigns have a line of their own (specification, section 2; `decisions.md` 2).
 */
export function footerShown({ plan, mode }: TenantConfig): 'whole' | 'line' | 'none' {
  if (mode === 'campaigns') return 'line'
  return mode === 'full' && plan === 'premium' ? 'whole' : 'none'
}

/** Whether a link of the header leads to a page with something on it. */
const leadsSomewhere = (built: readonly Screen[], tenant: TenantConfig) => (screen: Screen) =>
  built.includes(screen) && isOpen(screen, tenant) && !tenant.emptyScreens.includes(screen)

/**
 * The links in the bar of the tenant's header, the weightiest first: those that lead to a page with something on it.
 * @param built the screens the app has; others are left out
 */
export const openBarLinks = (built: readonly Screen[], tenant: TenantConfig): Screen[] =>
  barLinks.filter(leadsSomewhere(built, tenant))

/**
 * The parts of the tenant's menu with their links, in order: those that lead to a page with something on it.
 * @param built the screens the app has; others are left out
 */
export const openMenuGroups = (
  built: readonly Screen[],
  tenant: TenantConfig,
): { name: MenuGroup; screens: Screen[] }[] =>
  menuGroupNames
    .map((name) => ({ name, screens: menuGroups[name].filter(leadsSomewhere(built, tenant)) }))
    .filter(({ screens }) => screens.length > 0)

/**
 * The links of the tenant's footer, in order: those whose condition holds, and that lead somewhere.
 * @param built the screens the app has; others are left out
 */
export function openFooterLinks(built: readonly Screen[], tenant: TenantConfig): FooterLink['to'][] {
  if (footerShown(tenant) !== 'whole') return []
  return footerLinks
    .filter(({ to, when }) => when(tenant) && (to === 'directions' || (built.includes(to) && isOpen(to, tenant))))
    .map(({ to }) => to)
}

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')

const pages = screenNames.map((screen) => ({ screen, patterns: ruleOf(screen).paths.map(pattern) }))

/** What a server has besides its pages. */
const served = /^\/(?:calendar|media|files|assets|embed|api)\//

/**
 * Where a link of content leads: to a page the tenant's visitors can open, to one that is closed to them, to an address of
 * the site that is no page, or away from the site's pages.
 * @param link as `contentLink` lets it through
 */
export function pageAt(link: string, tenant: TenantConfig): 'open' | 'closed' | 'missing' | 'elsewhere' {
  const [path = ''] = link.split(/[?#]/)
  if (!path.startsWith('/') || served.test(path)) return 'elsewhere'
  const found = pages.filter(({ patterns }) => patterns.some((each) => each.test(path)))
  if (found.length === 0) return 'missing'
  return found.some(({ screen }) => isOpen(screen, tenant)) ? 'open' : 'closed'
}

/**
 * Whether the page at a path is the same for everybody, so that it may be cached for all: a page the tenant has, that is
 * no private link and that search engines may list.
 */
export function isSharedPage(path: string, tenant: TenantConfig): boolean {
  const found = pages.filter(
    ({ screen, patterns }) => isOpen(screen, tenant) && patterns.some((each) => each.test(path)),
  )
  return found.length > 0 && found.every(({ screen }) => !ruleOf(screen).hidden && !ruleOf(screen).service)
}

const pagesWith = (mark: 'takesCards' | 'service') =>
  screenNames.filter((screen) => ruleOf(screen)[mark]).flatMap((screen) => ruleOf(screen).paths.map(pattern))
const cardPages = pagesWith('takesCards')
const privatePages = pagesWith('service')

/**
 * Whether the page at an address may load the card provider's script: the host's policy lets it in there, and only
 * there. Reads addresses as the routers do, whatever their case and with or without a slash at the end.
 * @param address a path; a query after it is passed over
 */
export function takesCards(address: string): boolean {
  return isOneOf(cardPages, address)
}

/** Whether the page at an address has a form for giving that the server answers, too, where no script runs. */
export const answersForms = (address: string): boolean =>
  isOneOf(
    [...ruleOf('cause').paths, ...ruleOf('campaign').paths].map((path) => pattern(path)),
    address,
  )

/** Whether an address is a private link: whoever reads it can do what its letter's reader can, so it goes to nobody. */
export const isPrivateLink = (address: string): boolean => isOneOf(privatePages, address)

function isOneOf(pages: readonly RegExp[], address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return pages.some((page) => page.test(path))
}
