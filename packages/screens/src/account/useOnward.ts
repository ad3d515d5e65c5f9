import { pathTo } from '@minaret/plans'
import { nextQuery, safeNext, withNext } from '../app/loginTo.ts'
import { usePlace } from '../app/PlaceProvider.tsx'

/** Where one goes on from the pages of accounts. */
export type Onward = {
  /** The path of this site that the address names, if it does. */
  next?: string
  /** Where whoever has logged in goes. */
  to: string
  /** Another of these pages, which then goes on to the same place. */
  by(path: string): string
}

/** Reads from the address where one goes on. */
export function useOnward(): Onward {
  const { search } = usePlace()
  const next = safeNext(search.get(nextQuery))
  return { next, to: next ?? pathTo('profile'), by: (path) => withNext(path, next) }
}
