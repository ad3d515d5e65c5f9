import { regionName } from '../../i18n/regionName.ts'
import type { WordsLike } from '../../i18n/catalogue.ts'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  tenDigits: 'يرجى كتابة رقم هاتف من 10 أرقام بالضبط يبدأ بـ 6 أو 7 أو 8 أو 9.',
  numberOfCountry: (country) =>
    `يرجى التحقق من أرقام الهاتف: هذا الرقم غير معروف (${regionName('ar', country)}). رقم دولة أخرى يبدأ بعلامة + ورمزها.`,
}
