import { isRecord, type Shelf } from '@minaret/domain'

/** The steps of giving, in order. */
export const steps = ['amount', 'details', 'pay'] as const
export type Step = (typeof steps)[number]

/** A gift being made. It becomes one when it is sent; until then it lives in the form. */
export type Draft = {
  /** Made when the form opens; the same gift for ever, however often it is sent. */
  attemptId: string
  causeId: string
  amountMinor?: number
  /** ISO 4217, lower case. */
  currency: string
  name: string
  email: string
  anonymous: boolean
  /** It has been sent at least once: the host knows this attempt, with this amount. */
  sent: boolean
}

const key = 'giftDraft'

/**
 * A random UUID (version 4). `crypto.randomUUID` exists only on secure pages; a mosque may try its site on a plain one.
 */
export function newAttemptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A gift at its beginning. */
export const newDraft = (causeId: string, currency: string): Draft => ({
  attemptId: newAttemptId(),
  causeId,
  currency,
  name: '',
  email: '',
  anonymous: false,
  sent: false,
})

/** Keeps what a reload should find: the attempt and its amount. Names and addresses are not written down. */
export function keepDraft(shelf: Shelf, { attemptId, causeId, amountMinor, currency, sent }: Draft): void {
  shelf.write(key, { attemptId, causeId, amountMinor, currency, sent })
}

/** A draft with another sum. One that has been sent is another attempt then: an attempt is one sum for ever. */
export function withAmount(draft: Draft, currency: string, amountMinor: number | undefined): Draft {
  const same = draft.currency === currency && draft.amountMinor === amountMinor
  if (!draft.sent || same) return { ...draft, currency, amountMinor }
  return { ...draft, currency, amountMinor, sent: false, attemptId: newAttemptId() }
}

/** Forgets the draft: its attempt has become a gift, and the next one is another. */
export const forgetDraft = (shelf: Shelf): void => shelf.remove(key)

/** The kept draft of this cause, when it is one the cause still takes. */
export function keptDraft(shelf: Shelf, causeId: string, currencies: readonly string[]): Draft | undefined {
  const kept = shelf.read(key, readDraft)
  return kept?.causeId === causeId && currencies.includes(kept.currency) ? kept : undefined
}

function readDraft(value: unknown): Draft | undefined {
  if (!isRecord(value)) return undefined
  const { attemptId, causeId, amountMinor, currency, sent } = value
  if (typeof attemptId !== 'string' || typeof causeId !== 'string' || typeof currency !== 'string') return undefined
  if (!/^[0-9a-f-]{36}$/.test(attemptId)) return undefined
  const amount = typeof amountMinor === 'number' && Number.isSafeInteger(amountMinor) && amountMinor > 0
  return {
    ...newDraft(causeId, currency),
    attemptId,
    amountMinor: amount ? Number(amountMinor) : undefined,
    sent: sent === true,
  }
}

/** The step that is shown: the one the address asks for, but none before what it needs is known. */
export function stepShown(asked: string | null, ready: { amount: boolean; details: boolean }): Step {
  if (!ready.amount) return 'amount'
  if (asked === 'pay') return ready.details ? 'pay' : 'details'
  return asked === 'details' ? 'details' : 'amount'
}
