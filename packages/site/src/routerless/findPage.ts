import { openRoutes, type Screen, type TenantConfig } from '@minaret/plans'
import type { Params } from '@minaret/screens/app'

/** What stands at an address: a screen, or the way to its canonical address. */
export type FoundPage = { screen: Screen; params: Params } | { to: string }

/** The named parts of a path, or nothing when it is another; as routers read them: whatever the case, and decoded. */
function paramsOf(pattern: string, path: string): Params | undefined {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const [whole, ...values] = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`, 'i').exec(path) ?? []
  if (whole === undefined) return undefined
  try {
    return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]))
  } catch {
    return undefined
  }
}

const filled = (pattern: string, params: Params) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/**
 * Finds the page at a path of an app that has no router.
 * @param built the screens the app has @returns nothing where the tenant's people have no page
 */
export function findPage(built: readonly Screen[], tenant: TenantConfig, path: string): FoundPage | undefined {
  for (const { screen, path: pattern, canonical } of openRoutes(built, tenant)) {
    const params = paramsOf(pattern, path)
    if (params) return canonical === undefined ? { screen, params } : { to: filled(canonical, params) }
  }
  return undefined
}
