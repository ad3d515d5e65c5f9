import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** {@link en} in Arabic. */
export const ar: WordsLike<typeof en> = {
  saved: 'حُفظ.',
  noClass: 'لم نجد هذا الصف.',
  notYours: 'لا يسجّل حضور الصف إلا المالكون ومعلّمه.',
  noTeacher: 'لا يمكن لهذا الشخص أن يعلّم صفًا: ليس دوره مالكًا ولا معلّمًا، أو غادر الفريق.',
  notYet: 'لم يأتِ هذا اليوم بعد.',
  noChild: 'لم يعد هذا الطفل في الصف. حدّث الصفحة.',
  didAdd: (name, what) => `أضاف ${name} الصف «${what}»`,
  didChange: (name, what) => `غيّر ${name} الصف «${what}»`,
}
