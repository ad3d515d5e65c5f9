import { createStore, type StoreApi } from 'zustand/vanilla'
import { isRecord, type BrowserStorage } from '../storage/browserStorage.ts'

/** The logged-in user: only the token and the name to greet with (decisions, section 6). */
export type User = { token: string; name: string }

/** A registration whose email has not been confirmed yet, without its password. */
export type PendingRegistration = { name: string; email: string }

/** The draft of a registration that has not been sent yet, without its password. */
export type RegistrationDraft = { name: string; email: string; contactNumber: string }

/**
 * Why a session ended: the user logged out; the server expired it; it ended in another tab; or there was another login
 * attempt here, successful or not.
 */
export type LogoutReason = 'asked' | 'expired' | 'elsewhere' | 'relogin'

/** The browser's session and pending registration, with their transitions. */
export type SessionState = {
  /** Undefined if logged out. */
  user?: User
  /** Set while a registration awaits confirmation of its email. */
  pendingRegistration?: PendingRegistration
  /** Set while a registration has been started but not sent. */
  draft?: RegistrationDraft
  /** Why the last session ended; undefined during a session, and if there was none. */
  ended?: LogoutReason
  /** Starts a session and clears any pending registration. */
  login(user: User): void
  /** Updates the session's token or name. Does nothing if the session has ended, here or in another tab. */
  renew(change: Partial<User>): void
  /**
   * Ends a session that the server has expired.
   * @param token of the expired session, by default the current one; an earlier session's token does nothing
   */
  expire(token?: string): void
  /** Ends the session and removes the account's data from this browser. */
  logout(reason?: LogoutReason): void
  /** Stores a registration until its email is confirmed. */
  savePendingRegistration(registration: PendingRegistration): void
  /** Stores a registration draft so that it survives a reload; removes an empty one. */
  saveDraft(draft: RegistrationDraft): void
}

const userKey = 'userData'
const pendingRegistrationKey = 'registerData'

/** How long an unsent draft is kept, in milliseconds. */
const draftLifetimeMs = 7 * 86_400_000

/** Creates the session store, persisted under `userData`; its presence there means logged in, in every tab. */
export function createSession(storage: BrowserStorage): StoreApi<SessionState> {
  const readStored = () => storage.read(userKey, parseUser)
  // If storage is forbidden, the session lasts as long as the page and other tabs cannot see it.
  let isShared = readStored() !== undefined
  const store = createStore<SessionState>()((set, get) => ({
    login(user) {
      // Log the previous user out first, so that other tabs clear that user's data.
      if (get().user) get().logout('relogin')
      storage.remove(pendingRegistrationKey)
      storage.write(userKey, user)
      isShared = readStored() !== undefined
      set({ user, pendingRegistration: undefined, draft: undefined, ended: undefined })
    },
    renew(change) {
      const { user } = get()
      // Another tab may have ended or renewed the session already, with its event still pending.
      if (!user || (isShared && readStored()?.token !== user.token)) return
      const newUser = { ...user, ...change }
      storage.write(userKey, newUser)
      set({ user: newUser })
    },
    expire(token = get().user?.token) {
      const { user, logout } = get()
      if (!user || user.token !== token) return
      const storedUser = readStored()
      if (storedUser && storedUser.token !== token) set({ user: storedUser })
      else logout('expired')
    },
    logout(reason = 'asked') {
      if (reason !== 'elsewhere') {
        // After a logout in another tab, the stored session may already be another user's.
        storage.remove(userKey)
        storage.remove(pendingRegistrationKey)
      }
      set(({ user, ended }) => ({
        user: undefined,
        pendingRegistration: undefined,
        draft: undefined,
        ended: user ? reason : ended,
      }))
    },
    savePendingRegistration({ name, email }) {
      const pendingRegistration = { name, email }
      storage.write(pendingRegistrationKey, pendingRegistration)
      set({ pendingRegistration, draft: undefined })
    },
    saveDraft({ name, email, contactNumber }) {
      const draft = { name, email, contactNumber }
      const hasInput = name !== '' || email !== '' || contactNumber !== ''
      if (hasInput) storage.write(pendingRegistrationKey, { ...draft, sent: false, at: Date.now() })
      else storage.remove(pendingRegistrationKey)
      set({ draft: hasInput ? draft : undefined, pendingRegistration: undefined })
    },
  }))
  // Set after creation, so that hydration matches the server's render without a user.
  store.setState({ user: readStored(), ...storage.read(pendingRegistrationKey, parseRegistration) })
  storage.watch(userKey, parseUser, (user) => {
    if (user) {
      isShared = true
      store.setState({ user, pendingRegistration: undefined, draft: undefined, ended: undefined })
    } else store.getState().logout('elsewhere')
  })
  return store
}

function parseUser(value: unknown): User | undefined {
  if (!isRecord(value) || typeof value.token !== 'string' || !value.token) return undefined
  return { token: value.token, name: typeof value.name === 'string' ? value.name : '' }
}

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '')

function parseRegistration(value: unknown): Pick<SessionState, 'pendingRegistration' | 'draft'> | undefined {
  if (!isRecord(value)) return undefined
  const [name, email, contactNumber] = [
    stringOrEmpty(value.name),
    stringOrEmpty(value.email),
    stringOrEmpty(value.contactNumber),
  ]
  if (value.sent === false) {
    const age = Date.now() - Number(value.at)
    return age >= 0 && age < draftLifetimeMs ? { draft: { name, email, contactNumber } } : undefined
  }
  return email ? { pendingRegistration: { name, email } } : undefined
}
