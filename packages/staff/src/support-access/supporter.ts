import { and, eq, isNull } from 'drizzle-orm'
import { supportRole } from '@minaret/plans'
import { type Database, supportGrants } from '@minaret/foundation/db'
import { type StaffSession, type SupportedMosque, listSupportedMosques, writeLog } from '@minaret/foundation/staff'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { emailOwnersAboutSupport } from './emails.ts'

type SupportDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  now: () => Date
  /** Whether a session belongs to an owner of the installation. */
  isInstallationOwner(session: StaffSession, isLocal: boolean): boolean
  /** The desk’s URL for links in emails. */
  deskAddress(): string
}

/**
 * Finds a mosque by its slug for an owner of the installation with support access. The grant is read on every call, so
 * that its end takes effect on all servers at once. Logs the first use and emails the owners.
 */
export const createSupportFinder =
  (deps: SupportDeps) =>
  async (session: StaffSession, isLocal: boolean, slug: string): Promise<Tenant | undefined> => {
    const { database, directory, now, isInstallationOwner } = deps
    if (!isInstallationOwner(session, isLocal)) return undefined
    const time = now()
    const grant = (await listSupportedMosques(database, session.account.id, time)).find(
      (supported) => supported.slug === slug,
    )
    const tenant = grant && (await directory.byId(grant.tenantId))
    if (grant?.firstUsedAt === null && tenant) await recordFirstUse(deps, { session, grant, tenant, at: time })
    return tenant
  }

type FirstUse = { session: StaffSession; grant: SupportedMosque; tenant: Tenant; at: Date }

const recordFirstUse = (
  { database, deskAddress }: SupportDeps,
  { session: { account }, grant, tenant, at }: FirstUse,
) =>
  database.forStaff(tenant.id, { accountId: account.id, roles: [supportRole] })(async (tx) => {
    const [updatedRow] = await tx
      .update(supportGrants)
      .set({ firstUsedAt: at })
      .where(and(eq(supportGrants.id, grant.id), isNull(supportGrants.firstUsedAt)))
      .returning({ id: supportGrants.id })
    // Another request or server has already recorded it.
    if (!updatedRow) return
    await writeLog(tx, { accountId: account.id, kind: 'supportUsed', content: { values: {} }, now: at })
    await emailOwnersAboutSupport(
      tx,
      { tenant, address: deskAddress() },
      { kind: 'used', name: account.name, grant, at },
    )
  })
