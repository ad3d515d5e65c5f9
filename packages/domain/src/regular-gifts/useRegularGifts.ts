import type { RegularGift } from '@minaret/contract'
import { ApiError } from '@minaret/client'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../app/action.ts'
import { useApi, useDomain, useSession } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'
import type { Solve } from '../app/challenge.ts'
import { regularGiftMutations, regularGiftQueries } from './regularGifts.ts'

/** The regular gifts of the logged-in user. Without a session it stays in progress and sends nothing. */
export function useRegularGifts() {
  const enabled = Boolean(useSession().user)
  return useSlice({ ...regularGiftQueries.list(useApi()), enabled })
}

/** Whether the user has an active weekly Friday gift; false without a session. */
export const useHasFridayGift = (causeId?: string) =>
  useSlice(regularGiftQueries.running(useApi(), Boolean(useSession().user), causeId))

/** The regular gift of a receipt's link. Fails with status 410 if the link has expired. */
export const useManagedRegularGift = (reference: string) => useSlice(regularGiftQueries.managed(useApi(), reference))

/** Returns a function that reloads that gift, bypassing caches; the old data stays on the page meanwhile. */
export function useRefreshRegularGift(reference: string): () => Promise<RegularGift> {
  const api = useApi()
  const client = useQueryClient()
  return () => client.fetchQuery({ ...regularGiftQueries.managed(api, reference), staleTime: 0 })
}

/** Returns a function that reloads the user's regular gifts and returns one. Rejects with status 404 if it is missing. */
export function useRefreshOwnRegularGift(): (id: string) => Promise<RegularGift> {
  const api = useApi()
  const client = useQueryClient()
  return async (id) => {
    const regularGifts = await client.fetchQuery({ ...regularGiftQueries.list(api), staleTime: 0 })
    const match = regularGifts.find((gift) => gift.id === id)
    if (!match) throw new ApiError('refused', { status: 404 })
    return match
  }
}

/** Pauses, resumes, skips, changes or ends a regular gift. Status 409: it has changed since it was loaded. */
export const useChangeRegularGift = () => useAction(regularGiftMutations.change(useDomain()))

/**
 * Replaces the card of a regular gift: `start` returns the client secret for the card form, `finish` takes its result.
 * @param solve called only if the server requires a challenge
 */
export const useChangeCard = (solve?: Solve) => useAction(regularGiftMutations.card(useDomain(), solve))

/** Does the same as `useChangeRegularGift` and `useChangeCard`, authorised by a receipt's link instead of the session. */
export const useManageRegularGift = (solve?: Solve) => useAction(regularGiftMutations.manage(useDomain(), solve))

/** Requests a new link to a regular gift, emailed to its donor. */
export const useRequestManageLink = () => useAction(regularGiftMutations.askLink(useDomain()))
