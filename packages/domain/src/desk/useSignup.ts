import { ApiError, send } from '@minaret/client'
import type { SignupMosque, SignupPreviewRequest } from '@minaret/contract/desk'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'

type SignupLanguage = SignupMosque['settings']['language']

const languages: readonly SignupLanguage[] = ['en', 'ar', 'ur']

/** Whether what was begun is over: it took too long, or had too many tries. */
export const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 410

/** Begins a site for a mosque: a code is emailed in the page's language. Its answer holds the reference of what follows. */
export function useBeginSignup() {
  const { api, language } = useDesk()
  const emailLanguage = languages.find((one) => one === language) ?? 'en'
  return useMutation({
    meta: { quiet: true },
    mutationFn: (email: string) =>
      send(api.POST('/api/desk/signup/begin', { body: { email, language: emailLanguage } })),
  })
}

/** Shows the code. */
export function useProveSignup() {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: { reference: string; code: string }) => send(api.POST('/api/desk/signup/code', { body })),
  })
}

/** Places whose name begins with a text; nothing is asked for fewer than two characters. */
export function useSignupPlaces(reference: string, text: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: ['signup places', text],
    queryFn: async () =>
      (await send(api.POST('/api/desk/signup/places', { body: { reference, text } }))).data?.places ?? [],
    enabled: text.trim().length >= 2,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    meta: { quiet: true },
  })
}

/** The address and the times a mosque would have; what was shown before stays until the new is there. */
export function useSignupPreview(request: SignupPreviewRequest) {
  const { api } = useDesk()
  return useQuery({
    queryKey: ['signup preview', request],
    queryFn: async () => (await send(api.POST('/api/desk/signup/preview', { body: request }))).data,
    enabled: request.name.trim() !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
}

/** A new secret for the owner's authenticator app. */
export function useSignupAuthenticator() {
  const { api } = useDesk()
  return useMutation({
    mutationFn: (reference: string) => send(api.POST('/api/desk/signup/authenticator', { body: { reference } })),
  })
}

/** Creates the mosque and its owner's account, with a password and a code. */
export function useFinishSignup(mosque: SignupMosque) {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: { reference: string; name: string; password?: string; code?: string; enrolment?: string }) =>
      send(api.POST('/api/desk/signup/finish', { body: { ...body, mosque } })),
  })
}

/** The same, with a passkey that the browser makes. */
export function useFinishSignupWithPasskey(mosque: SignupMosque) {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    async mutationFn({ reference, name }: { reference: string; name: string }) {
      const { data } = await send(api.POST('/api/desk/signup/passkey', { body: { reference, name } }))
      const options: unknown = data?.options
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the contract leaves WebAuthn's own JSON to WebAuthn
      const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON | undefined
      if (!data || !optionsJSON) throw new Error('The server sent no options for a passkey.')
      const credential = { ...(await startRegistration({ optionsJSON })) }
      const body = { reference, name, mosque, attempt: data.attempt, credential }
      return send(api.POST('/api/desk/signup/finish', { body }))
    },
  })
}

/** Creates the mosque for the account that is logged in. */
export function useJoinSignup() {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: { reference: string; mosque: SignupMosque }) =>
      send(api.POST('/api/desk/signup/join', { body })),
  })
}
