import { useTenant } from '@minaret/domain'
import { directionOf } from '../messages/index.ts'
import { useWords } from './WordsProvider.tsx'

const arabicScript = /\p{Script=Arabic}/u
const firstLetter = /\p{L}/u
/** Letters of Urdu that neither Arabic nor Persian has. */
const urdu = /[\u0679\u0688\u0691\u06ba\u06be\u06c1\u06d2]/

/** What a text of the mosque's own says about itself where it does not run as the page may. */
export type OwnLanguage = { dir?: 'auto'; lang?: string }

/**
 * The way and the language of texts of the mosque's own. On a page in Arabic script, what is not in it says that its
 * language is unknown, and so takes its own fonts and lines instead of the page's. On any other page a text that begins in
 * Arabic script is in the mosque's own language, if that is written so, or in Urdu or Arabic, by its letters.
 */
export function useOwnLanguage(): (text: string) => OwnLanguage {
  const { format, language } = useWords()
  const own = useTenant().language
  return (text) => {
    if (format.inText(text) === text) return {}
    if (directionOf(language) === 'rtl') return { dir: 'auto', ...(arabicScript.test(text) ? {} : { lang: '' }) }
    if (!arabicScript.test(firstLetter.exec(text)?.[0] ?? '')) return { dir: 'auto' }
    return { dir: 'auto', lang: directionOf(own) === 'rtl' ? own : urdu.test(text) ? 'ur' : 'ar' }
  }
}
