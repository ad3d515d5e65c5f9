import { ApiError, send, withoutSession, withSession } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import type { MutationResponse } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { removeDeviceToken, saveDeviceToken, readDeviceToken } from './device.ts'
import { accountQueries } from './queries.ts'

type Schemas = components['schemas']
type AccountDomain = Pick<Domain, 'api' | 'session' | 'queryClient' | 'storage'>

/** Options of the auth slice's forms (specification): the success toast shows the server's message. */
const formMeta = { success: true, keepsSent: true } as const

/** With `bNoToken` a reference replaces the session, so the session is not sent (specification, section 7). */
const sessionOption = ({ bNoToken }: { bNoToken?: boolean }) => (bNoToken ? withoutSession : {})

/** The session from a response. An older server may report success without one. @throws {ApiError} if it has none */
async function startSession(
  call: Promise<MutationResponse<Schemas['Session'] | undefined>>,
): Promise<MutationResponse<Schemas['Session']>> {
  const { data, message } = await call
  if (!data?.token) throw new ApiError('broken')
  return { data, message }
}

/**
 * Replaces the current session on a new login, and revokes the old token on the server. A failure to revoke it is
 * ignored.
 */
function replaceSession({ api, session }: Pick<AccountDomain, 'api' | 'session'>, next?: Schemas['Session']): void {
  const { user, login, logout } = session.getState()
  if (next) login(next)
  else logout('relogin')
  if (!user || user.token === next?.token) return
  api
    .POST('/api/user/logout', { body: { everywhere: false }, keepalive: true, ...withSession(user.token) })
    .catch(() => {})
}

/** Mutations of an account. */
export const accountMutations = {
  /** Registers. The browser stores the registration, without its password, until its email is confirmed. */
  register: ({ api, session }: AccountDomain) =>
    mutationOptions({
      mutationFn: (registration: Schemas['Registration']) =>
        send(api.POST('/api/user/register', { body: registration })),
      onSuccess({ data }, { name, email }) {
        const { savePendingRegistration, saveDraft } = session.getState()
        if (data?.next === 'login') saveDraft({ name: '', email: '', contactNumber: '' })
        else savePendingRegistration({ name, email })
      },
      meta: formMeta,
    }),

  /** Completes a registration with the reference from its email, and logs in. */
  verify: (domain: AccountDomain) =>
    mutationOptions({
      mutationFn: (verification: Schemas['Verification']) =>
        startSession(
          send(domain.api.POST('/api/user/verify', { body: { ...verification, ...readDeviceToken(domain.storage) } })),
        ),
      onSuccess({ data }) {
        saveDeviceToken(domain.storage, data.device)
        replaceSession(domain, { token: data.token, name: data.name ?? '' })
      },
    }),

  /** Logs in. Any failure clears the user (specification, section 4): the previous user is logged out. */
  login: (domain: AccountDomain) =>
    mutationOptions({
      mutationFn: (credentials: Schemas['Credentials']) =>
        startSession(
          send(domain.api.POST('/api/user/login', { body: { ...credentials, ...readDeviceToken(domain.storage) } })),
        ),
      onSuccess({ data }) {
        saveDeviceToken(domain.storage, data.device)
        replaceSession(domain, { token: data.token, name: data.name ?? '' })
      },
      onError: () => replaceSession(domain),
      meta: formMeta,
    }),

  /**
   * Logs out. The browser drops the session at once, whatever the server responds; ending the account's other sessions
   * waits for the server to confirm.
   */
  logout: ({ api, session }: AccountDomain) =>
    mutationOptions({
      async mutationFn({ everywhere = false }: Partial<Schemas['Logout']>): Promise<MutationResponse<unknown>> {
        const { user, logout } = session.getState()
        if (!user) return { data: undefined, message: '' }
        const init = { body: { everywhere }, keepalive: true, ...withSession(user.token) }
        if (everywhere) {
          const response = await send(api.POST('/api/user/logout', init))
          logout()
          return response
        }
        logout()
        return send(api.POST('/api/user/logout', init)).catch(() => ({ data: undefined, message: '' }))
      },
    }),

  /** Saves the account's details; with `bNoToken`, authorised by a reset reference instead of the session. */
  update: ({ api, session, queryClient }: AccountDomain) =>
    mutationOptions({
      mutationFn: (changes: Schemas['UserChanges']) =>
        send(api.POST('/api/user/updateDetails', { body: changes, ...sessionOption(changes) })),
      onSuccess({ data }, { bNoToken }) {
        if (bNoToken) return
        const { queryKey } = accountQueries.details(api)
        if (!data?.name) return queryClient.invalidateQueries({ queryKey })
        queryClient.setQueryData(queryKey, data)
        session.getState().renew({ name: data.name })
      },
      meta: formMeta,
    }),

  /**
   * Ends every other session; this one continues with the response's token. `bNoToken` as in `update`: it does not log in,
   * just as a reset does not.
   */
  changePassword: ({ api, session, storage }: AccountDomain) =>
    mutationOptions({
      mutationFn: (change: Schemas['PasswordChange']) =>
        send(
          api.POST('/api/user/changePassword', {
            body: { ...change, ...readDeviceToken(storage) },
            ...sessionOption(change),
          }),
        ),
      onSuccess({ data }, { bNoToken }) {
        saveDeviceToken(storage, data?.device)
        if (bNoToken || !data?.token) return
        session.getState().renew({ token: data.token, name: data.name ?? '' })
      },
      meta: formMeta,
    }),

  /** Requests an email with a link to set a new password. */
  requestReset: ({ api }: AccountDomain) =>
    mutationOptions({
      mutationFn: (request: Schemas['ResetRequest']) =>
        send(api.POST('/api/sendResetPasswordRequest', { body: request })),
      meta: formMeta,
    }),

  /** Sets a new password with the reference from that email, without logging in. Status 410 if it is used or expired. */
  resetPassword: ({ api, storage }: AccountDomain) =>
    mutationOptions({
      mutationFn: (reset: Schemas['PasswordReset']) =>
        send(api.POST('/api/resetPassword', { body: { ...reset, ...readDeviceToken(storage) } })),
      onSuccess: ({ data }) => saveDeviceToken(storage, data?.device),
      meta: formMeta,
    }),

  /** Exports everything the mosque holds about the account. */
  exportAll: ({ api }: AccountDomain) =>
    mutationOptions({ mutationFn: () => send(api.POST('/api/user/export', { body: {} })) }),

  /** Deletes the account and ends the session. */
  remove: ({ api, session, storage }: AccountDomain) =>
    mutationOptions({
      mutationFn: (confirmation: Schemas['UserDeletion']) => send(api.POST('/api/user/delete', { body: confirmation })),
      onSuccess() {
        removeDeviceToken(storage)
        session.getState().logout()
      },
    }),
}
