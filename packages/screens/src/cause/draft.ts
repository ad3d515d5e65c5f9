import { isRecord, type BrowserStorage } from '@minaret/domain'
import { type GiftAidFields, emptyGiftAid } from './giftAidFields.ts'
import type { Frequency, Schedule } from './frequency.ts'

/** The steps of the donation form, in order. */
export const steps = ['amount', 'details', 'pay'] as const
export type Step = (typeof steps)[number]

/** A draft of a gift in the form, until it is sent. */
export type Draft = Schedule & {
  /** Generated when the form opens; sending it again never creates a second gift. */
  attemptId: string
  causeId: string
  /** The campaign through which the gift is made. */
  campaignId?: string
  /** The campaign's need the gift is for; one-off gifts only. */
  needId?: string
  amountMinor?: number
  /** ISO 4217, lower case. */
  currency: string
  name: string
  email: string
  anonymous: boolean
  /** The donor is not the logged-in user: the gift does not belong to the account. */
  guest?: boolean
  /** The donor covers the card processing fee; off by default. */
  cover: boolean
  /** A message to the mosque. */
  message: string
  giftAid: GiftAidFields
  /** Whether it has been sent at least once, so that the server has this attempt with this amount. */
  sent: boolean
  /** Whether a payment is in flight or has no known outcome, so that the gift must not change. */
  held: boolean
}

/** The storage key. */
export const draftKey = 'giftDraft'

/**
 * A random UUID (version 4). `crypto.randomUUID` exists only in secure contexts; a mosque may test its site over HTTP.
 */
export function newAttemptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A new draft. */
export const newDraft = (causeId: string, currency: string, campaignId?: string): Draft => ({
  attemptId: newAttemptId(),
  causeId,
  campaignId,
  currency,
  name: '',
  email: '',
  anonymous: false,
  often: 'once',
  cover: false,
  message: '',
  giftAid: emptyGiftAid,
  sent: false,
  held: false,
})

/** The fields that identify an attempt and survive a reload; none is personal. */
const giftFields = ['needId', 'amountMinor', 'currency', 'often', 'startsOn', 'until', 'cover'] as const
type GiftFields = Pick<Draft, (typeof giftFields)[number]>

/** Stores the attempt and its gift for a reload, without names, email addresses and messages. */
export function saveDraft(storage: BrowserStorage, draft: Draft): void {
  const { attemptId, causeId, campaignId, needId, amountMinor, currency, often, startsOn, until, cover } = draft
  const { sent, held } = draft
  const gift = { causeId, campaignId, needId, amountMinor, currency, often, startsOn, until, cover }
  storage.write(draftKey, { attemptId, ...gift, sent, held })
}

/** Marks the stored attempt as answered, if it has this id. */
export function releaseDraft(storage: BrowserStorage, attemptId: string): void {
  const storedDraft = storage.read(draftKey, (value) => (isRecord(value) ? value : undefined))
  if (storedDraft?.attemptId === attemptId) storage.write(draftKey, { ...storedDraft, held: false })
}

/** Changes the gift of a draft. A draft that has been sent becomes a new attempt, because an attempt is always for one gift. */
export function withGift(draft: Draft, change: Partial<GiftFields>): Draft {
  const result = { ...draft, ...change }
  if (!draft.sent || giftFields.every((name) => result[name] === draft[name])) return result
  return { ...result, sent: false, held: false, attemptId: newAttemptId() }
}

/**
 * The draft after the server rejected it because less than the gift is left of its need; nothing was charged. If it had a response
 * before, for example a declined card, the server knows the attempt, so another amount needs a new one.
 * @param before the draft before that payment
 */
export const releaseRejectedDraft = (before: Draft): Draft => ({ ...before, held: false })

/** A gift chosen outside the form. */
export type GiftChoice = { often: Frequency; amountMinor?: number; needId?: string }

/**
 * Applies a gift chosen outside the form, as a new attempt. While the outcome of the previous one is unknown, the draft
 * stays, as otherwise both could be charged.
 */
export function withGiftChoice(draft: Draft, { often, amountMinor, needId }: GiftChoice): Draft {
  if (draft.held) return draft
  const gift = { often, amountMinor, needId, startsOn: undefined, until: undefined }
  return { ...draft, ...gift, attemptId: newAttemptId(), sent: false }
}

/** The donor's details and message. */
export type DonorDetails = Pick<Draft, 'name' | 'email' | 'anonymous' | 'guest' | 'message' | 'giftAid'>

/** Removes the stored draft once its attempt has become a gift. */
export const removeDraft = (storage: BrowserStorage): void => storage.remove(draftKey)

/**
 * The stored draft of this cause, if the cause still accepts it; otherwise undefined.
 * @param frequencies the frequencies of the cause
 * @param campaignId the campaign through which the gift is made
 */
export function loadDraft(
  storage: BrowserStorage,
  causeId: string,
  currencies: readonly string[],
  frequencies: readonly Frequency[] = ['once'],
  campaignId?: string,
): Draft | undefined {
  const storedDraft = storage.read(draftKey, (value) => parseDraft(value, frequencies))
  if (storedDraft?.causeId !== causeId || storedDraft.campaignId !== campaignId) return undefined
  return currencies.includes(storedDraft.currency) ? storedDraft : undefined
}

function parseDraft(value: unknown, frequencies: readonly Frequency[]): Draft | undefined {
  if (!isRecord(value)) return undefined
  const { attemptId, causeId, campaignId, currency, sent, held } = value
  if (typeof attemptId !== 'string' || typeof causeId !== 'string' || typeof currency !== 'string') return undefined
  if (!/^[0-9a-f-]{36}$/.test(attemptId)) return undefined
  const gift = readGift(value, frequencies)
  const campaign = typeof campaignId === 'string' ? campaignId : undefined
  return (
    gift && {
      ...newDraft(causeId, currency, campaign),
      ...gift,
      attemptId,
      sent: sent === true,
      held: sent === true && held === true,
    }
  )
}

const parseDate = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined)

/**
 * Parses amount, frequency and dates from storage.
 * @returns undefined if the cause no longer offers the frequency
 */
export function readGift(
  { needId, amountMinor, often = 'once', startsOn, until, cover }: Record<string, unknown>,
  frequencies: readonly Frequency[],
): Omit<GiftFields, 'currency'> | undefined {
  const frequency = frequencies.find((candidate) => candidate === often)
  const isValidAmount = typeof amountMinor === 'number' && Number.isSafeInteger(amountMinor) && amountMinor >= 0
  return (
    frequency && {
      needId: typeof needId === 'string' && frequency === 'once' ? needId : undefined,
      amountMinor: isValidAmount ? Number(amountMinor) : undefined,
      often: frequency,
      startsOn: parseDate(startsOn),
      until: parseDate(until),
      cover: cover === true,
    }
  )
}

/**
 * Whether the draft has the donor's details.
 * @param hasGiftAid whether the form has the Gift Aid question
 */
export const hasDonorDetails = ({ name, email, giftAid }: DonorDetails, hasGiftAid: boolean): boolean =>
  name !== '' && email !== '' && (!hasGiftAid || giftAid.claim !== undefined)

/** The step to show: the one in the URL, unless an earlier one is incomplete. */
export function visibleStep(requestedStep: string | null, completeSteps: { amount: boolean; details: boolean }): Step {
  if (!completeSteps.amount) return 'amount'
  if (requestedStep === 'pay') return completeSteps.details ? 'pay' : 'details'
  return requestedStep === 'details' ? 'details' : 'amount'
}
