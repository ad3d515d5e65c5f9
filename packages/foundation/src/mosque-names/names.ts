import { LRUCache } from 'lru-cache'
import { editDistance } from '../base/index.ts'
import unhomoglyph from 'unhomoglyph'

/** Short names of the installation itself, of common host names, and of services that people trust with money. */
const reserved = new Set(
  (
    'desk www api admin administrator mail email smtp imap pop ftp ns ns1 ns2 mx dns webmail autodiscover autoconfig app apps ' +
    'static assets cdn media files status help support docs blog shop store test staging demo dev root postmaster abuse ' +
    'start installation invitation recovery approval security billing payments pay payment donate login logon signin signup ' +
    'account accounts staff minaret localhost secure auth sso oauth id verify verification password portal console panel ' +
    'cpanel hostmaster webmaster noreply no-reply info contact helpdesk service services server vpn proxy gateway git ' +
    'paypal stripe gocardless sumup worldpay klarna revolut monzo starling wise visa mastercard amex hsbc barclays lloyds ' +
    'natwest santander nationwide justgiving launchgood hmrc gov govuk tax vat nhs dvla police irs companieshouse ' +
    'charitycommission google gmail apple microsoft outlook facebook instagram whatsapp amazon'
  ).split(' '),
)

/** What a name or a short name may be meant to pass for, wherever it stands in it. */
const impersonated = (
  'login logon signin minaret verif password paypal stripe gocardless worldpay klarna revolut monzo mastercard hsbc ' +
  'barclays lloyds natwest santander justgiving launchgood hmrc govuk companieshouse charitycommission whatsapp facebook ' +
  'instagram google microsoft amazon'
).split(' ')

/** Further words, in a short name alone: as part of a mosque's name they are ordinary. */
const suspiciousInSlug =
  'desk secure security support admin account billing payment webmail helpdesk installation'.split(' ')

/** The same, as whole words: longer ones have them by chance. */
const impersonatedWords = 'hmrc gov tax vat nhs dvla police irs visa amex apple gmail outlook wise'.split(' ')
const suspiciousWordsInSlug = 'pay bank www mail email api app auth sso id verify help staff official portal'.split(' ')

/** Words that tell no two mosques apart, and what a mosque is called in the languages of its name. */
const fillers = (
  'the of and uk gb england britain official officials real original org com net ltd cic cio web website site online ' +
  'masjid masjed mesjid masajid mosque mosquee moschee mescit jamia jami jame jaame مسجد المسجد جامع الجامع الرسمي'
).split(' ')

/** Arabic letters that are written alike in names, and digits that people read as letters. */
const alike = new Map(
  'أا إا آا ٱا ىي یي ئي کك ةه ہه ھه ۀه 5s 3e 4a $s'.split(' ').map(([from = '', to = '']) => [from, to]),
)

const swapped = (text: string): string => Array.from(text, (letter) => alike.get(letter) ?? letter).join('')

/** One letter for all that are confusable with it, after UTS 39; in lower case, without marks, spaces and signs. */
const skeletonOf = (word: string): string => {
  const once = unhomoglyph(swapped(word.normalize('NFKC')).normalize('NFKD'))
    .normalize('NFKD')
    .toLowerCase()
  return (
    unhomoglyph(once)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      // Capitals and small letters of these have different prototypes.
      .replace(/[i1]/g, 'l')
      .replaceAll('vv', 'w')
  )
}

const fillerSkeletons = new Set(fillers.map(skeletonOf))

/** A name as it is compared: whole, by word, and by the words that tell it apart. */
type Compared = { whole: string; words: readonly string[]; core: string }

/** Names are compared with those of every mosque. */
const compared = new LRUCache<string, Compared>({ max: 30_000 })

function compare(name: string): Compared {
  const cached = compared.get(name)
  if (cached) return cached
  // Dots and apostrophes stand inside words: "U.K.", "Jumu’ah".
  const words = name
    .normalize('NFKC')
    .replace(/[.'’ʼ`´\p{Default_Ignorable_Code_Point}]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}$]+/u)
    .map(skeletonOf)
    .filter(Boolean)
  const telling = words.filter((word) => !fillerSkeletons.has(word))
  const whole = words.join('')
  const result = { whole, words, core: telling.length > 0 ? telling.join('') : whole }
  compared.set(name, result)
  return result
}

/** From so many letters on one slip is a resemblance; shorter names differ by little anyway. */
const longEnough = 8

const isAlike = (one: string, other: string): boolean => {
  if (one === other) return one !== ''
  return Math.min(one.length, other.length) >= longEnough && editDistance(one, other) <= 1
}

/** Whether a name can be taken for one of the others. */
export function resembles(name: string, others: readonly string[]): boolean {
  const own = compare(name)
  return others.some((other) => {
    const theirs = compare(other)
    return isAlike(own.whole, theirs.whole) || isAlike(own.core, theirs.core)
  })
}

const skeletons = (words: readonly string[]) => words.map(skeletonOf)
const inNames = { parts: skeletons(impersonated), words: new Set(skeletons(impersonatedWords)) }
const inSlugs = {
  parts: [...inNames.parts, ...skeletons(suspiciousInSlug)],
  words: new Set([...inNames.words, ...skeletons(suspiciousWordsInSlug)]),
}

const passesFor = (text: string, { parts, words }: typeof inNames): boolean => {
  const { whole, words: own } = compare(text)
  return parts.some((part) => whole.includes(part)) || own.some((word) => words.has(word))
}

/** Whether somebody has to look at a name before its site opens: it may pass for a bank, an office or this software. */
export const isSuspiciousName = (name: string): boolean => passesFor(name, inNames)

/** The same of a short name, which may also be taken for another mosque's. @param others the short names there are */
export const isSuspiciousSlug = (slug: string, others: readonly string[]): boolean => {
  const { core } = compare(slug)
  return passesFor(slug, inSlugs) || others.some((other) => other !== slug && compare(other).core === core)
}

/** How long a short name may be: it is the first part of a host name, and people type it. */
const longest = 40

/** A short name as it is stored, from what somebody typed or from the mosque's name; empty where nothing of it can stand. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’ʼ`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')

/** What is wrong with a short name by itself. */
export function slugProblem(slug: string): 'form' | 'reserved' | undefined {
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(slug) || slug.length < 3 || slug.startsWith('xn--')) return 'form'
  return reserved.has(slug) || slug.startsWith('www-') ? 'reserved' : undefined
}
