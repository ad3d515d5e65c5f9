import { stateOfNow } from '@minaret/timetable/now'
import { done, type Operations } from '../http/operation.ts'
import { siteLink } from '../tenants/siteLink.ts'
import { readToday } from './today.ts'

/** `GET /embed/prayer-times.json`: today for other sites, read where every outlet reads it. */
export const embedOperations = {
  async prayerEmbed({ tenant, db, now }) {
    const answer = await db((tx) => readToday(tx, tenant, now))
    const { timeZone, version, notice, calculation, today, tomorrow } = answer
    const { next, nextJamaat } = stateOfNow(now, answer)
    return done({
      mosque: { name: tenant.config.websiteName, site: siteLink(tenant, '/') },
      timeZone,
      version,
      ...(notice === undefined ? {} : { notice }),
      ...(calculation === undefined ? {} : { calculation }),
      today,
      tomorrow,
      ...(next ? { next } : {}),
      ...(nextJamaat
        ? {
            nextJamaat: {
              prayer: nextJamaat.prayer,
              date: nextJamaat.date,
              at: { time: nextJamaat.time, at: nextJamaat.at.toISOString() },
            },
          }
        : {}),
    })
  },
} satisfies Operations<'prayerEmbed'>
