import { LRUCache } from 'lru-cache'
import { editDistance } from '../base/index.ts'
import unhomoglyph from 'unhomoglyph'

/** Reserved short names: the installation's own, common host names, and services trusted with money. */
const reservedNames = new Set(
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

/** Words that suggest impersonation anywhere in a name or short name. */
const impersonatedTerms = (
  'login logon signin minaret verif password paypal stripe gocardless worldpay klarna revolut monzo mastercard hsbc ' +
  'barclays lloyds natwest santander justgiving launchgood hmrc govuk companieshouse charitycommission whatsapp facebook ' +
  'instagram google microsoft amazon'
).split(' ')

/** Further words for short names only: in a mosque's name they are ordinary. */
const suspiciousInSlug =
  'desk secure security support admin account billing payment webmail helpdesk installation'.split(' ')

/** The same as whole words only: longer words contain them by chance. */
const impersonatedWords = 'hmrc gov tax vat nhs dvla police irs visa amex apple gmail outlook wise'.split(' ')
const suspiciousWordsInSlug = 'pay bank www mail email api app auth sso id verify help staff official portal'.split(' ')

/** Words that do not distinguish mosques, including the words for a mosque in various languages. */
const fillers = (
  'the of and uk gb england britain official officials real original org com net ltd cic cio web website site online ' +
  'masjid masjed mesjid masajid mosque mosquee moschee mescit jamia jami jame jaame مسجد المسجد جامع الجامع الرسمي'
).split(' ')

/** Arabic letters that are interchangeable in names, and digits that look like letters. */
const interchangeableLetters = new Map(
  'أا إا آا ٱا ىي یي ئي کك ةه ہه ھه ۀه 5s 3e 4a $s'.split(' ').map(([from = '', to = '']) => [from, to]),
)

const unify = (text: string): string =>
  Array.from(text, (letter) => interchangeableLetters.get(letter) ?? letter).join('')

/** Maps confusable characters to one (UTS 39); in lower case, without marks, spaces and symbols. */
const toSkeleton = (word: string): string => {
  const firstPass = unhomoglyph(unify(word.normalize('NFKC')).normalize('NFKD'))
    .normalize('NFKD')
    .toLowerCase()
  return (
    unhomoglyph(firstPass)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      // Capitals and small letters of these have different prototypes.
      .replace(/[i1]/g, 'l')
      .replaceAll('vv', 'w')
  )
}

const fillerSkeletons = new Set(fillers.map(toSkeleton))

/** A name prepared for comparison: joined, by word, and by its distinguishing words. */
type ComparedName = { joined: string; words: readonly string[]; core: string }

/** Caches prepared names, because each is compared with those of every mosque. */
const comparedNames = new LRUCache<string, ComparedName>({ max: 30_000 })

function prepare(name: string): ComparedName {
  const cached = comparedNames.get(name)
  if (cached) return cached
  // Dots and apostrophes can be part of words: "U.K.", "Jumu’ah".
  const words = name
    .normalize('NFKC')
    .replace(/[.'’ʼ`´\p{Default_Ignorable_Code_Point}]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}$]+/u)
    .map(toSkeleton)
    .filter(Boolean)
  const distinguishingWords = words.filter((word) => !fillerSkeletons.has(word))
  const joined = words.join('')
  const result = { joined, words, core: distinguishingWords.length > 0 ? distinguishingWords.join('') : joined }
  comparedNames.set(name, result)
  return result
}

/** Minimum length at which a difference of one letter counts as similar; shorter names always differ by little. */
const minLength = 8

const isAlike = (first: string, second: string): boolean => {
  if (first === second) return first !== ''
  return Math.min(first.length, second.length) >= minLength && editDistance(first, second) <= 1
}

/** Whether a name can be mistaken for one of the others. */
export function resembles(name: string, others: readonly string[]): boolean {
  const preparedName = prepare(name)
  return others.some((other) => {
    const preparedOther = prepare(other)
    return isAlike(preparedName.joined, preparedOther.joined) || isAlike(preparedName.core, preparedOther.core)
  })
}

const skeletons = (words: readonly string[]) => words.map(toSkeleton)
const nameTerms = { parts: skeletons(impersonatedTerms), words: new Set(skeletons(impersonatedWords)) }
const slugTerms = {
  parts: [...nameTerms.parts, ...skeletons(suspiciousInSlug)],
  words: new Set([...nameTerms.words, ...skeletons(suspiciousWordsInSlug)]),
}

const isImpersonation = (text: string, { parts, words }: typeof nameTerms): boolean => {
  const { joined, words: textWords } = prepare(text)
  return parts.some((part) => joined.includes(part)) || textWords.some((word) => words.has(word))
}

/** Whether a name needs a review before its site opens, because it suggests a bank, an authority or this software. */
export const isSuspiciousName = (name: string): boolean => isImpersonation(name, nameTerms)

/** Whether a short name needs a review, also because it may be mistaken for another mosque's. @param others all short names */
export const isSuspiciousSlug = (slug: string, others: readonly string[]): boolean => {
  const { core } = prepare(slug)
  return isImpersonation(slug, slugTerms) || others.some((other) => other !== slug && prepare(other).core === core)
}

/** Maximum length of a short name: it is the first part of a host name, and people type it. */
const maxSlugLength = 40

/** Converts user input or the mosque's name to a short name; empty if no part of it is valid. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’ʼ`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '')

/** Returns the problem with a short name by itself, if any. */
export function slugProblem(slug: string): 'form' | 'reserved' | undefined {
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(slug) || slug.length < 3 || slug.startsWith('xn--')) return 'form'
  return reservedNames.has(slug) || slug.startsWith('www-') ? 'reserved' : undefined
}
