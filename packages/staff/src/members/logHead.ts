import { isServedHere, type Database, newPublicId, tenants } from '@minaret/foundation/db'
import { queueEmail } from '@minaret/foundation/email'
import { readLog } from '@minaret/foundation/staff'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { addDays, wallClock } from '@minaret/timetable'
import { listApprovers } from '../approvals/approvers.ts'
import { logHeadEmail } from './logHeadEmail.ts'

/** The dependencies of the weekly email. */
export type LogHeadTasks = {
  database: Database
  directory: Pick<Directory, 'byId'>
  /** The desk’s URL; undefined if this server has no desk. */
  address: () => string | undefined
  now: () => Date
}

/** The earliest time on a Monday, in minutes after midnight, so that no email arrives at night. */
const morning = 8 * 60

/** The current date at the mosque if it is Monday after that time. */
function findMondayMorning(now: Date, timeZone: string): string | undefined {
  const { date, minutes } = wallClock(now, timeZone)
  return new Date(`${date}T12:00:00Z`).getUTCDay() === 1 && minutes >= morning ? date : undefined
}

/** After this many days without entries, the owners have the fingerprint, even if the server was down on a Monday. */
const maxIdleDays = 14

/** Every Monday, emails the newest fingerprint of each mosque’s log to its owners, unless they already have it. */
export function createLogHeadTasks({ database, directory, address, now }: LogHeadTasks) {
  async function emailOwners(tenant: Tenant, desk: string, at: Date): Promise<void> {
    const monday = findMondayMorning(at, tenant.config.timeZone)
    if (monday === undefined) return
    const taskUser = { accountId: newPublicId(), roles: ['owner'] as const }
    await database.forStaff(
      tenant.id,
      taskUser,
    )(async (tx) => {
      const [newestEntry] = await readLog(tx, { limit: 1 })
      if (!newestEntry || newestEntry.at < new Date(`${addDays(monday, -maxIdleDays)}T00:00:00Z`)) return
      const link = `${desk}/${tenant.slug}/log`
      const head = newestEntry.hash.toString('hex')
      for (const { id, email: to } of await listApprovers(tx, ['owner'])) {
        const email = logHeadEmail(tenant, { to, head, entries: newestEntry.position, at, link })
        await queueEmail(tx, { kind: 'log-head', cause: `${monday} ${id}`, email })
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
        if (tenant && !tenant.suspended) await emailOwners(tenant, desk, at)
      }
    },
  }
}
