import { type Database, switchStaff, type Tx } from '@minaret/foundation/db'
import { membershipsOf } from '@minaret/foundation/staff'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { type Approver, approversAmong } from '../approvals/approvers.ts'

/** The mosques somebody works for as a real person: no demonstration emails anybody about its logins. */
export async function mosquesOf(
  { database, directory }: { database: Database; directory: Pick<Directory, 'byId'> },
  accountId: string,
): Promise<Tenant[]> {
  const memberships = await membershipsOf(database, accountId)
  const real = memberships.filter(({ demonstration }) => !demonstration)
  const found = await Promise.all(real.map(({ tenantId }) => directory.byId(tenantId)))
  return found.filter((tenant) => tenant !== undefined)
}

/**
 * Does something at each of these mosques in one transaction of the desk, with the owners it has; afterwards the
 * transaction sees no mosque.
 */
export async function atEachMosque(
  tx: Tx,
  mosques: readonly Tenant[],
  accountId: string,
  work: (tenant: Tenant, owners: readonly Approver[]) => Promise<void>,
): Promise<void> {
  for (const tenant of mosques) {
    await switchStaff(tx, { tenantId: tenant.id, accountId, roles: ['owner'] })
    await work(tenant, await approversAmong(tx, ['owner']))
  }
  await switchStaff(tx, { accountId, roles: [] })
}
