import { createContext, use } from 'react'
import type { Screen } from '@minaret/plans'

/** Where the visitor is, and how to go elsewhere. An app lends it from its router. */
export type Place = {
  /** Scheme, host and port of the site, for addresses that leave the page. */
  origin: string
  /** Scheme, host and port of the host, where it is not the site's: what it draws alone is found there. */
  host?: string
  /** The path in the address bar, without the query. */
  path: string
  search: URLSearchParams
  /** The screens this app has; links to others are not offered. */
  built: readonly Screen[]
  /** @param to a path, or a query alone to stay on the page @param replace leaves no way back to here */
  go(to: string, options?: { replace?: boolean }): void
}

const PlaceContext = createContext<Place | null>(null)

/** Lends the screens a place. */
export const PlaceProvider = PlaceContext.Provider

/** Where the visitor is. */
export function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('Screens need a <PlaceProvider> around them.')
  return place
}
