import { read, send } from '@minaret/client'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { sessionsKey } from './useSessions.ts'

const ownLoginKey = ['own login'] as const

/** What the account logs in with. */
export function useOwnLogin() {
  const { api } = useDesk()
  return useQuery({
    queryKey: ownLoginKey,
    staleTime: 0,
    queryFn: ({ signal }) => read(api.GET('/api/desk/own-login', { signal })),
  })
}

/** Whether the browser made no passkey because this device has one of the account's already. */
export const isPasskeyThere = (error: Error | null): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'

/** A change of what the account logs in with: everything that depends on it is read anew. */
function useOwnLoginChange<Sent, Result>(change: (sent: Sent) => Promise<Result>, isQuiet: boolean) {
  const { api, queryClient } = useDesk()
  return useMutation({
    // Showing again who one is, is asked for where the change is made.
    meta: isQuiet ? { quiet: true } : { isField: () => true },
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [ownLoginKey, sessionsKey, deskQueries.session(api).queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** Adds a passkey that the browser makes on this device. */
export function useAddPasskey() {
  const { api, toasts } = useDesk()
  return useOwnLoginChange(async () => {
    const { data } = await send(api.POST('/api/desk/own-login/passkeys/begin', {}))
    const options: unknown = data?.options
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract leaves WebAuthn's own JSON to WebAuthn
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON | undefined
    if (!data || !optionsJSON) throw new Error('The server sent no options for a passkey.')
    const credential = { ...(await startRegistration({ optionsJSON })) }
    const { message } = await send(
      api.POST('/api/desk/own-login/passkeys', { body: { attempt: data.attempt, credential } }),
    )
    toasts.getState().show('success', message)
  }, true)
}

/** Removes one of the account's passkeys, by its id. */
export function useRemovePasskey() {
  const { api, toasts } = useDesk()
  return useOwnLoginChange(async (id: string) => {
    const { message } = await send(api.POST('/api/desk/own-login/passkeys/remove', { body: { id } }))
    toasts.getState().show('success', message)
  }, false)
}

/** Gets new recovery codes in place of the old ones. */
export function useRenewRecoveryCodes() {
  const { api } = useDesk()
  return useOwnLoginChange(async () => {
    const { data } = await send(api.POST('/api/desk/own-login/recovery-codes', {}))
    return data?.codes ?? []
  }, false)
}
