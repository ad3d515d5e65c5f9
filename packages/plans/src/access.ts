import type { TenantConfig } from './config.ts'
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

/** The canonical address of a screen with its parameters filled in, for example `pathTo('cause', { id: 'roof' })`. */
export function pathTo(screen: Screen, params: Record<string, string> = {}): string {
  const [path = '/'] = ruleOf(screen).paths
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
