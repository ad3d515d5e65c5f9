import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { supportRole } from '@minaret/plans'
import type { Database, Tx } from '../db/database.ts'
import { supportGrants } from '../db/supportGrants.ts'
import { switchStaff } from '../db/switchStaff.ts'
import { isServedHere, tenants } from '../db/tenants.ts'

/** A grant of support access by a mosque's owner. */
export type SupportGrant = typeof supportGrants.$inferSelect

/** Duration of support access, in milliseconds. */
export const supportLifetime = 24 * 60 * 60_000

/** Condition for a valid grant: not expired, which needs no job, and not ended by an owner. */
export const isRunning = ({ endsAt, endedAt }: Pick<SupportGrant, 'endsAt' | 'endedAt'>, now: Date): boolean =>
  endedAt === null && now < endsAt

/** Returns the current grant of the transaction's mosque; undefined if there is none. */
export async function findSupportGrant(tx: Tx, now: Date): Promise<SupportGrant | undefined> {
  const [grant] = await tx.select().from(supportGrants).orderBy(desc(supportGrants.endsAt)).limit(1)
  return grant && isRunning(grant, now) ? grant : undefined
}

/** A mosque with a current grant of support access. */
export type SupportedMosque = Pick<SupportGrant, 'id' | 'tenantId' | 'endsAt' | 'firstUsedAt'> & { slug: string }

/** Lists the mosques with a current grant. @param accountId an installation owner's */
export const listSupportedMosques = (database: Database, accountId: string, now: Date): Promise<SupportedMosque[]> =>
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

/** Retention of an ended grant, in milliseconds; the log keeps a permanent record. */
const retention = 90 * 24 * 60 * 60_000

/** Deletes old grants of the transaction's mosque. */
export async function deleteOldSupportGrants(tx: Tx, now: Date): Promise<void> {
  await tx.delete(supportGrants).where(lt(supportGrants.endsAt, new Date(now.getTime() - retention)))
}
