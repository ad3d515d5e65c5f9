import { send } from '@minaret/client'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'

const confirmationKey = ['confirmation'] as const

/** Begins showing again who one is: by what the account can show it. */
export function useBeginConfirmation(isOpen: boolean) {
  const { api } = useDesk()
  return useQuery({
    queryKey: confirmationKey,
    queryFn: async () => (await send(api.POST('/api/desk/confirmation/begin', {}))).data,
    enabled: isOpen,
    // An attempt is used once.
    gcTime: 0,
    staleTime: Infinity,
  })
}

/** Shows who one is: by a code, or by a passkey that the browser asks for. */
export function useConfirmIdentity() {
  const { api, queryClient } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn({ attempt, code, options }: { attempt: string; code?: string; options?: unknown }) {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract leaves WebAuthn's own JSON to WebAuthn
      const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON | undefined
      const credential = optionsJSON && { ...(await startAuthentication({ optionsJSON })) }
      const body = { attempt, ...(code === undefined ? {} : { code }), ...(credential ? { credential } : {}) }
      return send(api.POST('/api/desk/confirmation', { body }))
    },
    onError: () => queryClient.invalidateQueries({ queryKey: confirmationKey }),
  })
}
