import type { TenantConfig } from './config.ts'
import { isOpen, ruleOf, screenNames } from './rules.ts'

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')

const pages = screenNames.map((screen) => ({ screen, patterns: ruleOf(screen).paths.map(pattern) }))

/** Addresses of the server that are no pages: calendars, uploaded and other files, calls. */
const isFile = (path: string) => path.startsWith('/api/') || /\.\w+$/.test(path)

/**
 * Whether a link leads somewhere, as far as the rules tell: a page the tenant's people may open, a file, or another site.
 * A page of a closed screen, or of none, does not; whether there is something of an id in it is for the server to know.
 * @param link as content holds it: a path of the site, or an address with its scheme
 */
export function leadsSomewhere(link: string, tenant: TenantConfig): boolean {
  if (!link.startsWith('/') || link.startsWith('//')) return true
  const [path = ''] = link.split(/[?#]/)
  if (isFile(path)) return true
  return pages.some(({ screen, patterns }) => patterns.some((each) => each.test(path)) && isOpen(screen, tenant))
}
