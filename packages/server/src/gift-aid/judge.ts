import type { Gift } from '../gifts/store.ts'
import { sameGiver } from './sameGiver.ts'
import type { Declaration } from './declare.ts'
import { taxYearOf } from './taxYear.ts'

/** A gift as its claim is judged. */
export type Candidate = Pick<
  Gift,
  'id' | 'mode' | 'state' | 'how' | 'giftAid' | 'declarationId' | 'donorName' | 'donorEmail'
> & {
  paidAt: Date
  /** The day it was paid, by the mosque's calendar. */
  day: string
  /** What the ledger says of it: what came in, less what went back. */
  netMinor: number
  /** Whether its cause is one Gift Aid is claimed for. */
  causeClaims: boolean
}

/** Why a gift is not claimed for, whatever anybody says. */
export const refusals = {
  said_no: 'the giver has declared, but said no to this gift',
  cause: 'its cause is not one Gift Aid is claimed for',
  matched: "it was not a person's own money",
  disputed: 'it is in dispute',
  went_back: 'it was paid back',
  undeclared: 'no declaration covers it',
} as const

/** Why a person must look before a gift is claimed for. */
export const doubts = {
  company: 'the name looks like a company or a group, which cannot use Gift Aid',
  several: 'the name looks like several people; each declares for themselves',
  other_name: 'it was given under another name than the one declared with this e-mail address',
  script: 'the name is not in Latin letters, which HMRC may not accept',
  old: 'it is older than four tax years, which is mostly too late to claim',
} as const

export type GiftAidRefusal = keyof typeof refusals
export type GiftAidDoubt = keyof typeof doubts

/** What becomes of a gift in a claim. */
export type Judgement = { refusal: GiftAidRefusal } | { declaration: Declaration; doubts: GiftAidDoubt[] }

const fourYears = 4

function yearsBefore(instant: Date, years: number): Date {
  const then = new Date(instant)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}

/** Whether a declaration is for this gift: made with it, or standing for what this giver gives, and not taken back by then. */
export function covers(
  declaration: Declaration,
  gift: Pick<Candidate, 'mode' | 'paidAt' | 'declarationId' | 'donorEmail'>,
): boolean {
  const { cancelledAt, agreedAt, scope, email, mode, provedAt } = declaration
  if (mode !== gift.mode || (cancelledAt && gift.paidAt >= cancelledAt)) return false
  if (gift.declarationId === declaration.id) return true
  return (
    scope === 'past_and_future' &&
    provedAt !== null &&
    email !== '' &&
    email === gift.donorEmail.toLowerCase() &&
    gift.paidAt >= yearsBefore(agreedAt, fourYears)
  )
}

/** Whether it was given by whoever made the declaration, as far as that can be known. */
const isOf = (declaration: Declaration, gift: Candidate): boolean =>
  gift.declarationId === declaration.id || sameGiver(gift.donorName, declaration)

const company =
  /\b(ltd|limited|plc|llp|llc|inc|cic|cio|company|co|trust|trustees|foundation|charity|association|society|committee|group|school|university|mosque|masjid|centre|center|restaurant|shop|services|solutions|enterprises?)\b/i
const several = /&|\+|\/|\b(and|family|sons|bros|brothers|couple|mr\s+mrs)\b/i

function doubtsOf(gift: Candidate, declaration: Declaration, today: string): GiftAidDoubt[] {
  const { title, firstName, lastName } = declaration
  const name = `${title ?? ''} ${firstName} ${lastName}`
  const found: [GiftAidDoubt, boolean][] = [
    ['company', company.test(name)],
    ['several', several.test(name)],
    ['other_name', !isOf(declaration, gift)],
    ['script', /[^\P{L}\p{Script=Latin}]/u.test(name)],
    ['old', taxYearOf(today) - taxYearOf(gift.day) > fourYears],
  ]
  return found.flatMap(([doubt, is]) => (is ? [doubt] : []))
}

/**
 * What becomes of a gift in a claim made today. Of several declarations that cover it, those of whoever gave it come
 * first, and of these the newest: it has the home where the giver lives now.
 * @param declarations of its giver; others are passed over
 */
export function judge(gift: Candidate, declarations: readonly Declaration[], today: string): Judgement {
  if (gift.giftAid === 'no') return { refusal: 'said_no' }
  if (!gift.causeClaims) return { refusal: 'cause' }
  if (gift.how === 'matched') return { refusal: 'matched' }
  if (gift.state === 'disputed') return { refusal: 'disputed' }
  if (gift.netMinor <= 0) return { refusal: 'went_back' }
  const covering = declarations
    .filter((each) => covers(each, gift))
    .toSorted((a, b) => b.agreedAt.getTime() - a.agreedAt.getTime())
  const declaration = covering.find((each) => isOf(each, gift)) ?? covering[0]
  return declaration ? { declaration, doubts: doubtsOf(gift, declaration, today) } : { refusal: 'undeclared' }
}
