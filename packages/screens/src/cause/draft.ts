import { isRecord, type BrowserStorage } from '@minaret/domain'
import { type GiftAidFields, emptyGiftAid } from './giftAidFields.ts'
import type { Often, Schedule } from './often.ts'

/** The steps of giving, in order. */
export const steps = ['amount', 'details', 'pay'] as const
export type Step = (typeof steps)[number]

/** A gift being made. It becomes one when it is sent; until then it lives in the form. */
export type Draft = Schedule & {
  /** Made when the form opens; the same gift for ever, however often it is sent. */
  attemptId: string
  causeId: string
  /** The appeal it is given through. */
  campaignId?: string
  /** What of the appeal it is for; a gift of once. */
  needId?: string
  amountMinor?: number
  /** ISO 4217, lower case. */
  currency: string
  name: string
  email: string
  anonymous: boolean
  /** Somebody else gives than who is logged in here: it is not among the account's own gifts. */
  guest?: boolean
  /** The donor adds what the card costs the mosque; never chosen for them. */
  cover: boolean
  /** A few words to the mosque. */
  message: string
  giftAid: GiftAidFields
  /** It has been sent at least once: the host knows this attempt, with this amount. */
  sent: boolean
  /** It is under way, or lost without an answer: until that has come, it stays the gift it is. */
  held: boolean
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

/** What makes an attempt the one it is, and what a reload finds again: none of it is about the person. */
const lasting = ['needId', 'amountMinor', 'currency', 'often', 'startsOn', 'until', 'cover'] as const
type Lasting = Pick<Draft, (typeof lasting)[number]>

/** Keeps what a reload should find: the attempt and its gift. Names, addresses and words are not written down. */
export function saveDraft(storage: BrowserStorage, draft: Draft): void {
  const { attemptId, causeId, campaignId, needId, amountMinor, currency, often, startsOn, until, cover } = draft
  const { sent, held } = draft
  const gift = { causeId, campaignId, needId, amountMinor, currency, often, startsOn, until, cover }
  storage.write(key, { attemptId, ...gift, sent, held })
}

/** Writes down that an attempt has been answered, if it is the one that is kept. */
export function releaseDraft(storage: BrowserStorage, attemptId: string): void {
  const stored = storage.read(key, (value) => (isRecord(value) ? value : undefined))
  if (stored?.attemptId === attemptId) storage.write(key, { ...stored, held: false })
}

/** A draft with another gift. One that has been sent is another attempt then: an attempt is one gift for ever. */
export function withGift(draft: Draft, change: Partial<Lasting>): Draft {
  const changed = { ...draft, ...change }
  if (!draft.sent || lasting.every((name) => changed[name] === draft[name])) return changed
  return { ...changed, sent: false, held: false, attemptId: newAttemptId() }
}

/**
 * A draft whose try was turned away, since what it is for has less left: nothing was begun by that try. But of one that had
 * been answered before, as by a declined card, the host knows the attempt: with another sum it has to be another.
 * @param before the draft as it was before that try
 */
export const unbegunDraft = (before: Draft): Draft => ({ ...before, held: false })

/** A gift somebody has chosen beside the form, but for whose it is. */
export type Wish = { often: Often; amountMinor?: number; needId?: string }

/**
 * A draft with a gift that was chosen beside the form. Another gift is another attempt, whatever became of the one before;
 * but while it is not known whether that one was taken, nothing takes its place, or it could be charged beside it.
 */
export function withWish(draft: Draft, { often, amountMinor, needId }: Wish): Draft {
  if (draft.held) return draft
  const gift = { often, amountMinor, needId, startsOn: undefined, until: undefined }
  return { ...draft, ...gift, attemptId: newAttemptId(), sent: false }
}

/** What somebody says of themselves, and to the mosque. */
export type DonorDetails = Pick<Draft, 'name' | 'email' | 'anonymous' | 'guest' | 'message' | 'giftAid'>

/** Forgets the draft: its attempt has become a gift, and the next one is another. */
export const forgetDraft = (storage: BrowserStorage): void => storage.remove(key)

/**
 * The kept draft of this cause, when it is one the cause still takes.
 * @param offered how often one may give to the cause
 * @param campaignId the appeal it is given through
 */
export function loadDraft(
  storage: BrowserStorage,
  causeId: string,
  currencies: readonly string[],
  offered: readonly Often[] = ['once'],
  campaignId?: string,
): Draft | undefined {
  const stored = storage.read(key, (value) => parseDraft(value, offered))
  if (stored?.causeId !== causeId || stored.campaignId !== campaignId) return undefined
  return currencies.includes(stored.currency) ? stored : undefined
}

function parseDraft(value: unknown, offered: readonly Often[]): Draft | undefined {
  if (!isRecord(value)) return undefined
  const { attemptId, causeId, campaignId, currency, sent, held } = value
  if (typeof attemptId !== 'string' || typeof causeId !== 'string' || typeof currency !== 'string') return undefined
  if (!/^[0-9a-f-]{36}$/.test(attemptId)) return undefined
  const gift = readGift(value, offered)
  const through = typeof campaignId === 'string' ? campaignId : undefined
  return (
    gift && {
      ...newDraft(causeId, currency, through),
      ...gift,
      attemptId,
      sent: sent === true,
      held: sent === true && held === true,
    }
  )
}

const dayIn = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined)

/**
 * Reads how much, how often and when from what was written down.
 * @returns nothing for what the cause does not offer any more
 */
export function readGift(
  { needId, amountMinor, often = 'once', startsOn, until, cover }: Record<string, unknown>,
  offered: readonly Often[],
): Omit<Lasting, 'currency'> | undefined {
  const offeredOften = offered.find((each) => each === often)
  const amount = typeof amountMinor === 'number' && Number.isSafeInteger(amountMinor) && amountMinor >= 0
  return (
    offeredOften && {
      needId: typeof needId === 'string' && offeredOften === 'once' ? needId : undefined,
      amountMinor: amount ? Number(amountMinor) : undefined,
      often: offeredOften,
      startsOn: dayIn(startsOn),
      until: dayIn(until),
      cover: cover === true,
    }
  )
}

/**
 * Whether who gives is known: a draft has it once it was looked at, or from a page that had done so.
 * @param asked whether Gift Aid is asked about
 */
export const saysWho = ({ name, email, giftAid }: DonorDetails, asked: boolean): boolean =>
  name !== '' && email !== '' && (!asked || giftAid.claim !== undefined)

/** The step that is shown: the one the address asks for, but none before what it needs is known. */
export function stepShown(asked: string | null, ready: { amount: boolean; details: boolean }): Step {
  if (!ready.amount) return 'amount'
  if (asked === 'pay') return ready.details ? 'pay' : 'details'
  return asked === 'details' ? 'details' : 'amount'
}
