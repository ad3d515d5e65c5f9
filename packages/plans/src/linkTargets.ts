import type { TenantConfig } from './config.ts'
import { isOpen, ruleOf, screenNames } from './rules.ts'

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')

const pages = screenNames.map((screen) => ({ screen, patterns: ruleOf(screen).paths.map(pattern) }))

/** Whether a path is not a page but a calendar, an uploaded or other file, or an API call. */
const isFile = (path: string) => path.startsWith('/api/') || /\.\w+$/.test(path)

/**
 * Whether a link has a target by the rules: a page open to the tenant's visitors, a file, or another site; false for a page of a
 * closed or unknown screen. Does not check whether a record in the path exists.
 * @param link a link in content: a path of the site, or an absolute URL
 */
export function hasOpenTarget(link: string, tenant: TenantConfig): boolean {
  if (!link.startsWith('/') || link.startsWith('//')) return true
  const [path = ''] = link.split(/[?#]/)
  if (isFile(path)) return true
  return pages.some(
    ({ screen, patterns }) => patterns.some((candidate) => candidate.test(path)) && isOpen(screen, tenant),
  )
}
