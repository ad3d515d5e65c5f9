import type { PageToken } from '@minaret/contract'
import { isRecord, type BrowserStorage } from '../storage/browserStorage.ts'

/** A page token stored while the tab is open, with the attempt it belongs to. */
export type StoredPageToken = PageToken & {
  attemptId: string
  /** An attempt has been sent with it, which ties the two together. */
  used: boolean
  /** The solution of its challenge. */
  captcha?: string
}

const key = 'giftPass'
/** An unused token this close to its expiry is renewed, in milliseconds. */
const expiryMarginMs = 5 * 60_000

/** Stores the token of an attempt; there is one attempt at a time. */
export const savePageToken = (storage: BrowserStorage, pageToken: StoredPageToken): void =>
  storage.write(key, pageToken)

/**
 * The stored token of an attempt: valid until shortly before it expires, or indefinitely once used.
 * @param now in milliseconds
 * @returns undefined if there is no valid token
 */
export function readStoredPageToken(
  storage: BrowserStorage,
  attemptId: string,
  now: number,
): StoredPageToken | undefined {
  const storedToken = storage.read(key, parsePageToken)
  if (storedToken?.attemptId !== attemptId) return undefined
  return storedToken.used || Date.parse(storedToken.expiresAt) - expiryMarginMs > now ? storedToken : undefined
}

/** The last stored token of any attempt, by which the server recognises the visit. */
export const lastPageToken = (storage: BrowserStorage): string | undefined =>
  storage.read(key, parsePageToken)?.pageToken

function parsePageToken(value: unknown): StoredPageToken | undefined {
  if (!isRecord(value)) return undefined
  const { pageToken, expiresAt, attemptId, used, challenge, captcha } = value
  if (typeof pageToken !== 'string' || typeof expiresAt !== 'string' || typeof attemptId !== 'string') return undefined
  return {
    pageToken,
    expiresAt,
    attemptId,
    used: used === true,
    ...(typeof challenge === 'string' ? { challenge } : {}),
    ...(typeof captcha === 'string' ? { captcha } : {}),
  }
}
