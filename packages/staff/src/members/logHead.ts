import { isServedHere, type Database, newPublicId, tenants } from '@minaret/foundation/db'
import { queueEmail } from '@minaret/foundation/email'
import { readLog } from '@minaret/foundation/staff'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { addDays, wallClock } from '@minaret/timetable'
import { approversAmong } from '../approvals/approvers.ts'
import { logHeadEmail } from './logHeadEmail.ts'

/** What the weekly email needs. */
export type LogHeadTasks = {
  database: Database
  directory: Pick<Directory, 'byId'>
  /** Where the desk is; nothing where this server has none. */
  address: () => string | undefined
  now: () => Date
}

/** From when on a Monday it is sent, in minutes: nobody's phone rings at night. */
const morning = 8 * 60

/** The day at the mosque, where it is a Monday and its morning has come. */
function mondayMorning(now: Date, timeZone: string): string | undefined {
  const { date, minutes } = wallClock(now, timeZone)
  return new Date(`${date}T12:00:00Z`).getUTCDay() === 1 && minutes >= morning ? date : undefined
}

/** After so many days without an entry the owners have its fingerprint, also where the server was off on a Monday. */
const quiet = 14

/** Emails, every Monday, the newest fingerprint of each mosque's log to its owners, unless they have it. */
export function logHeadTasks({ database, directory, address, now }: LogHeadTasks) {
  async function email(tenant: Tenant, desk: string, at: Date): Promise<void> {
    const monday = mondayMorning(at, tenant.config.timeZone)
    if (monday === undefined) return
    const byTime = { accountId: newPublicId(), roles: ['owner'] as const }
    await database.forStaff(
      tenant.id,
      byTime,
    )(async (tx) => {
      const [newest] = await readLog(tx, { limit: 1 })
      if (!newest || newest.at < new Date(`${addDays(monday, -quiet)}T00:00:00Z`)) return
      const link = `${desk}/${tenant.slug}/log`
      const head = newest.hash.toString('hex')
      for (const { id, email: to } of await approversAmong(tx, ['owner'])) {
        const email = logHeadEmail(tenant, { to, head, entries: newest.position, at, link })
        await queueEmail(tx, { kind: 'log-head', cause: `${monday} ${id}`, letter: email })
      }
    })
  }
  return {
    async 'log-head'() {
      const [desk, at] = [address(), now()]
      if (desk === undefined) return
      const mosques = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for (const { id } of mosques) {
        const tenant = await directory.byId(id)
        if (tenant && !tenant.suspended) await email(tenant, desk, at)
      }
    },
  }
}
