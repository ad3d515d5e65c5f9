import { postcodeProblem } from '@minaret/money'
import type { Declaration } from './declare.ts'
import { type ClaimedDonation, type DonationField, donationFaults } from '../hmrc/index.ts'
import { cutForHmrc, titleForHmrc, writeForHmrc } from '../hmrc/hmrcText.ts'

/** The longest name and house HMRC's columns take, in characters. */
const longestName = 35
const longestHouse = 40

type Declared = Pick<Declaration, 'title' | 'firstName' | 'lastName' | 'house' | 'postcode'>

/** What a schedule has for a home outside the United Kingdom in place of a postcode. */
const abroadForHmrc = 'X'

/** Who declared, and where they live, as HMRC's columns take it. */
export type HmrcDonor = { title: string; firstName: string; lastName: string; house: string; postcode: string }

/**
 * A declaration's name and home as a schedule has them; the declaration itself keeps the donor's own spelling. HMRC wants a
 * space in a double name, and X where there is no postcode of the United Kingdom.
 */
export function donorForHmrc({ title, firstName, lastName, house, postcode }: Declared): HmrcDonor {
  return {
    title: titleForHmrc(title ?? ''),
    firstName: cutForHmrc(writeForHmrc(firstName).text, longestName),
    lastName: cutForHmrc(writeForHmrc(lastName).text.replace(/ *- */g, ' ').trim(), longestName),
    house: cutForHmrc(writeForHmrc(house).text, longestHouse),
    postcode: postcode ?? abroadForHmrc,
  }
}

/** A schedule's donor as R68 has them: without what is blank, and without a postcode abroad. */
export const donorOf = ({ title, postcode, ...donor }: HmrcDonor): NonNullable<ClaimedDonation['donor']> => ({
  ...donor,
  ...(title === '' ? {} : { title }),
  ...(postcode === abroadForHmrc ? {} : { postcode }),
})

/**
 * The parts of a gift's line that HMRC refuses.
 * @param gift its day, `YYYY-MM-DD`, and what the ledger says of it
 */
export const donationFaultsOf = (
  declaration: Declared,
  { day, netMinor }: { day: string; netMinor: number },
): DonationField[] => donationFaults({ donor: donorOf(donorForHmrc(declaration)), day, amountMinor: netMinor })

/** Whether HMRC reads the whole of a name and home: nothing of them is in another script. */
export const isReadable = ({ firstName, lastName, house }: Declared): boolean =>
  [firstName, lastName, house].every((text) => writeForHmrc(text).readable)

/** Whether a home has the postcode HMRC wants: one of the United Kingdom, or none because it is abroad. */
export const hasGoodPostcode = ({ postcode }: Pick<Declared, 'postcode'>): boolean =>
  postcode === null || postcodeProblem(postcode) === undefined
