import { postcodeProblem } from '@minaret/money'
import type { Declaration } from './declare.ts'
import { type ClaimedDonation, type DonationField, donationFaults } from '../hmrc/index.ts'
import { truncateForHmrc, toHmrcTitle, writeForHmrc } from '../hmrc/hmrcText.ts'

/** Maximum lengths of name and house in HMRC's columns, in characters. */
const maxNameLength = 35
const maxHouseLength = 40

type NameAndAddress = Pick<Declaration, 'title' | 'firstName' | 'lastName' | 'house' | 'postcode'>

/** Used in a schedule in place of a postcode for a home outside the United Kingdom. */
const overseasPostcode = 'X'

/** A donor's name and address formatted for HMRC's schedule columns. */
export type HmrcDonor = { title: string; firstName: string; lastName: string; house: string; postcode: string }

/**
 * Converts a declaration's name and address for a schedule; the declaration itself keeps the donor's spelling. HMRC requires a space
 * instead of a hyphen in a double-barrelled surname, and X in place of a foreign postcode.
 */
export function toHmrcDonor({ title, firstName, lastName, house, postcode }: NameAndAddress): HmrcDonor {
  return {
    title: toHmrcTitle(title ?? ''),
    firstName: truncateForHmrc(writeForHmrc(firstName).text, maxNameLength),
    lastName: truncateForHmrc(writeForHmrc(lastName).text.replace(/ *- */g, ' ').trim(), maxNameLength),
    house: truncateForHmrc(writeForHmrc(house).text, maxHouseLength),
    postcode: postcode ?? overseasPostcode,
  }
}

/** Converts a schedule's donor for the R68 message, without blank fields or a placeholder postcode. */
export const donorOf = ({ title, postcode, ...donor }: HmrcDonor): NonNullable<ClaimedDonation['donor']> => ({
  ...donor,
  ...(title === '' ? {} : { title }),
  ...(postcode === overseasPostcode ? {} : { postcode }),
})

/**
 * Returns the fields of a gift's line that HMRC would reject.
 * @param gift its day, `YYYY-MM-DD`, and its net amount
 */
export const donationFaultsOf = (
  declaration: NameAndAddress,
  { day, netMinor }: { day: string; netMinor: number },
): DonationField[] => donationFaults({ donor: donorOf(toHmrcDonor(declaration)), day, amountMinor: netMinor })

/** Whether HMRC can read a name and address completely, without characters of another script. */
export const isReadable = ({ firstName, lastName, house }: NameAndAddress): boolean =>
  [firstName, lastName, house].every((text) => writeForHmrc(text).readable)

/** Whether a home's postcode is valid for HMRC: a UK postcode, or none for a home abroad. */
export const hasValidPostcode = ({ postcode }: Pick<NameAndAddress, 'postcode'>): boolean =>
  postcode === null || postcodeProblem(postcode) === undefined
