import { callDesk, type DeskOperationId, send } from '@minaret/client'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshDesk } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery, useDeskQuery } from './useDeskQuery.ts'

/** The session: the logged-in account and the mosques it may open. */
export const useDeskSession = () => useDeskQuery('sessionView', {})

type LoginOperation = Extract<
  DeskOperationId,
  'codeLogin' | 'recoveryCodeLogin' | 'demonstrationEnter' | 'demonstrationOwnerEnter'
>

/** Logs in, and resets all queries for the new account. */
export function useLogin<Id extends LoginOperation>(id: Id, { quiet = false }: { quiet?: boolean } = {}) {
  const { queryClient } = useDesk()
  return useDeskAction(id, { quiet, toast: false, onSuccess: () => queryClient.resetQueries() })
}

/** Accepts an invitation with the logged-in account. */
export function useJoinMosque() {
  const { api, queryClient } = useDesk()
  return useDeskAction('invitationJoin', {
    quiet: true,
    onSuccess: () => queryClient.resetQueries({ queryKey: deskQuery(api, 'sessionView', {}).queryKey }),
  })
}

/**
 * Logs out, after sending unsent drafts to the server.
 * @param onLoggedOut leaves the page, so that no mosque's data stays in its memory
 */
export function useDeskLogout(onLoggedOut: () => void) {
  const { api, drafts } = useDesk()
  return useMutation({
    async mutationFn() {
      await drafts.flush()
      return send(callDesk(api, 'sessionEnd', {}))
    },
    onSuccess() {
      drafts.storeOf('device').deleteAtLogout()
      onLoggedOut()
    },
  })
}

/** Refetches the session if it does not list a mosque that has since granted the installation owner access. */
export function useRefreshUnknownMosque(mosque: string, isSupported: boolean): void {
  const { queryClient, api } = useDesk()
  useEffect(() => {
    const session = queryClient.getQueryData(deskQuery(api, 'sessionView', {}).queryKey)
    const isKnown = session?.mosques.some(({ slug }) => slug === mosque)
    if (session && isSupported && !isKnown) void refreshDesk(queryClient, 'sessionView', undefined)
  }, [queryClient, api, mosque, isSupported])
}
