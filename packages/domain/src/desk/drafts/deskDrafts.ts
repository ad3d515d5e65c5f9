import type { DeskApi } from '@minaret/client'
import type { DeskSession } from '@minaret/contract/desk'
import { createStore, type StoreApi } from 'zustand'
import { createDraftCipher, type Subtle } from './cipher.ts'
import { createDeviceDrafts, type DraftStorage } from './deviceDrafts.ts'
import { type DraftStore, noDraftStore } from './draftStore.ts'
import { createServerDrafts, type ServerDraftStore } from './serverDrafts.ts'

/** Where a form's draft may lie: what a device must not hold lies on the server. */
export type DraftPlace = 'device' | 'server'

/** A form's text in this page's memory. */
export type OpenDraft = {
  /** What was typed; nothing: it was looked for, and there is none. */
  value?: unknown
  /** When it was typed, where it was read from a store instead of being typed since the page was opened. */
  restoredFrom?: string
  /** Whether a store has it; nothing while that is not known yet. */
  isStored?: boolean
}

/** The drafts of whoever is logged in. */
export type DeskDrafts = {
  /** Forms that are open, by account, place, mosque and form. */
  open: StoreApi<Readonly<Record<string, OpenDraft>>>
  /** The store for a place. On a shared computer, and where the browser cannot encrypt, it is the server for both. */
  storeOf(place: DraftPlace): DraftStore
  /** The account that is logged in, for names in this page's memory. */
  whose(): string | undefined
  /** Hands the server what it has not got yet, before somebody logs out. */
  flush(): Promise<void>
}

/** What drafts are made of. */
export type DraftParts = {
  api: DeskApi
  session: () => DeskSession | undefined
  /** The platform's cryptography and storage; nothing where there is none. */
  subtle?: Subtle
  storage?: () => DraftStorage | undefined
}

/** Makes the drafts of a desk. They follow the session: with another account, other keys. */
export function createDeskDrafts({ api, session, subtle, storage }: DraftParts): DeskDrafts {
  const whose = () => session()?.account?.email
  const server: ServerDraftStore = createServerDrafts(api, whose)
  if (typeof document !== 'undefined')
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void server.flush()
    })
  let device: { keyId: string; store: DraftStore } | undefined
  return {
    open: createStore(() => ({})),
    whose,
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
