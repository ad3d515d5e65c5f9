import type { GiftPass } from '@minaret/contract'
import { isRecord, type Shelf } from '../storage/shelf.ts'

/** A page token as it is kept while the tab is open, with the attempt it belongs to. */
export type KeptPass = GiftPass & {
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
export const keepPass = (shelf: Shelf, pass: KeptPass): void => shelf.write(key, pass)

/**
 * The kept token of an attempt, while it works: until shortly before it expires, and for ever once it has been used.
 * @param now in milliseconds
 */
export function keptPass(shelf: Shelf, attemptId: string, now: number): KeptPass | undefined {
  const kept = shelf.read(key, readPass)
  if (kept?.attemptId !== attemptId) return undefined
  return kept.used || Date.parse(kept.expiresAt) - margin > now ? kept : undefined
}

/** The token kept last, of whatever attempt: by it the host knows the visit again. */
export const lastPass = (shelf: Shelf): string | undefined => shelf.read(key, readPass)?.pageToken

function readPass(value: unknown): KeptPass | undefined {
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
