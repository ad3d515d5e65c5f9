import type { Catalogue } from '../../catalogue.ts'
import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('ar', count, forms)

export const words: Catalogue['forms'] = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  number: 'رقم الهاتف',
  optional: '(اختياري)',
  loading: 'جارٍ تحميل النموذج',
  notLoaded: 'تعذر تحميل هذا النموذج.',
  sending: 'جارٍ الإرسال. يرجى الانتظار.',
  privacy: 'كيف نستخدم بياناتك',
  trap: 'يرجى ترك هذا الحقل فارغًا',
  unsent: 'لم يُرسَل النموذج. يرجى التحقق من الاتصال ثم الضغط على الزر مرة أخرى: ما كُتب ما زال هنا.',
  unanswered:
    'لم يصل رد حتى الآن. إن لم يصل قريبًا فيرجى التحقق من الاتصال ثم الضغط على الزر مرة أخرى: ما كُتب ما زال هنا.',
  noScript: 'يرجى تفعيل JavaScript لإرسال هذا النموذج.',
  noScriptWays: 'يرجى تفعيل JavaScript لإرسال هذا النموذج. ويمكن أيضًا التواصل مع المسجد هنا:',
  left: (count, figure) =>
    counted(count, {
      zero: 'لم يبقَ أي حرف',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: `بقيت ${figure} أحرف`,
      many: `بقي ${figure} حرفًا`,
      other: `بقي ${figure} حرف`,
    }),
  over: (count, figure) =>
    counted(count, {
      zero: 'لا حروف زائدة',
      one: 'حرف واحد زائد',
      two: 'حرفان زائدان',
      few: `${figure} أحرف زائدة`,
      many: `${figure} حرفًا زائدًا`,
      other: `${figure} حرف زائد`,
    }),
  errors: {
    name: 'يرجى كتابة الاسم.',
    email: 'يرجى كتابة البريد الإلكتروني.',
    emailUnreadable: 'يرجى كتابة بريد إلكتروني مثل name@example.org.',
    number: 'يرجى كتابة رقم الهاتف.',
    numberOfCountry: 'يرجى التحقق من رقم الهاتف. تبدأ أرقام الدول الأخرى بعلامة + ورمز الدولة.',
    numberOfTen: 'يرجى كتابة رقم هاتف من 10 أرقام بالضبط يبدأ بـ 6 أو 7 أو 8 أو 9.',
    long: (count, figure) =>
      counted(count, {
        zero: 'يرجى ترك هذا الحقل فارغًا.',
        one: 'يرجى الاختصار إلى حرف واحد.',
        two: 'يرجى الاختصار إلى حرفين أو أقل.',
        few: `يرجى الاختصار إلى ${figure} أحرف أو أقل.`,
        many: `يرجى الاختصار إلى ${figure} حرفًا أو أقل.`,
        other: `يرجى الاختصار إلى ${figure} حرف أو أقل.`,
      }),
  },
}
