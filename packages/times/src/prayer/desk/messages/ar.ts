import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

const hijriMonths = [
  'محرم',
  'صفر',
  'ربيع الأول',
  'ربيع الآخر',
  'جمادى الأولى',
  'جمادى الآخرة',
  'رجب',
  'شعبان',
  'رمضان',
  'شوال',
  'ذي القعدة',
  'ذي الحجة',
]

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  saved: 'تم الحفظ. الموقع والشاشات محدّثة.',
  changedSince: 'غيّر شخص آخر هذا اليوم أثناء التعديل. يرجى مراجعة التغييرين ثم الحفظ مرة أخرى.',
  undone: 'تم التراجع. عادت الأوقات السابقة.',
  fajr: 'الفجر',
  dhuhr: 'الظهر',
  asr: 'العصر',
  maghrib: 'المغرب',
  isha: 'العشاء',
  jumuah: 'الجمعة',
  moved: (name, prayer, day, from, to) => `غيّر ${name} إقامة ${prayer} يوم ${day} من ${from} إلى ${to}`,
  added: (name, prayer, day, to) => `حدّد ${name} إقامة ${prayer} يوم ${day} عند ${to}`,
  closed: (name, prayer, day) => `ألغى ${name} إقامة ${prayer} يوم ${day}`,
  noted: (name, day, note) => `كتب ${name} ملاحظة ليوم ${day}: «${note}»`,
  noteRemoved: (name, day) => `حذف ${name} ملاحظة يوم ${day}`,
  sameAgain: (name, day) => `حفظ ${name} يوم ${day} من دون تغيير في الأوقات`,
  noJamaat: 'لا إقامة',
  asUsual: 'الأوقات المعتادة',
  taraweeh: 'التراويح',
  eid: 'صلاة العيد',
  rangeChangedSince: 'غيّر شخص آخر أحد هذه الأيام أثناء التعديل. يرجى مراجعة القائمة ثم الحفظ مرة أخرى.',
  rangeSet: (name, prayer, from, to, days, time) =>
    `حدّد ${name} إقامة ${prayer} عند ${time} من ${from} إلى ${to} (${days})`,
  rangeClosed: (name, prayer, from, to, days) => `ألغى ${name} إقامة ${prayer} من ${from} إلى ${to} (${days})`,
  rangeUsual: (name, prayer, from, to, days) =>
    `أعاد ${name} ${prayer} إلى الأوقات المعتادة من ${from} إلى ${to} (${days})`,
  rangeNoted: (name, from, to, days, note) => `كتب ${name} ملاحظة من ${from} إلى ${to} (${days}): «${note}»`,
  rangeNoteRemoved: (name, from, to, days) => `حذف ${name} الملاحظات من ${from} إلى ${to} (${days})`,
  dayCount: (count) =>
    count === 1 ? 'يوم واحد' : count === 2 ? 'يومان' : count <= 10 ? `${count} أيام` : `${count} يومًا`,
  timetableRefused: 'ما زالت في هذا الجدول مشكلات. يرجى فحصه مرة أخرى.',
  timetableChangedSince: 'غيّر شخص آخر الجدول أثناء المراجعة. يرجى مراجعة الفروق ثم الحفظ مرة أخرى.',
  timetableImported: (name, file, from, to, days) =>
    `استورد ${name} الجدول ${file} (من ${from} إلى ${to})، وتغيّر ${days}`,
  timetableRestored: (name, file) => `أعاد ${name} الجدول السابق لملف ${file}`,
  timetableBefore: (file) => `الجدول السابق لملف ${file}`,
  timetableSince: 'جدول تم استيراده بعد ذلك',
  rulesChangedSince: 'غيّر شخص آخر هذه القواعد أثناء التعديل. يرجى مراجعة التغييرين ثم الحفظ مرة أخرى.',
  rulesChanged: (name, prayer) => `غيّر ${name} قواعد إقامة ${prayer}`,
  noRules: 'لا قاعدة',
  jumuahChanged: (name) => `غيّر ${name} صلاة الجمعة الأسبوعية`,
  jumuahChangedSince: 'غيّر شخص آخر صلاة الجمعة أثناء التعديل. راجع النسختين واحفظ مرة أخرى.',
  noJumuah: 'لا جمعة',
  undoneBy: (sentence) => `${sentence} (تم التراجع)`,
  hijriMonth: (month) => hijriMonths[month - 1] ?? '',
  hijriAnnounced: (name, month, day) => `حدّد ${name} بداية شهر ${month} يوم ${day}`,
  hijriCalculated: (name, month) => `أعاد ${name} شهر ${month} إلى بدايته المحسوبة`,
  hijriStart: (month, day) => `يبدأ شهر ${month} يوم ${day}`,
  hijriStartCalculated: (month) => `يبدأ شهر ${month} بالحساب`,
  hijriUndone: 'تم التراجع. يبدأ الشهر كما كان من قبل.',
  hijriUnchanged: 'لم يتغيّر شيء: الشهر يبدأ في ذلك اليوم أصلًا.',
  hijriChangedSince: 'غيّر شخص آخر الأشهر الهجرية أثناء المراجعة. راجعها ثم اختر مرة أخرى.',
  hijriNoDay: 'هذا ليس يومًا في التقويم. اختر يومًا آخر.',
  hijriFar: 'يبعد هذا أكثر من ثلاثة أيام عن تقويم أم القرى. تحقّق من الشهر واليوم.',
  hijriLength: (month, days) =>
    `سيكون عدد أيام شهر ${month} هو ${days}، والشهر الهجري 29 أو 30 يومًا. إذا كان شهر ${month} قد بدأ في يوم آخر فحدّد ذلك أولًا.`,
  hijriLater: (month, day) =>
    `بداية شهر ${month} محدّدة يوم ${day}، فيبقى شهر بأقل من 29 يومًا أو أكثر من 30. غيّر بداية ${month} أولًا.`,
}
