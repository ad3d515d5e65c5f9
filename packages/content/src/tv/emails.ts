import { wallClock } from '@minaret/timetable'
import type { Email } from '@minaret/foundation/db'
import { formatClock, type Tenant } from '@minaret/foundation/tenancy'
import { renderEmail, type MailLanguage, getTenantLanguage, emailLocale } from '@minaret/foundation/email'

/** A screen that asks no more. */
type OfflineScreen = { name: string; seenAt: Date }

type Words = {
  subject: (many: number, name: string) => string
  first: (many: number) => string
  line: (name: string, day: string, time: string) => string
  after: readonly string[]
}

const words: Record<MailLanguage, Words> = {
  en: {
    subject: (many, name) => (many === 1 ? `The display "${name}" is offline` : `${many} displays are offline`),
    first: (many) => (many === 1 ? 'This display has stopped updating:' : 'These displays have stopped updating:'),
    line: (name, day, time) => `${name}: last online on ${day} at ${time}`,
    after: [
      'A display keeps showing the right times for sixty days, as long as it has power. Please check that it’s on and showing them. If it is, it has lost its connection: check the Wi-Fi or the cable. If it isn’t, switch it off and on again.',
      'It reconnects automatically. We email you once each time a display goes offline, and never at night. To stop these emails, ask whoever looks after your website.',
    ],
  },
  ar: {
    subject: (many, name) => (many === 1 ? `الشاشة «${name}» غير متصلة` : `شاشات غير متصلة، وعددها ${many}`),
    first: (many) => (many === 1 ? 'انقطع اتصال إحدى شاشاتكم:' : 'انقطع اتصال هذه الشاشات:'),
    line: (name, day, time) => `${name}: آخر اتصال يوم ${day} الساعة ${time}`,
    after: [
      'ما دامت الشاشة موصولة بالكهرباء فإنها تستمر في عرض الأوقات الصحيحة ستين يومًا. نرجو التأكد من أنها تعمل وتعرض الأوقات. فإن كانت تعرضها فقد انقطع اتصالها بالإنترنت: تفقدوا شبكة الواي فاي أو الكابل. وإن لم تكن تعرضها فأطفئوها ثم شغّلوها.',
      'تعود الشاشة إلى الاتصال تلقائيًا. نرسل إليكم رسالة واحدة عند كل انقطاع، ولا نرسلها ليلًا. ولإيقاف هذه الرسائل يرجى التواصل مع المسؤول عن موقعكم.',
    ],
  },
  ur: {
    subject: (many, name) => (many === 1 ? `اسکرین ”${name}“ آف لائن ہے` : `${many} اسکرینیں آف لائن ہیں`),
    first: (many) => (many === 1 ? 'آپ کی اس اسکرین کا رابطہ ٹوٹ گیا ہے:' : 'آپ کی ان اسکرینوں کا رابطہ ٹوٹ گیا ہے:'),
    line: (name, day, time) => `${name}: آخری رابطہ ${day} کو ${time} بجے`,
    after: [
      'جب تک اسکرین کو بجلی ملتی رہے وہ ساٹھ دن تک درست اوقات دکھاتی رہتی ہے۔ براہِ کرم دیکھیں کہ وہ چل رہی ہے اور اوقات دکھا رہی ہے یا نہیں۔ اگر دکھا رہی ہے تو اس کا نیٹ ورک کٹ گیا ہے: وائی فائی یا تار دیکھیں۔ اگر نہیں دکھا رہی تو اسے بند کر کے دوبارہ چلائیں۔',
      'اسکرین خود ہی دوبارہ جڑ جاتی ہے۔ رابطہ ٹوٹنے پر ہم ایک ہی بار ای میل کرتے ہیں، اور رات کو نہیں۔ اگر آپ یہ ای میل نہیں چاہتے تو ویب سائٹ کے منتظم سے کہیں کہ انھیں بند کر دیں۔',
    ],
  },
}

/** To the mosque: screens have fallen silent. */
export function screensOfflineEmail(
  { tenant, to }: { tenant: Pick<Tenant, 'config' | 'address'>; to: string },
  screens: readonly OfflineScreen[],
): Email {
  const language = getTenantLanguage(tenant)
  const { timeZone } = tenant.config
  const { subject, first, line, after } = words[language]
  const day = new Intl.DateTimeFormat(emailLocale(language, tenant.config), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const lines = screens.map(({ name, seenAt }) =>
    line(name, day.format(seenAt), formatClock(wallClock(seenAt, timeZone).minutes)),
  )
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: subject(screens.length, screens[0]?.name ?? ''),
      subjectTexts: [screens[0]?.name ?? ''],
      paragraphs: [first(screens.length), ...lines, ...after],
    }),
  }
}
