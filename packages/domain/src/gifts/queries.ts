import { type Api, read } from '@minaret/client'
import { queryOptions } from '@tanstack/react-query'
import { pollAfter } from './poll.ts'

const minute = 60_000

/** One person's gift. */
export const giftQueries = {
  all: ['gifts'] as const,
  /** The page token of one attempt: kept while it surely works (it lives 30 minutes), shared with no other attempt. */
  pass: (api: Api, causeId: string, attemptId: string) =>
    queryOptions({
      queryKey: [...giftQueries.all, 'pass', causeId, attemptId],
      queryFn: ({ signal }) => read(api.POST('/api/donation/start', { body: { causeId }, signal })),
      staleTime: 25 * minute,
      gcTime: 25 * minute,
      // The form says it, in its place.
      meta: { quiet: true },
    }),
  /** What became of a gift. While the provider has not decided, it is asked again, less and less often. */
  view: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...giftQueries.all, 'view', id],
      queryFn: ({ signal }) => read(api.GET('/api/getDonationTransactionDetail/{id}', { params: { path: { id } }, signal })),
      staleTime: ({ state }) => (state.data?.next === 'done' ? 5 * minute : 900),
      refetchInterval: ({ state }) =>
        state.data?.next === 'poll' && pollAfter(state.dataUpdateCount + state.errorUpdateCount),
    }),
}
