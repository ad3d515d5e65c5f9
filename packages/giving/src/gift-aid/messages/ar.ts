import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  wording: 'تغير إقرار Gift Aid. يرجى إعادة تحميل الصفحة وقراءته مرة أخرى.',
  scope: 'يرجى اختيار التبرعات التي يشملها إقرار Gift Aid.',
  firstName: 'يرجى كتابة الاسم الأول، أو حرفه الأول على الأقل، من أجل Gift Aid.',
  lastName: 'يرجى كتابة اسم العائلة من أجل Gift Aid.',
  address: 'يرجى كتابة عنوان السكن من أجل Gift Aid.',
  house: 'يرجى كتابة رقم المنزل أو اسمه من أجل Gift Aid.',
  postcode: 'يرجى كتابة رمز بريدي مثل \u2066S9 5DH\u2069، أو ذكر أن السكن خارج المملكة المتحدة.',
  crown: 'جزر القنال وجزيرة مان خارج المملكة المتحدة من أجل Gift Aid. يرجى ذكر أن السكن خارجها، وكتابة عنوان السكن.',
  bfpo: 'يرجى كتابة عنوان BFPO على هيئة رمز بريدي يبدأ بـ BF1.',
  answer: 'يرجى بيان هل يجوز لنا أن نطلب Gift Aid على تبرعك: نعم أو لا.',
}
