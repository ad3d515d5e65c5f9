import { choose } from '../../plural.ts'
import type { words as en } from '../en/deskWhy.ts'

const minutes = (count: number) =>
  choose('ar', count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  })

/** The same in Arabic. */
export const words: typeof en = {
  why: (prayer, time) => `سبب إقامة ${prayer} عند ${time}`,
  whyNone: (prayer) => `سبب عدم وجود إقامة لصلاة ${prayer}`,
  begins: (prayer, time) => `يدخل وقت ${prayer} عند ${time}`,
  timetable: 'هذا من جدول المسجد.',
  imported: (file, date) => `مصدره الملف ${file}، تم استيراده في ${date}.`,
  importedBy: (file, date, name) => `مصدره الملف ${file}، استورده ${name} في ${date}.`,
  importedBefore: (date) => `تم استيراده في ${date} أو قبله. لم يكن اسم الملف يُسجَّل حينها.`,
  overruled: (rule) => `في جدولكم إقامة لهذا اليوم، فلا تُستخدم ${rule}.`,
  overruledOn: (rule, days) =>
    days === 1
      ? `في جدولكم إقامة لهذا اليوم، فلا تُستخدم ${rule}.`
      : `في جدولكم إقامة لهذا اليوم ولبقية أيام ${rule} في السنة القادمة (عددها: ${days})، فلا تُستخدم.`,
  ruleNames: {
    weekday: 'قاعدة هذا اليوم من الأسبوع',
    ramadan: 'قاعدة رمضان',
    dated: 'القاعدة السارية من تاريخ',
    summer: 'قاعدة الصيف',
  },
  calculated: (method, school) => `الوقت محسوب لأن الجدول لا يحتوي على هذا اليوم. الطريقة: ${method}. العصر: ${school}.`,
  city: (city) => `الحساب لمدينة ${city}: لم يُحدَّد موقع المسجد.`,
  table: (time) => `إقامة الجدول ${time}`,
  rules: {
    weekday: (time) => `قاعدة هذا اليوم من الأسبوع تعطي ${time}`,
    ramadan: (time) => `قاعدة رمضان تعطي ${time}`,
    dated: (time) => `القاعدة السارية من تاريخ محدد تعطي ${time}`,
    summer: (time) => `قاعدة الصيف تعطي ${time}`,
    ordinary: (time) => `القاعدة المعتادة تعطي ${time}`,
  },
  noJamaat: 'لا إقامة',
  ruleIs: (rule) => `القاعدة: ${rule}.`,
  ruleBy: (name, date, time) => `وضع هذه القاعدة: ${name}، ${date} ${time}.`,
  nothing: 'لا يحدد الجدول ولا القواعد إقامة',
  override: (time) => `تم التغيير إلى ${time} لهذا اليوم`,
  changedBy: (name, date, time) => `غيّرها ${name} في ${date} عند ${time}.`,
  somebody: 'شخص ما',
  notRecorded: 'لم يتم التغيير من لوحة الإدارة، فلا يوجد سجل بمن غيّرها.',
  rule: {
    none: 'لا إقامة',
    fixed: (time) => `دائمًا عند ${time}`,
    after: (count) => (count === 0 ? 'عند دخول الوقت مباشرة' : `بعد دخول الوقت بـ${minutes(count)}`),
    beforeEnd: (count) => `قبل خروج الوقت بـ${minutes(count)}`,
    rounded: (count) => `مقرّبة إلى ${minutes(count)}`,
    changesOn: (weekday) => `وقت جديد كل ${weekday}`,
    notBefore: (time) => `لا تسبق ${time}`,
    notAfter: (time) => `لا تتأخر عن ${time}`,
    comma: '، ',
  },
}
