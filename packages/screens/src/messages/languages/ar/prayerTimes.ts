import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['prayerTimes'] = {
  shortDay: ({ weekdayShort, number }) => `${weekdayShort} ${number}`,
  titleOf: (month) => `مواقيت الصلاة لشهر ${month}`,
  description: (name) => `مواعيد دخول وقت كل صلاة وإقامتها في ${name}.`,
  // «اليوم» says both "day" and "today"; the mark of today needs it more.
  day: 'التاريخ',
  todayMark: 'اليوم',
  calculatedMark: 'محسوب',
  previous: (month) => `الشهر السابق: ${month}`,
  following: (month) => `الشهر التالي: ${month}`,
  thisMonth: 'الشهر الحالي',
  months: 'الأشهر',
  print: 'طباعة هذا الشهر',
  printYear: 'طباعة السنة كاملة',
  calculatedDays: 'الأيام التي عليها علامة «محسوب» لم ترد في جدول المسجد نفسه.',
  calendar: 'إضافة إلى التقويم',
  share: 'مشاركة عبر واتساب',
  shareText: (name: string) => `أوقات الصلاة في ${name}:`,
  /** Days of this month that are over. */
  earlier: (days: string) => `عرض الأيام السابقة (${days})`,
}
