import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  demonstrationOnly: 'لا يمكن تصدير كل البيانات في العرض التجريبي.',
  askExport: 'تصدير كل بيانات المسجد، ومنها السجل المالي وجميع المتبرعين، في ملف يمكن للمالكين تنزيله',
  running: 'يجري تصدير كل البيانات بالفعل. انتظر حتى يجهز الملف ثم نزّله.',
  noExport: 'تعذر العثور على هذا الملف. يُحذف الملف بعد 24 ساعة. اطلب التصدير من جديد إذا كنت لا تزال بحاجة إليه.',
  somebody: 'شخص غادر الفريق',
  didExport: (name) => `صُدّرت كل بيانات المسجد بطلب من ${name}`,
  didDownload: (name) => `نزّل ${name} كل بيانات المسجد`,
}
