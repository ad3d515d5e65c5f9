import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  stored: 'تم الرفع.',
  saved: 'تم الحفظ.',
  replaced: 'تم الاستبدال، والموقع محدَّث.',
  notUsed: 'هذا الملف غير مستخدم في الموقع.',
  noSuchFile: 'لم نجد هذا الملف. ربما أُزيل لأن شيئًا لم يكن يستخدمه.',
  otherKind: 'اختر صورة بدل الصورة، وملفًا بدل الملف.',
  noStorage: 'لا يمكن حفظ الملفات الآن. حاول لاحقًا، أو اسأل المسؤول عن الخادم.',
}
