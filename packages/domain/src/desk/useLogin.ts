import { send } from '@minaret/client'
import type { InvitationAcceptance } from '@minaret/contract/desk'
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

/** Whether this browser can use passkeys at all. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn()

/** The first step with a password: its answer names the attempt that a code completes. */
export function usePasswordLogin() {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: { email: string; password: string }) => send(api.POST('/api/desk/login', { body })),
  })
}

/** The second step, by a code of the app or a recovery code. */
export function useCodeLogin() {
  const { api, queryClient } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: { attempt: string; code: string; shared: boolean }) =>
      send(api.POST('/api/desk/login/code', { body })),
    onSuccess: () => queryClient.resetQueries(),
  })
}

/** Logs in with a recovery code, where a passkey was lost and there is no password. */
export function useRecoveryCodeLogin() {
  const { api, queryClient } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: { email: string; code: string; shared: boolean }) =>
      send(api.POST('/api/desk/login/recovery', { body })),
    onSuccess: () => queryClient.resetQueries(),
  })
}

/** Logs in with a passkey: the browser asks for a face, a finger or the device's code. */
export function usePasskeyLogin() {
  const { api, queryClient } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn({ shared }: { shared: boolean }) {
      const { data } = await send(api.POST('/api/desk/login/passkey/options', {}))
      const options: unknown = data?.options
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract leaves WebAuthn's own JSON to WebAuthn
      const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON | undefined
      if (!data || !optionsJSON) throw new Error('The server sent no options for a passkey.')
      const credential = { ...(await startAuthentication({ optionsJSON })) }
      return send(api.POST('/api/desk/login/passkey', { body: { attempt: data.attempt, credential, shared } }))
    },
    onSuccess: () => queryClient.resetQueries(),
  })
}

/** What an invitation is to. @param reference from its link; without one nothing is asked */
export function useInvitation(reference: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: ['invitation', reference],
    queryFn: async () => (await send(api.POST('/api/desk/invitation', { body: { reference } }))).data,
    retry: false,
    // Once it is accepted it is over: asking again would only say so.
    staleTime: Infinity,
    meta: { quiet: true },
  })
}

/** A new secret for an authenticator app. */
export function useNewAuthenticator() {
  const { api } = useDesk()
  return useMutation({
    mutationFn: (reference: string) => send(api.POST('/api/desk/invitation/authenticator', { body: { reference } })),
  })
}

/** Accepts an invitation with a new account: with a password and a code, or with a passkey made now. */
export function useAcceptInvitation() {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: InvitationAcceptance) => send(api.POST('/api/desk/invitation/accept', { body })),
  })
}

/** The same, with a passkey that the browser makes. */
export function useAcceptWithPasskey() {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn({ reference, name }: { reference: string; name: string }) {
      const { data } = await send(api.POST('/api/desk/invitation/passkey', { body: { reference, name } }))
      const options: unknown = data?.options
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract leaves WebAuthn's own JSON to WebAuthn
      const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON | undefined
      if (!data || !optionsJSON) throw new Error('The server sent no options for a passkey.')
      const credential = { ...(await startRegistration({ optionsJSON })) }
      return send(
        api.POST('/api/desk/invitation/accept', { body: { reference, name, attempt: data.attempt, credential } }),
      )
    },
  })
}

/** Accepts an invitation with the account that is logged in. */
export function useJoin() {
  const { api, queryClient } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (reference: string) => send(api.POST('/api/desk/invitation/join', { body: { reference } })),
    onSuccess: () => queryClient.resetQueries({ queryKey: deskQueries.session(api).queryKey }),
  })
}
