import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

export const ar: WordsLike<typeof en> = {
  noUpload: 'لم يعد هذا الملف على الخادم. يُرجى اختياره من جديد.',
  tooLarge: (megabytes) =>
    `حجم هذا الملف أكبر من ${megabytes} ميغابايت، وهو الحد الأقصى هنا. يُرجى تصغيره والمحاولة مرة أخرى.`,
  wrongPart: 'لم يصل جزء من الملف كما أُرسل. يُرجى اختيار الملف من جديد.',
  notFor: 'دورك في هذا المسجد لا يشمل رفع هذا الملف. يمكن لأحد المالكين تغيير أدوارك.',
  busy: 'تجري الآن قراءة ملفات أخرى. يُرجى المحاولة بعد بضع ثوانٍ.',
}
