import type { Screen } from '@minaret/plans'
import { type Place, PlaceProvider } from '@minaret/screens/app'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { Address, Navigation } from './navigation.ts'

export type RouterlessPlaceProps = {
  /** Scheme, host and port of the site. */
  origin: string
  /** The API's origin, if it differs from the site's. */
  host?: string
  /** The screens the app has. */
  built: readonly Screen[]
  /** The URL the server rendered: the first render in the browser must match it. */
  drawn: Address
  /** Undefined on the server, which does not navigate. */
  navigation?: Navigation
  children: ReactNode
}

const subscribeToNothing = () => () => {}

/** Provides screens with a `Place` for an app without a router. */
export function RouterlessPlace({ origin, host, built, drawn, navigation, children }: RouterlessPlaceProps) {
  const { path, search } = useSyncExternalStore(
    navigation?.subscribe ?? subscribeToNothing,
    () => navigation?.read() ?? drawn,
    () => drawn,
  )
  const place = useMemo<Place>(
    () => ({
      origin,
      host,
      path,
      search: new URLSearchParams(search),
      built,
      go: (to, options) => navigation?.go(to, options),
    }),
    [origin, host, path, search, built, navigation],
  )
  return <PlaceProvider value={place}>{children}</PlaceProvider>
}
