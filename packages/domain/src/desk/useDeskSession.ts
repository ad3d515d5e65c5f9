import { send } from '@minaret/client'
import type { DemonstrationMosque } from '@minaret/contract/desk'
import type { Role } from '@minaret/plans'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

/** Who is logged in, and what they may open. */
export const useDeskSession = () => useQuery(deskQueries.session(useDesk().api))

/** Enters a demonstration mosque as one of its people. */
export function useEnterDemonstration() {
  const { api, queryClient } = useDesk()
  return useMutation({
    mutationFn: (entry: { mosque: DemonstrationMosque['slug']; role: Role }) =>
      send(api.POST('/api/desk/demonstration', { body: entry })),
    onSuccess: () => queryClient.resetQueries(),
  })
}

/**
 * Logs out, after the server has what was typed last.
 * @param onLoggedOut leaves the page, so that nothing of any mosque stays in its memory
 */
export function useDeskLogout(onLoggedOut: () => void) {
  const { api, drafts } = useDesk()
  return useMutation({
    async mutationFn() {
      await drafts.flush()
      return send(api.POST('/api/desk/logout', {}))
    },
    onSuccess() {
      drafts.storeOf('device').deleteAtLogout()
      onLoggedOut()
    },
  })
}
