/** A calendar day so many days later, or earlier. @param day `YYYY-MM-DD` */
export function dayAfter(day: string, by: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + by)
  return date.toISOString().slice(0, 10)
}

/** A month so many months later, or earlier. @param month `YYYY-MM` */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The column of a day in a week that begins on Monday: 1 to 7. */
export const weekdayIndex = (day: string): number => ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1

/** Today in a time zone, as `YYYY-MM-DD`: a phone may be in another one, and its clock is all there is to go by. */
export function todayIn(timeZone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(now)
    .map(({ type, value }) => [type, value])
  const { year, month, day }: Record<string, string> = Object.fromEntries(parts)
  return `${year}-${month}-${day}`
}

/** A clock time so many minutes later, or earlier, within its day. @param time `HH:MM` */
export function clockAfter(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const total = (((hours * 60 + rest + minutes) % 1440) + 1440) % 1440
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
