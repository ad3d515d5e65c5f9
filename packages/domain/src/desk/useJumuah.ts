import { ApiError, read, send } from '@minaret/client'
import type { DeskJumuah, JumuahChange } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { useUndoable } from './useUndoable.ts'

const keyOf = (mosque: string) => [...deskQueries.mosque(mosque), 'jumuah'] as const

/** The Jumu'ahs of every Friday, and what they make of the next Fridays. */
export function useDeskJumuah(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: keyOf(mosque),
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/jumuah', { params: { path: { mosque } }, signal })),
  })
}

const isJumuah = (data: unknown): data is DeskJumuah =>
  typeof data === 'object' && data !== null && 'version' in data && 'prayers' in data

/** The Jumu'ahs as they are now, where a change was refused because somebody else changed them. */
export const newJumuahOf = (error: unknown): DeskJumuah | undefined =>
  error instanceof ApiError && error.status === 409 && isJumuah(error.data) ? error.data : undefined

/** Changes the Jumu'ahs of every Friday. Everything of the mosque is read again, and it can be undone from the bar. */
export function useChangeJumuah(mosque: string) {
  const { api, queryClient } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    mutationFn: (change: JumuahChange) =>
      send(api.POST('/api/desk/mosques/{mosque}/jumuah', { params: { path: { mosque } }, body: change })),
    onSuccess: ({ data }) => undoable(data?.change),
    onError: (error) => newJumuahOf(error) && queryClient.invalidateQueries({ queryKey: keyOf(mosque), exact: true }),
  })
}
