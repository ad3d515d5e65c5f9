import { foldWord } from '@minaret/plans'
import { editDistance } from '@minaret/foundation/base'

/** Letters of other scripts that look like Latin ones, after Unicode's list of confusables (UTS 39). */
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

const folded = (list: string) => new Set(list.split(' ').flatMap(wordsOf))

/** Words no first name holds, which speak for a mosque or a charity. */
const institutions = folded(
  'masjid masjed masjeed musjid mesjid masgid mosque mosquee moschee islamic jamia admin office team committee trust trustee trustees treasurer appeal fund foundation centre center ' +
    'مسجد الجامع رسمي إدارة لجنة جمعية مركز خيرية مؤسسة سرکاری آفیشل انتظامیہ کمیٹی ٹرسٹ ادارہ فلاحی',
)

/** Also with a slip in them: no first name is that near. */
const nearlyInstitutions = [
  'official',
  'committee',
  'treasurer',
  'administrator',
  'administration',
  'foundation',
  'organisation',
]

/** What names of mosques are made of besides the name itself. */
const generic = folded('masjid mosque islamic centre center trust charity community the of and cio ltd uk مسجد مركز')

/** A charity is also a girl: alone it is a name, beside another word it speaks for one. */
const speaksForCharity = (words: readonly string[]) => words.length > 1 && words.includes('charity')

/** Whether a name is that of a mosque, or nearly: whole, or without what all mosques are called. */
function isNearly(words: readonly string[], theirs: string): boolean {
  const joined = words.join('')
  const parts = wordsOf(theirs)
  const whole = parts.join('')
  if (joined === whole) return true
  if (whole.length >= 6 && (joined.includes(whole) || editDistance(joined, whole) <= (whole.length >= 12 ? 2 : 1)))
    return true
  const own = parts.filter((part) => !generic.has(part))
  // "an-Noor" is the mosque, "Noor" may be anybody.
  return own.length > 1 && joined === own.join('')
}

/** Latin letters beside those of another script, in one word: they are there to look like others. */
const mixesScripts = (text: string) =>
  text
    .normalize('NFKC')
    .split(/[\s-]+/u)
    .some(
      (word) =>
        /\p{Script=Latin}/u.test(word) && /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(word),
    )

/**
 * Why a supporter may not stand under a name on the mosque's own page, as a message of the catalogue; nothing where they may.
 * @param name as it was typed
 * @param theirs what the mosque and its charity are called
 * @untrusted
 */
export function nameProblem(name: string, theirs: readonly string[]): 'posing' | 'alphabets' | undefined {
  if (mixesScripts(name)) return 'alphabets'
  const words = wordsOf(name)
  const poses =
    words.some((word) => institutions.has(word) || nearlyInstitutions.some((near) => editDistance(word, near) <= 1)) ||
    speaksForCharity(words) ||
    theirs.some((one) => isNearly(words, one))
  return poses ? 'posing' : undefined
}
