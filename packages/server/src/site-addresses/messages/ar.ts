import type { WordsLike } from '@minaret/foundation/i18n'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: WordsLike<typeof en> = {
  demonstrationOnly: 'لا يمكن تغيير النطاقات في العرض التجريبي.',
  notAvailable: 'لا يمكن استخدام نطاق خاص على هذا الخادم بعد. اسأل من يديره.',
  noDomain: 'لم يعد هذا النطاق في القائمة.',
  added: 'أُضيف النطاق. لن يتغير شيء في موقعكم حتى تكتمل سجلاته.',
  addedAgain: 'عاد النطاق إلى القائمة. سيُستخدم فور العثور على سجلاته.',
  removed: 'أُزيل النطاق. لا يزال موقعكم على العنوان الذي أُعطي له.',
  used: 'النطاق في القائمة.',
  notUsed: 'النطاق ليس في القائمة.',
  problemEmpty: 'أدخل نطاقكم، مثل www.example.org.',
  problemWildcard: 'أدخل اسمًا واحدًا في كل مرة، دون *. أضف www.example.org ثم example.org.',
  problemAddress: 'هذا عنوان IP. أدخل اسمًا، مثل www.example.org.',
  problemEmail: 'هذا عنوان بريد إلكتروني. أدخل اسم موقعكم فقط، مثل www.example.org.',
  problemPage: 'أدخل الاسم فقط دون صفحة: www.example.org وليس www.example.org/contact.',
  problemPort: 'أدخل الاسم فقط، دون نقطتين ورقم.',
  problemForm: 'هذا ليس نطاقًا. أدخله مثل www.example.org: حروف وأرقام وشرطات تفصل بينها نقاط.',
  problemPrivate: (ending) => `لا يمكن الوصول عبر الإنترنت إلى الأسماء المنتهية بـ ${ending}. أدخل النطاق الذي سجلتموه.`,
  problemSuffix: (name) =>
    `لا يمكن لأحد أن يملك ${name}، فهو لاحقة مثل ‎.org. أدخل النطاق الكامل الذي سجلتموه، مثل example.${name}.`,
  problemInstallation: 'هذا الاسم لمن يدير هذا الخادم. أدخل نطاقًا سجله مسجدكم.',
  problemTaken: 'يستخدم مسجد آخر هنا هذا النطاق. إن كان لكم فأخبروا من يدير هذا الخادم.',
  problemHere: (name) => `${name} موجود في هذه الصفحة.`,
  problemMany: (most) => `الحد الأقصى لعدد النطاقات ${most}. أزل نطاقًا أولًا.`,
  didAdd: (name, domain) => `أضاف ${name} النطاق \u2066${domain}\u2069`,
  didRemove: (name, domain) => `أزال ${name} النطاق \u2066${domain}\u2069`,
}
