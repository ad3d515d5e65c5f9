import type { TenantConfig } from './config.ts'
import { barLinks, type FooterLink, footerLinks, type MenuGroup, menuGroupNames, menuGroups } from './navigation.ts'
import { isOpen, ruleOf, screenNames, type Screen } from './rules.ts'

/** A route of an app: an address of a screen. */
export type ScreenRoute = {
  screen: Screen
  /** In the router's syntax, `:name` for a parameter. */
  path: string
  /** The screen's canonical address, if this one is an alias. */
  canonical?: string
}

/**
 * The routes open to the tenant's visitors, aliases included.
 * In `campaigns` mode the short account addresses are the canonical ones (`decisions.md` 2).
 * @param appScreens the app's screens; others are omitted
 */
export function openRoutes(appScreens: readonly Screen[], tenant: TenantConfig): ScreenRoute[] {
  return screenNames
    .filter((screen) => appScreens.includes(screen) && isOpen(screen, tenant))
    .flatMap((screen) => {
      const paths = [...ruleOf(screen).paths]
      if (tenant.mode === 'campaigns') paths.reverse()
      const [canonical] = paths
      return paths.map((path) => (path === canonical ? { screen, path } : { screen, path, canonical }))
    })
}

/** The addresses listed for search engines, `:name` for a parameter. @param appScreens the app's screens */
export const listedRoutes = (appScreens: readonly Screen[], tenant: TenantConfig): ScreenRoute[] =>
  openRoutes(appScreens, tenant).filter(({ screen, canonical }) => {
    const { service, hidden } = ruleOf(screen)
    return canonical === undefined && !service && !hidden
  })

/** The paths excluded for search engines: of each unlisted page, the part before the first parameter. */
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
 * The canonical address of a parameterless screen at this tenant: in `campaigns` mode the short one (`decisions.md` 2).
 */
export const pathAt = (screen: Screen, { mode }: Pick<TenantConfig, 'mode'>): string =>
  (mode === 'campaigns' ? ruleOf(screen).paths.at(-1) : undefined) ?? pathTo(screen)

/**
 * The footer of a tenant's pages: only premium has the full one, prayer-donate mode has none, and standalone campaigns have a
 * single line (specification, section 2; `decisions.md` 2).
 */
export function footerKind({ plan, mode }: TenantConfig): 'full' | 'line' | 'none' {
  if (mode === 'campaigns') return 'line'
  return mode === 'full' && plan === 'premium' ? 'full' : 'none'
}

/**
 * Whether a screen is open and has content, so that other pages link to it.
 * @param appScreens the app's screens; others are not
 */
export const hasContent = (appScreens: readonly Screen[], tenant: TenantConfig) => (screen: Screen) =>
  appScreens.includes(screen) && isOpen(screen, tenant) && !tenant.emptyScreens.includes(screen)

/**
 * The links in the bar of the tenant's header, by importance: those to open screens with content.
 * @param appScreens the app's screens; others are omitted
 */
export const openBarLinks = (appScreens: readonly Screen[], tenant: TenantConfig): Screen[] =>
  barLinks.filter(hasContent(appScreens, tenant))

/**
 * The groups of the tenant's menu with their links, in order: those to open screens with content.
 * @param appScreens the app's screens; others are omitted
 */
export const openMenuGroups = (
  appScreens: readonly Screen[],
  tenant: TenantConfig,
): { name: MenuGroup; screens: Screen[] }[] =>
  menuGroupNames
    .map((name) => ({ name, screens: menuGroups[name].filter(hasContent(appScreens, tenant)) }))
    .filter(({ screens }) => screens.length > 0)

/**
 * The links of the tenant's footer, in order: those whose condition is met and whose screen is open.
 * @param appScreens the app's screens; others are omitted
 */
export function openFooterLinks(appScreens: readonly Screen[], tenant: TenantConfig): FooterLink['to'][] {
  if (footerKind(tenant) !== 'full') return []
  return footerLinks
    .filter(({ to, when }) => when(tenant) && (to === 'directions' || (appScreens.includes(to) && isOpen(to, tenant))))
    .map(({ to }) => to)
}

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')

const pages = screenNames.map((screen) => ({ screen, patterns: ruleOf(screen).paths.map(pattern) }))

/** Paths of the server that are not pages. */
const nonPages = /^\/(?:calendar|media|files|assets|embed|api)\//

/**
 * The target of a link in content: an open page, a page closed to the tenant, an address that is not a page, or something
 * outside the site's pages.
 * @param link as allowed by `contentLink`
 */
export function pageAt(link: string, tenant: TenantConfig): 'open' | 'closed' | 'missing' | 'elsewhere' {
  const [path = ''] = link.split(/[?#]/)
  if (!path.startsWith('/') || nonPages.test(path)) return 'elsewhere'
  const matches = pages.filter(({ patterns }) => patterns.some((candidate) => candidate.test(path)))
  if (matches.length === 0) return 'missing'
  return matches.some(({ screen }) => isOpen(screen, tenant)) ? 'open' : 'closed'
}

/**
 * Whether the page at a path is the same for every visitor, so that it may be in a shared cache: a page the tenant has that is
 * not a private link and that search engines may index.
 */
export function isSharedPage(path: string, tenant: TenantConfig): boolean {
  const matches = pages.filter(
    ({ screen, patterns }) => isOpen(screen, tenant) && patterns.some((candidate) => candidate.test(path)),
  )
  return matches.length > 0 && matches.every(({ screen }) => !ruleOf(screen).hidden && !ruleOf(screen).service)
}

const pagesWith = (property: 'takesCards' | 'service') =>
  screenNames.filter((screen) => ruleOf(screen)[property]).flatMap((screen) => ruleOf(screen).paths.map(pattern))
const cardPages = pagesWith('takesCards')
const privatePages = pagesWith('service')

/**
 * Whether the page at an address may load the card provider's script: the server's CSP allows it only there. Matches like the
 * routers, ignoring case and a trailing slash.
 * @param address a path; its query is ignored
 */
export function takesCards(address: string): boolean {
  return isOneOf(cardPages, address)
}

const formPages = (['donate', 'donateJummah', 'cause', 'campaign'] as const)
  .flatMap((screen) => ruleOf(screen).paths)
  .map(pattern)

/** Whether the page at an address has a donation form that the server also processes, for browsers without scripts. */
export const acceptsForms = (address: string): boolean => isOneOf(formPages, address)

/** Whether an address is a private link: it grants access to anyone who has it, so it must not be passed on. */
export const isPrivateLink = (address: string): boolean => isOneOf(privatePages, address)

function isOneOf(pages: readonly RegExp[], address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return pages.some((page) => page.test(path))
}
