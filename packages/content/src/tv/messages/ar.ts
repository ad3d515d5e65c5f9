import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  unknown: 'هذه الشاشة غير معروفة هنا. يرجى طلب عنوانها من مكتب المسجد.',
}
