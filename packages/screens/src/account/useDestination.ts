import { pathTo } from '@minaret/plans'
import { nextQuery, safeNext, withNext } from '../app/loginPath.ts'
import { usePageLocation } from '../app/LocationProvider.tsx'

/** The destination after an account page. */
export type Destination = {
  /** The path on this site from the URL's query; undefined if there is none. */
  next?: string
  /** Where the user goes after logging in. */
  to: string
  /** Returns the path of another account page with the same destination. */
  linkTo(path: string): string
}

/** Reads the destination from the URL. */
export function useDestination(): Destination {
  const { search } = usePageLocation()
  const next = safeNext(search.get(nextQuery))
  return { next, to: next ?? pathTo('profile'), linkTo: (path) => withNext(path, next) }
}
