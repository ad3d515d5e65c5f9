import { currencyUnit } from '@minaret/money'
import { causes, currentTenant, type Tx } from '@minaret/foundation/db'
import type { MailLanguage } from '@minaret/foundation/email'

type ProposedCause = {
  id: string
  kind: 'general' | 'sadaqah' | 'zakat'
  title: string
  summary: string
  story: string
  fund: string
}

/** Initial causes of a new mosque in the language of its site; staff change or hide them under Content. */
const proposedCauses: Readonly<Record<MailLanguage, readonly ProposedCause[]>> = {
  en: [
    {
      id: 'general',
      kind: 'general',
      title: 'Running the mosque',
      summary: 'Heating, lights, cleaning and repairs, all year round.',
      story: 'Your gift goes to the general fund, which is spent where it is needed most.',
      fund: 'General fund',
    },
    {
      id: 'sadaqah',
      kind: 'sadaqah',
      title: 'Sadaqah',
      summary: 'For people in our community who need help.',
      story: 'Your sadaqah is given to people in need.',
      fund: 'Sadaqah fund',
    },
    {
      id: 'zakat',
      kind: 'zakat',
      title: 'Zakat',
      summary: 'Given to those who are entitled to it.',
      story: 'Zakat is recorded apart from all other gifts, and is given only to those who are entitled to it.',
      fund: 'Zakat fund',
    },
  ],
  ar: [
    {
      id: 'general',
      kind: 'general',
      title: 'نفقات المسجد',
      summary: 'التدفئة والإنارة والنظافة والصيانة طوال العام.',
      story: 'يذهب تبرعك إلى الصندوق العام الذي يُنفق حيث تشتد الحاجة.',
      fund: 'الصندوق العام',
    },
    {
      id: 'sadaqah',
      kind: 'sadaqah',
      title: 'الصدقات',
      summary: 'لمن يحتاج إلى المساعدة في مجتمعنا.',
      story: 'تُصرف صدقتك على المحتاجين.',
      fund: 'صندوق الصدقات',
    },
    {
      id: 'zakat',
      kind: 'zakat',
      title: 'الزكاة',
      summary: 'تُصرف لمستحقيها.',
      story: 'تُسجَّل أموال الزكاة منفصلة عن سائر التبرعات، ولا تُصرف إلا لمستحقيها.',
      fund: 'صندوق الزكاة',
    },
  ],
  ur: [
    {
      id: 'general',
      kind: 'general',
      title: 'مسجد کے اخراجات',
      summary: 'سال بھر ہیٹنگ، بجلی، صفائی اور مرمت۔',
      story: 'آپ کا عطیہ جنرل فنڈ میں جاتا ہے اور وہاں خرچ ہوتا ہے جہاں سب سے زیادہ ضرورت ہو۔',
      fund: 'جنرل فنڈ',
    },
    {
      id: 'sadaqah',
      kind: 'sadaqah',
      title: 'صدقہ',
      summary: 'ہماری برادری کے ضرورت مند لوگوں کے لیے۔',
      story: 'آپ کا صدقہ ضرورت مندوں کو دیا جاتا ہے۔',
      fund: 'صدقہ فنڈ',
    },
    {
      id: 'zakat',
      kind: 'zakat',
      title: 'زکوٰۃ',
      summary: 'مستحق افراد کو دی جاتی ہے۔',
      story: 'زکوٰۃ دوسرے تمام عطیات سے الگ درج کی جاتی ہے اور صرف مستحقین کو دی جاتی ہے۔',
      fund: 'زکوٰۃ فنڈ',
    },
  ],
}

/** Initial preset amounts, in the currency's unit. */
const presets = [10, 25, 50]

/** Inserts the three initial causes of the transaction's mosque. */
export async function insertProposedCauses(
  tx: Tx,
  { language, currency, now }: { language: MailLanguage; currency: string; now: Date },
): Promise<void> {
  const unit = currencyUnit(currency)
  await tx.insert(causes).values(
    proposedCauses[language].map(({ story, ...cause }, at) => ({
      ...cause,
      tenantId: currentTenant,
      position: at + 1,
      story: [story],
      minMinor: unit,
      maxMinor: 10_000 * unit,
      presetsMinor: presets.map((amount) => amount * unit),
      currencies: [currency],
      jummah: cause.kind !== 'zakat',
      monthly: cause.kind !== 'zakat',
      publishedAt: now,
    })),
  )
}
