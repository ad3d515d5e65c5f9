import { createContext, use } from 'react'
import type { Screen } from '@minaret/plans'

/** The current location, and navigation. Each app provides it from its router. */
export type PageLocation = {
  /** Scheme, host and port of the site, for absolute URLs. */
  origin: string
  /** Scheme, host and port of the server, if they differ from the site's: it serves the images it renders. */
  host?: string
  /** The path of the URL, without the query. */
  path: string
  search: URLSearchParams
  /** The screens of this app; links to others are hidden. */
  availableScreens: readonly Screen[]
  /** Navigates. @param to a path, or only a query to stay on the page @param replace replaces the history entry */
  go(to: string, options?: { replace?: boolean }): void
}

const LocationContext = createContext<PageLocation | null>(null)

/** Provides the location to the screens. */
export const LocationProvider = LocationContext.Provider

/** The current location. @throws if there is no provider */
export function usePageLocation(): PageLocation {
  const location = use(LocationContext)
  if (!location) throw new Error('There is no <LocationProvider>.')
  return location
}
