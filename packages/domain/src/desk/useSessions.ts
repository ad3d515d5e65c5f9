import { read, send } from '@minaret/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'

/** The key of the list of sessions. */
export const sessionsKey = ['sessions'] as const

/** Where the account is logged in. */
export function useSessions() {
  const { api } = useDesk()
  return useQuery({
    queryKey: sessionsKey,
    staleTime: 0,
    queryFn: ({ signal }) => read(api.GET('/api/desk/sessions', { signal })),
  })
}

/** Logs the account out elsewhere. */
export function useEndSession() {
  const { api, queryClient } = useDesk()
  return useMutation({
    mutationFn: (id: string) => send(api.POST('/api/desk/sessions/{id}/end', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}

/** Logs the account out everywhere but here; its words are shown as a message. */
export function useEndOtherSessions() {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: () => send(api.POST('/api/desk/sessions/end-others', {})),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}
