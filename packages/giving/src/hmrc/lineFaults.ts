import type { Claim, ClaimedDonation, CommunityBuilding, SmallDonations, YearAmount } from './claim.ts'
import { isReadByHmrc } from './hmrcText.ts'

/** A part of a donation's line, by its element in R68. */
export type DonationField = 'Ttl' | 'Fore' | 'Sur' | 'House' | 'Postcode' | 'AggDonation' | 'Date' | 'Total'

/** R68's form of a postcode. */
const postcodeForm = /^(GIR 0AA|([A-Z]\d\d?|[A-Z][A-HJ-Y]\d\d?|[A-Z]\d[A-Z]|[A-Z][A-HJ-Y]\d?[A-Z]) \d[A-Z]{2})$/
const referenceForm = /^[A-Z]{1,2}\d{1,5}$/
/** The schedule asks for two characters, where R68 takes one. */
const titleForm = /^[A-Za-z][A-Za-z'-]{1,3}$/
/** The most a schedule's line may come to: 15 digits, in pence; and what small gifts may add up to. */
const largestMinor = 999_999_999_999_999
const largestAggregatedMinor = 100_000

/** Whether HMRC reads the text whole, within its column's length, and finds a letter, or a digit where that will do. */
const isText = (text: string, longest: number, has: RegExp): boolean =>
  isReadByHmrc(text) && text === text.trim() && has.test(text) && Array.from(text).length <= longest

const letter = /\p{L}/u
const letterOrDigit = /[\p{L}\p{N}]/u

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * The parts of a donation's line that HMRC refuses, by R68's schema and by the rules of its schedules, of which the stricter
 * one counts. One such line has the whole claim refused.
 */
export function donationFaults({ donor, aggregated, day, amountMinor }: ClaimedDonation): DonationField[] {
  const faults: [DonationField, boolean][] = [
    ['AggDonation', donor ? aggregated !== undefined : !isText(aggregated ?? '', 35, letterOrDigit)],
    ['Date', !isDay(day)],
    [
      'Total',
      !Number.isSafeInteger(amountMinor) ||
        amountMinor < 1 ||
        amountMinor > (donor ? largestMinor : largestAggregatedMinor),
    ],
  ]
  if (donor)
    faults.push(
      ['Ttl', donor.title !== undefined && !titleForm.test(donor.title)],
      ['Fore', !isText(donor.firstName, 35, letter)],
      ['Sur', !isText(donor.lastName, 35, letter)],
      ['House', !isText(donor.house, 40, letterOrDigit)],
      ['Postcode', donor.postcode !== undefined && !postcodeForm.test(donor.postcode)],
    )
  return faults.flatMap(([field, is]) => (is ? [field] : []))
}

const isYearAmount = ({ year, amountMinor }: YearAmount): boolean =>
  Number.isInteger(year) && year >= 2014 && Number.isSafeInteger(amountMinor) && amountMinor >= 1

const areYears = (years: readonly YearAmount[]): boolean => years.length <= 3 && years.every(isYearAmount)

/** Whether HMRC takes a building as it is named: in R68, and in its schedule. */
export const isBuildingForm = ({ name, address, postcode }: Omit<CommunityBuilding, 'years'>): boolean =>
  isText(name, 160, letterOrDigit) && isText(address, 40, letterOrDigit) && postcodeForm.test(postcode)

/** Whether HMRC takes a charity this one is connected with. */
export const isConnectedForm = ({ name, hmrcReference }: SmallDonations['connected'][number]): boolean =>
  isText(name, 160, letterOrDigit) && referenceForm.test(hmrcReference)

/** The elements of a claim HMRC refuses by their form, so that it is refused here and not there. */
export function claimFaults({ donations, earliestDay, otherIncome, smallDonations }: Claim): string[] {
  const { connected = [], years = [], buildings = [] } = smallDonations ?? {}
  const faults: [string, boolean][] = [
    ['EarliestGAdate', earliestDay !== undefined && !isDay(earliestDay)],
    ['OtherInc', otherIncome.some(({ payer, day }) => !isText(payer, 40, letterOrDigit) || !isDay(day))],
    ['Charity', !connected.every(isConnectedForm)],
    ['GASDSClaim', !areYears(years)],
    ['Building', !buildings.every((building) => isBuildingForm(building) && areYears(building.years))],
  ]
  return [...donations.flatMap(donationFaults), ...faults.flatMap(([name, is]) => (is ? [name] : []))]
}
