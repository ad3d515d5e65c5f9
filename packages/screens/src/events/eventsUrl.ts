import type { When } from '@minaret/domain'
import { pathTo } from '@minaret/plans'

/** The query of an events page. */
export type EventsQuery = { when: When; after?: string }

/** Parses the query; upcoming events by default. */
export const readEventsQuery = (search: URLSearchParams): EventsQuery => ({
  when: search.get('when') === 'past' ? 'past' : 'upcoming',
  after: search.get('after') ?? undefined,
})

/** The URL of an events page. @param after the cursor of an earlier page */
export function eventsUrl(when: When, after?: string): string {
  const query = new URLSearchParams({ ...(when === 'past' ? { when } : {}), ...(after ? { after } : {}) }).toString()
  return pathTo('events') + (query && `?${query}`)
}
