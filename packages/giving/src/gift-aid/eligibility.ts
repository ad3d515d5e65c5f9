import { wallClock } from '@minaret/timetable'
import type { Gift } from '../records/giftStore.ts'
import { isSameDonor } from './sameDonor.ts'
import type { Declaration } from './declare.ts'
import { addressProblem } from './homeAddress.ts'
import { donationFaultsOf, hasValidPostcode, isReadable } from './hmrcName.ts'
import { taxYearOf } from './taxYear.ts'
import { lastDayToWithdraw } from './withdrawal.ts'
import { type ClaimPeriod, isTooLate } from '../charity/deadline.ts'

/** A gift to be assessed for a claim. */
export type Candidate = Pick<
  Gift,
  'id' | 'mode' | 'state' | 'how' | 'giftAid' | 'declarationId' | 'donorName' | 'donorEmail'
> & {
  paidAt: Date
  /** The day it was paid, in the mosque's time zone. */
  day: string
  /** Its net amount by the ledger: money in less money returned. */
  netMinor: number
  /** Whether Gift Aid is claimed for its cause. */
  causeAllowsGiftAid: boolean
}

/** Context of the eligibility rules. */
export type EligibilityContext = {
  /** `YYYY-MM-DD` */
  today: string
  /** The mosque's time zone. */
  timeZone: string
  /** How long this charity may claim; if unknown, old gifts are doubtful. */
  period?: ClaimPeriod
  /** Ids of declarations whose gifts HMRC reported errors in. */
  faulty?: ReadonlySet<string>
}

/** Why a gift can never be claimed. */
export const refusals = {
  said_no: 'the donor has made a declaration, but said no for this gift',
  cause: 'Gift Aid is not claimed for its cause',
  matched: "it was not a person's own money",
  disputed: 'it is in dispute',
  went_back: 'it was refunded',
  too_late: 'it is too late to claim for it',
  undeclared: 'no declaration covers it',
} as const

/** Why a gift must be checked by hand before it is claimed. */
export const doubts = {
  company: 'a name looks like a company or a group, which cannot use Gift Aid',
  several: 'a name looks like several people; each person needs a declaration',
  other_name: 'it was given under a different name from the declaration',
  script: 'the name or address has characters HMRC cannot read; ask the donor for them in Latin letters',
  form: "HMRC's form does not accept the name, address, date or amount; ask the donor for a new declaration",
  not_home: 'the address looks like a c/o address, a PO box or a workplace; HMRC needs the home address',
  abroad: 'the address abroad is incomplete; HMRC needs house, street, town and country',
  postcode: 'the postcode is not in the UK; ask the donor for a new declaration, stating if they live abroad',
  hmrc: 'HMRC found a mistake in it; check it, or ask the donor for a new declaration',
  withdrawable:
    'its spoken declaration can still be cancelled as if never made; wait until 30 days after it was recorded',
  old: 'it is more than four tax years old, which is usually too late to claim',
} as const

export type GiftAidRefusal = keyof typeof refusals
export type GiftAidDoubt = keyof typeof doubts

/**
 * Doubts that no check can settle: HMRC would reject the entire claim, or read a part of the name or address as missing. Such a
 * gift is not claimed until its donor makes a new declaration.
 */
const blockingDoubts: ReadonlySet<GiftAidDoubt> = new Set(['script', 'form'])

/** Whether a gift with these doubts may be included after a check. */
export const isIncludable = (giftDoubts: readonly GiftAidDoubt[]): boolean =>
  !giftDoubts.some((doubt) => blockingDoubts.has(doubt))

/** The eligibility of a gift for a claim. */
export type Eligibility = { refusal: GiftAidRefusal } | { declaration: Declaration; doubts: GiftAidDoubt[] }

const maxYearsBack = 4

/** The same day of an earlier year. @param day `YYYY-MM-DD` */
const yearsBefore = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/**
 * Whether a declaration covers a gift: made with it, or in force for all gifts of the donor, and not cancelled by then. The four
 * years before a declaration are counted in days in the mosque's time zone, regardless of the time of day.
 */
export function covers(
  declaration: Declaration,
  gift: Pick<Candidate, 'mode' | 'paidAt' | 'day' | 'declarationId' | 'donorEmail'>,
  timeZone: string,
): boolean {
  const { cancelledAt, cancelledBy, agreedAt, scope, email, mode, provedAt } = declaration
  if (cancelledBy === 'withdrawn') return false
  if (mode !== gift.mode || (cancelledAt && gift.paidAt >= cancelledAt)) return false
  if (gift.declarationId === declaration.id) return true
  return (
    scope === 'past_and_future' &&
    provedAt !== null &&
    email !== '' &&
    email === gift.donorEmail.toLowerCase() &&
    gift.day >= yearsBefore(wallClock(agreedAt, timeZone).date, maxYearsBack)
  )
}

/**
 * Whether the names suggest that the gift's donor made the declaration. A declaration made with the gift also applies if the gift has
 * no donor name.
 */
const isByDonor = (declaration: Declaration, gift: Candidate): boolean =>
  (gift.declarationId === declaration.id && gift.donorName.trim() === '') || isSameDonor(gift.donorName, declaration)

const companyPattern =
  /\b(ltd|limited|plc|llp|llc|inc|cic|cio|company|co|trust|trustees|foundation|fund|charity|association|society|committee|council|club|group|holdings|school|academy|college|university|madras+ah?|mosque|masjid|jamia|centre|center|restaurant|takeaway|pharmacy|shop|stores?|traders|trading|motors|taxis|properties|consult(?:ing|ants)|solicitors|accountants|services|solutions|enterprises?|staff|collection)\b/i
const groupPattern = /&|\+|\/|\b(and|family|sons|bros|brothers|sisters|couple|(mr|dr)\.? +(mrs|ms|dr)\b|on behalf)\b/i

function doubtsOf(
  gift: Candidate,
  declaration: Declaration,
  { today, period, faulty }: EligibilityContext,
): GiftAidDoubt[] {
  const { title, firstName, lastName } = declaration
  const isReadableByHmrc = isReadable(declaration)
  const address = addressProblem(declaration)
  // Check both names: a company may pay a gift that a person declares as theirs.
  const names = [gift.donorName, `${title ?? ''} ${firstName} ${lastName}`]
  const checks: [GiftAidDoubt, boolean][] = [
    ['company', names.some((name) => companyPattern.test(name))],
    ['several', names.some((name) => groupPattern.test(name))],
    ['other_name', !isByDonor(declaration, gift)],
    ['script', !isReadableByHmrc],
    ['form', isReadableByHmrc && donationFaultsOf(declaration, gift).length > 0],
    ['not_home', address === 'not_home'],
    ['abroad', address === 'abroad'],
    ['postcode', !hasValidPostcode(declaration)],
    ['hmrc', faulty?.has(declaration.id) ?? false],
    ['withdrawable', today <= (lastDayToWithdraw(declaration) ?? '')],
    ['old', !period && taxYearOf(today) - taxYearOf(gift.day) > maxYearsBack],
  ]
  return checks.flatMap(([doubt, applies]) => (applies ? [doubt] : []))
}

/**
 * Assesses a gift for a claim made today. Of several declarations that cover it, those in the donor's name come first, and of these
 * the newest, which has the current address.
 * @param declarations the donor's declarations; others are ignored
 */
export function assessEligibility(
  gift: Candidate,
  declarations: readonly Declaration[],
  context: EligibilityContext,
): Eligibility {
  if (gift.giftAid === 'no') return { refusal: 'said_no' }
  if (!gift.causeAllowsGiftAid) return { refusal: 'cause' }
  if (gift.how === 'matched') return { refusal: 'matched' }
  if (gift.state === 'disputed') return { refusal: 'disputed' }
  if (gift.netMinor <= 0) return { refusal: 'went_back' }
  if (context.period && isTooLate(gift.day, context.period, context.today)) return { refusal: 'too_late' }
  const coveringDeclarations = declarations
    .filter((candidate) => covers(candidate, gift, context.timeZone))
    .toSorted((a, b) => b.agreedAt.getTime() - a.agreedAt.getTime())
  const declaration =
    coveringDeclarations.find((candidate) => isByDonor(candidate, gift)) ??
    coveringDeclarations.find(({ id }) => id === gift.declarationId) ??
    coveringDeclarations[0]
  return declaration ? { declaration, doubts: doubtsOf(gift, declaration, context) } : { refusal: 'undeclared' }
}
