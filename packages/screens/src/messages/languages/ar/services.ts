import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['services'] = {
  lead: 'كيف يمكن للمسجد أن يساعدك وأسرتك.',
  description: (name) => `كيف يمكن لـ${name} أن يساعدك وأسرتك.`,
  cue: 'قراءة المزيد',
  more: 'عرض مزيد من الخدمات',
  loading: 'جارٍ تحميل الخدمات',
  failed: 'تعذّر تحميل الخدمات.',
  none: 'لم تُذكر خدمات بعد',
  noneMore: 'لم يضف المسجد خدماته بعد. لا تترددوا في السؤال، فقد يتمكن من المساعدة.',
  home: 'الذهاب إلى الصفحة الرئيسية',
  all: 'جميع الخدمات',
  loadingOne: 'جارٍ تحميل هذه الخدمة',
  failedOne: 'تعذّر تحميل هذه الخدمة.',
  notFound: 'لم نجد هذه الخدمة',
  notFoundMore: 'ربما لم تعد متاحة.',
  price: 'التكلفة',
  hours: 'الأوقات',
  contact: 'طريقة التواصل',
  write: 'مراسلتنا بشأنها',
  call: 'الاتصال بالمسجد',
  visit: 'معرفة المزيد',
}
