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

/** Logs out: nothing of any mosque stays in memory. */
export function useDeskLogout() {
  const { api, queryClient } = useDesk()
  return useMutation({
    mutationFn: () => send(api.POST('/api/desk/logout', {})),
    async onSettled() {
      // The session first: once it is over no page of a mosque is open that would ask again.
      await queryClient.resetQueries({ queryKey: deskQueries.session(api).queryKey })
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'mosque' })
    },
  })
}
