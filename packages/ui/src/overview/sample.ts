/** Words and times for the stories: one believable day of a mosque that does not exist. */
export const today = [
  { id: 'fajr', label: 'Fajr', begins: '05:52', jamaat: '06:30', state: 'past' as const },
  { id: 'sunrise', label: 'Sunrise', begins: '07:38', state: 'past' as const },
  { id: 'dhuhr', label: 'Dhuhr', begins: '11:59', jamaat: '13:00', state: 'past' as const },
  { id: 'asr', label: 'Asr', begins: '13:51', jamaat: '14:30', state: 'current' as const, stateLabel: 'now' },
  { id: 'maghrib', label: 'Maghrib', begins: '16:04', jamaat: '16:11', state: 'next' as const, stateLabel: 'next' },
  { id: 'isha', label: 'Isha', begins: '17:44', jamaat: '19:30' },
]

export const todayInArabic = [
  { id: 'fajr', label: 'الفجر', begins: '05:52', jamaat: '06:30', state: 'past' as const },
  { id: 'sunrise', label: 'الشروق', begins: '07:38', state: 'past' as const },
  { id: 'dhuhr', label: 'الظهر', begins: '11:59', jamaat: '13:00', state: 'past' as const },
  { id: 'asr', label: 'العصر', begins: '13:51', jamaat: '14:30', state: 'current' as const, stateLabel: 'الآن' },
  { id: 'maghrib', label: 'المغرب', begins: '16:04', jamaat: '16:11', state: 'next' as const, stateLabel: 'التالية' },
  { id: 'isha', label: 'العشاء', begins: '17:44', jamaat: '19:30' },
]

export const columns = [
  { id: 'fajr', label: 'Fajr' },
  { id: 'sunrise', label: 'Sunrise', hasJamaat: false },
  { id: 'dhuhr', label: 'Dhuhr' },
  { id: 'asr', label: 'Asr' },
  { id: 'maghrib', label: 'Maghrib' },
  { id: 'isha', label: 'Isha' },
]

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** November 2026 by the rule of thumb: near enough to look at. */
export const month = Array.from({ length: 30 }, (_, i) => {
  const weekday = weekdays[i % 7] ?? 'Sun'
  const friday = weekday === 'Fri'
  return {
    id: `2026-11-${String(i + 1).padStart(2, '0')}`,
    day: `${weekday} ${i + 1}`,
    hijri: `${((i + 19) % 30) + 1}`,
    today: i === 20,
    marked: friday,
    times: {
      fajr: { begins: clock(320 + Math.round(i * 1.5)), jamaat: clock(375 + 15 * Math.floor(i / 15)) },
      sunrise: { begins: clock(423 + Math.round(i * 1.7)) },
      dhuhr: { begins: clock(714 + Math.round(i / 5)), jamaat: friday ? '13:15' : '13:00' },
      asr: { begins: clock(850 - i), jamaat: '14:30' },
      maghrib: { begins: clock(990 - Math.round(i * 1.3)), jamaat: clock(997 - Math.round(i * 1.3)) },
      isha: { begins: clock(1085 - i), jamaat: '19:30' },
    },
  }
})

export const nav = [
  { href: '#home', label: 'Home', current: true },
  { href: '#prayer-times', label: 'Prayer times' },
  { href: '#events', label: 'Events' },
  { href: '#classes', label: 'Classes' },
  { href: '#news', label: 'News' },
  { href: '#contact', label: 'Contact' },
]

export const now = new Date('2026-11-21T14:39:51Z')
export const maghrib = new Date('2026-11-21T16:04:00Z')
