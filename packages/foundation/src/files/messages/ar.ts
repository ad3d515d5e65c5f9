import type { WordsLike } from '../../i18n/catalogue.ts'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  missing: 'الملف غير موجود',
  takenDown: 'ربما أُزيل.',
  notNow: 'غير متاح الآن',
  away: 'تعذرت قراءة ملفات هذا الموقع الآن. يرجى المحاولة مرة أخرى بعد قليل.',
  busy: 'يجري الآن تجهيز صور كثيرة. يرجى المحاولة مرة أخرى بعد قليل.',
}
