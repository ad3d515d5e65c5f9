import { createStore, type StoreApi } from 'zustand/vanilla'
import { isRecord, type BrowserStorage } from '../storage/browserStorage.ts'

/** Who is logged in: the token and the name to greet with, nothing more (decisions, section 6). */
export type User = { token: string; name: string }

/** A registration whose mail has not been followed yet; never its password. */
export type Waiting = { name: string; email: string }

/** What has been typed of a registration that is not sent yet; never its password. */
export type RegistrationDraft = { name: string; email: string; contactNumber: string }

/**
 * Why a session ended: the person asked for it; the host said it is over; it ended in another tab; somebody logged in
 * anew here, whether that worked or not.
 */
export type LogoutReason = 'asked' | 'expired' | 'elsewhere' | 'relogin'

/** The session of this browser and what waits to become one, with everything that may happen to them. */
export type SessionState = {
  /** Absent while nobody is logged in. */
  user?: User
  /** Present while a registration waits for its mail to be followed. */
  waiting?: Waiting
  /** Present while a registration is being typed. */
  draft?: RegistrationDraft
  /** Why the last session ended here; absent while one lasts, and when none ever did. */
  ended?: LogoutReason
  /** Begins a session; nothing waits for a mail any more. */
  login(user: User): void
  /** The same session under a new token or a new name. Does nothing for one that has ended, here or in another tab. */
  renew(change: Partial<User>): void
  /**
   * The host says that a session is over.
   * @param token the session it spoke of: one that has been followed by another ends nothing; by default the current one
   */
  expire(token?: string): void
  /** Ends the session and drops what the account kept in this browser. */
  logout(reason?: LogoutReason): void
  /** Remembers a registration until its mail is followed. */
  wait(registration: Waiting): void
  /** Remembers what is typed of a registration, so that a reload finds it; an empty one is forgotten. */
  keepDraft(draft: RegistrationDraft): void
}

const userKey = 'userData'
const waitingKey = 'registerData'

/** How long a registration that is not sent is kept, in milliseconds: whoever comes back to it comes back soon. */
const draftLife = 7 * 86_400_000

/** The session, kept under `userData`; its presence there means logged in, in every tab. */
export function createSession(storage: BrowserStorage): StoreApi<SessionState> {
  const readStored = () => storage.read(userKey, readUser)
  // Where storage is forbidden, the session lasts as long as the page, and other tabs know nothing of it.
  let shared = readStored() !== undefined
  const store = createStore<SessionState>()((set, get) => ({
    login(user) {
      // One person after another: other tabs must hear that the first has gone.
      if (get().user) get().logout('relogin')
      storage.remove(waitingKey)
      storage.write(userKey, user)
      shared = readStored() !== undefined
      set({ user, waiting: undefined, draft: undefined, ended: undefined })
    },
    renew(change) {
      const { user } = get()
      // Another tab may have ended or renewed it already, and the word of it be on its way.
      if (!user || (shared && readStored()?.token !== user.token)) return
      const renewed = { ...user, ...change }
      storage.write(userKey, renewed)
      set({ user: renewed })
    },
    expire(token = get().user?.token) {
      const { user, logout } = get()
      if (!user || user.token !== token) return
      const newer = readStored()
      if (newer && newer.token !== token) set({ user: newer })
      else logout('expired')
    },
    logout(reason = 'asked') {
      if (reason !== 'elsewhere') {
        // What another tab has removed may be another person's by now.
        storage.remove(userKey)
        storage.remove(waitingKey)
      }
      set(({ user, ended }) => ({
        user: undefined,
        waiting: undefined,
        draft: undefined,
        ended: user ? reason : ended,
      }))
    },
    wait({ name, email }) {
      const waiting = { name, email }
      storage.write(waitingKey, waiting)
      set({ waiting, draft: undefined })
    },
    keepDraft({ name, email, contactNumber }) {
      const draft = { name, email, contactNumber }
      const typed = name !== '' || email !== '' || contactNumber !== ''
      if (typed) storage.write(waitingKey, { ...draft, sent: false, at: Date.now() })
      else storage.remove(waitingKey)
      set({ draft: typed ? draft : undefined, waiting: undefined })
    },
  }))
  // After creation, so that the first render in the browser equals the server's, which knows nobody.
  store.setState({ user: readStored(), ...storage.read(waitingKey, readRegistration) })
  storage.watch(userKey, readUser, (user) => {
    if (user) {
      shared = true
      store.setState({ user, waiting: undefined, draft: undefined, ended: undefined })
    } else store.getState().logout('elsewhere')
  })
  return store
}

function readUser(value: unknown): User | undefined {
  if (!isRecord(value) || typeof value.token !== 'string' || !value.token) return undefined
  return { token: value.token, name: typeof value.name === 'string' ? value.name : '' }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function readRegistration(value: unknown): Pick<SessionState, 'waiting' | 'draft'> | undefined {
  if (!isRecord(value)) return undefined
  const [name, email, contactNumber] = [text(value.name), text(value.email), text(value.contactNumber)]
  if (value.sent === false) {
    const age = Date.now() - Number(value.at)
    return age >= 0 && age < draftLife ? { draft: { name, email, contactNumber } } : undefined
  }
  return email ? { waiting: { name, email } } : undefined
}
