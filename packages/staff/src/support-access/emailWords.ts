import type { MailLanguage } from '@minaret/foundation/email'

type EmailText = { subject: string; paragraphs: readonly string[]; action: string }

/** The emails about support access, in one language. */
type SupportEmailWords = {
  when: string
  until: string
  granted(mosque: string, name: string): EmailText
  used(mosque: string, name: string): EmailText
}

const english: SupportEmailWords = {
  when: 'When',
  until: 'Ends',
  granted: (mosque, name) => ({
    subject: `Support access to ${mosque} was given`,
    paragraphs: [
      `${name} has let whoever runs your server into the desk of ${mosque} for 24 hours, so that they can help.`,
      'They can see and change times, announcements, content, displays and details. They can’t see donors, messages, money or staff. What they change is in your log, under their name.',
      'If this shouldn’t have happened, end it in the desk right away.',
    ],
    action: 'See support access',
  }),
  used: (mosque, name) => ({
    subject: `${name} is using support access to ${mosque}`,
    paragraphs: [
      `${name} has opened the desk of ${mosque} by the support access one of its owners gave.`,
      'What they change is in your log, under their name and marked as support. You can end it in the desk at any time.',
    ],
    action: 'See support access',
  }),
}

const arabic: SupportEmailWords = {
  when: 'متى',
  until: 'ينتهي',
  granted: (mosque, name) => ({
    subject: `مُنحت صلاحية الدعم لمكتب ${mosque}`,
    paragraphs: [
      `سمح ${name} للقائمين على الخادم بالدخول إلى مكتب ${mosque} لمدة 24 ساعة للمساعدة.`,
      'يمكنهم الاطلاع على الأوقات والإعلانات والمحتوى والشاشات وبيانات المسجد وتغييرها. ولا يرون المتبرعين ولا الرسائل ولا الأموال ولا الموظفين. ويُسجَّل ما يغيّرونه في سجلكم بأسمائهم.',
      'إن لم يكن هذا مقصودًا فأنهوه فورًا من المكتب.',
    ],
    action: 'عرض صلاحية الدعم',
  }),
  used: (mosque, name) => ({
    subject: `${name} يستخدم صلاحية الدعم لمكتب ${mosque}`,
    paragraphs: [
      `فتح ${name} مكتب ${mosque} بصلاحية الدعم التي منحها أحد المالكين.`,
      'يُسجَّل ما يغيّره في سجلكم باسمه مع علامة الدعم. ويمكنكم إنهاؤها من المكتب في أي وقت.',
    ],
    action: 'عرض صلاحية الدعم',
  }),
}

const urdu: SupportEmailWords = {
  when: 'کب',
  until: 'ختم',
  granted: (mosque, name) => ({
    subject: `${mosque} کے ڈیسک تک مدد کی رسائی دی گئی`,
    paragraphs: [
      `${name} نے سرور چلانے والوں کو مدد کے لیے 24 گھنٹے تک ${mosque} کے ڈیسک میں آنے دیا ہے۔`,
      'وہ اوقات، اعلانات، مواد، اسکرینیں اور مسجد کی تفصیلات دیکھ اور بدل سکتے ہیں۔ وہ عطیہ دہندگان، پیغامات، رقوم یا عملہ نہیں دیکھ سکتے۔ جو کچھ وہ بدلیں وہ ان کے نام سے آپ کے لاگ میں آتا ہے۔',
      'اگر یہ نہیں ہونا چاہیے تھا تو ڈیسک میں اسے فوراً ختم کریں۔',
    ],
    action: 'مدد کی رسائی دیکھیں',
  }),
  used: (mosque, name) => ({
    subject: `${name} ${mosque} کے ڈیسک تک مدد کی رسائی استعمال کر رہے ہیں`,
    paragraphs: [
      `${name} نے ${mosque} کا ڈیسک اس رسائی سے کھولا ہے جو ایک مالک نے دی تھی۔`,
      'جو کچھ وہ بدلیں وہ ان کے نام سے، مدد کے نشان کے ساتھ، آپ کے لاگ میں آتا ہے۔ آپ اسے کسی بھی وقت ڈیسک میں ختم کر سکتے ہیں۔',
    ],
    action: 'مدد کی رسائی دیکھیں',
  }),
}

/** The emails about support access, by language. */
export const supportEmailWords: Readonly<Record<MailLanguage, SupportEmailWords>> = {
  en: english,
  ar: arabic,
  ur: urdu,
}
