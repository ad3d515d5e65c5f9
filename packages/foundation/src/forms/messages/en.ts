import { regionName } from '../../i18n/regionName.ts'

/** What is said of fields that several forms have. */
export const en = {
  tenDigits: 'Enter a contact number of exactly 10 digits that starts with 6, 7, 8 or 9.',
  numberOfCountry: (country: string) =>
    `Check the digits: we don't recognise this phone number (${regionName('en', country)}). Start numbers from other countries with + and the country code.`,
}
