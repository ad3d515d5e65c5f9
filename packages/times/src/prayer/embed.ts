import { type NextJamaat, stateOfNow } from '@minaret/timetable/now'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { getSiteLink } from '@minaret/foundation/tenancy'
import { readToday } from './today.ts'

/** Converts the next jamaat to its form in the API. A gathering at Dhuhr is Jumu'ah. */
function toEmbedJamaat({ prayer, date, time, at, gathering }: NextJamaat) {
  return {
    prayer: gathering && prayer === 'dhuhr' ? ('jumuah' as const) : prayer,
    date,
    at: { time, at: at.toISOString() },
    ...(gathering ? { gathering } : {}),
  }
}

/** `GET /embed/prayer-times.json`: today’s times for other sites. */
export const embedOperations = {
  async prayerEmbed({ tenant, db, now }) {
    const prayerToday = await db((tx) => readToday(tx, tenant, now))
    const { timeZone, version, notice, calculation, hijri, today, tomorrow } = prayerToday
    const { next, nextJamaat } = stateOfNow(now, prayerToday)
    return done({
      mosque: { name: tenant.config.websiteName, site: getSiteLink(tenant, '/') },
      timeZone,
      version,
      ...(notice === undefined ? {} : { notice }),
      ...(calculation === undefined ? {} : { calculation }),
      hijri,
      today,
      tomorrow,
      ...(next ? { next } : {}),
      ...(nextJamaat ? { nextJamaat: toEmbedJamaat(nextJamaat) } : {}),
    })
  },
} satisfies Operations<'prayerEmbed'>
