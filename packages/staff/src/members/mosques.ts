import { type Database, type Email, switchStaff, type Tx } from '@minaret/foundation/db'
import { type FreeEmailKind, queueEmail } from '@minaret/foundation/email'
import { listMemberships } from '@minaret/foundation/staff'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { type Approver, listApprovers } from '../approvals/approvers.ts'

/**
 * The mosques of an account, without demonstration memberships, for which there are no emails about logins. Suspended
 * mosques are last, since their emails wait until they reopen.
 */
export async function listMosques(
  { database, directory }: { database: Database; directory: Pick<Directory, 'byId'> },
  accountId: string,
): Promise<Tenant[]> {
  const memberships = await listMemberships(database, accountId)
  const memberMosques = memberships.filter(({ demonstration }) => !demonstration)
  const tenants = await Promise.all(memberMosques.map(({ tenantId }) => directory.byId(tenantId)))
  const mosques = tenants.filter((tenant) => tenant !== undefined)
  return mosques.toSorted((a, b) => Number(a.suspended) - Number(b.suspended))
}

/**
 * Runs work for each of these mosques and its owners in one transaction. Afterwards the transaction has access to no
 * mosque.
 */
async function atEachMosque(
  tx: Tx,
  mosques: readonly Tenant[],
  accountId: string,
  work: (tenant: Tenant, owners: readonly Approver[]) => Promise<void>,
): Promise<void> {
  for (const tenant of mosques) {
    await switchStaff(tx, { tenantId: tenant.id, accountId, roles: ['owner'] })
    await work(tenant, await listApprovers(tx, ['owner']))
  }
  await switchStaff(tx, { accountId, roles: [] })
}

/** An event about a login, and who is emailed about it. */
export type LoginEvent = {
  account: Approver
  /** Whether only the account holder is emailed, such as about changes to their own login. */
  toHolderOnly?: boolean
  kind: FreeEmailKind
  /** Identifies the event, so that it is emailed only once. */
  cause: string
  renderEmail(tenant: Tenant, to: Approver, isSelf: boolean): Email
}

/**
 * Emails an event about a login to the account holder and, unless it is for the holder only, to the owners of their
 * mosques: each person once, even if they own several of these mosques.
 * @param extraWork further work for each mosque
 */
export async function emailLoginNews(
  tx: Tx,
  mosques: readonly Tenant[],
  { account, toHolderOnly = false, kind, cause, renderEmail }: LoginEvent,
  extraWork: (tenant: Tenant) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const emailedIds = new Set<string>()
  await atEachMosque(tx, mosques, account.id, async (tenant, owners) => {
    await extraWork(tenant)
    for (const to of toHolderOnly ? [account] : [account, ...owners]) {
      if (emailedIds.has(to.id)) continue
      emailedIds.add(to.id)
      await queueEmail(tx, { kind, cause: `${cause} ${to.id}`, email: renderEmail(tenant, to, to.id === account.id) })
    }
  })
}
