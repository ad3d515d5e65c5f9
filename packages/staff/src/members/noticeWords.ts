import type { MailLanguage } from '@minaret/foundation/email'

type EmailText = { subject: string; paragraphs: readonly string[]; action: string }

/** The emails that tell people what happened to a login, in one language. */
export type NoticeWords = {
  who: string
  when: string
  device: string
  shared(device: string): string
  yourDevice(mosque: string): EmailText
  theirDevice(mosque: string, name: string): EmailText
  administrator(mosque: string, name: string, by: string): EmailText
  lastTry: string
  failedPasswords(mosque: string): EmailText
  failedCodes(mosque: string): EmailText
}

const english: NoticeWords = {
  who: 'Who',
  when: 'When',
  device: 'Device',
  shared: (device) => `${device} (a shared computer)`,
  yourDevice: (mosque) => ({
    subject: `You logged in to the desk of ${mosque} on a new device`,
    paragraphs: [
      'Your account was used on a device we haven’t seen in the last 90 days.',
      'If that was you, you don’t need to do anything. If it wasn’t, log that device out right away and tell another owner.',
    ],
    action: 'See where you’re logged in',
  }),
  theirDevice: (mosque, name) => ({
    subject: `${name} logged in to the desk of ${mosque} on a new device`,
    paragraphs: [
      `${name} logged in on a device we haven’t seen in the last 90 days. We’ve emailed them too.`,
      'Usually that’s a new phone. If you have doubts, ask them; you can remove them in the desk at any time.',
    ],
    action: 'Open the staff page',
  }),
  administrator: (mosque, name, by) => ({
    subject: `${name} is now an administrator of ${mosque}`,
    paragraphs: [
      `${by} has made ${name} an administrator. Administrators manage times, announcements, messages and staff, but no money.`,
      'If this shouldn’t have happened, change it in the desk right away.',
    ],
    action: 'Open the staff page',
  }),
  lastTry: 'Last try',
  failedPasswords: (mosque) => ({
    subject: `Failed logins to your account at ${mosque}`,
    paragraphs: [
      'Somebody has entered a wrong password for your account five times. They didn’t get in, and more tries are now slowed down.',
      'If that was you, you don’t need to do anything. A device you’ve logged in on before isn’t affected.',
    ],
    action: 'See where you’re logged in',
  }),
  failedCodes: (mosque) => ({
    subject: `Somebody may know your password for the desk of ${mosque}`,
    paragraphs: [
      'Your account’s security code was entered wrongly five times. They didn’t get in, and more tries are now slowed down.',
      'If that wasn’t you, somebody may have your password. Add a passkey or get new recovery codes, log out your other devices, and tell another owner.',
    ],
    action: 'See where you’re logged in',
  }),
}

const arabic: NoticeWords = {
  who: 'من',
  when: 'متى',
  device: 'الجهاز',
  shared: (device) => `${device} (جهاز مشترك)`,
  yourDevice: (mosque) => ({
    subject: `تسجيل دخول إلى مكتب ${mosque} من جهاز جديد`,
    paragraphs: [
      'استُخدم حسابكم على جهاز لم نره خلال آخر 90 يومًا.',
      'إن كان ذلك منكم فلا يلزم فعل شيء. وإلا فيرجى تسجيل خروج ذلك الجهاز فورًا وإبلاغ مالك آخر.',
    ],
    action: 'عرض الأجهزة المسجّل الدخول منها',
  }),
  theirDevice: (mosque, name) => ({
    subject: `سجّل ${name} الدخول إلى مكتب ${mosque} من جهاز جديد`,
    paragraphs: [
      `سجّل ${name} الدخول من جهاز لم نره خلال آخر 90 يومًا، وقد أرسلنا إليه رسالة أيضًا.`,
      'غالبًا ما يكون هاتفًا جديدًا. عند الشك يرجى سؤاله، ويمكن إزالته من المكتب في أي وقت.',
    ],
    action: 'فتح صفحة الفريق',
  }),
  administrator: (mosque, name, by) => ({
    subject: `أصبح ${name} مديرًا في ${mosque}`,
    paragraphs: [
      `جعل ${by} ${name} مديرًا. يدير المديرون الأوقات والإعلانات والرسائل والفريق، دون الأموال.`,
      'إذا لم يكن هذا مقصودًا فيرجى تغييره في المكتب فورًا.',
    ],
    action: 'فتح صفحة الفريق',
  }),
  lastTry: 'آخر محاولة',
  failedPasswords: (mosque) => ({
    subject: `محاولات دخول فاشلة إلى حسابكم في ${mosque}`,
    paragraphs: [
      'أُدخلت كلمة مرور خاطئة لحسابكم خمس مرات. لم يدخل أحد، وأصبحت المحاولات التالية أبطأ.',
      'إن كان ذلك منكم فلا يلزم فعل شيء. الأجهزة التي سجّلتم الدخول منها سابقًا لا تتأثر.',
    ],
    action: 'عرض الأجهزة المسجّل الدخول منها',
  }),
  failedCodes: (mosque) => ({
    subject: `ربما يعرف شخص آخر كلمة مروركم في مكتب ${mosque}`,
    paragraphs: [
      'أُدخل رمز الأمان لحسابكم خطأً خمس مرات. لم يدخل أحد، وأصبحت المحاولات التالية أبطأ.',
      'إن لم يكن ذلك منكم فربما لدى شخص آخر كلمة مروركم. يرجى إضافة مفتاح مرور أو طلب رموز استرداد جديدة، وتسجيل خروج أجهزتكم الأخرى، وإبلاغ مالك آخر.',
    ],
    action: 'عرض الأجهزة المسجّل الدخول منها',
  }),
}

const urdu: NoticeWords = {
  who: 'کون',
  when: 'کب',
  device: 'ڈیوائس',
  shared: (device) => `${device} (مشترکہ کمپیوٹر)`,
  yourDevice: (mosque) => ({
    subject: `${mosque} کے ڈیسک میں نئی ڈیوائس سے لاگ اِن`,
    paragraphs: [
      'آپ کا اکاؤنٹ ایسی ڈیوائس پر استعمال ہوا جو پچھلے 90 دنوں میں نہیں دیکھی گئی۔',
      'اگر یہ آپ تھے تو کچھ کرنے کی ضرورت نہیں۔ ورنہ اس ڈیوائس کو فوراً لاگ آؤٹ کریں اور کسی مالک کو بتائیں۔',
    ],
    action: 'دیکھیں آپ کہاں لاگ اِن ہیں',
  }),
  theirDevice: (mosque, name) => ({
    subject: `${name} نئی ڈیوائس سے ${mosque} کے ڈیسک میں لاگ اِن ہوئے`,
    paragraphs: [
      `${name} ایسی ڈیوائس سے لاگ اِن ہوئے جو پچھلے 90 دنوں میں نہیں دیکھی گئی۔ ہم نے انہیں بھی ای میل کی ہے۔`,
      'عام طور پر یہ نیا فون ہوتا ہے۔ شک ہو تو ان سے پوچھیں؛ آپ انہیں کسی بھی وقت ڈیسک میں ہٹا سکتے ہیں۔',
    ],
    action: 'عملے کا صفحہ کھولیں',
  }),
  administrator: (mosque, name, by) => ({
    subject: `${name} اب ${mosque} کے منتظم ہیں`,
    paragraphs: [
      `${by} نے ${name} کو منتظم بنایا ہے۔ منتظم اوقات، اعلانات، پیغامات اور عملہ سنبھالتے ہیں، رقم نہیں۔`,
      'اگر ایسا نہیں ہونا چاہیے تھا تو فوراً ڈیسک میں بدل دیں۔',
    ],
    action: 'عملے کا صفحہ کھولیں',
  }),
  lastTry: 'آخری کوشش',
  failedPasswords: (mosque) => ({
    subject: `${mosque} میں آپ کے اکاؤنٹ پر لاگ اِن کی ناکام کوششیں`,
    paragraphs: [
      'آپ کے اکاؤنٹ کے لیے پانچ بار غلط پاس ورڈ لکھا گیا۔ کوئی اندر نہیں آ سکا، اور اب مزید کوششیں سست کر دی گئی ہیں۔',
      'اگر یہ آپ تھے تو کچھ کرنے کی ضرورت نہیں۔ جس ڈیوائس پر آپ پہلے لاگ اِن ہو چکے ہیں اس پر کوئی اثر نہیں۔',
    ],
    action: 'دیکھیں آپ کہاں لاگ اِن ہیں',
  }),
  failedCodes: (mosque) => ({
    subject: `شاید کوئی ${mosque} کے ڈیسک کا آپ کا پاس ورڈ جانتا ہے`,
    paragraphs: [
      'آپ کے اکاؤنٹ کا سیکیورٹی کوڈ پانچ بار غلط لکھا گیا۔ کوئی اندر نہیں آ سکا، اور اب مزید کوششیں سست کر دی گئی ہیں۔',
      'اگر یہ آپ نہیں تھے تو شاید کسی کے پاس آپ کا پاس ورڈ ہے۔ پاس کی شامل کریں یا نئے ریکوری کوڈ لیں، اپنی دوسری ڈیوائسز لاگ آؤٹ کریں، اور کسی مالک کو بتائیں۔',
    ],
    action: 'دیکھیں آپ کہاں لاگ اِن ہیں',
  }),
}

/** The emails that tell people what happened to a login, by language. */
export const noticeWords: Readonly<Record<MailLanguage, NoticeWords>> = { en: english, ar: arabic, ur: urdu }
