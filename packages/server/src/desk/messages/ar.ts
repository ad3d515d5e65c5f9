import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  noDemonstration: 'لا يوجد عرض تجريبي يمكن دخوله هنا.',
  entered: 'أنت الآن في العرض التجريبي.',
  loggedOut: 'تم تسجيل الخروج.',
  asSupport: (name) => `${name} (الدعم)`,
  somebody: 'شخص غادر الفريق',
  serverAdministrator: 'مدير الخادم',
  otherEntry: 'تغيير لا تستطيع هذه الصفحة وصفه',
  erasedEntry: 'حُذفت تفاصيل هذا السجل',
  noSuchPage: 'هذه ليست صفحة من السجل. يرجى البدء من أحدث التغييرات.',
  noSuchEntry: 'لم نعثر على هذا التغيير.',
  cannotUndo: 'لا يمكن التراجع عن هذا التغيير.',
  mayNotUndo: 'لا يسمح دورك بالتراجع عن هذا التغيير. اطلب ذلك من أحد المالكين.',
  changedSince: 'غيّر شخص آخر هذا بعد ذلك. لم يتم التراجع عن شيء.',
}
