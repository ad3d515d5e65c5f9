import type { MailLanguage } from '@minaret/foundation/email'

type EmailText = { subject: string; paragraphs: readonly string[] }

/** The emails that tell somebody what was changed of their own login, in one language. */
export type ChangeEmailWords = {
  passkey: string
  when: string
  device: string
  action: string
  passkeyAdded(mosque: string): EmailText
  passkeyRemoved(mosque: string): EmailText
  recoveryCodesRenewed(mosque: string): EmailText
}

const english: ChangeEmailWords = {
  passkey: 'Passkey',
  when: 'When',
  device: 'Done on',
  action: 'Open “Your login”',
  passkeyAdded: (mosque) => ({
    subject: `A passkey was added to your login for the desk of ${mosque}`,
    paragraphs: [
      'You can log in with it from now on, as well as with what you had before.',
      'If that was you, you don’t need to do anything. If it wasn’t, remove the passkey on “Your login” right away: that logs out every other device too. Then tell an owner of your mosque.',
    ],
  }),
  passkeyRemoved: (mosque) => ({
    subject: `A passkey was removed from your login for the desk of ${mosque}`,
    paragraphs: [
      'It no longer logs you in, and you’re logged out everywhere except where it was removed.',
      'If that was you, you don’t need to do anything. If it wasn’t, tell an owner of your mosque right away: they can start a recovery of your login on the Staff page.',
    ],
  }),
  recoveryCodesRenewed: (mosque) => ({
    subject: `You have new recovery codes for the desk of ${mosque}`,
    paragraphs: [
      'The codes you had before no longer work.',
      'If that was you, you don’t need to do anything. If it wasn’t, get new codes on “Your login” right away, log out everywhere else, and tell an owner of your mosque.',
    ],
  }),
}

const arabic: ChangeEmailWords = {
  passkey: 'مفتاح المرور',
  when: 'متى',
  device: 'من الجهاز',
  action: 'فتح «تسجيل دخولك»',
  passkeyAdded: (mosque) => ({
    subject: `أُضيف مفتاح مرور إلى تسجيل دخولكم إلى مكتب ${mosque}`,
    paragraphs: [
      'يمكنكم تسجيل الدخول به من الآن، إضافةً إلى ما كان لديكم من قبل.',
      'إن كان ذلك منكم فلا يلزم فعل شيء. وإلا فيرجى إزالة مفتاح المرور فورًا من صفحة «تسجيل دخولك»، فيُسجَّل خروج كل الأجهزة الأخرى أيضًا، ثم إبلاغ أحد مالكي مسجدكم.',
    ],
  }),
  passkeyRemoved: (mosque) => ({
    subject: `أُزيل مفتاح مرور من تسجيل دخولكم إلى مكتب ${mosque}`,
    paragraphs: [
      'لم يعد يُسجَّل به الدخول، وسُجّل خروجكم من كل الأجهزة عدا الجهاز الذي أُزيل منه.',
      'إن كان ذلك منكم فلا يلزم فعل شيء. وإلا فيرجى إبلاغ أحد مالكي مسجدكم فورًا، فيمكنه بدء استرداد تسجيل دخولكم من صفحة الفريق.',
    ],
  }),
  recoveryCodesRenewed: (mosque) => ({
    subject: `رموز استرداد جديدة لمكتب ${mosque}`,
    paragraphs: [
      'لم تعد رموزكم السابقة تعمل.',
      'إن كان ذلك منكم فلا يلزم فعل شيء. وإلا فيرجى طلب رموز جديدة فورًا من صفحة «تسجيل دخولك»، وتسجيل الخروج من كل الأجهزة الأخرى، وإبلاغ أحد مالكي مسجدكم.',
    ],
  }),
}

const urdu: ChangeEmailWords = {
  passkey: 'پاس کی',
  when: 'کب',
  device: 'کس ڈیوائس پر',
  action: '”آپ کا لاگ اِن“ کھولیں',
  passkeyAdded: (mosque) => ({
    subject: `${mosque} کے ڈیسک کے لیے آپ کے لاگ اِن میں ایک پاس کی شامل ہوئی`,
    paragraphs: [
      'اب آپ اس سے بھی لاگ اِن کر سکتے ہیں، اور پہلے والے طریقوں سے بھی۔',
      'اگر یہ آپ تھے تو کچھ کرنے کی ضرورت نہیں۔ ورنہ ”آپ کا لاگ اِن“ کے صفحے پر یہ پاس کی فوراً ہٹا دیں: اس سے باقی سب ڈیوائسیں بھی لاگ آؤٹ ہو جاتی ہیں۔ پھر اپنی مسجد کے کسی مالک کو بتائیں۔',
    ],
  }),
  passkeyRemoved: (mosque) => ({
    subject: `${mosque} کے ڈیسک کے لیے آپ کے لاگ اِن سے ایک پاس کی ہٹا دی گئی`,
    paragraphs: [
      'اب اس سے لاگ اِن نہیں ہوتا، اور جہاں سے ہٹائی گئی اس کے سوا آپ ہر جگہ سے لاگ آؤٹ ہو گئے ہیں۔',
      'اگر یہ آپ تھے تو کچھ کرنے کی ضرورت نہیں۔ ورنہ فوراً اپنی مسجد کے کسی مالک کو بتائیں: وہ عملے کے صفحے پر آپ کے لاگ اِن کی بحالی شروع کر سکتے ہیں۔',
    ],
  }),
  recoveryCodesRenewed: (mosque) => ({
    subject: `${mosque} کے ڈیسک کے لیے آپ کے نئے ریکوری کوڈ`,
    paragraphs: [
      'آپ کے پرانے کوڈ اب کام نہیں کرتے۔',
      'اگر یہ آپ تھے تو کچھ کرنے کی ضرورت نہیں۔ ورنہ فوراً ”آپ کا لاگ اِن“ کے صفحے پر نئے کوڈ لیں، باقی ہر جگہ سے لاگ آؤٹ کریں اور اپنی مسجد کے کسی مالک کو بتائیں۔',
    ],
  }),
}

/** The emails that tell somebody what was changed of their own login, by language. */
export const changeEmailWords: Readonly<Record<MailLanguage, ChangeEmailWords>> = {
  en: english,
  ar: arabic,
  ur: urdu,
}
