import { type Api, read } from '@minaret/client'
import type { BrowserStorage } from '../storage/browserStorage.ts'
import { savePass, readStoredPass, lastPass } from './pass.ts'
import { queryOptions } from '@tanstack/react-query'
import { isUndecided, pollAfter } from './poll.ts'

const minute = 60_000

/** One person's gift. */
export const giftQueries = {
  all: ['gifts'] as const,
  /**
   * The page token of one attempt. The host ties the two together, so an attempt keeps its token for good, over a reload
   * too; a token nobody has used is renewed in time (it lives 30 minutes).
   */
  pass: ({ api, visit }: { api: Api; visit: BrowserStorage }, causeId: string, attemptId: string) =>
    queryOptions({
      queryKey: [...giftQueries.all, 'pass', causeId, attemptId],
      queryFn: async ({ signal }) => {
        const stored = readStoredPass(visit, attemptId, Date.now())
        if (stored) return stored
        const previous = lastPass(visit)
        const pass = await read(api.POST('/api/donation/start', { body: { causeId, previous }, signal }))
        savePass(visit, { ...pass, attemptId, used: false })
        return pass
      },
      staleTime: 25 * minute,
      gcTime: Infinity,
      // The form says it, in its place.
      meta: { quiet: true },
    }),
  /**
   * What became of a gift. While the provider has not decided, it is asked again, less and less often; and at once when
   * somebody comes back to the page, as from their bank's app.
   */
  view: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...giftQueries.all, 'view', id],
      queryFn: ({ signal }) =>
        read(api.GET('/api/getDonationTransactionDetail/{id}', { params: { path: { id } }, signal })),
      staleTime: ({ state }) => (state.data?.next === 'done' ? 5 * minute : 900),
      refetchInterval: ({ state }) =>
        isUndecided(state.data) && pollAfter(state.dataUpdateCount + state.errorUpdateCount),
      refetchOnWindowFocus: ({ state }) => isUndecided(state.data) && 'always',
      refetchOnReconnect: ({ state }) => isUndecided(state.data) && 'always',
    }),
}
