import type { When } from '@minaret/domain'
import { pathTo } from '@minaret/plans'

/** Which events an address asks for. */
export type EventsQuery = { when: When; after?: string }

/** Reads the address; whatever it does not know is what is coming up. */
export const readEventsQuery = (search: URLSearchParams): EventsQuery => ({
  when: search.get('when') === 'past' ? 'past' : 'upcoming',
  after: search.get('after') ?? undefined,
})

/** The address of some events. @param after where an earlier page ended */
export function pageAt(when: When, after?: string): string {
  const query = new URLSearchParams({ ...(when === 'past' ? { when } : {}), ...(after ? { after } : {}) }).toString()
  return pathTo('events') + (query && `?${query}`)
}
