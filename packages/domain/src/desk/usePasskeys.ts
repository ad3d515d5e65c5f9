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

/** Whether this browser can use passkeys at all. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn()

/** Whether the browser made no passkey because this device has one of the account's already. */
export const isPasskeyThere = (error: Error | null): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'

/** An attempt at the server, and what it asks of the browser in WebAuthn's own JSON. */
type Attempt = { data?: { attempt: string; options?: unknown } }

/** Has the browser make a passkey. @returns the attempt and the new credential, as the server checks them */
async function createPasskey({ data }: Attempt) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract leaves WebAuthn's own JSON to WebAuthn
  const optionsJSON = data?.options as PublicKeyCredentialCreationOptionsJSON | undefined
  if (!data || !optionsJSON) throw new Error('The server sent no options for a passkey.')
  return { attempt: data.attempt, credential: { ...(await startRegistration({ optionsJSON })) } }
}

/** Has the browser ask for a passkey. @returns the attempt and the credential, as the server checks them */
async function askForPasskey({ data }: Attempt) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract leaves WebAuthn's own JSON to WebAuthn
  const optionsJSON = data?.options as PublicKeyCredentialRequestOptionsJSON | undefined
  if (!data || !optionsJSON) throw new Error('The server sent no options for a passkey.')
  return { attempt: data.attempt, credential: { ...(await startAuthentication({ optionsJSON })) } }
}

/** Logs in with a passkey: the browser asks for a face, a finger or the device's code. */
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

/** Re-authenticates, by a code or by a passkey that the browser asks for. */
export function useConfirmIdentity() {
  const { api, queryClient } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn({ attempt, code, options }: { attempt: string; code?: string; options?: unknown }) {
      const body = code === undefined ? await askForPasskey({ data: { attempt, options } }) : { attempt, code }
      return send(callDesk(api, 'identityConfirm', { body }))
    },
    // An attempt is used once.
    onError: () => refreshDesk(queryClient, 'identityConfirmBegin', undefined),
  })
}

/** What is read again after a change of what the account logs in with. */
export const ownLoginReads = ['ownLoginView', 'sessionList', 'sessionView'] as const

/** Adds a passkey that the browser makes on this device. */
export function useAddPasskey() {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn() {
      const body = await createPasskey(await send(callDesk(api, 'ownLoginPasskeyBegin', {})))
      return send(callDesk(api, 'ownLoginPasskeyAdd', { body }))
    },
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => refreshDesk(queryClient, ownLoginReads, undefined),
  })
}

/** Accepts an invitation with a new account, by a passkey that the browser makes. */
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

/** Finishes a recovery with a passkey that the browser makes. */
export function useFinishWithPasskey() {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn({ reference, password }: Pick<NewLogin, 'reference' | 'password'>) {
      const passkey = await createPasskey(await send(callDesk(api, 'recoveryPasskey', { body: { reference } })))
      return send(callDesk(api, 'recoveryFinish', { body: { reference, password, ...passkey } }))
    },
  })
}

/** Creates the mosque and its owner's account, with a passkey that the browser makes. */
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
