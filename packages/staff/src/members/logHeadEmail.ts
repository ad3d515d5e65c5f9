import type { Email } from '@minaret/foundation/db'
import { emailLocale, getTenantLanguage, type MailLanguage, renderEmail } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'

type Words = {
  subject(mosque: string, day: string): string
  paragraphs: readonly string[]
  fingerprint: string
  entries: string
  command: string
  after: readonly string[]
  action: string
}

const words: Readonly<Record<MailLanguage, Words>> = {
  en: {
    subject: (mosque, day) => `Weekly fingerprint of the activity log of ${mosque}, ${day}`,
    paragraphs: [
      'Everything staff do at the desk is written to an activity log. This is the fingerprint of its newest entry. It can’t be worked out again if an earlier entry is changed or removed.',
      'You don’t need to do anything. Keep this email.',
    ],
    fingerprint: 'Fingerprint',
    entries: 'Entries so far',
    command: 'To check it',
    after: [
      'If you ever doubt the log, forward this email to whoever runs your server. The command above says whether every entry up to this one is still there and unchanged.',
    ],
    action: 'Open Activity',
  },
  ar: {
    subject: (mosque, day) => `البصمة الأسبوعية لسجل نشاط ${mosque}، ${day}`,
    paragraphs: [
      'كل ما يفعله الفريق في المكتب يُكتب في سجل النشاط. هذه بصمة أحدث قيد فيه، ولا يمكن الحصول عليها من جديد إذا غُيّر قيد سابق أو حُذف.',
      'لا يلزم فعل شيء. يرجى الاحتفاظ بهذه الرسالة.',
    ],
    fingerprint: 'البصمة',
    entries: 'عدد القيود حتى الآن',
    command: 'للتحقق منها',
    after: [
      'عند الشك في السجل يرجى إرسال هذه الرسالة إلى من يدير الخادم. يبيّن الأمر أعلاه إن كانت كل القيود حتى هذا القيد باقية دون تغيير.',
    ],
    action: 'فتح سجل النشاط',
  },
  ur: {
    subject: (mosque, day) => `${mosque} کی سرگرمیوں کے لاگ کا ہفتہ وار فنگر پرنٹ، ${day}`,
    paragraphs: [
      'عملہ ڈیسک پر جو کچھ کرتا ہے وہ سرگرمیوں کے لاگ میں لکھا جاتا ہے۔ یہ اس کے تازہ ترین اندراج کا فنگر پرنٹ ہے۔ کوئی پچھلا اندراج بدلا یا ہٹایا جائے تو یہ دوبارہ نہیں بن سکتا۔',
      'آپ کو کچھ کرنے کی ضرورت نہیں۔ یہ ای میل سنبھال کر رکھیں۔',
    ],
    fingerprint: 'فنگر پرنٹ',
    entries: 'اب تک کے اندراجات',
    command: 'جانچنے کے لیے',
    after: [
      'اگر کبھی لاگ پر شک ہو تو یہ ای میل سرور چلانے والے کو بھیجیں۔ اوپر دی گئی کمانڈ بتاتی ہے کہ اس اندراج تک سب کچھ موجود ہے اور بدلا نہیں گیا۔',
    ],
    action: 'سرگرمیاں کھولیں',
  },
}

type Head = { to: string; head: string; entries: number; at: Date; link: string }

/** The newest fingerprint of a mosque's log, for an owner to keep, and what it is good for. */
export function logHeadEmail(tenant: Tenant, { to, head, entries, at, link }: Head): Email {
  const language = getTenantLanguage(tenant)
  const say = words[language]
  const { websiteName: mosque, timeZone } = tenant.config
  const locale = emailLocale(language, tenant.config)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at)
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: say.subject(mosque, day),
      paragraphs: say.paragraphs,
      facts: [
        { label: say.fingerprint, value: head },
        { label: say.entries, value: new Intl.NumberFormat(locale).format(entries) },
        { label: say.command, value: `npm run minaret -- log verify --tenant ${tenant.slug} --head ${head}` },
      ],
      action: { label: say.action, href: link },
      after: say.after,
    }),
  }
}
