import { writeForHmrc } from '../hmrc/hmrcText.ts'
import type { Declaration } from './declare.ts'

/** Words a street or a house may be named after. */
const workplaces = new RegExp(
  String.raw`\b(offices?|work|workplace|business|industrial|retail|trading|enterprise|trade|shop|store|supermarket|restaurant` +
    '|takeaway|pharmacy|surgery|hospital|university|mosque|masjid|department|dept|warehouse|factory)' +
    String.raw`\b(?! +(road|rd|street|st|lane|ln|avenue|ave|drive|close|court|way|hill|place|terrace|house|cottage)\b)`,
  'i',
)

/** What stands for somebody else's address, a post office's box, or where people work. */
const notHome = [
  /(?<![A-Za-z])[cC] *[/\\] *([oO](?![a-z])|-)/,
  /\bc\. *o\.?(?![a-z])/i,
  /\bcare +of\b/i,
  /\b(g\.? *)?p\.? *o\.? *b(ox|\.)? *(?![a-z])/i,
  /\b(bo[iî]te +postale|b\.?p\.? *\d+|postfach|postbus|apartado|casilla)\b/i,
  /\b(post +office|postal|mail|private|locked) *(box|bag)\b/i,
  /\bpmb\b/i,
  /\b(ltd|limited|plc|llp|inc)\b/i,
]

/** Words of an address that name neither a place nor a street, and abroad are not enough. */
const general = new Set(
  (
    'flat apartment apt appartement unit room suite floor level block bloc building bldg tower house villa cottage farm lodge home no nr number ' +
    'street st road rd avenue ave lane ln drive dr way close court crescent place square rue the of and de la le al'
  ).split(' '),
)

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const capitals = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
/** Names of countries, the longest first, so that Guinea-Bissau is not taken for Guinea. */
const countries = capitals
  .flatMap((first) => capitals.flatMap((second) => regionNames.of(`${first}${second}`)?.toLowerCase() ?? []))
  .concat('uae', 'ksa', 'usa', 'uk', 'turkey', 'holland')
  .toSorted((a, b) => b.length - a.length)

const withoutCountry = (address: string): string => {
  const tidy = address.toLowerCase().replace(/[\s.,]+$/, '')
  const country = countries.find((name) => tidy === name || tidy.endsWith(` ${name}`) || tidy.endsWith(`,${name}`))
  return country === undefined ? tidy : tidy.slice(0, -country.length)
}

/** How many words of an address name a street, a house or a town. */
const namesIn = (address: string): number =>
  withoutCountry(address)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !general.has(word)).length

/** A street or a house, and the town it is in. */
const fewestNames = 2

/** Why a declared home may be none, or not the whole of one. */
export type AddressProblem = 'not_home' | 'abroad'

/**
 * What makes a declared home doubtful: HMRC takes no address of somebody else, of a post office box or of a workplace, and of
 * a home abroad, which has no postcode, it wants the whole address.
 * @returns undefined if it looks like a home
 */
export function addressProblem({
  house,
  postcode,
}: Pick<Declaration, 'house' | 'postcode'>): AddressProblem | undefined {
  // Signs that stand for "c/o" or its stroke, which are written otherwise for HMRC.
  const { text } = writeForHmrc(house.replaceAll('℅', ' c/o ').replace(/[\u2044\u2215]/g, '/'))
  const named = text.replace(/\bold +post +office\b/i, '')
  if (workplaces.test(named) || notHome.some((pattern) => pattern.test(named))) return 'not_home'
  return postcode === null && namesIn(text) < fewestNames ? 'abroad' : undefined
}
