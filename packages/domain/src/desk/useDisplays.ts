import { read, send } from '@minaret/client'
import type { DisplayChange } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { useUndoable } from './useUndoable.ts'

/** Displays report every minute: the list is read again as often while somebody looks at it, in milliseconds. */
const readEvery = 30_000

/** A mosque's displays, and how each is. */
export function useDisplays(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...deskQueries.mosque(mosque), 'displays'] as const,
    refetchInterval: readEvery,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/displays', { params: { path: { mosque } }, signal })),
  })
}

/** Renames a display or turns its picture; the change can be undone from the bar. */
export function useChangeDisplay(mosque: string, display: string) {
  const { api, queryClient } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    mutationFn: (body: DisplayChange) =>
      send(api.POST('/api/desk/mosques/{mosque}/displays/{display}', { params: { path: { mosque, display } }, body })),
    onSuccess: ({ data }) => undoable(data?.change),
    // After a refusal as well: somebody else was quicker, and the list shows what is there now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}

/** Makes a display load everything again. */
export function useReloadDisplay(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: (display: string) =>
      send(api.POST('/api/desk/mosques/{mosque}/displays/{display}/reload', { params: { path: { mosque, display } } })),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}

/** Ends a display's access, for good. */
export function useRevokeDisplay(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: (display: string) =>
      send(api.POST('/api/desk/mosques/{mosque}/displays/{display}/revoke', { params: { path: { mosque, display } } })),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}
