import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  stale: 'هذا الرابط استُخدم من قبل أو انتهت مدته. يرجى العودة إلى التطبيق والبدء من جديد.',
}
