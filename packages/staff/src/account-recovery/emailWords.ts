import type { MailLanguage } from '@minaret/foundation/email'

type EmailText = { subject: string; paragraphs: readonly string[]; action: string; after?: readonly string[] }

/** The emails about a login that was lost, in one language. */
export type RecoveryEmailWords = {
  startedBy: string
  readyAt: string
  byServer: string
  started(mosque: string, name: string): EmailText
  yourStarted(mosque: string): EmailText
  ready(mosque: string, needsPassword: boolean): EmailText
  cancelled(mosque: string, name: string, by: string | undefined): EmailText
  yourCancelled(mosque: string): EmailText
  finished(mosque: string, name: string): EmailText
  yourFinished(mosque: string): EmailText
}

const english: RecoveryEmailWords = {
  startedBy: 'Started by',
  readyAt: 'New login possible from',
  byServer: 'whoever runs the server',
  started: (mosque, name) => ({
    subject: `${name} is getting a new login for the desk of ${mosque}`,
    paragraphs: [
      `${name} has lost what they log in with: the passkey or phone, and the recovery codes. In 24 hours we’ll email them a link to set up a new login. Until they do, the old one works.`,
      `Ask ${name} whether that’s true. If it isn’t, or you can’t reach them, cancel it.`,
    ],
    action: 'Cancel the recovery',
    after: ['The link shows you what it cancels first. You can cancel it at the desk as well, on Today.'],
  }),
  yourStarted: (mosque) => ({
    subject: `Your new login for the desk of ${mosque}`,
    paragraphs: [
      'Somebody has started the recovery of your login, because you’ve lost your passkey or phone and your recovery codes.',
      'In 24 hours we’ll email you a link to set up a new login. If you didn’t ask for this, cancel it now.',
    ],
    action: 'Cancel the recovery',
    after: ['The link shows you what it cancels first. All owners of your mosques have been emailed too.'],
  }),
  ready: (mosque, needsPassword) => ({
    subject: `Set up your new login for the desk of ${mosque}`,
    paragraphs: [
      'You can now set up a new passkey or authenticator app.',
      needsPassword
        ? 'You’ll need your password. Your old login stops working once you’ve finished, and you’re logged out everywhere.'
        : 'Your old login stops working once you’ve finished, and you’re logged out everywhere.',
    ],
    action: 'Set up my login',
    after: ['The link works once, for 72 hours.', 'Don’t forward this email.'],
  }),
  cancelled: (mosque, name, by) => ({
    subject: `The recovery of ${name}’s login for the desk of ${mosque} was cancelled`,
    paragraphs: [
      by === undefined ? 'It was cancelled by the link in an email.' : `${by} cancelled it.`,
      `${name}’s login stays as it was. If that’s wrong, start the recovery again on the Staff page.`,
    ],
    action: 'Open the staff page',
  }),
  yourCancelled: (mosque) => ({
    subject: `The recovery of your login for the desk of ${mosque} was cancelled`,
    paragraphs: ['Your login stays as it was.', 'If you still need a new login, ask an owner of your mosque.'],
    action: 'Open the desk',
  }),
  finished: (mosque, name) => ({
    subject: `${name} has a new login for the desk of ${mosque}`,
    paragraphs: [
      `${name} has set up a new login. The old one no longer works.`,
      'If this shouldn’t have happened, remove them in the desk right away.',
    ],
    action: 'Open the staff page',
  }),
  yourFinished: (mosque) => ({
    subject: `Your new login for the desk of ${mosque} is ready`,
    paragraphs: [
      'Your new login works from now on. The old one doesn’t, and you’re logged out everywhere else.',
      'If this wasn’t you, tell an owner of your mosque right away.',
    ],
    action: 'Open the desk',
  }),
}

const arabic: RecoveryEmailWords = {
  startedBy: 'بدأه',
  readyAt: 'يمكن إعداد دخول جديد من',
  byServer: 'من يدير الخادم',
  started: (mosque, name) => ({
    subject: `يحصل ${name} على تسجيل دخول جديد إلى مكتب ${mosque}`,
    paragraphs: [
      `فقد ${name} ما يسجّل به الدخول: مفتاح المرور أو الهاتف، ورموز الاسترداد. بعد 24 ساعة نرسل إليه رابطًا لإعداد دخول جديد، وإلى أن يفعل ذلك يبقى القديم يعمل.`,
      `يرجى سؤال ${name} إن كان ذلك صحيحًا. فإن لم يكن صحيحًا أو تعذر الوصول إليه فيرجى الإلغاء.`,
    ],
    action: 'إلغاء الاسترداد',
    after: ['يعرض الرابط أولًا ما سيُلغى. ويمكن الإلغاء في المكتب أيضًا من صفحة اليوم.'],
  }),
  yourStarted: (mosque) => ({
    subject: `تسجيل دخول جديد إلى مكتب ${mosque}`,
    paragraphs: [
      'بدأ أحدهم استرداد تسجيل دخولكم لأنكم فقدتم مفتاح المرور أو الهاتف ورموز الاسترداد.',
      'بعد 24 ساعة نرسل إليكم رابطًا لإعداد دخول جديد. إن لم تطلبوا ذلك فيرجى الإلغاء الآن.',
    ],
    action: 'إلغاء الاسترداد',
    after: ['يعرض الرابط أولًا ما سيُلغى. وقد أُرسلت رسالة إلى جميع مالكي مساجدكم أيضًا.'],
  }),
  ready: (mosque, needsPassword) => ({
    subject: `إعداد تسجيل دخولكم الجديد إلى مكتب ${mosque}`,
    paragraphs: [
      'يمكنكم الآن إعداد مفتاح مرور جديد أو تطبيق مصادقة.',
      needsPassword
        ? 'ستحتاجون إلى كلمة المرور. يتوقف الدخول القديم عند الانتهاء، ويُسجَّل خروجكم من كل الأجهزة.'
        : 'يتوقف الدخول القديم عند الانتهاء، ويُسجَّل خروجكم من كل الأجهزة.',
    ],
    action: 'إعداد تسجيل الدخول',
    after: ['يعمل الرابط مرة واحدة خلال 72 ساعة.', 'يرجى عدم إعادة توجيه هذه الرسالة.'],
  }),
  cancelled: (mosque, name, by) => ({
    subject: `أُلغي استرداد تسجيل دخول ${name} إلى مكتب ${mosque}`,
    paragraphs: [
      by === undefined ? 'أُلغي بالرابط المرسل في البريد.' : `ألغاه ${by}.`,
      `يبقى تسجيل دخول ${name} كما كان. إن كان ذلك خطأ فيمكن بدء الاسترداد من جديد في صفحة الفريق.`,
    ],
    action: 'فتح صفحة الفريق',
  }),
  yourCancelled: (mosque) => ({
    subject: `أُلغي استرداد تسجيل دخولكم إلى مكتب ${mosque}`,
    paragraphs: ['يبقى تسجيل دخولكم كما كان.', 'إذا ما زلتم بحاجة إلى دخول جديد فيرجى سؤال أحد مالكي مسجدكم.'],
    action: 'فتح المكتب',
  }),
  finished: (mosque, name) => ({
    subject: `أصبح لدى ${name} تسجيل دخول جديد إلى مكتب ${mosque}`,
    paragraphs: [
      `أعدّ ${name} تسجيل دخول جديدًا، ولم يعد القديم يعمل.`,
      'إذا لم يكن هذا مقصودًا فيرجى إزالته من المكتب فورًا.',
    ],
    action: 'فتح صفحة الفريق',
  }),
  yourFinished: (mosque) => ({
    subject: `تسجيل دخولكم الجديد إلى مكتب ${mosque} جاهز`,
    paragraphs: [
      'يعمل تسجيل دخولكم الجديد من الآن، ولم يعد القديم يعمل، وسُجّل خروجكم من كل الأجهزة الأخرى.',
      'إن لم تكونوا أنتم من فعل ذلك فيرجى إبلاغ أحد مالكي مسجدكم فورًا.',
    ],
    action: 'فتح المكتب',
  }),
}

const urdu: RecoveryEmailWords = {
  startedBy: 'شروع کرنے والا',
  readyAt: 'نیا لاگ اِن اس وقت سے ممکن',
  byServer: 'سرور چلانے والا',
  started: (mosque, name) => ({
    subject: `${name} کو ${mosque} کے ڈیسک کا نیا لاگ اِن مل رہا ہے`,
    paragraphs: [
      `${name} کے پاس لاگ اِن کا سامان نہیں رہا: پاس کی یا فون، اور بحالی کے کوڈ۔ 24 گھنٹے بعد ہم انہیں نیا لاگ اِن بنانے کا لنک ای میل کریں گے۔ تب تک پرانا کام کرتا ہے۔`,
      `${name} سے پوچھیں کہ یہ درست ہے یا نہیں۔ درست نہ ہو یا رابطہ نہ ہو سکے تو منسوخ کر دیں۔`,
    ],
    action: 'بحالی منسوخ کریں',
    after: ['لنک پہلے دکھاتا ہے کہ کیا منسوخ ہوگا۔ آپ ڈیسک پر ”آج“ کے صفحے سے بھی منسوخ کر سکتے ہیں۔'],
  }),
  yourStarted: (mosque) => ({
    subject: `${mosque} کے ڈیسک کا آپ کا نیا لاگ اِن`,
    paragraphs: [
      'کسی نے آپ کے لاگ اِن کی بحالی شروع کی ہے کیونکہ آپ کی پاس کی یا فون اور بحالی کے کوڈ کھو گئے ہیں۔',
      '24 گھنٹے بعد ہم آپ کو نیا لاگ اِن بنانے کا لنک ای میل کریں گے۔ اگر آپ نے یہ نہیں مانگا تو ابھی منسوخ کریں۔',
    ],
    action: 'بحالی منسوخ کریں',
    after: ['لنک پہلے دکھاتا ہے کہ کیا منسوخ ہوگا۔ آپ کی مساجد کے تمام مالکان کو بھی ای میل کی گئی ہے۔'],
  }),
  ready: (mosque, needsPassword) => ({
    subject: `${mosque} کے ڈیسک کا نیا لاگ اِن بنائیں`,
    paragraphs: [
      'اب آپ نئی پاس کی یا تصدیقی ایپ ترتیب دے سکتے ہیں۔',
      needsPassword
        ? 'آپ کو اپنا پاس ورڈ درکار ہوگا۔ مکمل ہوتے ہی پرانا لاگ اِن بند ہو جائے گا اور آپ ہر جگہ سے لاگ آؤٹ ہو جائیں گے۔'
        : 'مکمل ہوتے ہی پرانا لاگ اِن بند ہو جائے گا اور آپ ہر جگہ سے لاگ آؤٹ ہو جائیں گے۔',
    ],
    action: 'میرا لاگ اِن بنائیں',
    after: ['لنک ایک بار، 72 گھنٹے تک کام کرتا ہے۔', 'یہ ای میل آگے نہ بھیجیں۔'],
  }),
  cancelled: (mosque, name, by) => ({
    subject: `${mosque} کے ڈیسک کے ${name} کے لاگ اِن کی بحالی منسوخ ہو گئی`,
    paragraphs: [
      by === undefined ? 'اسے ای میل کے لنک سے منسوخ کیا گیا۔' : `${by} نے اسے منسوخ کیا۔`,
      `${name} کا لاگ اِن ویسا ہی ہے۔ اگر یہ غلطی ہے تو عملے کے صفحے پر بحالی دوبارہ شروع کریں۔`,
    ],
    action: 'عملے کا صفحہ کھولیں',
  }),
  yourCancelled: (mosque) => ({
    subject: `${mosque} کے ڈیسک کے آپ کے لاگ اِن کی بحالی منسوخ ہو گئی`,
    paragraphs: ['آپ کا لاگ اِن ویسا ہی ہے۔', 'اگر اب بھی نیا لاگ اِن چاہیے تو اپنی مسجد کے کسی مالک سے کہیں۔'],
    action: 'ڈیسک کھولیں',
  }),
  finished: (mosque, name) => ({
    subject: `${name} نے ${mosque} کے ڈیسک کا نیا لاگ اِن بنا لیا`,
    paragraphs: [
      `${name} نے نیا لاگ اِن بنا لیا ہے۔ پرانا اب کام نہیں کرتا۔`,
      'اگر ایسا نہیں ہونا چاہیے تھا تو فوراً ڈیسک میں انہیں ہٹا دیں۔',
    ],
    action: 'عملے کا صفحہ کھولیں',
  }),
  yourFinished: (mosque) => ({
    subject: `${mosque} کے ڈیسک کا آپ کا نیا لاگ اِن تیار ہے`,
    paragraphs: [
      'آپ کا نیا لاگ اِن اب کام کرتا ہے۔ پرانا نہیں کرتا، اور آپ باقی ہر جگہ سے لاگ آؤٹ ہو گئے ہیں۔',
      'اگر یہ آپ نہیں تھے تو فوراً اپنی مسجد کے کسی مالک کو بتائیں۔',
    ],
    action: 'ڈیسک کھولیں',
  }),
}

/** The emails about a login that was lost, by language. */
export const recoveryEmailWords: Readonly<Record<MailLanguage, RecoveryEmailWords>> = {
  en: english,
  ar: arabic,
  ur: urdu,
}
