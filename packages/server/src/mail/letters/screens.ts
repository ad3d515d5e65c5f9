import { wallClock } from '@minaret/timetable'
import type { Letter } from '../../db/mail.ts'
import { writeClock } from '../../tenants/moment.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { compose } from '../compose.ts'
import { type MailLanguage, ownLanguage } from '../language.ts'
import { letterLocale } from '../locale.ts'

/** A screen that asks no more. */
type Silent = { name: string; seenAt: Date }

type Words = {
  subject: (many: number, name: string) => string
  first: (many: number) => string
  line: (name: string, day: string, time: string) => string
  after: readonly string[]
}

const words: Record<MailLanguage, Words> = {
  en: {
    subject: (many, name) => (many === 1 ? `The screen "${name}" is silent` : `${many} screens are silent`),
    first: (many) =>
      many === 1
        ? 'A screen of yours has not asked for its times any more:'
        : 'These screens of yours have not asked for their times any more:',
    line: (name, day, time) => `${name}: last heard of on ${day} at ${time}`,
    after: [
      'As long as a screen has power it goes on showing the right times, for sixty days. Please look whether it is on and shows them. If it does, it has lost its network: look at the Wi-Fi or the cable. If it does not, switch it off and on again.',
      'It comes back by itself. We write once for each time a screen falls silent, and not at night. If you do not want these letters, ask whoever looks after your site to switch them off.',
    ],
  },
  ar: {
    subject: (many, name) => (many === 1 ? `الشاشة «${name}» لا تستجيب` : `شاشات لا تستجيب، وعددها ${many}`),
    first: (many) => (many === 1 ? 'توقفت إحدى شاشاتكم عن طلب أوقاتها:' : 'توقفت هذه الشاشات عن طلب أوقاتها:'),
    line: (name, day, time) => `${name}: آخر اتصال يوم ${day} الساعة ${time}`,
    after: [
      'ما دامت الشاشة موصولة بالكهرباء فإنها تستمر في عرض الأوقات الصحيحة ستين يوما. نرجو النظر هل تعمل وتعرض الأوقات. فإن كانت تعرضها فقد انقطعت عنها الشبكة: تفقدوا شبكة الواي فاي أو السلك. وإن لم تكن تعرضها فأطفئوها ثم شغلوها.',
      'تعود الشاشة من نفسها. نكتب إليكم مرة واحدة في كل انقطاع، ولا نكتب ليلا. وإن لم تريدوا هذه الرسائل فاطلبوا إيقافها ممن يتولى موقعكم.',
    ],
  },
  ur: {
    subject: (many, name) => (many === 1 ? `اسکرین ”${name}“ خاموش ہے` : `${many} اسکرینیں خاموش ہیں`),
    first: (many) =>
      many === 1
        ? 'آپ کی ایک اسکرین نے اپنے اوقات پوچھنا بند کر دیے ہیں:'
        : 'آپ کی ان اسکرینوں نے اپنے اوقات پوچھنا بند کر دیے ہیں:',
    line: (name, day, time) => `${name}: آخری رابطہ ${day} کو ${time} بجے`,
    after: [
      'جب تک اسکرین کو بجلی ملتی رہے وہ ساٹھ دن تک درست اوقات دکھاتی رہتی ہے۔ براہِ کرم دیکھیں کہ وہ چل رہی ہے اور اوقات دکھا رہی ہے یا نہیں۔ اگر دکھا رہی ہے تو اس کا نیٹ ورک کٹ گیا ہے: وائی فائی یا تار دیکھیں۔ اگر نہیں دکھا رہی تو اسے بند کر کے دوبارہ چلائیں۔',
      'وہ خود ہی واپس آ جاتی ہے۔ ہم ہر خاموشی پر ایک ہی بار لکھتے ہیں، اور رات کو نہیں۔ اگر آپ یہ خطوط نہیں چاہتے تو ویب سائٹ کے منتظم سے انھیں بند کرنے کو کہیں۔',
    ],
  },
}

/** To the mosque: screens have fallen silent. */
export function screensSilent(
  { tenant, to }: { tenant: Pick<Tenant, 'config' | 'address'>; to: string },
  screens: readonly Silent[],
): Letter {
  const language = ownLanguage(tenant)
  const { timeZone } = tenant.config
  const { subject, first, line, after } = words[language]
  const day = new Intl.DateTimeFormat(letterLocale(language, tenant.config), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const lines = screens.map(({ name, seenAt }) =>
    line(name, day.format(seenAt), writeClock(wallClock(seenAt, timeZone).minutes)),
  )
  return {
    to,
    ...compose(tenant, {
      language,
      subject: subject(screens.length, screens[0]?.name ?? ''),
      paragraphs: [first(screens.length), ...lines, ...after],
    }),
  }
}
