import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Approval, Approvals } from '@minaret/contract/desk'
import { approvals, currentTenant, staffAccounts, type Tx } from '@minaret/foundation/db'
import type { Language } from '@minaret/foundation/i18n'
import type { ApprovalRow } from './decide.ts'
import type { ApprovalKinds } from './kind.ts'
import { messages as texts } from './messages.gen.ts'

/** Time decided requests are listed, in milliseconds. */
const listingPeriod = 30 * 24 * 60 * 60_000

type Reader = { accountId: string; language: Language; now: Date }

/** Reads the names of existing accounts. */
export async function readNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: staffAccounts.id, name: staffAccounts.name })
    .from(staffAccounts)
    .where(inArray(staffAccounts.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Lists the pending requests of the current mosque, oldest first, and the recently decided ones, newest first. */
export async function listApprovals(
  tx: Tx,
  kinds: ApprovalKinds,
  { accountId, language, now }: Reader,
): Promise<Approvals> {
  const isOfTenant = eq(approvals.tenantId, currentTenant)
  const waitingRows = await tx
    .select()
    .from(approvals)
    .where(and(isOfTenant, eq(approvals.state, 'waiting'), gt(approvals.expiresAt, now)))
    .orderBy(approvals.requestedAt)
  const decidedRows = await tx
    .select()
    .from(approvals)
    .where(
      and(
        isOfTenant,
        ne(approvals.state, 'waiting'),
        gt(approvals.requestedAt, new Date(now.getTime() - listingPeriod)),
      ),
    )
    .orderBy(desc(approvals.requestedAt))
    .limit(50)
  const items = await viewApprovals(tx, kinds, [...waitingRows, ...decidedRows], { accountId, language })
  return {
    waiting: items.filter(({ state }) => state === 'waiting'),
    decided: items.filter(({ state }) => state !== 'waiting'),
  }
}

/** Converts requests for the desk’s API, in the same order, without those of unknown kinds. */
export async function viewApprovals(
  tx: Tx,
  kinds: ApprovalKinds,
  rows: readonly ApprovalRow[],
  { accountId, language }: Pick<Reader, 'accountId' | 'language'>,
): Promise<Approval[]> {
  const accountIds = rows.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy ?? []].flat())
  const names = await readNames(tx, accountIds)
  const nameOf = (id: string) => names.get(id) ?? texts.formerColleague[language]
  return rows.flatMap((row) => {
    const kind = kinds.get(row.kind)
    if (!kind) return []
    return [
      {
        id: row.id,
        kind: row.kind,
        sentence: kind.describe(row.payload)[language],
        requestedBy: nameOf(row.requestedBy),
        requestedAt: row.requestedAt.toISOString(),
        ...(row.dueAt ? { dueAt: row.dueAt.toISOString() } : {}),
        expiresAt: row.expiresAt.toISOString(),
        state: row.state,
        ...(row.decidedBy ? { decidedBy: nameOf(row.decidedBy) } : {}),
        self: row.requestedBy === accountId,
      },
    ]
  })
}
