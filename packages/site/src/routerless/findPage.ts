import { openRoutes, type Screen, type TenantConfig } from '@minaret/plans'
import type { Params } from '@minaret/screens/app'

/** The result for a path: a screen, or a redirect to its canonical path. */
export type PageMatch = { screen: Screen; params: Params } | { to: string }

/** Returns a path's parameters, or undefined if it does not match; like routers, ignores case and decodes. */
function paramsOf(pattern: string, path: string): Params | undefined {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const [match, ...values] = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`, 'i').exec(path) ?? []
  if (match === undefined) return undefined
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
  } catch {
    return undefined
  }
}

const fillPath = (pattern: string, params: Params) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/**
 * Finds the page at a path of an app without a router.
 * @param availableScreens the app's screens @returns undefined if the tenant has no page at the path
 */
export function findPage(
  availableScreens: readonly Screen[],
  tenant: TenantConfig,
  path: string,
): PageMatch | undefined {
  for (const { screen, path: pattern, canonical } of openRoutes(availableScreens, tenant)) {
    const params = paramsOf(pattern, path)
    if (params) return canonical === undefined ? { screen, params } : { to: fillPath(canonical, params) }
  }
  return undefined
}
