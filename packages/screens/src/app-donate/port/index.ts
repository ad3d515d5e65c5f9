import type { GiftDetail } from '@minaret/contract'
import type { BrowserStorage } from '@minaret/domain'
import { createContext, use } from 'react'
import type { FormPrefill } from '../../cause/parts/index.ts'

const sessionKey = 'appSession'
const parseText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The stored session of the link that opened the page; undefined if there is none. */
export const sessionOf = (storage: BrowserStorage): string | undefined => storage.read(sessionKey, parseText)

/** Stores the session until the app closes the page. */
export const saveSession = (storage: BrowserStorage, session: string): void => storage.write(sessionKey, session)

/** The page's state, reported to the app. */
export type AppState =
  | 'opening'
  /** The donor chooses a cause. */
  | 'choosing'
  | 'amount'
  | 'details'
  | 'pay'
  /** A payment is in flight: the app should stay open. */
  | 'sending'
  /** The donor's bank asks for confirmation. */
  | 'bank'
  | 'declined'
  /** No response arrived: the same gift can be sent again. */
  | 'unanswered'
  /** The gift was sent, and the bank's decision is pending. */
  | 'waiting'
  | 'done'
  /** The gift failed or was refunded. */
  | 'ended'
  /** The page cannot continue and shows why. */
  | 'stale'
  | 'offline'
  | 'outside'

/** A completed gift, reported to the app. */
export type AppGift = Pick<GiftDetail, 'id' | 'reference' | 'state' | 'mode' | 'amountMinor' | 'currency'> & {
  kind: 'once' | 'weekly' | 'monthly' | 'daily'
}

/** Why the page asks the app to close it. */
export type CloseReason = 'back' | 'done' | 'stale' | 'browser'

/** The result of opening the page's link. */
export type OpenedLink =
  /** A form. `causeId` is set if the link or the started gift names the cause. */
  | ({ kind: 'give'; causeId?: string } & FormPrefill)
  /** The result of the link's gift. */
  | { kind: 'gift'; id: string }
  /** The link is used, expired or missing. */
  | { kind: 'stale' }
  /** There is no connection. */
  | { kind: 'offline' }

/** The app's interface to the page. */
export type AppPort = {
  /** The result of opening the link before hydration. */
  openedLink?: OpenedLink
  /** The token from the URL; undefined if it has been removed. */
  token?: string
  /** Removes the token from the URL. */
  removeToken(): void
  /** Storage that lasts until the app closes the page. */
  storage: BrowserStorage
  /** Whether the storage survives a reload. */
  isStoragePersistent: boolean
  /** Whether an app receives the messages; otherwise nothing can close the page. */
  hasListener: boolean
  /** Whether the page appears to run in an app. */
  inApp: boolean
  /** Whether a wallet may be offered here. */
  wallets: boolean
  state(state: AppState, more: { back: boolean }): void
  done(gift: AppGift): void
  /** Asks the app to close the page. @param url for the app to open in the browser instead */
  close(reason: CloseReason, url?: string): void
  /** Handles the phone's back button. @returns the unsubscribe function */
  onBack(back: () => void): () => void
  /** Calls back with the id of the page's completed gift. @returns the unsubscribe function */
  onGiftCompleted(arrived: (id: string) => void): () => void
}

const AppPortContext = createContext<AppPort | null>(null)

/** Provides the app's interface to the page; null during server rendering. */
export const AppPortProvider = AppPortContext.Provider

/** The app's interface; null during server rendering. */
export const useAppPort = (): AppPort | null => use(AppPortContext)
