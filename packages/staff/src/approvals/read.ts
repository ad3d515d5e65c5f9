import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Approval, Approvals } from '@minaret/contract/desk'
import { approvals, currentTenant, staffAccounts, type Tx } from '@minaret/foundation/db'
import type { Language } from '@minaret/foundation/i18n'
import type { ApprovalRow } from './decide.ts'
import type { ApprovalKinds } from './kind.ts'
import { messages as texts } from './messages.gen.ts'

/** How long what was decided is listed, in milliseconds. */
const listed = 30 * 24 * 60 * 60_000

type Reader = { accountId: string; language: Language; now: Date }

/** The names of accounts that are still there. */
export async function namesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: staffAccounts.id, name: staffAccounts.name })
    .from(staffAccounts)
    .where(inArray(staffAccounts.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What waits at the transaction's mosque, the oldest first, and what was decided lately, the newest first. */
export async function listApprovals(
  tx: Tx,
  kinds: ApprovalKinds,
  { accountId, language, now }: Reader,
): Promise<Approvals> {
  const own = eq(approvals.tenantId, currentTenant)
  const waiting = await tx
    .select()
    .from(approvals)
    .where(and(own, eq(approvals.state, 'waiting'), gt(approvals.expiresAt, now)))
    .orderBy(approvals.requestedAt)
  const decided = await tx
    .select()
    .from(approvals)
    .where(and(own, ne(approvals.state, 'waiting'), gt(approvals.requestedAt, new Date(now.getTime() - listed))))
    .orderBy(desc(approvals.requestedAt))
    .limit(50)
  const viewed = await viewApprovals(tx, kinds, [...waiting, ...decided], { accountId, language })
  return {
    waiting: viewed.filter(({ state }) => state === 'waiting'),
    decided: viewed.filter(({ state }) => state !== 'waiting'),
  }
}

/** Requests as the desk shows them, in the same order; those of kinds this version does not know are left out. */
export async function viewApprovals(
  tx: Tx,
  kinds: ApprovalKinds,
  rows: readonly ApprovalRow[],
  { accountId, language }: Pick<Reader, 'accountId' | 'language'>,
): Promise<Approval[]> {
  const people = rows.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy ?? []].flat())
  const names = await namesOf(tx, people)
  const nameOf = (id: string) => names.get(id) ?? texts.somebody[language]
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
