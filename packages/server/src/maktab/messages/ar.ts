import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  closed: 'التسجيل في المدرسة المسائية مغلق في الوقت الحالي. يرجى سؤال المسجد عن موعد فتحه.',
  otherForm: 'أُرسل هذا النموذج من قبل بإجابات أخرى. يرجى إعادة تحميل الصفحة، وإبلاغ المسجد بما ينبغي تغييره.',
  received: 'شكرًا. وصلنا التسجيل، وسيتواصل المسجد معك.',
  futureBirth: 'هذا اليوم لم يأتِ بعد. يرجى التحقق من تاريخ الميلاد.',
  grown: (years) => `المدرسة المسائية لمن هم دون ${years} سنة. يرجى التحقق من سنة الميلاد.`,
}
