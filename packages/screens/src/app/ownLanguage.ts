import { useTenant } from '@minaret/domain'
import { directionOf } from '../messages/index.ts'
import { useMessages } from './MessagesProvider.tsx'

const arabicScript = /\p{Script=Arabic}/u
const firstLetter = /\p{L}/u
/** Letters used in Urdu but not in Arabic or Persian. */
const urduLetters = /[\u0679\u0688\u0691\u06ba\u06be\u06c1\u06d2]/

/** The attributes of text by the mosque, which may differ from the page's direction. */
export type TextLanguage = { dir?: 'auto'; lang?: string }

/**
 * Returns a function for the direction and language of text by the mosque. On a page in Arabic script, other text gets
 * an unknown language, so that it does not use the page's fonts and line height. On any other page, text that begins in
 * Arabic script is in the mosque's own language if that uses the script, or else in Urdu or Arabic, by its letters.
 */
export function useTextLanguage(): (text: string) => TextLanguage {
  const { format, language } = useMessages()
  const tenantLanguage = useTenant().language
  return (text) => {
    if (format.inText(text) === text) return {}
    if (directionOf(language) === 'rtl') return { dir: 'auto', ...(arabicScript.test(text) ? {} : { lang: '' }) }
    if (!arabicScript.test(firstLetter.exec(text)?.[0] ?? '')) return { dir: 'auto' }
    return {
      dir: 'auto',
      lang: directionOf(tenantLanguage) === 'rtl' ? tenantLanguage : urduLetters.test(text) ? 'ur' : 'ar',
    }
  }
}
