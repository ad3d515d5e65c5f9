import type { GiftDetail } from '@minaret/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Solve } from '../app/challenge.ts'
import { useApi, useDomain } from '../app/DomainProvider.tsx'
import { type Loaded, sliceOf, useSlice } from '../app/slice.ts'
import { giftMutations } from './mutations.ts'
import { isUndecided, pollAfter } from './poll.ts'
import { giftQueries } from './queries.ts'

/** Whether this mosque lets one give to a cause by card just now; opens the way for one attempt. */
export const useGiftPass = (causeId: string, attemptId: string): Loaded<unknown> =>
  useSlice(giftQueries.pass(useDomain(), causeId, attemptId))

/**
 * Pays. Fails with an `ApiError`; `giftFailureOf` tells what that means for the gift.
 * @param solve asked only where the host wants a challenge solved first
 */
export const usePayGift = (solve?: Solve) => useMutation(giftMutations.pay(useDomain(), solve))

/** Asks the host what became of a gift, past every cache; the host asks the provider. */
export function useAskGift(): (id: string) => Promise<GiftDetail> {
  const api = useApi()
  const client = useQueryClient()
  return (id) => client.fetchQuery({ ...giftQueries.view(api, id), staleTime: 0 })
}

/** The thank-you slice: `thank_you_status` is 0 in progress, 1 success, 2 failure (of the request, not of the gift). */
export type ThankYou = {
  thank_you_status: 0 | 1 | 2
  thank_you_res?: GiftDetail
  /** Why the request failed. */
  error?: Error
  /** The gift is not decided and no further look is planned. */
  stopped: boolean
  /** Looks again now. */
  look(): void
}

const statuses = { 'in progress': 0, success: 1, failure: 2 } as const

/** What became of a gift; looks again by itself for 50 seconds while it is undecided. */
export function useGift(id: string): ThankYou {
  const api = useApi()
  const client = useQueryClient()
  const options = giftQueries.view(api, id)
  const query = useQuery(options)
  const slice = sliceOf(query)
  const state = client.getQueryState(options.queryKey)
  const looked = (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0)
  return {
    thank_you_status: statuses[slice.status],
    thank_you_res: slice.data,
    error: slice.error,
    stopped: isUndecided(slice.data) && !query.isFetching && pollAfter(looked) === false,
    look: () => void query.refetch(),
  }
}
