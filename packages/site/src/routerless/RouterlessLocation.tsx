import type { Screen } from '@minaret/plans'
import { type PageLocation, LocationProvider } from '@minaret/screens/app'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { Address, Navigation } from './navigation.ts'

export type RouterlessLocationProps = {
  /** Scheme, host and port of the site. */
  origin: string
  /** The API's origin, if it differs from the site's. */
  host?: string
  /** The screens the app has. */
  availableScreens: readonly Screen[]
  /** The URL the server rendered: the first render in the browser must match it. */
  renderedUrl: Address
  /** Undefined on the server, which does not navigate. */
  navigation?: Navigation
  children: ReactNode
}

const subscribeToNothing = () => () => {}

/** Provides screens with a `PageLocation` for an app without a router. */
export function RouterlessLocation({
  origin,
  host,
  availableScreens,
  renderedUrl,
  navigation,
  children,
}: RouterlessLocationProps) {
  const { path, search } = useSyncExternalStore(
    navigation?.subscribe ?? subscribeToNothing,
    () => navigation?.read() ?? renderedUrl,
    () => renderedUrl,
  )
  const location = useMemo<PageLocation>(
    () => ({
      origin,
      host,
      path,
      search: new URLSearchParams(search),
      availableScreens,
      go: (to, options) => navigation?.go(to, options),
    }),
    [origin, host, path, search, availableScreens, navigation],
  )
  return <LocationProvider value={location}>{children}</LocationProvider>
}
