import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: typeof en = {
  added: 'تمت الإضافة. تعرض الشاشة الأوقات خلال ثوانٍ.',
  codeForm: 'الرمز ثمانية أرقام. اكتبه كما يظهر على الشاشة.',
  codeUnknown: 'لا توجد شاشة تعرض هذا الرمز. تحقق منه على الشاشة: يتغير الرمز كل عشر دقائق.',
  saved: 'تم الحفظ. يظهر التغيير على الشاشة خلال دقيقتين.',
  unchanged: 'لم يتغير شيء.',
  reloads: 'يُعاد تحميل الشاشة خلال دقيقتين إن كانت تعمل ومتصلة بالإنترنت.',
  revoked: 'أُلغيت الشاشة. تتوقف عن عرض الأوقات خلال دقيقة.',
  undone: 'تم التراجع. عاد كما كان.',
  noPreview: 'لا تتوفر معاينة على هذا الخادم.',
  previewRange: 'اختر يومًا من اليوم حتى مثله من العام المقبل.',
  noSuchDisplay: 'أُلغيت هذه الشاشة أو أُزيلت. أعد تحميل الصفحة لترى الشاشات الموجودة.',
  nameNeeded: 'يرجى إعطاء الشاشة اسمًا مثل «القاعة الرئيسية».',
  nameTaken: (name) => `توجد شاشة باسم «${name}». يرجى اختيار اسم آخر.`,
  changedSince: 'غيّر شخص آخر هذه الشاشة أثناء تعديلك. راجعها ثم احفظ مجددًا.',
  didRename: (name, before, after) => `غيّر ${name} اسم الشاشة «${before}» إلى «${after}»`,
  didTurn: (name, display, orientation) => `ضبط ${name} اتجاه الشاشة «${display}»: ${orientation}`,
  didAdd: (name, display) => `أضاف ${name} الشاشة «${display}»`,
  didReload: (name, display) => `أعاد ${name} تحميل الشاشة «${display}»`,
  didRevoke: (name, display) => `ألغى ${name} الشاشة «${display}»`,
  undid: (sentence) => `${sentence} (تم التراجع)`,
  landscape: 'أفقي',
  portrait: 'عمودي',
  asAddress: 'حسب عنوانها',
  gone: 'ملغاة',
}
