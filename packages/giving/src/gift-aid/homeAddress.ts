import { writeForHmrc } from '../hmrc/hmrcText.ts'
import type { Declaration } from './declare.ts'

/** Words for workplaces, unless they are part of a street or house name. */
const workplacePattern = new RegExp(
  String.raw`\b(offices?|work|workplace|business|industrial|retail|trading|enterprise|trade|shop|store|supermarket|restaurant` +
    '|takeaway|pharmacy|surgery|hospital|university|mosque|masjid|department|dept|warehouse|factory)' +
    String.raw`\b(?! +(road|rd|street|st|lane|ln|avenue|ave|drive|close|court|way|hill|place|terrace|house|cottage)\b)`,
  'i',
)

/** Patterns of a c/o address, a PO box or a workplace. */
const notHomePatterns = [
  /(?<![A-Za-z])[cC] *[/\\] *([oO](?![a-z])|-)/,
  /\bc\. *o\.?(?![a-z])/i,
  /\bcare +of\b/i,
  /\b(g\.? *)?p\.? *o\.? *b(ox|\.)? *(?![a-z])/i,
  /\b(bo[iî]te +postale|b\.?p\.? *\d+|postfach|postbus|apartado|casilla)\b/i,
  /\b(post +office|postal|mail|private|locked) *(box|bag)\b/i,
  /\bpmb\b/i,
  /\b(ltd|limited|plc|llp|inc)\b/i,
]

/** Words of an address that do not identify a place or street. */
const genericWords = new Set(
  (
    'flat apartment apt appartement unit room suite floor level block bloc building bldg tower house villa cottage farm lodge home no nr number ' +
    'street st road rd avenue ave lane ln drive dr way close court crescent place square rue the of and de la le al'
  ).split(' '),
)

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const capitals = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
/** Names of countries, longest first, so that Guinea-Bissau does not match Guinea. */
const countries = capitals
  .flatMap((first) => capitals.flatMap((second) => regionNames.of(`${first}${second}`)?.toLowerCase() ?? []))
  .concat('uae', 'ksa', 'usa', 'uk', 'turkey', 'holland')
  .toSorted((a, b) => b.length - a.length)

const removeCountry = (address: string): string => {
  const normalisedAddress = address.toLowerCase().replace(/[\s.,]+$/, '')
  const country = countries.find(
    (name) =>
      normalisedAddress === name || normalisedAddress.endsWith(` ${name}`) || normalisedAddress.endsWith(`,${name}`),
  )
  return country === undefined ? normalisedAddress : normalisedAddress.slice(0, -country.length)
}

/** Counts the words of an address that identify a street, house or town. */
const countNames = (address: string): number =>
  removeCountry(address)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !genericWords.has(word)).length

/** Minimum number of such words: a street or house, and its town. */
const minNames = 2

/** Why a declared address is doubtful: it may not be a home, or it is incomplete. */
export type AddressProblem = 'not_home' | 'abroad'

/**
 * Checks a declared home address: HMRC does not accept a c/o address, a PO box or a workplace, and requires the full address of a
 * home abroad, which has no postcode.
 * @returns undefined if it looks like a home
 */
export function addressProblem({
  house,
  postcode,
}: Pick<Declaration, 'house' | 'postcode'>): AddressProblem | undefined {
  // Characters for "c/o" or its slash, which `writeForHmrc` would remove.
  const { text } = writeForHmrc(house.replaceAll('℅', ' c/o ').replace(/[\u2044\u2215]/g, '/'))
  const address = text.replace(/\bold +post +office\b/i, '')
  if (workplacePattern.test(address) || notHomePatterns.some((pattern) => pattern.test(address))) return 'not_home'
  return postcode === null && countNames(text) < minNames ? 'abroad' : undefined
}
