import { callDesk, send } from '@minaret/client'
import type { NewLogin, SignupMosque } from '@minaret/contract/desk'
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { refreshDesk } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'

/** Whether this browser supports passkeys. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn()

/** Whether registration failed because this device already has a passkey of the account. */
export const isAlreadyRegistered = (error: Error | null): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'

/** A WebAuthn attempt on the server, with the options for the browser. */
type Attempt = { data?: { attempt: string; options?: unknown } }

/** Asks the browser to create a passkey. @returns the attempt and the new credential, for the server to verify */
async function createPasskey({ data }: Attempt) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract does not describe WebAuthn's JSON
  const optionsJSON = data?.options as PublicKeyCredentialCreationOptionsJSON | undefined
  if (!data || !optionsJSON) throw new Error('The server sent no options for a passkey.')
  return { attempt: data.attempt, credential: { ...(await startRegistration({ optionsJSON })) } }
}

/** Asks the browser for a passkey. @returns the attempt and the credential, for the server to verify */
async function askForPasskey({ data }: Attempt) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract does not describe WebAuthn's JSON
  const optionsJSON = data?.options as PublicKeyCredentialRequestOptionsJSON | undefined
  if (!data || !optionsJSON) throw new Error('The server sent no options for a passkey.')
  return { attempt: data.attempt, credential: { ...(await startAuthentication({ optionsJSON })) } }
}

/** Logs in with a passkey: the browser asks for face, fingerprint or PIN. */
export function usePasskeyLogin() {
  const { api, queryClient } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn({ shared }: { shared: boolean }) {
      const proof = await askForPasskey(await send(callDesk(api, 'passkeyLoginOptions', {})))
      return send(callDesk(api, 'passkeyLogin', { body: { ...proof, shared } }))
    },
    onSuccess: () => queryClient.resetQueries(),
  })
}

/** Re-authenticates with a code or a passkey. */
export function useConfirmIdentity() {
  const { api, queryClient } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn({ attempt, code, options }: { attempt: string; code?: string; options?: unknown }) {
      const body = code === undefined ? await askForPasskey({ data: { attempt, options } }) : { attempt, code }
      return send(callDesk(api, 'identityConfirm', { body }))
    },
    // An attempt can be used once only.
    onError: () => refreshDesk(queryClient, 'identityConfirmBegin', undefined),
  })
}

/** The queries to refetch after a change to the account's login methods. */
export const ownLoginQueries = ['ownLoginView', 'sessionList', 'sessionView'] as const

/** Adds a passkey created on this device. */
export function useAddPasskey() {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn() {
      const body = await createPasskey(await send(callDesk(api, 'ownLoginPasskeyBegin', {})))
      return send(callDesk(api, 'ownLoginPasskeyAdd', { body }))
    },
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => refreshDesk(queryClient, ownLoginQueries, undefined),
  })
}

/** Accepts an invitation with a new account and a new passkey. */
export function useAcceptWithPasskey() {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn(account: { reference: string; name: string }) {
      const passkey = await createPasskey(await send(callDesk(api, 'invitationPasskey', { body: account })))
      return send(callDesk(api, 'invitationAccept', { body: { ...account, ...passkey } }))
    },
  })
}

/** Finishes a recovery with a new passkey. */
export function useFinishRecoveryWithPasskey() {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn({ reference, password }: Pick<NewLogin, 'reference' | 'password'>) {
      const passkey = await createPasskey(await send(callDesk(api, 'recoveryPasskey', { body: { reference } })))
      return send(callDesk(api, 'recoveryFinish', { body: { reference, password, ...passkey } }))
    },
  })
}

/** Creates the mosque and its owner's account, with a new passkey. */
export function useFinishSignupWithPasskey(mosque: SignupMosque) {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn(account: { reference: string; name: string }) {
      const passkey = await createPasskey(await send(callDesk(api, 'signupPasskey', { body: account })))
      return send(callDesk(api, 'signupFinish', { body: { ...account, mosque, ...passkey } }))
    },
  })
}
