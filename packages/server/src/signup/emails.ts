import { parseConfig } from '@minaret/plans'
import type { Email } from '@minaret/foundation/db'
import { getTenantLanguage, type MailLanguage, renderEmail } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'

type Words = {
  code(code: string): { subject: string; paragraphs: string[]; after: string[] }
  approved(mosque: string): { subject: string; paragraphs: string[]; action: string }
  declined(mosque: string): { subject: string; paragraphs: string[]; reason: string; after: string[] }
  suspended(mosque: string): { subject: string; paragraphs: string[]; after: string[] }
  reopened(mosque: string): { subject: string; paragraphs: string[] }
}

const words: Readonly<Record<MailLanguage, Words>> = {
  en: {
    code: (code) => ({
      subject: `${code} is your code`,
      paragraphs: [
        'Somebody is starting a website for a mosque with this email address. To continue, enter this code:',
        code,
      ],
      after: ['The code works for one hour.', 'If this wasn’t you, ignore this email: nothing has been created.'],
    }),
    approved: (mosque) => ({
      subject: `${mosque} is approved`,
      paragraphs: [
        `The website of ${mosque} has been approved. Search engines can list it from now on, and it can show bank details and take card payments once you set them up.`,
      ],
      action: 'Open the desk',
    }),
    declined: (mosque) => ({
      subject: `${mosque} wasn’t approved`,
      paragraphs: [`The website of ${mosque} hasn’t been approved, and is closed.`],
      reason: 'Reason',
      after: ['You can still log in to the desk and read what you wrote there, or take it with you.'],
    }),
    suspended: (mosque) => ({
      subject: `The website of ${mosque} has been suspended`,
      paragraphs: [
        `Whoever runs this server has suspended the website of ${mosque}. Visitors can’t open it, and nobody can donate on it. Your texts, donors and records are still there.`,
      ],
      after: [
        'Regular gifts that have begun are still collected, and are recorded once the website is open again at the latest.',
        'If you think this is a mistake, contact whoever runs the server. We’ll email you when the website opens again.',
      ],
    }),
    reopened: (mosque) => ({
      subject: `The website of ${mosque} is open again`,
      paragraphs: [`The website of ${mosque} is open again. Everybody on the staff has to log in to the desk again.`],
    }),
  },
  ar: {
    code: (code) => ({
      subject: `رمزك هو ${code}`,
      paragraphs: ['هناك من ينشئ موقعًا لمسجد باستخدام عنوان البريد الإلكتروني هذا. للمتابعة أدخل هذا الرمز:', code],
      after: ['يصلح الرمز لساعة واحدة.', 'إن لم تكن أنت فتجاهل هذه الرسالة: لم يُنشأ شيء.'],
    }),
    approved: (mosque) => ({
      subject: `تمت الموافقة على ${mosque}`,
      paragraphs: [
        `تمت الموافقة على موقع ${mosque}. يمكن لمحركات البحث إدراجه من الآن، ويمكنه عرض بيانات الحساب البنكي وقبول الدفع بالبطاقة بعد إعدادهما.`,
      ],
      action: 'فتح لوحة الإدارة',
    }),
    declined: (mosque) => ({
      subject: `لم تتم الموافقة على ${mosque}`,
      paragraphs: [`لم تتم الموافقة على موقع ${mosque}، وهو مغلق.`],
      reason: 'السبب',
      after: ['لا يزال بإمكانك الدخول إلى لوحة الإدارة وقراءة ما كتبته فيها أو أخذه معك.'],
    }),
    suspended: (mosque) => ({
      subject: `أُوقف موقع ${mosque}`,
      paragraphs: [
        `أوقف القائمون على هذا الخادم موقع ${mosque}. لا يستطيع الزوار فتحه ولا التبرع من خلاله. ونصوصكم وبيانات المتبرعين وسجلاتكم باقية.`,
      ],
      after: [
        'يستمر تحصيل التبرعات الدورية التي بدأت، وتُسجل عند إعادة فتح الموقع على أبعد تقدير.',
        'إذا كنتم ترون أن ذلك خطأ فتواصلوا مع القائمين على الخادم. وسنرسل إليكم رسالة عند إعادة فتح الموقع.',
      ],
    }),
    reopened: (mosque) => ({
      subject: `أُعيد فتح موقع ${mosque}`,
      paragraphs: [`أُعيد فتح موقع ${mosque}. على جميع العاملين تسجيل الدخول إلى لوحة الإدارة من جديد.`],
    }),
  },
  ur: {
    code: (code) => ({
      subject: `آپ کا کوڈ ${code} ہے`,
      paragraphs: ['کوئی اس ای میل پتے سے مسجد کی ویب سائٹ شروع کر رہا ہے۔ جاری رکھنے کے لیے یہ کوڈ درج کریں:', code],
      after: [
        'کوڈ ایک گھنٹے تک کام کرتا ہے۔',
        'اگر یہ آپ نہیں تھے تو اس ای میل کو نظر انداز کریں: کچھ نہیں بنایا گیا۔',
      ],
    }),
    approved: (mosque) => ({
      subject: `${mosque} کی منظوری ہو گئی`,
      paragraphs: [
        `${mosque} کی ویب سائٹ منظور ہو گئی ہے۔ اب سرچ انجن اسے دکھا سکتے ہیں، اور آپ کے ترتیب دینے کے بعد اس پر بینک کی تفصیلات اور کارڈ سے ادائیگی ہو سکتی ہے۔`,
      ],
      action: 'ڈیسک کھولیں',
    }),
    declined: (mosque) => ({
      subject: `${mosque} کی منظوری نہیں ہوئی`,
      paragraphs: [`${mosque} کی ویب سائٹ منظور نہیں ہوئی اور بند ہے۔`],
      reason: 'وجہ',
      after: ['آپ اب بھی ڈیسک میں لاگ اِن ہو کر اپنا لکھا ہوا پڑھ سکتے ہیں یا اپنے ساتھ لے جا سکتے ہیں۔'],
    }),
    suspended: (mosque) => ({
      subject: `${mosque} کی ویب سائٹ معطل کر دی گئی ہے`,
      paragraphs: [
        `اس سرور کے منتظم نے ${mosque} کی ویب سائٹ معطل کر دی ہے۔ لوگ اسے کھول نہیں سکتے اور اس پر عطیہ نہیں دے سکتے۔ آپ کی تحریریں، عطیہ دہندگان اور ریکارڈ محفوظ ہیں۔`,
      ],
      after: [
        'جو باقاعدہ عطیات شروع ہو چکے ہیں وہ وصول ہوتے رہیں گے، اور ویب سائٹ کھلنے تک درج ہو جائیں گے۔',
        'اگر آپ سمجھتے ہیں کہ یہ غلطی ہے تو سرور کے منتظم سے رابطہ کریں۔ ویب سائٹ دوبارہ کھلنے پر ہم آپ کو ای میل کریں گے۔',
      ],
    }),
    reopened: (mosque) => ({
      subject: `${mosque} کی ویب سائٹ دوبارہ کھل گئی ہے`,
      paragraphs: [`${mosque} کی ویب سائٹ دوبارہ کھل گئی ہے۔ عملے کے ہر فرد کو ڈیسک میں دوبارہ لاگ اِن ہونا ہوگا۔`],
    }),
  },
}

/** The desk as the sender of emails before there is a mosque. @param address its address, without a trailing slash */
export const deskSender = (address: string) => ({
  config: parseConfig([{ key: 'websiteName', value: 'Minaret' }]),
  hostname: new URL(address).hostname,
  address,
})

/** Renders the email with the code that verifies an address. */
export function codeEmail(
  address: string,
  { email: to, code, language }: { email: string; code: string; language: MailLanguage },
): Email {
  return { to, ...renderEmail(deskSender(address), { language, ...words[language].code(code) }) }
}

/** Renders the email that a mosque is approved. @param link to its desk */
export function approvedEmail(tenant: Pick<Tenant, 'config' | 'address'>, to: string, link: string): Email {
  const language = getTenantLanguage(tenant)
  const { action, ...email } = words[language].approved(tenant.config.websiteName)
  return { to, ...renderEmail(tenant, { language, ...email, action: { label: action, href: link } }) }
}

/** Renders the email that a mosque was declined, with the reason. */
export function declinedEmail(tenant: Pick<Tenant, 'config' | 'address'>, to: string, reason: string): Email {
  const language = getTenantLanguage(tenant)
  const { reason: label, ...email } = words[language].declined(tenant.config.websiteName)
  return { to, ...renderEmail(tenant, { language, ...email, facts: [{ label, value: reason }] }) }
}

/** Renders the email that a mosque was suspended or reopened, with the reason. @param link to its desk */
export function stateEmail(
  tenant: Pick<Tenant, 'config' | 'address'>,
  to: string,
  { state, reason, link }: { state: 'open' | 'suspended'; reason: string; link: string },
): Email {
  const language = getTenantLanguage(tenant)
  const say = words[language]
  const { websiteName } = tenant.config
  const { reason: label } = say.declined(websiteName)
  const facts = [{ label, value: reason }]
  if (state === 'suspended') return { to, ...renderEmail(tenant, { language, ...say.suspended(websiteName), facts }) }
  const { action } = say.approved(websiteName)
  const email = { ...say.reopened(websiteName), facts, action: { label: action, href: link } }
  return { to, ...renderEmail(tenant, { language, ...email }) }
}
