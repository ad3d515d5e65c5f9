import { ApiError, send, withoutSession, withSession } from '@minaret/client'
import type { components } from '@minaret/contract'
import { mutationOptions } from '@tanstack/react-query'
import type { Answer } from '../app/action.ts'
import type { Domain } from '../app/createDomain.ts'
import { dropDevice, saveDeviceToken, readDeviceToken } from './device.ts'
import { accountQueries } from './queries.ts'

type Schemas = components['schemas']
type Host = Pick<Domain, 'api' | 'session' | 'queryClient' | 'storage'>

/** A form of the specification's auth slice, whose success says what the host says. */
const form = { success: true, keepsSent: true } as const

/** The flag says that a reference stands in for the session, which then does not travel (specification, section 7). */
const carrying = ({ bNoToken }: { bNoToken?: boolean }) => (bNoToken ? withoutSession : {})

/** An answer that begins a session. An older host may say yes and give none. */
async function begun(call: Promise<Answer<Schemas['Session'] | undefined>>): Promise<Answer<Schemas['Session']>> {
  const { data, message } = await call
  if (!data?.token) throw new ApiError('broken')
  return { data, message }
}

/**
 * Forgets who is logged in here because somebody logs in anew, and tells the host, which would go on taking the token
 * otherwise. Whether it hears that changes nothing.
 */
function leave({ api, session }: Pick<Host, 'api' | 'session'>, next?: Schemas['Session']): void {
  const { user, login, logout } = session.getState()
  if (next) login(next)
  else logout('relogin')
  if (!user || user.token === next?.token) return
  api
    .POST('/api/user/logout', { body: { everywhere: false }, keepalive: true, ...withSession(user.token) })
    .catch(() => {})
}

/** What changes an account. */
export const accountMutations = {
  /** The registration is kept in this browser, without its password, while its mail is waited for. */
  register: ({ api, session }: Host) =>
    mutationOptions({
      mutationFn: (registration: Schemas['Registration']) =>
        send(api.POST('/api/user/register', { body: registration })),
      onSuccess({ data }, { name, email }) {
        const { wait, keepDraft } = session.getState()
        if (data?.next === 'login') keepDraft({ name: '', email: '', contactNumber: '' })
        else wait({ name, email })
      },
      meta: form,
    }),

  /** Completes a registration with the reference of its mail, and logs in. */
  verify: (host: Host) =>
    mutationOptions({
      mutationFn: (verification: Schemas['Verification']) =>
        begun(send(host.api.POST('/api/user/verify', { body: { ...verification, ...readDeviceToken(host.storage) } }))),
      onSuccess({ data }) {
        saveDeviceToken(host.storage, data.device)
        leave(host, { token: data.token, name: data.name ?? '' })
      },
    }),

  /** A failure, whatever its reason, clears the user (specification, section 4). Whoever was logged in here is logged out. */
  login: (host: Host) =>
    mutationOptions({
      mutationFn: (credentials: Schemas['Credentials']) =>
        begun(send(host.api.POST('/api/user/login', { body: { ...credentials, ...readDeviceToken(host.storage) } }))),
      onSuccess({ data }) {
        saveDeviceToken(host.storage, data.device)
        leave(host, { token: data.token, name: data.name ?? '' })
      },
      onError: () => leave(host),
      meta: form,
    }),

  /**
   * Logs out. This browser forgets the session at once, whatever the host says and also when it says nothing; ending
   * the account's other sessions waits for the host's yes.
   */
  logout: ({ api, session }: Host) =>
    mutationOptions({
      async mutationFn({ everywhere = false }: Partial<Schemas['Logout']>): Promise<Answer<unknown>> {
        const { user, logout } = session.getState()
        if (!user) return { data: undefined, message: '' }
        const init = { body: { everywhere }, keepalive: true, ...withSession(user.token) }
        if (everywhere) {
          const answer = await send(api.POST('/api/user/logout', init))
          logout()
          return answer
        }
        logout()
        return send(api.POST('/api/user/logout', init)).catch(() => ({ data: undefined, message: '' }))
      },
    }),

  /** Saves one's details; with `bNoToken` by a reset reference instead of the session. */
  update: ({ api, session, queryClient }: Host) =>
    mutationOptions({
      mutationFn: (changes: Schemas['UserChanges']) =>
        send(api.POST('/api/user/updateDetails', { body: changes, ...carrying(changes) })),
      onSuccess({ data }, { bNoToken }) {
        if (bNoToken) return
        const { queryKey } = accountQueries.details(api)
        if (!data?.name) return queryClient.invalidateQueries({ queryKey })
        queryClient.setQueryData(queryKey, data)
        session.getState().renew({ name: data.name })
      },
      meta: form,
    }),

  /**
   * Every other session ends; this one goes on under the token of the answer. `bNoToken` as in `update`: that logs nobody
   * in, as a reset does not.
   */
  changePassword: ({ api, session, storage }: Host) =>
    mutationOptions({
      mutationFn: (change: Schemas['PasswordChange']) =>
        send(
          api.POST('/api/user/changePassword', {
            body: { ...change, ...readDeviceToken(storage) },
            ...carrying(change),
          }),
        ),
      onSuccess({ data }, { bNoToken }) {
        saveDeviceToken(storage, data?.device)
        if (bNoToken || !data?.token) return
        session.getState().renew({ token: data.token, name: data.name ?? '' })
      },
      meta: form,
    }),

  /** Asks for a mail with a link to set a new password. */
  requestReset: ({ api }: Host) =>
    mutationOptions({
      mutationFn: (request: Schemas['ResetRequest']) =>
        send(api.POST('/api/sendResetPasswordRequest', { body: request })),
      meta: form,
    }),

  /** Sets a new password with the reference of that mail; logs nobody in. Status 410 when it is used or too old. */
  resetPassword: ({ api, storage }: Host) =>
    mutationOptions({
      mutationFn: (reset: Schemas['PasswordReset']) =>
        send(api.POST('/api/resetPassword', { body: { ...reset, ...readDeviceToken(storage) } })),
      onSuccess: ({ data }) => saveDeviceToken(storage, data?.device),
      meta: form,
    }),

  /** Everything the mosque holds about the account, to keep as a file. */
  exportAll: ({ api }: Host) => mutationOptions({ mutationFn: () => send(api.POST('/api/user/export', { body: {} })) }),

  /** Deletes the account and ends the session. */
  remove: ({ api, session, storage }: Host) =>
    mutationOptions({
      mutationFn: (confirmation: Schemas['UserDeletion']) => send(api.POST('/api/user/delete', { body: confirmation })),
      onSuccess() {
        dropDevice(storage)
        session.getState().logout()
      },
    }),
}
