import { ApiError, send } from '@minaret/client'
import type { RangeChange, RangeEffect, RangeRequest } from '@minaret/contract/desk'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { useUndoable } from './useUndoable.ts'

const keyOf = (mosque: string, request: RangeRequest | undefined) =>
  [...deskQueries.mosque(mosque), 'range', request] as const

/** What a change of several days would do. The last effect stays in view while the next is worked out. */
export function useRangeEffect(mosque: string, request: RangeRequest | undefined) {
  const { api } = useDesk()
  return useQuery({
    queryKey: keyOf(mosque, request),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    // A time that cannot be is said beside the form.
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      if (!request) throw new Error('There is nothing to preview.')
      const { data } = await send(
        api.POST('/api/desk/mosques/{mosque}/ranges/preview', { params: { path: { mosque } }, body: request, signal }),
      )
      if (!data) throw new Error('A preview has an effect.')
      return data
    },
  })
}

/** Whether a refusal's data is the effect as it would be now, as the contract has it for this code. */
const isEffect = (data: unknown): data is RangeEffect =>
  typeof data === 'object' && data !== null && 'version' in data && 'lines' in data

/** Changes several days. Everything of the mosque is read again, and the change can be undone from the bar. */
export function useChangeRange(mosque: string) {
  const { api, queryClient } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    mutationFn: (change: RangeChange) =>
      send(api.POST('/api/desk/mosques/{mosque}/ranges', { params: { path: { mosque } }, body: change })),
    onSuccess: ({ data }) => undoable(data?.change),
    // The refusal carries the effect as it would be now: it is shown, and the next try is made from it.
    onError(error, { request }) {
      if (error instanceof ApiError && error.status === 409 && isEffect(error.data))
        queryClient.setQueryData(keyOf(mosque, request), error.data)
    },
  })
}
