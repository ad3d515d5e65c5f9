import { read, send } from '@minaret/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

/** Whether whoever runs the installation may look at the mosque and help. */
export function useSupport(mosque: string, enabled: boolean) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...deskQueries.mosque(mosque), 'support'] as const,
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/support', { params: { path: { mosque } }, signal })),
    enabled,
  })
}

/** Gives support access for 24 hours, or ends it. */
export function useChangeSupport(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  const params = { path: { mosque } }
  return useMutation({
    // Showing again who one is, is asked for where it is done.
    meta: { isField: (field: string) => field === 'confirmation' },
    mutationFn: (what: 'grant' | 'end') =>
      what === 'grant'
        ? send(api.POST('/api/desk/mosques/{mosque}/support/grant', { params }))
        : send(api.POST('/api/desk/mosques/{mosque}/support/end', { params })),
    async onSuccess({ message }) {
      toasts.getState().show('success', message)
      await queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) })
    },
  })
}

/** Reads anew which mosques the session may open, where one of them has let its holder in since. */
export function useKnowsMosque(mosque: string, isSupported: boolean): void {
  const { queryClient, api } = useDesk()
  useEffect(() => {
    const session = queryClient.getQueryData(deskQueries.session(api).queryKey)
    const isKnown = session?.mosques.some(({ slug }) => slug === mosque)
    if (session && isSupported && !isKnown) void queryClient.invalidateQueries(deskQueries.session(api))
  }, [queryClient, api, mosque, isSupported])
}
