import { type Database, type Email, switchStaff, type Tx } from '@minaret/foundation/db'
import { type FreeEmailKind, queueEmail } from '@minaret/foundation/email'
import { membershipsOf } from '@minaret/foundation/staff'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { type Approver, approversAmong } from '../approvals/approvers.ts'

/**
 * The mosques somebody works for as a real person: no demonstration emails anybody about its logins. Suspended ones come
 * last, since their emails wait until they are open again.
 */
export async function mosquesOf(
  { database, directory }: { database: Database; directory: Pick<Directory, 'byId'> },
  accountId: string,
): Promise<Tenant[]> {
  const memberships = await membershipsOf(database, accountId)
  const real = memberships.filter(({ demonstration }) => !demonstration)
  const found = await Promise.all(real.map(({ tenantId }) => directory.byId(tenantId)))
  const mosques = found.filter((tenant) => tenant !== undefined)
  return mosques.toSorted((one, other) => Number(one.suspended) - Number(other.suspended))
}

/**
 * Does something at each of these mosques in one transaction of the desk, with the owners it has; afterwards the
 * transaction sees no mosque.
 */
async function atEachMosque(
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

/** Something that happened to somebody's login, and to whom it is emailed. */
export type LoginNews = {
  account: Approver
  /** What somebody does with their own login is no owner's news. */
  toHolderOnly?: boolean
  kind: FreeEmailKind
  /** What it is about, once only. */
  cause: string
  letter(tenant: Tenant, to: Approver, isSelf: boolean): Email
}

/**
 * Emails news of a login to its holder and, unless it is theirs alone, to the owners of the mosques they work for: each
 * person once, however many of these mosques they own.
 * @param also what else is done at each mosque
 */
export async function emailLoginNews(
  tx: Tx,
  mosques: readonly Tenant[],
  { account, toHolderOnly = false, kind, cause, letter: email }: LoginNews,
  also: (tenant: Tenant) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const emailed = new Set<string>()
  await atEachMosque(tx, mosques, account.id, async (tenant, owners) => {
    await also(tenant)
    for (const to of toHolderOnly ? [account] : [account, ...owners]) {
      if (emailed.has(to.id)) continue
      emailed.add(to.id)
      await queueEmail(tx, { kind, cause: `${cause} ${to.id}`, letter: email(tenant, to, to.id === account.id) })
    }
  })
}
