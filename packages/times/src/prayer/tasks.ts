import { max } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { missingYear, wallClock } from '@minaret/timetable'
import { isServedHere, timetableDays, type Database, tenants } from '@minaret/foundation/db'
import { getMailbox } from '@minaret/foundation/forms'
import { timetableMissing } from './emails.ts'
import { queueEmail } from '@minaret/foundation/email'
import type { Directory } from '@minaret/foundation/tenancy'
import { paceItems } from '@minaret/foundation/jobs'

/** The dependencies of the task. */
export type PrayerTaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Checks every hour for mosques whose timetable ends this year, and emails them from October and again in January. */
export function prayerTasks({ database, directory, now, log }: PrayerTaskDeps) {
  return {
    async 'timetable-watch'() {
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids)) {
        const db = database.forTenant(id)
        const [table] = await db((tx) => tx.select({ last: max(timetableDays.day) }).from(timetableDays))
        // Most mosques have no timetable and need no further queries.
        const lastDay = table?.last
        const tenant = lastDay ? await directory.byId(id) : undefined
        if (!lastDay || !tenant || tenant.suspended) continue
        const gap = missingYear(wallClock(now(), tenant.config.timeZone).date, lastDay)
        if (!gap) continue
        await db(async (tx) => {
          const { year, hasBegun } = gap
          const to = getMailbox(tenant)
          if (to)
            await queueEmail(tx, {
              kind: 'timetable-missing',
              // A second email is sent once the year has begun without a timetable.
              cause: hasBegun ? `${year} begun` : String(year),
              email: timetableMissing({ tenant, to }, year),
            })
          else
            log.warn(
              { tenant: tenant.slug, year },
              "a year's timetable is missing, and the mosque has no email address",
            )
        })
      }
    },
  }
}
