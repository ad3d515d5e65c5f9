import { foldWord } from '@minaret/plans'
import { editDistance } from '@minaret/foundation/base'

/** Letters of other scripts that look like Latin letters, from Unicode's list of confusables (UTS 39). */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['\u0430\u03b1\u0251', 'a'],
    ['\u0432\u03b2', 'b'],
    ['\u0441\u03f2', 'c'],
    ['\u0501', 'd'],
    ['\u0435\u03b5\u0454', 'e'],
    ['\u0261', 'g'],
    ['\u043d\u04bb', 'h'],
    ['\u0456\u0131\u03b9\u04cf', 'i'],
    ['\u0458', 'j'],
    ['\u043a\u03ba', 'k'],
    ['\u043c', 'm'],
    ['\u03b7\u043f', 'n'],
    ['\u043e\u03bf\u0585\u00f8', 'o'],
    ['\u0440\u03c1', 'p'],
    ['\u051b', 'q'],
    ['\u0433', 'r'],
    ['\u0455', 's'],
    ['\u0442\u03c4', 't'],
    ['\u03c5', 'u'],
    ['\u03bd\u0475', 'v'],
    ['\u051d\u03c9', 'w'],
    ['\u0445\u03c7', 'x'],
    ['\u0443\u03b3', 'y'],
    ['\u03b6', 'z'],
    ['\u0142\u04c0', 'l'],
  ].flatMap(([characters = '', latin = '']) => Array.from(characters).map((character) => [character, latin])),
)

const fold = (word: string) =>
  foldWord(word.normalize('NFKC')).replaceAll(/./gu, (character) => lookalikes[character] ?? character)

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .split(/[\s-]+/u)
    .map(fold)
    .filter(Boolean)

const toFoldedWords = (list: string) => new Set(list.split(' ').flatMap(wordsOf))

/** Words that occur in no first name and claim to represent a mosque or charity. */
const institutions = toFoldedWords(
  'masjid masjed masjeed musjid mesjid masgid mosque mosquee moschee islamic jamia admin office team committee trust trustee trustees treasurer appeal fund foundation centre center ' +
    'مسجد الجامع رسمي إدارة لجنة جمعية مركز خيرية مؤسسة سرکاری آفیشل انتظامیہ کمیٹی ٹرسٹ ادارہ فلاحی',
)

/** Words that are rejected even with a typing error, as no first name is that similar. */
const fuzzyInstitutions = [
  'official',
  'committee',
  'treasurer',
  'administrator',
  'administration',
  'foundation',
  'organisation',
]

/** Generic words in mosques' names. */
const genericWords = toFoldedWords(
  'masjid mosque islamic centre center trust charity community the of and cio ltd uk مسجد مركز',
)

/** Charity is also a first name: it is rejected only next to another word. */
const includesCharity = (words: readonly string[]) => words.length > 1 && words.includes('charity')

/** Whether a name resembles a mosque's: the full name, or the name without its generic words. */
function resemblesMosque(words: readonly string[], mosqueName: string): boolean {
  const joined = words.join('')
  const parts = wordsOf(mosqueName)
  const fullName = parts.join('')
  if (joined === fullName) return true
  if (
    fullName.length >= 6 &&
    (joined.includes(fullName) || editDistance(joined, fullName) <= (fullName.length >= 12 ? 2 : 1))
  )
    return true
  const distinctive = parts.filter((part) => !genericWords.has(part))
  // "an-Noor" is the mosque, "Noor" a first name.
  return distinctive.length > 1 && joined === distinctive.join('')
}

/** Whether a word mixes Latin letters with another script, which is how look-alike names are written. */
const mixesScripts = (text: string) =>
  text
    .normalize('NFKC')
    .split(/[\s-]+/u)
    .some(
      (word) =>
        /\p{Script=Latin}/u.test(word) && /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(word),
    )

/**
 * Returns the key of the message explaining why a supporter may not use a name, or undefined if it is allowed.
 * @param name as entered by the visitor
 * @param mosqueNames the names of the mosque and its charity
 * @untrusted
 */
export function findNameProblem(name: string, mosqueNames: readonly string[]): 'posing' | 'alphabets' | undefined {
  if (mixesScripts(name)) return 'alphabets'
  const words = wordsOf(name)
  const isImpersonation =
    words.some(
      (word) => institutions.has(word) || fuzzyInstitutions.some((institution) => editDistance(word, institution) <= 1),
    ) ||
    includesCharity(words) ||
    mosqueNames.some((mosqueName) => resemblesMosque(words, mosqueName))
  return isImpersonation ? 'posing' : undefined
}
