import { isRecord, type BrowserStorage } from '@minaret/domain'
import type { Draft } from './draft.ts'
import { emptyGiftAid } from './giftAidFields.ts'

/** The donor's details of a payment in flight, without the Gift Aid address, which is never stored. */
type SentDonor = Pick<Draft, 'attemptId' | 'name' | 'email' | 'anonymous' | 'guest' | 'message' | 'giftAid'>

const key = 'giftDonor'

/** Maximum age in milliseconds. A bank's check rarely takes longer, and an abandoned tab must not keep the name. */
const maxAgeMs = 30 * 60_000

/** Stores the donor's details until the payment has an outcome, so that a reload can restore the form. */
export function saveDonor(storage: BrowserStorage, donor: SentDonor, now = Date.now()): void {
  const { attemptId, name, email, anonymous, guest, message, giftAid } = donor
  // A yes needs an address, which is not stored, so the question is asked again.
  const declinesGiftAid = giftAid.claim === false
  storage.write(key, { attemptId, name, email, anonymous, guest, message, refused: declinesGiftAid, at: now })
}

/** Removes the details once the payment has an outcome. */
export const removeDonor = (storage: BrowserStorage): void => storage.remove(key)

/** A draft with the stored donor's details, if there are any. */
export function withDonor<D extends Draft>(storage: BrowserStorage, draft: D, now = Date.now()): D {
  return { ...draft, ...storage.read(key, (value) => parseDonor(value, draft.attemptId, now)) }
}

function parseDonor(value: unknown, expectedAttemptId: string, now: number): Omit<SentDonor, 'attemptId'> | undefined {
  if (!isRecord(value)) return undefined
  const { attemptId, name, email, anonymous, guest, message, refused: declinesGiftAid, at } = value
  if (attemptId !== expectedAttemptId || typeof at !== 'number' || at > now || now - at > maxAgeMs) return undefined
  if (typeof name !== 'string' || typeof email !== 'string' || typeof message !== 'string') return undefined
  const giftAid = declinesGiftAid === true ? { ...emptyGiftAid, claim: false } : emptyGiftAid
  return { name, email, message, anonymous: anonymous === true, ...(guest === true ? { guest } : {}), giftAid }
}
