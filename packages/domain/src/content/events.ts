import { type Api, read, readPage } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { listOptions } from '../app/listOptions.ts'
import { useSlice } from '../app/slice.ts'

/** Upcoming events, soonest first, or past events, newest first. */
export type When = 'upcoming' | 'past'

/** Queries of events. */
export const eventQueries = {
  all: ['events'] as const,
  list: (api: Api, when: When = 'upcoming', from = '') =>
    listOptions(
      [...eventQueries.all, 'list', when, from],
      (after, signal) => readPage(api.GET('/api/event', { params: { query: { after, when } }, signal })),
      from,
    ),
  view: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...eventQueries.all, 'view', id],
      queryFn: ({ signal }) => read(api.GET('/api/event/{id}', { params: { path: { id } }, signal })),
    }),
}

/**
 * One event. Fails with an `ApiError` of status 404 if it does not exist; a failure clears the event, not the news (the
 * specification allows either).
 */
export const useEvent = (id: string) => useSlice(eventQueries.view(useApi(), id))
