import type { Catalogue } from '../../catalogue.ts'

export const words: Catalogue['classes'] = {
  title: 'الدروس',
  description: (name) => `الدروس في ${name}: مواعيدها، ولمن هي، ومن يدرّسها.`,
  lead: 'الحضور متاح في أي منها، ويمكن السؤال أولًا عن الدرس المناسب.',
  cue: 'المزيد',
  loading: 'جارٍ تحميل الدروس',
  failed: 'تعذر تحميل الدروس.',
  failedOne: 'تعذر تحميل هذا الدرس.',
  none: 'لا دروس في الوقت الحالي',
  noneMore: 'تُعلَن الدروس الجديدة هنا وفي المسجد. ويسرّنا أن نعرف ما يُرغب في تعلمه.',
  more: 'عرض المزيد',
  missing: 'هذا الدرس لم يعد هنا',
  missingMore: 'ربما انتهى، أو ربما في العنوان خطأ.',
  others: 'كل الدروس',
  ask: 'مراسلة المسجد',
  askAbout: 'السؤال عن هذا الدرس',
  backHome: 'الانتقال إلى الصفحة الرئيسية',
  facts: {
    title: 'نظرة سريعة',
    when: 'الموعد',
    audience: 'لمن',
    teacher: 'المدرّس',
    place: 'المكان',
    price: 'التكلفة',
    contact: 'للتواصل',
  },
}
