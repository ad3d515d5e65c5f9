import { lt, sql } from 'drizzle-orm'
import { isServedHere, signups, staffChallenges, staffThrottles, tenants } from '@minaret/foundation/db'
import { deleteExpiredStaffSessions, deleteOldDevices, deleteOldSupportGrants } from '@minaret/foundation/staff'
import { deleteOldApprovals } from '../approvals/tasks.ts'
import { deleteOldUploads } from '@minaret/foundation/uploads'
import { deleteOldDrafts } from './drafts.ts'
import { type LogHeadTasks, createLogHeadTasks } from './logHead.ts'

const day = 24 * 60 * 60_000

/**
 * Every hour, deletes expired sessions, devices, challenges, login counts, drafts, uploads, approvals, support grants and
 * unfinished sign-ups, and emails the log’s fingerprint if it is due.
 */
export function createStaffTasks({ database, now, ...deps }: LogHeadTasks) {
  return {
    ...createLogHeadTasks({ database, now, ...deps }),
    async 'staff-tidy'() {
      const time = now()
      await database.forAccount()(async (tx) => {
        await deleteExpiredStaffSessions(tx, time)
        await deleteOldDevices(tx, time)
        await tx.delete(staffChallenges).where(lt(staffChallenges.expiresAt, time))
        await tx.delete(signups).where(lt(signups.createdAt, new Date(time.getTime() - day)))
        await tx.delete(staffThrottles).where(lt(staffThrottles.lastAt, new Date(time.getTime() - 2 * day)))
      })
      const mosques = await database.asOwner((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for (const { id } of mosques)
        await database.asOwner(async (tx) => {
          await tx.execute(sql`select set_config('app.tenant', ${id}::uuid::text, true)`)
          await deleteOldDrafts(tx, time)
          await deleteOldUploads(tx, time)
          await deleteOldApprovals(tx, time)
          await deleteOldSupportGrants(tx, time)
        })
    },
  }
}
