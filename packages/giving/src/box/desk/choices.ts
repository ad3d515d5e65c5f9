import { asc, eq, sql } from 'drizzle-orm'
import type { BoxChoices } from '@minaret/contract/desk'
import { causes, staffAccounts, staffMembers, type Tx } from '@minaret/foundation/db'
import { listBuildings } from '../../gasds/index.ts'
import { deskRights } from '@minaret/plans'

/** Names of staff counters by account id. */
export type CounterNames = ReadonlyMap<string, string>

/** Lists staff who may count at the transaction's mosque, by account id. */
async function readCounters(tx: Tx): Promise<CounterNames> {
  const rows = await tx
    .select({ account: staffMembers.accountId, name: staffAccounts.name, roles: staffMembers.roles })
    .from(staffMembers)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffMembers.accountId))
    .where(eq(staffMembers.tenantId, sql`current_tenant()`))
    .orderBy(asc(staffAccounts.name), asc(staffMembers.accountId))
  const counters = rows.filter(({ roles }) => deskRights.boxSheetConfirm.some((role) => roles.includes(role)))
  return new Map(counters.map(({ account, name }) => [account, name]))
}

/**
 * Reads the choices for a sheet: counters, causes and buildings.
 * @param self the requesting account
 */
export async function readChoices(tx: Tx, self: string): Promise<BoxChoices> {
  const counters = await readCounters(tx)
  const purposes = await tx
    .select({ id: causes.id, title: causes.title })
    .from(causes)
    .orderBy(asc(causes.position), asc(causes.id))
  const buildings = await listBuildings(tx)
  return {
    counters: Array.from(counters, ([account, name]) => ({ account, name, self: account === self })),
    causes: purposes,
    buildings: buildings.flatMap(({ id, name, closedAt }) => (closedAt ? [] : [{ id, name }])),
  }
}
