import { choose } from '../../plural.ts'
import type { words as en } from '../en/deskRange.ts'

const days = (count: number) =>
  choose('ar', count, {
    one: 'يوم واحد',
    two: 'يومان',
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  })

/** The same in Arabic. */
export const words: typeof en = {
  title: 'تغيير عدة أيام',
  choose: 'اختيار عدة أيام',
  chooseHint: 'يرجى اختيار اليوم الأول ثم الأخير.',
  chooseLast: 'يرجى الآن اختيار اليوم الأخير. يمكن الانتقال إلى شهر آخر.',
  stop: 'إلغاء',
  dragHint: 'أو اسحب بالفأرة فوق الأيام.',
  from: 'اليوم الأول',
  to: 'اليوم الأخير',
  span: (from, to) => `من ${from} إلى ${to}`,
  days,
  wrongOrder: 'اليوم الأخير قبل الأول. يرجى اختيار الأيام مرة أخرى.',
  what: 'ما الذي يتغيّر؟',
  action: 'كيف؟',
  actions: { time: 'تحديد وقت', none: 'لا إقامة', usual: 'العودة إلى الأوقات المعتادة', note: 'الملاحظة فقط' },
  jumuah: 'الجمعة (أيام الجمعة)',
  taraweeh: 'التراويح (ليالي رمضان)',
  eid: 'صلاة العيد (يوم العيد)',
  timeOf: (prayer) => `الوقت الجديد: ${prayer}`,
  severalHint: 'وقت واحد، أو أكثر تفصل بينها فواصل: 07:30, 09:00',
  timeNeeded: 'يرجى إدخال وقت مثل 20:15.',
  choosePrayer: 'يرجى اختيار صلاة واحدة على الأقل أو كتابة ملاحظة.',
  note: 'ملاحظة لهذه الأيام (اختيارية)',
  effect: 'ما سيتغيّر',
  effectFirst: 'بعد اختيار التغيير يظهر أثره هنا.',
  nothing: 'لا يتغيّر شيء: هذه الأوقات محددة لهذه الأيام بالفعل.',
  line: (count, prayer, before, after) => `${days(count)}: ${prayer} من ${before} إلى ${after}`,
  noteLine: (count) => `تُكتب الملاحظة في ${days(count)}`,
  none: 'لا شيء',
  fromTo: (first, last) => `${first} – ${last}`,
  or: '، ',
  ownTitle: (count) => `أيام لها تغيير خاص بها: ${days(count)}`,
  keep: 'إبقاء أوقاتها الخاصة',
  replace: 'استبدالها أيضًا',
  only: {
    jumuah: (count) => `تتغيّر الجمعة في أيام الجمعة فقط: ${days(count)}.`,
    taraweeh: (count) => `التراويح في ليالي رمضان فقط: ${days(count)}.`,
    eid: (count) => `صلاة العيد في يوم العيد فقط حسب تاريخكم الهجري: ${days(count)}.`,
  },
  save: (count) => `حفظ التغيير: ${days(count)}`,
  saveNone: 'حفظ',
  saving: 'جارٍ الحفظ',
  conflict: 'غيّر شخص آخر أحد هذه الأيام أثناء التعديل. القائمة أدناه محدّثة: يرجى مراجعتها ثم الحفظ مرة أخرى.',
  saved: (count) => `تم الحفظ: ${days(count)}.`,
  back: 'العودة إلى الشهر',
}
