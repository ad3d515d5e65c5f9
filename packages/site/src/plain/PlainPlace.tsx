import type { Screen } from '@minaret/plans'
import { type Place, PlaceProvider } from '@minaret/screens/app'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { Address, Steps } from './steps.ts'

export type PlainPlaceProps = {
  /** Scheme, host and port of the site. */
  origin: string
  /** The same of the host, where it is another's. */
  host?: string
  /** The screens the app has. */
  built: readonly Screen[]
  /** The address the host drew: the first drawing in the browser equals its. */
  drawn: Address
  /** Nothing on the host, where nobody goes anywhere. */
  steps?: Steps
  children: ReactNode
}

const never = () => () => {}

/** Lends the screens a place without a router. */
export function PlainPlace({ origin, host, built, drawn, steps, children }: PlainPlaceProps) {
  const { path, search } = useSyncExternalStore(
    steps?.subscribe ?? never,
    () => steps?.read() ?? drawn,
    () => drawn,
  )
  const place = useMemo<Place>(
    () => ({
      origin,
      host,
      path,
      search: new URLSearchParams(search),
      built,
      go: (to, options) => steps?.go(to, options),
    }),
    [origin, host, path, search, built, steps],
  )
  return <PlaceProvider value={place}>{children}</PlaceProvider>
}
