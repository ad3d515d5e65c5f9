import type { Cycle } from '@minaret/contract'
import { ApiError } from '@minaret/client'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../app/action.ts'
import { useApi, useDomain, useSession } from '../app/DomainProvider.tsx'
import { useSlice } from '../app/slice.ts'
import type { Solve } from '../app/challenge.ts'
import { cycleMutations, cycleQueries } from './cycles.ts'

/** One's own regular gifts. Without a session it stays in progress and asks nobody. */
export function useCycles() {
  const enabled = Boolean(useSession().user)
  return useSlice({ ...cycleQueries.list(useApi()), enabled })
}

/** Whether a weekly Friday gift of this person runs; to whoever is not logged in the answer is that none does. */
export const useCycleRunning = (causeId?: string) =>
  useSlice(cycleQueries.running(useApi(), Boolean(useSession().user), causeId))

/** The regular gift behind the link of a receipt. Fails with status 410 when the link is too old. */
export const useManagedCycle = (reference: string) => useSlice(cycleQueries.managed(useApi(), reference))

/** Asks for that gift anew, past every cache, while what is known of it stays on the page. */
export function useRefreshCycle(reference: string): () => Promise<Cycle> {
  const api = useApi()
  const client = useQueryClient()
  return () => client.fetchQuery({ ...cycleQueries.managed(api, reference), staleTime: 0 })
}

/** Asks for one's own regular gifts anew and picks one out. Rejects with status 404 when it is not among them. */
export function useRefreshOwnCycle(): (id: string) => Promise<Cycle> {
  const api = useApi()
  const client = useQueryClient()
  return async (id) => {
    const all = await client.fetchQuery({ ...cycleQueries.list(api), staleTime: 0 })
    const match = all.find((cycle) => cycle.id === id)
    if (!match) throw new ApiError('refused', { status: 404 })
    return match
  }
}

/** Pauses, resumes, skips, changes or ends a regular gift. Status 409: it has changed meanwhile. */
export const useChangeCycle = () => useAction(cycleMutations.change(useDomain()))

/**
 * Replaces the card of a regular gift: `start` gives the secret for the card form, `finish` takes its result.
 * @param solve asked only where the host wants a challenge solved first
 */
export const useChangeCard = (solve?: Solve) => useAction(cycleMutations.card(useDomain(), solve))

/** Does by the link of a receipt what `useChangeCycle` and `useChangeCard` do by the session. */
export const useManageCycle = (solve?: Solve) => useAction(cycleMutations.manage(useDomain(), solve))

/** Has a new link to a regular gift emailed to the address it is given with. */
export const useAskManageLink = () => useAction(cycleMutations.askLink(useDomain()))
