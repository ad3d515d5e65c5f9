import { type Api, read } from '@minaret/client'
import type { BrowserStorage } from '../storage/browserStorage.ts'
import { savePageToken, readStoredPageToken, lastPageToken } from './pageToken.ts'
import { queryOptions } from '@tanstack/react-query'
import { isUndecided, pollAfter } from './poll.ts'

const minuteMs = 60_000

/** Queries of a gift. */
export const giftQueries = {
  all: ['gifts'] as const,
  /**
   * The page token of one attempt. The server ties the two together, so an attempt keeps its token, also after a reload;
   * an unused token is renewed before it expires after 30 minutes.
   */
  pass: ({ api, visit }: { api: Api; visit: BrowserStorage }, causeId: string, attemptId: string) =>
    queryOptions({
      queryKey: [...giftQueries.all, 'pass', causeId, attemptId],
      queryFn: async ({ signal }) => {
        const storedToken = readStoredPageToken(visit, attemptId, Date.now())
        if (storedToken) return storedToken
        const previous = lastPageToken(visit)
        const issued = await read(api.POST('/api/donation/start', { body: { causeId, previous }, signal }))
        savePageToken(visit, { ...issued, attemptId, used: false })
        return issued
      },
      staleTime: 25 * minuteMs,
      gcTime: Infinity,
      // The form shows the error itself.
      meta: { quiet: true },
    }),
  /**
   * The status of a gift. While undecided, it is polled at growing intervals, and at once when the donor returns to the
   * page, for example from their bank's app.
   */
  view: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...giftQueries.all, 'view', id],
      queryFn: ({ signal }) =>
        read(api.GET('/api/getDonationTransactionDetail/{id}', { params: { path: { id } }, signal })),
      staleTime: ({ state }) => (state.data?.next === 'done' ? 5 * minuteMs : 900),
      refetchInterval: ({ state }) =>
        isUndecided(state.data) && pollAfter(state.dataUpdateCount + state.errorUpdateCount),
      refetchOnWindowFocus: ({ state }) => isUndecided(state.data) && 'always',
      refetchOnReconnect: ({ state }) => isUndecided(state.data) && 'always',
    }),
}
