import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['news'] = {
  description: (name) => `أخبار ${name}.`,
  lead: 'آخر أخبار المسجد.',
  loading: 'جارٍ تحميل الأخبار',
  failed: 'تعذر تحميل الأخبار.',
  none: 'لا توجد أخبار بعد',
  noneMore: 'ستظهر هنا أخبار المسجد.',
  older: 'أخبار أقدم',
  newest: 'العودة إلى الأحدث',
  cue: 'قراءة المزيد',
  by: (author) => `بقلم ${author}`,
  updated: (date) => `آخر تحديث ${date}`,
  around: 'أخبار أخرى',
  previous: 'أقدم',
  next: 'أحدث',
  all: 'جميع الأخبار',
  share: 'مشاركة الخبر',
  missing: 'لم نجد هذا الخبر',
  missingMore: 'ربما أُزيل، أو أن في العنوان خطأ.',
  loadingOne: 'جارٍ تحميل الخبر',
  failedOne: 'تعذر تحميل هذا الخبر.',
}
