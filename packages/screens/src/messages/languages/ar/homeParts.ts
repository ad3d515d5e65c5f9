import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['homeParts'] = {
  loading: 'جارٍ تحميل بقية الصفحة',
  failed: 'تعذر تحميل بقية هذه الصفحة.',
  events: 'فعالياتنا',
  allEvents: 'جميع الفعاليات',
  news: 'آخر الأخبار',
  allNews: 'جميع الأخبار',
  causes: 'دعم المسجد',
  allCauses: 'جميع مجالات التبرع',
  appeals: 'الحملات',
  allAppeals: 'جميع الحملات',
  visit: 'زيارتنا',
  directions: 'الاتجاهات',
  call: 'الهاتف',
  write: 'البريد الإلكتروني',
  hours: 'ساعات العمل',
}
