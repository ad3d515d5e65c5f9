import { eq } from 'drizzle-orm'
import type { SupportAccess } from '@minaret/contract/desk'
import { currentTenant, newPublicId, staffAccounts, supportGrants, type Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { findSupportGrant, type SupportGrant, supportLifetime, writeLog } from '@minaret/foundation/staff'
import { installationOwnerNames, type InstallationOwners } from '../installation-owners/owners.ts'
import { getDeskUrl, type StaffServices } from '../members/place.ts'
import { emailOwnersAboutSupport } from './emails.ts'
import { messages as texts } from './messages.gen.ts'

type Services = StaffServices & { installationOwners: InstallationOwners }

async function viewGrant(tx: Tx, grant: SupportGrant): Promise<NonNullable<SupportAccess['now']>> {
  const [account] = await tx
    .select({ name: staffAccounts.name })
    .from(staffAccounts)
    .where(eq(staffAccounts.id, grant.grantedBy))
  const { grantedAt, endsAt, firstUsedAt } = grant
  return {
    since: grantedAt.toISOString(),
    until: endsAt.toISOString(),
    ...(account ? { by: account.name } : {}),
    ...(firstUsedAt ? { firstUsed: firstUsedAt.toISOString() } : {}),
  }
}

/** Ends the current grant of the current mosque. @returns whether there was one */
async function endGrant(tx: Tx, now: Date): Promise<boolean> {
  const grant = await findSupportGrant(tx, now)
  if (!grant) return false
  await tx.update(supportGrants).set({ endedAt: now }).where(eq(supportGrants.id, grant.id))
  return true
}

/** The operations on support access for the installation’s owners. */
export const supportOperations = {
  async supportView({ db, installationOwners, now }) {
    const grant = await db(async (tx) => {
      const currentGrant = await findSupportGrant(tx, now)
      return currentGrant && viewGrant(tx, currentGrant)
    })
    return done({
      available: installationOwners.length > 0,
      names: await installationOwnerNames(db, installationOwners),
      ...(grant ? { now: grant } : {}),
    })
  },

  async supportGrant(call) {
    const { db, installationOwners, tenant, session, now } = call
    if (installationOwners.length === 0) return refuse(409, texts.noSupportStaff)
    const { id: accountId, name } = session.account
    await db(async (tx) => {
      await lockUntilCommit(tx, 'support')
      // A new grant replaces the current one, so that there is only one, for at most a day.
      await endGrant(tx, now)
      const grant = {
        id: newPublicId(),
        grantedBy: accountId,
        grantedAt: now,
        endsAt: new Date(+now + supportLifetime),
      }
      await tx.insert(supportGrants).values({ tenantId: currentTenant, ...grant })
      await writeLog(tx, { accountId, kind: 'supportGranted', content: { values: {} }, now })
      await emailOwnersAboutSupport(
        tx,
        { tenant, address: getDeskUrl(call) },
        { kind: 'granted', name, grant, at: now },
      )
    })
    return done({}, texts.granted)
  },

  async supportEnd({ db, session, now }) {
    const isEnded = await db(async (tx) => {
      await lockUntilCommit(tx, 'support')
      if (!(await endGrant(tx, now))) return false
      await writeLog(tx, { accountId: session.account.id, kind: 'supportEnded', content: { values: {} }, now })
      return true
    })
    return done({}, isEnded ? texts.ended : texts.endedAlready)
  },
} satisfies DeskOperations<'supportView' | 'supportGrant' | 'supportEnd', Services>
