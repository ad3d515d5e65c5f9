import { and, asc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PaymentMode } from '@minaret/contract'
import {
  addressReports,
  currentTenant,
  donors,
  giftAidDeclarations,
  newPublicId,
  type Tx,
} from '@minaret/foundation/db'

type Report = { kind: 'post' | 'email'; by?: string; now: Date }

/** Condition for a declaration in force for future gifts. */
const isInForce = and(
  eq(giftAidDeclarations.scope, 'past_and_future'),
  isNull(giftAidDeclarations.cancelledAt),
  isNotNull(giftAidDeclarations.provedAt),
)

/** Join of a declaration's donor, by email address. */
const isOfDeclaration = and(
  eq(donors.tenantId, giftAidDeclarations.tenantId),
  eq(donors.mode, giftAidDeclarations.mode),
  eq(donors.key, giftAidDeclarations.email),
)

async function addReports(tx: Tx, declarationIds: readonly string[], { kind, by, now }: Report): Promise<void> {
  if (declarationIds.length === 0) return
  const report = { tenantId: currentTenant, kind, reportedAt: now, reportedBy: by ?? null }
  const rows = declarationIds.map((declarationId) => ({ ...report, id: newPublicId(), declarationId }))
  await tx.insert(addressReports).values(rows).onConflictDoNothing()
}

/**
 * Records that post to a declaration's home address was returned.
 * @returns whether the declaration exists and is in force
 */
export async function reportReturnedPost(tx: Tx, id: string, report: { by: string; now: Date }): Promise<boolean> {
  const [declaration] = await tx
    .select({ id: giftAidDeclarations.id })
    .from(giftAidDeclarations)
    .where(and(eq(giftAidDeclarations.id, id), isInForce))
  if (declaration) await addReports(tx, [declaration.id], { kind: 'post', ...report })
  return declaration !== undefined
}

/** Records that an email to a donor bounced, for each declaration made with the address. */
export async function reportBouncedEmail(tx: Tx, donorId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: giftAidDeclarations.id })
    .from(giftAidDeclarations)
    .innerJoin(donors, isOfDeclaration)
    .where(and(eq(donors.id, donorId), isInForce))
  await addReports(
    tx,
    rows.map(({ id }) => id),
    { kind: 'email', now },
  )
}

/** Maximum number of reports listed. */
const maxReports = 200

/**
 * Lists the unconfirmed reports, oldest first. A report is also settled once the declaration has ended, or its donor has made a
 * new one, which has the current address.
 */
export function listAddressReports(tx: Tx, mode: PaymentMode) {
  const newer = alias(giftAidDeclarations, 'newer')
  const newerDeclaration = tx
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.tenantId, giftAidDeclarations.tenantId),
        eq(newer.mode, giftAidDeclarations.mode),
        eq(newer.email, giftAidDeclarations.email),
        eq(newer.scope, 'past_and_future'),
        isNull(newer.cancelledAt),
        sql`${newer.agreedAt} > ${addressReports.reportedAt}`,
      ),
    )
  return tx
    .select({ report: addressReports, declaration: giftAidDeclarations, donorId: donors.id })
    .from(addressReports)
    .innerJoin(
      giftAidDeclarations,
      and(
        eq(giftAidDeclarations.tenantId, addressReports.tenantId),
        eq(giftAidDeclarations.id, addressReports.declarationId),
      ),
    )
    .leftJoin(donors, isOfDeclaration)
    .where(
      and(
        isNull(addressReports.confirmedAt),
        eq(giftAidDeclarations.mode, mode),
        isInForce,
        notExists(newerDeclaration),
      ),
    )
    .orderBy(asc(addressReports.reportedAt), asc(addressReports.id))
    .limit(maxReports)
}

/** Records that a reported address is correct. @returns whether the report was open */
export async function confirmAddress(tx: Tx, id: string, { by, now }: { by: string; now: Date }): Promise<boolean> {
  const rows = await tx
    .update(addressReports)
    .set({ confirmedAt: now, confirmedBy: by })
    .where(and(eq(addressReports.id, id), isNull(addressReports.confirmedAt)))
    .returning({ id: addressReports.id })
  return rows.length > 0
}
