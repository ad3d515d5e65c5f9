import { createStore, type StoreApi } from 'zustand/vanilla'
import { isRecord, type Shelf } from '../storage/shelf.ts'

/** Who is logged in: the token and the name to greet with, nothing more (decisions, section 6). */
export type User = { token: string; name: string }

export type SessionState = {
  /** Absent while nobody is logged in. */
  user?: User
  login(user: User): void
  logout(): void
}

const key = 'userData'

/** The session, kept under `userData`; its presence there means logged in, in every tab. */
export function createSession(shelf: Shelf): StoreApi<SessionState> {
  const store = createStore<SessionState>()((set) => ({
    login(user) {
      shelf.write(key, user)
      set({ user })
    },
    logout() {
      shelf.remove(key)
      set({ user: undefined })
    },
  }))
  // After creation, so that the first render in the browser equals the server's, which knows nobody.
  const user = shelf.read(key, readUser)
  if (user) store.setState({ user })
  return store
}

function readUser(value: unknown): User | undefined {
  if (!isRecord(value) || typeof value.token !== 'string' || !value.token) return undefined
  return { token: value.token, name: typeof value.name === 'string' ? value.name : '' }
}
