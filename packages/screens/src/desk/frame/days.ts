/** Adds days to a calendar day. @param day `YYYY-MM-DD` @param days may be negative */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Adds months to a month. @param month `YYYY-MM` @param months may be negative */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Today in a time zone, as `YYYY-MM-DD`; the device may be in another one. */
export function todayIn(timeZone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(now)
    .map(({ type, value }) => [type, value])
  const { year, month, day }: Record<string, string> = Object.fromEntries(parts)
  return `${year}-${month}-${day}`
}

/** Adds minutes to a time of day, wrapping at midnight. @param time `HH:MM` @param minutes may be negative */
export function clockAfter(time: string, minutes: number): string {
  const [hours = 0, minutePart = 0] = time.split(':').map(Number)
  const total = (((hours * 60 + minutePart + minutes) % 1440) + 1440) % 1440
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
