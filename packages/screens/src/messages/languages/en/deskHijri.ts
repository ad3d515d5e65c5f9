/** The Hijri months at the desk: when they begin, and announcing it. */
export const words = {
  title: 'Hijri months',
  today: (date: string) => `It’s ${date} until Maghrib.`,
  evening: (date: string) => `It’s ${date} since Maghrib.`,
  hint: 'After the sighting, choose the day the month begins. The website, displays and calendars follow, and Ramadan and Eid with them.',
  month: (month: string, year: string) => `${month} ${year}`,
  firstDay: (day: string) => `First day: ${day}`,
  announced: '(announced)',
  calculated: '(calculated)',
  beginsToday: (month: string) => `${month} begins today`,
  beginsTomorrow: (month: string) => `${month} begins tomorrow`,
  has: (month: string, days: string) => `${month} has ${days} days`,
  begins: (month: string, day: string) => `${month} begins on ${day}`,
  change: 'Change',
  changeOf: (month: string) => `Change the first day of ${month}`,
  calculate: 'Use the calculated day',
  calculateOf: (month: string) => `Use the calculated day for ${month}`,
}
