import type { TvCardProps } from '../TvCard.tsx'
import type { TvFact } from '../TvFacts.tsx'
import type { TvNextProps } from '../TvNext.tsx'
import type { TvRow } from '../TvTable.tsx'

const clock = (figures: string) => ({ figures })

/** The rows on an afternoon in November: past prayers are already tomorrow’s. */
export const rows: readonly TvRow[] = [
  { id: 'fajr', name: 'Fajr', begins: clock('05:41'), jamaat: clock('07:00'), mark: 'Tomorrow' },
  { id: 'dhuhr', name: 'Dhuhr', begins: clock('11:54'), jamaat: clock('13:00'), mark: 'Tomorrow' },
  { id: 'asr', name: 'Asr', begins: clock('14:10'), jamaat: clock('14:30'), state: 'now', mark: 'now' },
  { id: 'maghrib', name: 'Maghrib', begins: clock('15:59'), jamaat: clock('16:11'), state: 'next' },
  { id: 'isha', name: 'Isha', begins: clock('18:06'), jamaat: clock('19:30') },
  { id: 'jumuah', name: 'Jumu’ah', slots: [clock('13:15'), clock('14:00')], mark: 'Friday' },
]

/** The rows at night: everything is tomorrow’s. */
export const nightRows: readonly TvRow[] = rows.map(({ state: _state, ...row }, index) => ({
  ...row,
  mark: 'Tomorrow',
  ...(index === 0 && { state: 'next' }),
}))

/** A Friday with three Jumu’ahs. */
export const fridayRows: readonly TvRow[] = [
  ...rows.slice(0, 1),
  { id: 'dhuhr', name: 'Jumu’ah', slots: [clock('13:15'), clock('14:00'), clock('14:45')], state: 'next' },
  ...rows.slice(2, 5).map(({ state: _state, mark: _mark, ...row }) => row),
]

export const next: TvNextProps = {
  label: 'Next jamaat',
  title: 'Maghrib',
  time: clock('16:11'),
  countdownLabel: 'in',
  countdown: '1:24:09',
  minutes: 85,
  phase: 'maghrib',
  seed: 'noor',
}

export const facts: readonly TvFact[] = [
  { id: 'sunrise', name: 'Sunrise', time: clock('07:45'), mark: 'Tomorrow' },
  { id: 'sunset', name: 'Sunset, no prayer', time: clock('15:44'), until: clock('15:59') },
]

/** A fake QR code: its corners, and a few modules. */
const code = {
  label: 'an-noor.example/give',
  size: 25,
  path: 'M2 2h7v7h-7zM16 2h7v7h-7zM2 16h7v7h-7zM11 3h2v3h-2zM11 11h3v3h-3zM16 12h4v2h-4zM12 17h2v5h-2zM17 17h3v3h-3z',
}

export const cards = {
  news: {
    label: 'From the mosque',
    title: 'Winter clothes',
    text: 'We collect coats and blankets for families in our town until Sunday. Please bring them, clean and in bags, to the office.',
  },
  campaign: { label: 'Appeal', title: 'A new roof over the hall', share: 0.62, text: '£12,345 of £20,000', code },
  sentences: {
    label: 'From the mosque',
    title: 'Parking',
    text: 'Please do not block our neighbours’ drives. The school car park is open to us on Fridays.',
  },
  gatherings: {
    label: 'Today',
    title: 'Jumu’ah',
    times: [
      { id: '1', time: clock('13:15'), more: 'First · Main hall · English and Arabic · Shaykh Idris Rahman' },
      { id: '2', time: clock('14:00'), more: 'Second · Community hall · Urdu · Mawlana Hamza Malik' },
    ],
  },
  changes: {
    label: 'Jamaat time changes',
    title: 'Tomorrow',
    times: [{ id: 'fajr', name: 'Fajr', before: clock('07:00'), time: clock('07:15') }],
  },
  janazah: {
    label: 'Janazah',
    title: 'Haji Abdullah Khan',
    text: 'After Dhuhr today in this masjid. Burial at Scholemoor Cemetery. To Allah we belong and to Him we return.',
    tone: 'grave',
  },
} satisfies Record<string, TvCardProps>
