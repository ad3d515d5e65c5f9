import { and, eq, isNull } from 'drizzle-orm'
import { supportRole } from '@minaret/plans'
import { type Database, supportGrants } from '@minaret/foundation/db'
import { type StaffSession, type SupportedMosque, supportedMosques, writeLog } from '@minaret/foundation/staff'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { emailOwners } from './emails.ts'

type Support = {
  database: Database
  directory: Pick<Directory, 'byId'>
  now: () => Date
  /** Whether the holder of a session owns the installation. */
  isInstallationOwner(session: StaffSession, isLocal: boolean): boolean
  /** Where the desk is, for links in emails. */
  deskAddress(): string
}

/**
 * Finds the mosque of a name for whoever runs the installation, where its owners let them in. The grant is read at every
 * call, so that its end ends everything on every server at once; the first call by one is logged and emailed to the owners.
 */
export const createSupportFinder =
  (support: Support) =>
  async (session: StaffSession, isLocal: boolean, slug: string): Promise<Tenant | undefined> => {
    const { database, directory, now, isInstallationOwner } = support
    if (!isInstallationOwner(session, isLocal)) return undefined
    const at = now()
    const grant = (await supportedMosques(database, session.account.id, at)).find((one) => one.slug === slug)
    const tenant = grant && (await directory.byId(grant.tenantId))
    if (grant?.firstUsedAt === null && tenant) await noteFirstUse(support, { session, grant, tenant, at })
    return tenant
  }

type FirstUse = { session: StaffSession; grant: SupportedMosque; tenant: Tenant; at: Date }

const noteFirstUse = ({ database, deskAddress }: Support, { session: { account }, grant, tenant, at }: FirstUse) =>
  database.forStaff(tenant.id, { accountId: account.id, roles: [supportRole] })(async (tx) => {
    const [noted] = await tx
      .update(supportGrants)
      .set({ firstUsedAt: at })
      .where(and(eq(supportGrants.id, grant.id), isNull(supportGrants.firstUsedAt)))
      .returning({ id: supportGrants.id })
    // Somebody else, or another server, was quicker.
    if (!noted) return
    await writeLog(tx, { accountId: account.id, kind: 'supportUsed', content: { values: {} }, now: at })
    await emailOwners(tx, { tenant, address: deskAddress() }, { what: 'used', name: account.name, grant, at })
  })
