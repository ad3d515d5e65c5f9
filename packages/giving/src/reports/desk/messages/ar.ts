import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  emailOn: 'ستصلك رسالة عن التبرعات صباح كل اثنين.',
  emailOff: 'لن تصلك رسالة الاثنين بعد الآن.',
  didTakeJournal: (name, from, to) => `نزّل ${name} دفتر اليومية للمحاسب، من ${from} إلى ${to}`,
}
