import type { DeskApi } from '@minaret/client'
import type { DeskSession } from '@minaret/contract/desk'
import { createStore, type StoreApi } from 'zustand'
import { createDraftCipher, type Subtle } from './cipher.ts'
import { createDeviceDrafts, type DraftStorage } from './deviceDrafts.ts'
import { type DraftStore, noDraftStore } from './draftStore.ts'
import { createServerDrafts, type ServerDraftStore } from './serverDrafts.ts'

/** Where a form's draft is stored: on the server if a device must not hold it. */
export type DraftPlace = 'device' | 'server'

/** A form's draft in this page's memory. */
export type OpenDraft = {
  /** The typed value; undefined if the store was read and has none. */
  value?: unknown
  /** When it was typed, if it comes from a store; undefined if it was typed on this page. */
  restoredFrom?: string
  /** Whether a store has it; undefined until the store has responded. */
  isStored?: boolean
}

/** The drafts of the logged-in account. */
export type DeskDrafts = {
  /** Open forms, keyed by account, place, mosque and form. */
  open: StoreApi<Readonly<Record<string, OpenDraft>>>
  /** The store for a place. On a shared computer, or if the browser cannot encrypt, it is the server for both. */
  storeOf(place: DraftPlace): DraftStore
  /** Returns the email of the logged-in account, for keys in this page's memory; undefined if logged out. */
  currentAccount(): string | undefined
  /** Sends unsent drafts to the server, before a logout. */
  flush(): Promise<void>
}

/** Dependencies of {@link createDeskDrafts}. */
export type DraftDependencies = {
  api: DeskApi
  session: () => DeskSession | undefined
  /** The browser's cryptography and storage; undefined if there is none. */
  subtle?: Subtle
  storage?: () => DraftStorage | undefined
}

/** Creates the drafts of a desk. They follow the session: another account has other keys. */
export function createDeskDrafts({ api, session, subtle, storage }: DraftDependencies): DeskDrafts {
  const currentAccount = () => session()?.account?.email
  const server: ServerDraftStore = createServerDrafts(api, currentAccount)
  if (typeof document !== 'undefined')
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void server.flush()
    })
  let device: { keyId: string; store: DraftStore } | undefined
  return {
    open: createStore(() => ({})),
    currentAccount,
    flush: () => server.flush(),
    storeOf(place) {
      const current = session()
      if (!current?.account) return noDraftStore
      const [key] = current.draftKeys ?? []
      if (place === 'server' || !key || !subtle || !storage) return server
      if (device?.keyId !== key.id)
        device = {
          keyId: key.id,
          store: createDeviceDrafts(storage, createDraftCipher(subtle, current.draftKeys ?? [])),
        }
      return device.store
    },
  }
}
