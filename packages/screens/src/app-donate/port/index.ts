import type { GiftDetail } from '@minaret/contract'
import type { BrowserStorage } from '@minaret/domain'
import { createContext, use } from 'react'
import type { Opened } from '../../cause/parts/index.ts'

const sessionKey = 'appSession'
const isText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** What a page keeps of the link by which the app has opened it. */
export const sessionOf = (storage: BrowserStorage): string | undefined => storage.read(sessionKey, isText)

/** Keeps it, until the app closes the page. */
export const keepSession = (storage: BrowserStorage, session: string): void => storage.write(sessionKey, session)

/** What the page is doing, for the app around it. */
export type AppState =
  | 'opening'
  /** The donor chooses, and says who they are. */
  | 'choosing'
  | 'amount'
  | 'details'
  | 'pay'
  /** A payment is under way: the app should stay open. */
  | 'sending'
  /** The donor's bank asks them. */
  | 'bank'
  | 'declined'
  /** No answer came: the same gift can be sent once more. */
  | 'unanswered'
  /** The gift was made, and the bank decides. */
  | 'waiting'
  | 'done'
  /** The gift came to nothing, or was given back. */
  | 'ended'
  /** The page cannot go on; its words say why. */
  | 'stale'
  | 'offline'
  | 'outside'

/** What a gift came to that needs nothing more of its donor. */
export type AppGift = Pick<GiftDetail, 'id' | 'reference' | 'state' | 'mode' | 'amountMinor' | 'currency'> & {
  kind: 'once' | 'weekly' | 'monthly' | 'daily'
}

/** Why the page asks the app to close it. */
export type CloseReason = 'back' | 'done' | 'stale' | 'browser'

/** What a page opened by the app begins with. */
export type OpenedLink =
  /** `causeId`: what is given to, where the link, or the gift that was begun, names it. */
  | ({ kind: 'give'; causeId?: string } & Opened)
  /** It leads back to its gift. */
  | { kind: 'gift'; id: string }
  /** It is used up, too old, or none. */
  | { kind: 'stale' }
  /** Nothing answers. */
  | { kind: 'offline' }

/** What the app lends its one page. */
export type AppPort = {
  /** What the link had been opened to before the page was taken over. */
  opened?: OpenedLink
  /** The token that stood in the address; nothing on a bare one. */
  token?: string
  /** Takes the token out of the address. */
  bare(): void
  /** What the page keeps until the app closes it. */
  storage: BrowserStorage
  /** Whether what it keeps survives a reload. */
  lasts: boolean
  /** Somebody hears what is told. Without, there is nobody to close the page. */
  heard: boolean
  /** It stands in an app, by all signs. */
  inApp: boolean
  /** Whether a wallet may be offered here. */
  wallets: boolean
  state(state: AppState, more: { back: boolean }): void
  done(gift: AppGift): void
  /** @param url what the app should open in the browser in its place */
  close(reason: CloseReason, url?: string): void
  /** Lets the page answer the phone's way back. @returns how to stop */
  onBack(back: () => void): () => void
  /** The gift the page has come to; where the browser's history leads there is nothing to come back to. */
  onArrived(arrived: (id: string) => void): () => void
}

const AppPortContext = createContext<AppPort | null>(null)

/** Lends the page its app; nothing while the host draws it. */
export const AppPortProvider = AppPortContext.Provider

/** The app around the page; none while the host draws it. */
export const useAppPort = (): AppPort | null => use(AppPortContext)
