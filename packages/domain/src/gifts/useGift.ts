import type { GiftDetail } from '@minaret/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../app/DomainProvider.tsx'
import { sliceOf, useRetry } from '../app/slice.ts'
import { isSlow, isUndecided } from './poll.ts'
import { giftQueries } from './queries.ts'
import { usePollOnReturn } from './usePollOnReturn.ts'

/** The thank-you slice: `thank_you_status` is 0 in progress, 1 success, 2 failure (of the request, not of the gift). */
export type ThankYou = {
  thank_you_status: 0 | 1 | 2
  thank_you_res?: GiftDetail
  /** Why the request failed. */
  error?: Error
  /** The decision takes longer than usual; polling continues. */
  slow: boolean
  /** Polls now. */
  refresh(): void
}

const statuses = { 'in progress': 0, success: 1, failure: 2 } as const

/** The status of a gift, polled while it is undecided. */
export function useGift(id: string): ThankYou {
  const api = useApi()
  const client = useQueryClient()
  const options = giftQueries.view(api, id)
  // Responses without changes count towards the polls too.
  const query = useQuery({ ...options, notifyOnChangeProps: 'all' })
  usePollOnReturn(() => {
    if (isUndecided(query.data)) void query.refetch()
  })
  const retry = useRetry(options.queryKey)
  const slice = sliceOf(query)
  const state = client.getQueryState(options.queryKey)
  const pollCount = (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0)
  return {
    thank_you_status: statuses[slice.status],
    thank_you_res: slice.data,
    error: slice.error,
    slow: isUndecided(slice.data) && isSlow(pollCount),
    // Before the first response, start the load again.
    refresh: () => (slice.data ? void query.refetch() : retry()),
  }
}
