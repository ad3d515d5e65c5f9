import type { GiftPass } from '@minaret/contract'
import { isRecord, type BrowserStorage } from '../storage/browserStorage.ts'

/** A page token as it is kept while the tab is open, with the attempt it belongs to. */
export type StoredPass = GiftPass & {
  attemptId: string
  /** An attempt has been sent with it: the two belong together from then on. */
  used: boolean
  /** The solution of its challenge. */
  captcha?: string
}

const key = 'giftPass'
/** A token that is about to expire is not begun with. */
const margin = 5 * 60_000

/** Keeps the token of an attempt; there is one attempt at a time. */
export const savePass = (storage: BrowserStorage, pass: StoredPass): void => storage.write(key, pass)

/**
 * The kept token of an attempt, while it works: until shortly before it expires, and for ever once it has been used.
 * @param now in milliseconds
 */
export function readStoredPass(storage: BrowserStorage, attemptId: string, now: number): StoredPass | undefined {
  const stored = storage.read(key, parsePass)
  if (stored?.attemptId !== attemptId) return undefined
  return stored.used || Date.parse(stored.expiresAt) - margin > now ? stored : undefined
}

/** The token kept last, of whatever attempt: by it the host knows the visit again. */
export const lastPass = (storage: BrowserStorage): string | undefined => storage.read(key, parsePass)?.pageToken

function parsePass(value: unknown): StoredPass | undefined {
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
