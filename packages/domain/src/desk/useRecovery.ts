import { read, send } from '@minaret/client'
import type { NewLogin } from '@minaret/contract/desk'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

/** Lost logins of a mosque's staff whose recovery can still be cancelled. @param enabled whether the role may see them */
export function useRecoveries(mosque: string, enabled: boolean) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...deskQueries.mosque(mosque), 'recoveries'] as const,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/recoveries', { params: { path: { mosque } }, signal })),
    enabled,
  })
}

/** A change of a mosque's recoveries; its words are shown as a message. */
function useRecoveryChange(mosque: string, change: (id: string) => Promise<{ message: string }>) {
  const { queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    // After a refusal as well: somebody else was quicker, and the list shows what is there now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}

/** Starts the recovery of somebody's login, by their account. */
export function useStartRecovery(mosque: string) {
  const { api } = useDesk()
  return useRecoveryChange(mosque, (account) =>
    send(api.POST('/api/desk/mosques/{mosque}/staff/{account}/recover', { params: { path: { mosque, account } } })),
  )
}

/** Cancels a recovery. */
export function useCancelRecovery(mosque: string) {
  const { api } = useDesk()
  return useRecoveryChange(mosque, (recovery) =>
    send(
      api.POST('/api/desk/mosques/{mosque}/recoveries/{recovery}/cancel', { params: { path: { mosque, recovery } } }),
    ),
  )
}

/** What is read by the reference of a link: once, since asking again after using it would only say that it is over. */
const byLink = { retry: false, staleTime: Infinity, meta: { quiet: true } } as const

/** What the link in an email would cancel. @param reference from the link */
export function useRecoveryLink(reference: string) {
  const { api } = useDesk()
  return useQuery({
    ...byLink,
    queryKey: ['recovery link', reference],
    queryFn: async () => (await send(api.POST('/api/desk/recovery-link', { body: { reference } }))).data,
  })
}

/** Cancels the recovery of a link. */
export function useCancelRecoveryByLink() {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (reference: string) => send(api.POST('/api/desk/recovery-link/cancel', { body: { reference } })),
  })
}

/** Whose login is set up again by a link. @param reference from the link */
export function useRecoverySetup(reference: string) {
  const { api } = useDesk()
  return useQuery({
    ...byLink,
    queryKey: ['recovery', reference],
    queryFn: async () => (await send(api.POST('/api/desk/recovery', { body: { reference } }))).data,
  })
}

/** A new secret for an authenticator app. */
export function useRecoveryAuthenticator() {
  const { api } = useDesk()
  return useMutation({
    mutationFn: (reference: string) => send(api.POST('/api/desk/recovery/authenticator', { body: { reference } })),
  })
}

/** Finishes with an authenticator app. */
export function useFinishRecovery() {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: NewLogin) => send(api.POST('/api/desk/recovery/finish', { body })),
  })
}

/** The same, with a passkey that the browser makes. */
export function useFinishWithPasskey() {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn({ reference, password }: Pick<NewLogin, 'reference' | 'password'>) {
      const { data } = await send(api.POST('/api/desk/recovery/passkey', { body: { reference } }))
      const options: unknown = data?.options
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract leaves WebAuthn's own JSON to WebAuthn
      const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON | undefined
      if (!data || !optionsJSON) throw new Error('The server sent no options for a passkey.')
      const credential = { ...(await startRegistration({ optionsJSON })) }
      const body = { reference, password, attempt: data.attempt, credential }
      return send(api.POST('/api/desk/recovery/finish', { body }))
    },
  })
}
