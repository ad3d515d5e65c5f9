import type { ContentKindName, ContentValues } from '@minaret/contract/desk'

/** Arabic translations of the samples, with every translatable key. */
export const arabicSamples: Readonly<Record<ContentKindName, ContentValues>> = {
  news: { title: 'سجاد جديد', summary: 'يُفرش الأسبوع القادم.', text: 'يصل السجاد يوم **الاثنين**.' },
  events: {
    title: 'إفطار الحي',
    summary: 'الدعوة عامة.',
    place: 'القاعة الكبرى',
    audience: 'للجميع',
    price: 'مجانًا',
    text: 'أحضر طبقًا.',
  },
  services: { title: 'عقد النكاح', summary: 'في المسجد.', price: '١٥٠', hours: 'بموعد', text: 'اتصل بنا.' },
  classes: { title: 'التجويد', summary: 'للكبار.', when: 'الثلاثاء بعد المغرب', text: 'أحضر مصحفًا.' },
  courses: { title: 'العربية، المستوى الأول', summary: 'عشرة أسابيع.', text: 'لا يلزم شيء.' },
  activities: { title: 'حلقة التفسير', summary: 'صفحة كل أسبوع.', place: 'القاعة الصغيرة' },
  causes: { title: 'السقف', summary: 'ألواح.', text: 'يسرب الماء.\n\nمنذ سنوات.' },
  campaigns: { title: 'سقف جاف قبل الشتاء', summary: 'ألواح ومزاريب.', text: 'وُضع السقف سنة 1931.' },
  about: { title: 'تاريخنا', summary: 'منذ 1931.', text: 'بيت ثم قاعة.' },
  team: { role: 'الإمام', text: 'منذ 2014.' },
  vacancies: { title: 'حارس', summary: 'صباحًا.', hours: '٢٠ في الأسبوع', text: 'مفاتيح وغلايات.' },
  banners: { title: 'جدول رمضان', text: 'صدر الآن.', linkText: 'اطلع عليه' },
  gallery: { album: 'العيد', caption: 'الصلاة في الخارج' },
  resources: { category: 'استمارات', title: 'استمارة العضوية', summary: 'للطباعة.' },
  legal: { title: 'الخصوصية', text: 'نحفظ القليل.' },
}

/** The public API URLs that return a kind. */
export const publicUrls: Readonly<Record<ContentKindName, readonly string[]>> = {
  news: ['/api/news', '/api/news/:id', '/api/home', '/api/search?q=سجاد'],
  events: ['/api/event', '/api/event/:id', '/api/home', '/api/search?q=إفطار'],
  services: ['/api/services', '/api/services/:id', '/api/search?q=نكاح'],
  classes: ['/api/classes', '/api/class/:id'],
  courses: ['/api/courses', '/api/course/:id'],
  activities: ['/api/activities', '/api/home'],
  causes: ['/api/donations', '/api/donations/:id', '/api/home', '/api/search?q=السقف'],
  campaigns: ['/api/campaigns', '/api/campaigns/:id', '/api/home'],
  about: ['/api/about-us', '/api/about-us/:id'],
  team: ['/api/about-us'],
  vacancies: ['/api/about-us'],
  banners: ['/api/banners', '/api/home'],
  gallery: ['/api/gallery'],
  resources: ['/api/resources'],
  legal: ['/api/page/privacy'],
}
