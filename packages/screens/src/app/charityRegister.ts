/** The public registers of the United Kingdom, by the form of their numbers. */
const registers = [
  {
    form: /^\d{6,7}$/,
    link: (number: string) =>
      `https://register-of-charities.charitycommission.gov.uk/charity-details/?regid=${number}&subid=0`,
  },
  {
    form: /^SC\d{6}$/,
    link: (number: string) =>
      `https://www.oscr.org.uk/about-charities/search-the-register/charity-details?number=${number}`,
  },
  {
    form: /^NIC\d{6}$/,
    link: (number: string) =>
      `https://www.charitycommissionni.org.uk/charity-details/?regId=${number.slice(3)}&subId=0`,
  },
] as const

/**
 * The page of a charity in its public register: the Charity Commission for England and Wales, OSCR or the Charity
 * Commission for Northern Ireland. Undefined for any other number, such as a demonstration's.
 * @param country ISO 3166, upper case
 */
export function charityRegisterLink(number: string | undefined, country: string | undefined): string | undefined {
  if (!number || country !== 'GB') return undefined
  const normalised = number.replace(/\s/g, '').toUpperCase()
  return registers.find(({ form }) => form.test(normalised))?.link(normalised)
}
