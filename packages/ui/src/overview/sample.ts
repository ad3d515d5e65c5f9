import { clockTime, en, shortDay, type SampleText } from './words/index.ts'

/** Sample times for the stories: one realistic day of a fictional mosque. */
const day = [
  { id: 'fajr', begins: '05:52', jamaat: '06:30', state: 'past' },
  { id: 'sunrise', begins: '07:38', state: 'past' },
  { id: 'dhuhr', begins: '11:59', jamaat: '13:00', state: 'past' },
  { id: 'asr', begins: '13:51', jamaat: '14:30', state: 'current' },
  { id: 'maghrib', begins: '16:04', jamaat: '16:11', state: 'next' },
  { id: 'isha', begins: '17:44', jamaat: '19:30' },
] as const

export const now = new Date('2026-11-21T14:39:51Z')
export const maghrib = new Date('2026-11-21T16:04:00Z')

export const localisedPrayers = (sample: SampleText) =>
  day.map((time) => ({
    id: time.id,
    label: sample.prayer.names[time.id],
    begins: clockTime(sample, time.begins),
    jamaat: 'jamaat' in time ? clockTime(sample, time.jamaat) : undefined,
    state: 'state' in time ? time.state : undefined,
    stateLabel: time.id === 'asr' ? sample.prayer.nowMark : time.id === 'maghrib' ? sample.prayer.nextMark : undefined,
  }))

export const localisedColumns = ({ prayer: { names } }: SampleText) =>
  day.map(({ id }) => ({ id, label: names[id], isPrayer: id !== 'sunrise' }))

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** November 2026, roughly approximated for display. */
export const localisedMonth = (sample: SampleText) =>
  Array.from({ length: 30 }, (_, i) => {
    const date = new Date(Date.UTC(2026, 10, i + 1, 12))
    const isFriday = date.getUTCDay() === 5
    const time = (begins: number, jamaat?: number) => ({
      begins: clockTime(sample, clock(begins)),
      jamaat: jamaat === undefined ? undefined : clockTime(sample, clock(jamaat)),
    })
    return {
      id: date.toISOString().slice(0, 10),
      day: shortDay(sample, date),
      hijri: clockTime(sample, String(((i + 19) % 30) + 1)),
      today: i === 20,
      marked: isFriday,
      times: {
        fajr: time(320 + Math.round(i * 1.5), 375 + 15 * Math.floor(i / 15)),
        sunrise: time(423 + Math.round(i * 1.7)),
        dhuhr: time(714 + Math.round(i / 5), isFriday ? 795 : 780),
        asr: time(850 - i, 870),
        maghrib: time(990 - Math.round(i * 1.3), 997 - Math.round(i * 1.3)),
        isha: time(1085 - i, 1170),
      },
    }
  })

export const today = localisedPrayers(en)
export const columns = localisedColumns(en)
export const month = localisedMonth(en)

export const nav = [
  { href: '#home', label: 'Home', current: true },
  { href: '#prayer-times', label: 'Prayer times' },
  { href: '#events', label: 'Events' },
  { href: '#classes', label: 'Classes' },
  { href: '#news', label: 'News' },
  { href: '#contact', label: 'Contact' },
]
