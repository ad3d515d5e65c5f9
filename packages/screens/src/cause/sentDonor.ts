import { isRecord, type BrowserStorage } from '@minaret/domain'
import type { Draft } from './draft.ts'
import { emptyGiftAid } from './giftAidFields.ts'

/** What somebody has said of themselves in a gift that is under way; where they live is written down nowhere. */
type SentDonor = Pick<Draft, 'attemptId' | 'name' | 'email' | 'anonymous' | 'guest' | 'message' | 'giftAid'>

const key = 'giftDonor'

/** A bank's check rarely takes longer. A tab that was left must not give a name away for ever. In milliseconds. */
const longest = 30 * 60_000

/** Writes down who gives, until the payment is answered: a reload meanwhile fills the form in again. */
export function keepDonor(storage: BrowserStorage, donor: SentDonor, now = Date.now()): void {
  const { attemptId, name, email, anonymous, guest, message, giftAid } = donor
  // A yes comes with an address, and is asked for again.
  const refused = giftAid.claim === false
  storage.write(key, { attemptId, name, email, anonymous, guest, message, refused, at: now })
}

/** Forgets it: the payment has been answered. */
export const dropDonor = (storage: BrowserStorage): void => storage.remove(key)

/** A draft with what was said of the donor when it was sent, where that is still to be had. */
export function withDonor<D extends Draft>(storage: BrowserStorage, draft: D, now = Date.now()): D {
  return { ...draft, ...storage.read(key, (value) => readDonor(value, draft.attemptId, now)) }
}

function readDonor(value: unknown, ofAttempt: string, now: number): Omit<SentDonor, 'attemptId'> | undefined {
  if (!isRecord(value)) return undefined
  const { attemptId, name, email, anonymous, guest, message, refused, at } = value
  if (attemptId !== ofAttempt || typeof at !== 'number' || at > now || now - at > longest) return undefined
  if (typeof name !== 'string' || typeof email !== 'string' || typeof message !== 'string') return undefined
  const giftAid = refused === true ? { ...emptyGiftAid, claim: false } : emptyGiftAid
  return { name, email, message, anonymous: anonymous === true, ...(guest === true ? { guest } : {}), giftAid }
}
