import { read, send } from '@minaret/client'
import type { HijriChange } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { isConflict } from './useTimes.ts'
import { useUndoable } from './useUndoable.ts'

const keyOf = (mosque: string) => [...deskQueries.mosque(mosque), 'hijri'] as const

/** Today's Hijri date, and when the months around it begin. */
export function useDeskHijri(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: keyOf(mosque),
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/hijri', { params: { path: { mosque } }, signal })),
  })
}

/** Announces the day a Hijri month begins on. Everything of the mosque is read again, and it can be undone from the bar. */
export function useChangeHijri(mosque: string) {
  const { api, queryClient } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    mutationFn: (change: HijriChange) =>
      send(api.POST('/api/desk/mosques/{mosque}/hijri', { params: { path: { mosque } }, body: change })),
    onSuccess: ({ data }) => undoable(data?.change),
    onError: (error) => isConflict(error) && queryClient.invalidateQueries({ queryKey: keyOf(mosque), exact: true }),
  })
}
