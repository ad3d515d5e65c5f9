import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

export const ar: WordsLike<typeof en> = {
  demonstrationOnly: 'لا يمكن في العرض التجريبي تغيير بيانات البنك ولا المواقع الأخرى.',
  unchanged: 'هذه هي بيانات البنك الحالية. لم يتغيّر شيء.',
  bankProblem: 'استخدم 1000 حرف على الأكثر.',
  secretProblem: 'هذا مفتاح سري. لا تضعه في الموقع أبدًا؛ ربط المدفوعات من عمل المسؤول عن الخادم.',
  bankChangedSince: 'تغيّرت بيانات البنك منذ ذلك الحين. راجعها واطلب التغيير من جديد إن لزم.',
  originProblem: 'أدخل عنوان موقع يبدأ بـ https ودون صفحة، مثل https://www.example.org.',
  alreadyAllowed: 'هذا الموقع مسموح به بالفعل.',
  notAllowed: 'هذا الموقع غير مسموح به، فلا شيء لإزالته.',
  askBank: (text) => `تغيير بيانات البنك في الموقع إلى «${text}»`,
  askNoBank: 'حذف بيانات البنك من الموقع',
  askFrame: (origin) => `السماح للموقع ${origin} بعرض صفحة التبرع داخل صفحاته`,
  askNoFrame: (origin) => `منع الموقع ${origin} من عرض صفحة التبرع داخل صفحاته`,
  askCalls: (origin) => `السماح للموقع ${origin} باستخدام بيانات المسجد ونماذجه`,
  askNoCalls: (origin) => `منع الموقع ${origin} من استخدام بيانات المسجد ونماذجه`,
  didChangeBank: (name) => `${name}: تغيير بيانات البنك`,
  didRemoveBank: (name) => `${name}: حذف بيانات البنك`,
  didAllow: (name, origin) => `${name}: السماح للموقع ${origin}`,
  didDisallow: (name, origin) => `${name}: منع الموقع ${origin}`,
}
