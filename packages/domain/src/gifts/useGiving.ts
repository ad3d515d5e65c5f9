import { read } from '@minaret/client'
import type { GiftDetail, GiftState } from '@minaret/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Solve } from '../app/challenge.ts'
import { useApi, useDomain } from '../app/DomainProvider.tsx'
import { type Action, useAction } from '../app/action.ts'
import { isMissing } from '../app/failures.ts'
import { type SliceResult, useSlice } from '../app/slice.ts'
import { giftMutations } from './mutations.ts'
import { readStoredPageToken } from './pageToken.ts'
import { giftQueries } from './queries.ts'

/** Loads the page token of one attempt; fails if the cause cannot take card payments now. */
export const usePageToken = (causeId: string, attemptId: string): SliceResult<unknown> =>
  useSlice(giftQueries.pass(useDomain(), causeId, attemptId))

/**
 * Pays. Fails with an `ApiError`; `giftFailureOf` classifies it.
 * @param solve called only if the server requires a challenge
 */
export const usePayGift = (solve?: Solve) => useMutation(giftMutations.pay(useDomain(), solve))

/** Returns a function that loads the status of a gift from the server and its payment provider, bypassing caches. */
export function useFetchGift(): (id: string) => Promise<GiftDetail> {
  const api = useApi()
  const client = useQueryClient()
  return (id) => client.fetchQuery({ ...giftQueries.view(api, id), staleTime: 0 })
}

/**
 * Returns a function that looks up an attempt of this tab after a reload, at the server and its payment provider.
 * It returns undefined if the server does not know the attempt, and rejects if there is no response.
 */
export function useFetchAttempt(): (attemptId: string) => Promise<GiftState | undefined> {
  const { api, visit, appSession = () => undefined } = useDomain()
  return async (attemptId) => {
    const pageToken = readStoredPageToken(visit, attemptId, Date.now())?.pageToken
    const body = { attemptId, pageToken, appSession: appSession() }
    return read(api.POST('/api/donation/attempt', { body })).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
  }
}

/**
 * Cancels an unpaid gift. The response is the gift's current state, shown on every page of it: closed once the provider
 * confirms, paid if the bank was faster, open if the outcome is unknown.
 */
export const useCancelGift = (): Action<{ id: string }, GiftDetail> => useAction(giftMutations.cancel(useDomain()))
