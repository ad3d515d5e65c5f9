import { TvCard } from '../TvCard.tsx'
import { TvFacts } from '../TvFacts.tsx'
import { TvNext } from '../TvNext.tsx'
import { TvTable, type TvRow } from '../TvTable.tsx'
import { TvTime } from '../TvTime.tsx'
import { next } from './samples.tsx'

const clock = (figures: string) => ({ figures })

const arabicRows: readonly TvRow[] = [
  { id: 'fajr', name: 'الفجر', begins: clock('٠٥:٤١'), jamaat: clock('٠٧:٠٠'), mark: 'غدًا' },
  { id: 'dhuhr', name: 'الظهر', begins: clock('١١:٥٤'), jamaat: clock('١٣:٠٠'), mark: 'غدًا' },
  { id: 'asr', name: 'العصر', begins: clock('١٤:١٠'), jamaat: clock('١٤:٣٠'), state: 'now', mark: 'الآن' },
  { id: 'maghrib', name: 'المغرب', begins: clock('١٥:٥٩'), jamaat: clock('١٦:١١'), state: 'next' },
  { id: 'isha', name: 'العشاء', begins: clock('١٨:٠٦'), jamaat: clock('١٩:٣٠') },
  { id: 'jumuah', name: 'الجمعة', slots: [clock('١٣:١٥'), clock('١٤:٠٠')] },
]

const urduRows: readonly TvRow[] = [
  { id: 'fajr', name: 'فجر', begins: clock('05:41'), jamaat: clock('07:00'), mark: 'کل', state: 'next' },
  { id: 'dhuhr', name: 'ظہر', begins: clock('11:54'), jamaat: clock('13:00'), mark: 'کل' },
  { id: 'asr', name: 'عصر', begins: clock('14:10'), jamaat: clock('14:30'), mark: 'کل' },
  { id: 'maghrib', name: 'مغرب', begins: clock('15:59'), jamaat: clock('16:11'), mark: 'کل' },
  { id: 'isha', name: 'عشاء', begins: clock('18:06'), jamaat: clock('19:30'), mark: 'کل' },
  { id: 'jumuah', name: 'جمعہ', slots: [clock('13:15'), clock('14:00')] },
]

const arabicHeadings = { begins: 'الوقت', jamaat: 'الإقامة' }
const urduHeadings = { begins: 'آغاز', jamaat: 'جماعت' }

const withSlots = (rows: readonly TvRow[], times: readonly string[]): readonly TvRow[] =>
  rows.map((row) => (row.id === 'jumuah' ? { ...row, slots: times.map(clock) } : row))

/** Three coming Jumu’ahs, on a twelve-hour clock. */
export const arabicFriday = (
  <TvTable label="اليوم" headings={arabicHeadings} rows={withSlots(arabicRows, ['١٢:٤٥', '١:٣٠', '٢:١٥'])} />
)
export const urduFriday = (
  <TvTable label="آج" headings={urduHeadings} rows={withSlots(urduRows, ['13:15', '14:00', '14:45'])} />
)

/** A screen in Arabic, on a twelve-hour clock. */
export const arabic = {
  name: 'مسجد النور',
  dates: ['السبت ٢١ نوفمبر ٢٠٢٦', '١١ جمادى الآخرة ١٤٤٨ هـ'],
  clock: <TvTime time={{ figures: '٢:٤٦', half: 'م' }} kind="clock" />,
  next: (
    <TvNext
      {...next}
      label="الإقامة القادمة، غدًا"
      title="المغرب"
      time={{ figures: '٤:١١', half: 'م' }}
      countdownLabel="بعد"
      countdown="١٢:٢٤:٠٩"
    />
  ),
  facts: <TvFacts facts={[{ id: 'sunrise', name: 'الشروق', time: { figures: '٧:٤٥', half: 'ص' }, mark: 'غدًا' }]} />,
  table: <TvTable label="اليوم" headings={arabicHeadings} rows={arabicRows} />,
  card: <TvCard label="من المسجد" title="ملابس الشتاء" text="نجمع المعاطف والبطانيات للأسر في مدينتنا حتى يوم الأحد." />,
}

export const urdu = {
  name: 'مسجد النور',
  dates: ['ہفتہ 21 نومبر 2026', '11 جمادی الثانی 1448'],
  clock: <TvTime time={clock('14:46')} kind="clock" />,
  next: <TvNext {...next} label="اگلی جماعت، کل" title="فجر" countdownLabel="باقی وقت" phase="fajr" />,
  facts: <TvFacts facts={[{ id: 'sunrise', name: 'طلوعِ آفتاب', time: { figures: '07:45' }, mark: 'کل' }]} />,
  table: <TvTable label="آج" headings={urduHeadings} rows={urduRows} />,
  card: (
    <TvCard
      label="مسجد کی طرف سے"
      title="سردی کے کپڑے"
      text="ہم اپنے شہر کے خاندانوں کے لیے اتوار تک کوٹ اور کمبل جمع کر رہے ہیں۔"
    />
  ),
}
