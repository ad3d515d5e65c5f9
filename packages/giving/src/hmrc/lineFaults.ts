import type { Claim, ClaimedDonation, CommunityBuilding, SmallDonations, YearAmount } from './claim.ts'
import { isReadByHmrc } from './hmrcText.ts'

/** A field of a donation line, by its R68 element. */
export type DonationField = 'Ttl' | 'Fore' | 'Sur' | 'House' | 'Postcode' | 'AggDonation' | 'Date' | 'Total'

/** R68's pattern of a postcode. */
const postcodePattern = /^(GIR 0AA|([A-Z]\d\d?|[A-Z][A-HJ-Y]\d\d?|[A-Z]\d[A-Z]|[A-Z][A-HJ-Y]\d?[A-Z]) \d[A-Z]{2})$/
const referencePattern = /^[A-Z]{1,2}\d{1,5}$/
/** The schedule requires two characters, although R68 accepts one. */
const titlePattern = /^[A-Za-z][A-Za-z'-]{1,3}$/
/** The largest amount of a schedule line (15 digits, in pence) and of aggregated donations. */
const maxMinor = 999_999_999_999_999
const maxAggregatedMinor = 100_000

/** Whether HMRC accepts text: its characters, its length, and at least one required character. */
const isText = (text: string, maxLength: number, requiredPattern: RegExp): boolean =>
  isReadByHmrc(text) && text === text.trim() && requiredPattern.test(text) && Array.from(text).length <= maxLength

const letter = /\p{L}/u
const letterOrDigit = /[\p{L}\p{N}]/u

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * Returns the fields of a donation line that HMRC would reject, by the stricter of R68's schema and the schedule rules.
 * One such line causes the refusal of the whole claim.
 */
export function donationFaults({ donor, aggregated, day, amountMinor }: ClaimedDonation): DonationField[] {
  const faults: [DonationField, boolean][] = [
    ['AggDonation', donor ? aggregated !== undefined : !isText(aggregated ?? '', 35, letterOrDigit)],
    ['Date', !isDay(day)],
    [
      'Total',
      !Number.isSafeInteger(amountMinor) || amountMinor < 1 || amountMinor > (donor ? maxMinor : maxAggregatedMinor),
    ],
  ]
  if (donor)
    faults.push(
      ['Ttl', donor.title !== undefined && !titlePattern.test(donor.title)],
      ['Fore', !isText(donor.firstName, 35, letter)],
      ['Sur', !isText(donor.lastName, 35, letter)],
      ['House', !isText(donor.house, 40, letterOrDigit)],
      ['Postcode', donor.postcode !== undefined && !postcodePattern.test(donor.postcode)],
    )
  return faults.flatMap(([field, isFault]) => (isFault ? [field] : []))
}

const isYearAmount = ({ year, amountMinor }: YearAmount): boolean =>
  Number.isInteger(year) && year >= 2014 && Number.isSafeInteger(amountMinor) && amountMinor >= 1

const areValidYears = (years: readonly YearAmount[]): boolean => years.length <= 3 && years.every(isYearAmount)

/** Whether HMRC accepts a building, in R68 and in its schedule. */
export const isValidBuilding = ({ name, address, postcode }: Omit<CommunityBuilding, 'years'>): boolean =>
  isText(name, 160, letterOrDigit) && isText(address, 40, letterOrDigit) && postcodePattern.test(postcode)

/** Whether HMRC accepts a connected charity. */
export const isValidConnectedCharity = ({ name, hmrcReference }: SmallDonations['connected'][number]): boolean =>
  isText(name, 160, letterOrDigit) && referencePattern.test(hmrcReference)

/** Returns the elements of a claim that HMRC would reject, so that it can be rejected before it is sent. */
export function claimFaults({ donations, earliestDay, otherIncome, smallDonations }: Claim): string[] {
  const { connected = [], years = [], buildings = [] } = smallDonations ?? {}
  const faults: [string, boolean][] = [
    ['EarliestGAdate', earliestDay !== undefined && !isDay(earliestDay)],
    ['OtherInc', otherIncome.some(({ payer, day }) => !isText(payer, 40, letterOrDigit) || !isDay(day))],
    ['Charity', !connected.every(isValidConnectedCharity)],
    ['GASDSClaim', !areValidYears(years)],
    ['Building', !buildings.every((building) => isValidBuilding(building) && areValidYears(building.years))],
  ]
  return [...donations.flatMap(donationFaults), ...faults.flatMap(([name, isFault]) => (isFault ? [name] : []))]
}
