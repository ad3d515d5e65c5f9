import type { PrayerDay, PrayerMonth } from '@minaret/contract'
import type { TestServer, TestTenant } from '@minaret/acceptance'

const zone = 'Europe/London'

const formatParts = (now: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(now)

/** London's local time, computed independently of our code. */
export const getLondonTime = (now: number) => ({
  clock: formatParts(now, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  date: formatParts(now, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(',', ''),
  day: new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now),
})

/** A mosque's days, from the API that other pages use. */
export async function fetchDays(server: TestServer, mosque: TestTenant, months: readonly [number, number][]) {
  const days: PrayerDay[] = []
  for (const [year, month] of months) {
    const { body } = await server.post(mosque, '/api/prayer-time', { year, month })
    const prayerMonth: PrayerMonth = JSON.parse(JSON.stringify(body.data))
    days.push(...prayerMonth.days)
  }
  return days
}

/** All congregations in chronological order. */
export const listCongregations = (days: readonly PrayerDay[]) =>
  days
    .flatMap(({ prayers, jumuah }) => [
      ...prayers.flatMap(({ prayer, jamaat }) =>
        jamaat && !(jumuah && prayer === 'dhuhr') ? [{ name: prayer, ...jamaat }] : [],
      ),
      ...(jumuah ?? []).map(({ at }) => ({ name: 'jumuah', ...at })),
    ])
    .sort((left, right) => Date.parse(left.at) - Date.parse(right.at))

/** The Hijri day and year; the Hijri day starts at Maghrib. */
export function getHijriDate(days: readonly PrayerDay[], now: number): { day: string; year: string } {
  const { day } = getLondonTime(now)
  const maghrib = days.find(({ date }) => date === day)?.prayers.find(({ prayer }) => prayer === 'maghrib')?.begins.at
  const noon = Date.parse(`${day}T12:00:00Z`) + (maghrib !== undefined && now >= Date.parse(maghrib) ? 86_400_000 : 0)
  const formatter = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    timeZone: 'UTC',
    day: 'numeric',
    year: 'numeric',
  })
  const getPart = (kind: string) => formatter.formatToParts(noon).find(({ type }) => type === kind)?.value ?? ''
  return { day: getPart('day'), year: getPart('year') }
}
