import type { WordsLike } from '../../i18n/catalogue.ts'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  unapproved: 'لا يستطيع مسجدكم إرسال هذه الرسالة قبل الموافقة عليه. ما كتبته لا يزال هنا.',
  tooMany: 'تلقى هذا الشخص اليوم أكبر عدد نرسله لأي شخص من هذه الرسائل. ما كتبته لا يزال هنا: حاول مرة أخرى غدًا.',
}
