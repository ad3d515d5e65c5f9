import { ApiError, read, send } from '@minaret/client'
import type { DeskRules, RulesChange, RulesWanted } from '@minaret/contract/desk'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { useUndoable } from './useUndoable.ts'

const keyOf = (mosque: string) => [...deskQueries.mosque(mosque), 'rules'] as const

/** The rules of every prayer. */
export function useDeskRules(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: keyOf(mosque),
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/rules', { params: { path: { mosque } }, signal })),
  })
}

/** What other rules of a prayer would do. The last effect stays in view while the next is worked out. */
export function useRulesEffect(mosque: string, wanted: RulesWanted | undefined) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...keyOf(mosque), 'effect', wanted] as const,
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
    // What cannot be is said beside the form.
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      if (!wanted) throw new Error('There is nothing to preview.')
      const { data } = await send(
        api.POST('/api/desk/mosques/{mosque}/rules/preview', { params: { path: { mosque } }, body: wanted, signal }),
      )
      if (!data) throw new Error('A preview has an effect.')
      return data
    },
  })
}

const isRules = (data: unknown): data is DeskRules =>
  typeof data === 'object' && data !== null && 'version' in data && 'rules' in data

/** The rules as they are now, where a change was refused because somebody else changed them. */
export const newRulesOf = (error: unknown): DeskRules | undefined =>
  error instanceof ApiError && error.status === 409 && isRules(error.data) ? error.data : undefined

/** Changes the rules of a prayer. Everything of the mosque is read again, and it can be undone from the bar. */
export function useChangeRules(mosque: string) {
  const { api, queryClient } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    mutationFn: (change: RulesChange) =>
      send(api.POST('/api/desk/mosques/{mosque}/rules', { params: { path: { mosque } }, body: change })),
    onSuccess: ({ data }) => undoable(data?.change),
    onError: (error) => newRulesOf(error) && queryClient.invalidateQueries({ queryKey: keyOf(mosque), exact: true }),
  })
}
