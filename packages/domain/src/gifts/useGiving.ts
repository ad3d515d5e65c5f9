import type { GiftDetail } from '@minaret/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Solve } from '../app/challenge.ts'
import { useApi, useDomain } from '../app/DomainProvider.tsx'
import { type Loaded, useSlice } from '../app/slice.ts'
import { giftMutations } from './mutations.ts'
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
