import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

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
  undoneBy: (sentence) => `${sentence} (تم التراجع)`,
}
