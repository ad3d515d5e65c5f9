import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { supportRole } from '@minaret/plans'
import type { Database, Tx } from '../db/database.ts'
import { supportGrants } from '../db/supportGrants.ts'
import { switchStaff } from '../db/switchStaff.ts'
import { isServedHere, tenants } from '../db/tenants.ts'

/** That a mosque's owner let whoever runs the installation in. */
export type SupportGrant = typeof supportGrants.$inferSelect

/** How long support access lasts, in milliseconds. */
export const supportLife = 24 * 60 * 60_000

/** Whether a grant lets anybody in: by the clock, so that no job has to end it, and not once an owner has ended it. */
export const isRunning = ({ endsAt, endedAt }: Pick<SupportGrant, 'endsAt' | 'endedAt'>, now: Date): boolean =>
  endedAt === null && now < endsAt

/** The grant that lets somebody into the transaction's mosque now; nothing where there is none. */
export async function findSupportGrant(tx: Tx, now: Date): Promise<SupportGrant | undefined> {
  const [newest] = await tx.select().from(supportGrants).orderBy(desc(supportGrants.endsAt)).limit(1)
  return newest && isRunning(newest, now) ? newest : undefined
}

/** A mosque that lets whoever runs the installation in. */
export type SupportedMosque = Pick<SupportGrant, 'id' | 'tenantId' | 'endsAt' | 'firstUsedAt'> & { slug: string }

/** The mosques whose owners let whoever runs the installation in now. @param accountId an installation owner's */
export const supportedMosques = (database: Database, accountId: string, now: Date): Promise<SupportedMosque[]> =>
  database.forAccount(accountId)(async (tx) => {
    await switchStaff(tx, { accountId, roles: [supportRole] })
    const { id, tenantId, endsAt, firstUsedAt } = supportGrants
    return tx
      .select({ id, tenantId, endsAt, firstUsedAt, slug: tenants.slug })
      .from(supportGrants)
      .innerJoin(tenants, eq(tenants.id, supportGrants.tenantId))
      .where(and(isServedHere, isNull(supportGrants.endedAt), gt(supportGrants.endsAt, now)))
      .orderBy(desc(supportGrants.endsAt))
  })

/** How long a grant that is over is stored, in milliseconds; the log says for good that it was given. */
const stored = 90 * 24 * 60 * 60_000

/** Deletes what the transaction's mosque granted long ago. */
export async function deleteOldSupportGrants(tx: Tx, now: Date): Promise<void> {
  await tx.delete(supportGrants).where(lt(supportGrants.endsAt, new Date(now.getTime() - stored)))
}
