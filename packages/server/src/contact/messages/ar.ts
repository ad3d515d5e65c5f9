import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  sent: 'شكرًا! سنرد في أقرب وقت ممكن.',
  imamClosed: 'لا تُستقبل الأسئلة الموجهة إلى الإمام في هذا الموقع. يرجى اختيار موضوع آخر.',
  imamNoEmail:
    'لا يستقبل هذا المسجد الأسئلة الموجهة إلى الإمام بالبريد الإلكتروني بعد، فلم يُرسَل السؤال. يرجى السؤال في المسجد.',
  imamCall: (phone) =>
    `لا يستقبل هذا المسجد الأسئلة الموجهة إلى الإمام بالبريد الإلكتروني بعد، فلم يُرسَل السؤال. يرجى الاتصال على \u2066${phone}\u2069 أو السؤال في المسجد.`,
}
