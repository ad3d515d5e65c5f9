import { read } from '@minaret/client'
import type { GiftDetail, GiftState } from '@minaret/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Solve } from '../app/challenge.ts'
import { useApi, useDomain } from '../app/DomainProvider.tsx'
import { type Action, useAction } from '../app/action.ts'
import { isMissing } from '../app/failures.ts'
import { type Loaded, useSlice } from '../app/slice.ts'
import { giftMutations } from './mutations.ts'
import { readStoredPass } from './pass.ts'
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

/**
 * Asks the host what became of an attempt this tab has sent, as after a reload; the host asks the provider.
 * @returns nothing when the host knows of no such attempt. Rejects when nobody answers
 */
export function useAskAttempt(): (attemptId: string) => Promise<GiftState | undefined> {
  const { api, visit, appSession = () => undefined } = useDomain()
  return async (attemptId) => {
    const pageToken = readStoredPass(visit, attemptId, Date.now())?.pageToken
    const body = { attemptId, pageToken, appSession: appSession() }
    return read(api.POST('/api/donation/attempt', { body })).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
  }
}

/**
 * Cancels a gift that has not been paid yet. The answer is the gift as it is now, also for whoever looks at it: closed
 * once the provider has said so, paid where the bank was faster, still open where neither is known.
 */
export const useCancelGift = (): Action<{ id: string }, GiftDetail> => useAction(giftMutations.cancel(useDomain()))
