import type { Slide, TimesBoard } from '@minaret/display'

const clockTime = (figures: string) => ({ figures })

/** A slide of each kind. */
export const slides = {
  news: { kind: 'news', id: 'news', title: 'Winter clothes', text: 'We collect coats until Sunday.' },
  event: {
    kind: 'event',
    id: 'event',
    title: 'Tafsir',
    when: 'Tomorrow · 19:30',
    place: 'Upper hall',
    cancelled: true,
  },
  campaign: { kind: 'campaign', id: 'roof', title: 'A new roof', raised: '£12,345', target: '£20,000', share: 0.617 },
  giving: {
    kind: 'giving',
    id: 'giving',
    address: 'an-noor.example/give',
    code: { size: 25, path: 'M2 2h7v7h-7z' },
  },
  changes: {
    kind: 'changes',
    id: 'changes',
    changes: ['Fajr', 'Dhuhr', 'Asr'].map((name, index) => ({
      id: name,
      day: index < 2 ? 'Tomorrow' : 'Friday 27',
      name,
      ...(index !== 2 && { time: clockTime('07:15') }),
      before: clockTime('07:00'),
      text: '',
      isTomorrow: index < 2,
    })),
  },
} satisfies Record<string, Slide>

/** The times that every board must show. */
export const times = ['05:41', '07:00', '11:54', '13:00', '14:10', '14:30', '15:59', '16:11', '18:06', '19:30', '13:15']

/** A board on an afternoon in November. */
export const createBoard = (overrides: Partial<TimesBoard> = {}): TimesBoard => ({
  mode: 'day',
  mosque: 'مسجد النور',
  clock: { ...clockTime('14:46'), seconds: '51' },
  date: '21',
  hijri: '11',
  rows: [
    { id: 'fajr', name: '1', date: '2026-11-22', begins: clockTime('05:41'), jamaat: clockTime('07:00'), mark: '!' },
    { id: 'dhuhr', name: '2', date: '2026-11-22', begins: clockTime('11:54'), jamaat: clockTime('13:00'), mark: '!' },
    { id: 'asr', name: '3', date: '2026-11-21', begins: clockTime('14:10'), jamaat: clockTime('14:30'), state: 'now' },
    {
      id: 'maghrib',
      name: '4',
      date: '2026-11-21',
      begins: clockTime('15:59'),
      jamaat: clockTime('16:11'),
      state: 'next',
    },
    { id: 'isha', name: '5', date: '2026-11-21', begins: clockTime('18:06'), jamaat: clockTime('19:30') },
  ],
  hasJamaat: true,
  jumuah: { times: [clockTime('13:15')] },
  next: {
    id: 'maghrib 1',
    kind: 'jamaat',
    label: '…',
    name: '4',
    time: clockTime('16:11'),
    left: { hours: '1', minutes: '24', seconds: '09' },
    secondsLeft: 5049,
    passed: 0.4,
  },
  facts: [{ id: 'sunrise', name: '☼', time: clockTime('07:45') }],
  forbidden: [
    { cause: 'sunrise', from: clockTime('07:45'), until: clockTime('08:00'), isNow: false, isPast: true },
    { cause: 'noon', from: clockTime('11:46'), until: clockTime('11:54'), isNow: false, isPast: true },
    { cause: 'sunset', from: clockTime('15:44'), until: clockTime('15:58'), isNow: false, isPast: false },
  ],
  gatherings: [],
  isRamadan: false,
  changes: [],
  slides: [],
  turn: 0,
  janazah: [],
  isDimmed: false,
  warnings: [],
  drift: { x: 0, y: 0 },
  version: 'abc',
  ...overrides,
})
