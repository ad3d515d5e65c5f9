import { type Database, isServedHere, newPublicId, tenants } from '@minaret/foundation/db'
import { queueEmail } from '@minaret/foundation/email'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { modeOf } from '../../providers/index.ts'
import { readRegular, readReport, spanUntil } from '../index.ts'
import { addDays, wallClock } from '@minaret/timetable'
import { listSubscribers } from './subscriptions.ts'
import { weeklyEmail } from './weeklyEmail.ts'

/** Dependencies of the Monday email job. */
export type ReportTaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  /** The desk's address, or undefined if this server has no desk. */
  address: () => string | undefined
  now: () => Date
}

/** The earliest time on Monday, in minutes from midnight, so that no email arrives at night. */
const earliestMinute = 8 * 60

/** Job that emails the previous week's figures to subscribed staff on Monday mornings in the mosque's time zone. */
export function reportTasks({ database, directory, address, now }: ReportTaskDeps) {
  async function emailSubscribers(tenant: Tenant, desk: string): Promise<void> {
    const { timeZone } = tenant.config
    const { date: monday, minutes } = wallClock(now(), timeZone)
    if (new Date(`${monday}T12:00:00Z`).getUTCDay() !== 1 || minutes < earliestMinute) return
    const systemActor = { accountId: newPublicId(), roles: ['owner'] as const }
    await database.forStaff(
      tenant.id,
      systemActor,
    )(async (tx) => {
      const subscribers = await listSubscribers(tx)
      if (subscribers.length === 0) return
      const [mode, span] = [modeOf(tenant), spanUntil(addDays(monday, -1), 2, timeZone)]
      const [currencies, regular] = [await readReport(tx, mode, span), await readRegular(tx, mode, span)]
      const figures = { from: addDays(monday, -7), to: span.to, currencies, regular }
      const link = `${desk}/${tenant.slug}/reports`
      for (const { id, email: to, language } of subscribers) {
        const email = weeklyEmail(tenant, { to, language, link }, figures)
        await queueEmail(tx, { kind: 'report', cause: `${monday} ${id}`, email })
      }
    })
  }
  return {
    async 'report-email'() {
      const desk = address()
      if (desk === undefined) return
      const rows = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for (const { id } of rows) {
        const tenant = await directory.byId(id)
        if (tenant && !tenant.suspended) await emailSubscribers(tenant, desk)
      }
    },
  }
}
