import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  saved: 'تم الحفظ.',
  undone: 'تم التراجع. عادت الرسالة كما كانت.',
  gone: 'لم نعثر على هذه الرسالة. ربما حُذفت، أو ليست متاحة لدورك.',
  changedSince: 'غيّر شخص آخر هذه الرسالة أثناء قراءتها. يرجى مراجعتها ثم المحاولة مرة أخرى.',
  notAColleague: 'لا يمكن إسناد هذه الرسالة إلى هذا الشخص، لأن دوره لا يسمح بفتحها.',
  somebody: 'شخص غادر الفريق',
  aMessage: (day) => `رسالة بتاريخ ${day}`,
  aQuestion: (day) => `سؤال للإمام بتاريخ ${day}`,
  markedAnswered: (name, what) => `سجّل ${name} أنه تم الرد: ${what}`,
  reopened: (name, what) => `أعاد ${name} الفتح: ${what}`,
  assigned: (name, what, colleague) => `أسند ${name} إلى ${colleague}: ${what}`,
  tookOn: (name, what) => `تولّى ${name}: ${what}`,
  unassigned: (name, what) => `ألغى ${name} الإسناد: ${what}`,
  undoneBy: (sentence) => `${sentence} (تم التراجع)`,
  stateOpen: 'لم يُرد عليها',
  stateAnswered: 'تم الرد عليها',
  careOf: (colleague) => `(لدى ${colleague})`,
}
