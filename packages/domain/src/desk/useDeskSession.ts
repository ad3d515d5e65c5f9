import { callDesk, type DeskOperationId, send } from '@minaret/client'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshDesk } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery, useDeskQuery } from './useDeskQuery.ts'

/** Who is logged in, and what they may open. */
export const useDeskSession = () => useDeskQuery('sessionView', {})

type Entrance = Extract<
  DeskOperationId,
  'codeLogin' | 'recoveryCodeLogin' | 'demonstrationEnter' | 'demonstrationOwnerEnter'
>

/** Logs in: everything is read again for the account that is logged in now. */
export function useLogin<Id extends Entrance>(id: Id, { quiet = false }: { quiet?: boolean } = {}) {
  const { queryClient } = useDesk()
  return useDeskAction(id, { quiet, toast: false, onSuccess: () => queryClient.resetQueries() })
}

/** Accepts an invitation with the account that is logged in. */
export function useJoin() {
  const { api, queryClient } = useDesk()
  return useDeskAction('invitationJoin', {
    quiet: true,
    onSuccess: () => queryClient.resetQueries({ queryKey: deskQuery(api, 'sessionView', {}).queryKey }),
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
      return send(callDesk(api, 'sessionEnd', {}))
    },
    onSuccess() {
      drafts.storeOf('device').deleteAtLogout()
      onLoggedOut()
    },
  })
}

/** Reads anew which mosques the session may open, if one of them has let its holder in since. */
export function useKnowsMosque(mosque: string, isSupported: boolean): void {
  const { queryClient, api } = useDesk()
  useEffect(() => {
    const session = queryClient.getQueryData(deskQuery(api, 'sessionView', {}).queryKey)
    const isKnown = session?.mosques.some(({ slug }) => slug === mosque)
    if (session && isSupported && !isKnown) void refreshDesk(queryClient, 'sessionView', undefined)
  }, [queryClient, api, mosque, isSupported])
}
