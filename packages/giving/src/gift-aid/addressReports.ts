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

/** A declaration that covers gifts to come, as far as its own row says. */
const stands = and(
  eq(giftAidDeclarations.scope, 'past_and_future'),
  isNull(giftAidDeclarations.cancelledAt),
  isNotNull(giftAidDeclarations.provedAt),
)

/** The donor a declaration is of: the one with its email address. */
const whoDeclared = and(
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
 * Writes down that post to a declaration's home came back.
 * @returns whether there is such a declaration, and it stands
 */
export async function reportReturnedPost(tx: Tx, id: string, report: { by: string; now: Date }): Promise<boolean> {
  const [found] = await tx
    .select({ id: giftAidDeclarations.id })
    .from(giftAidDeclarations)
    .where(and(eq(giftAidDeclarations.id, id), stands))
  if (found) await addReports(tx, [found.id], { kind: 'post', ...report })
  return found !== undefined
}

/** Writes down that an email to a donor came back, for what they declared with its address. */
export async function reportBouncedEmail(tx: Tx, donorId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: giftAidDeclarations.id })
    .from(giftAidDeclarations)
    .innerJoin(donors, whoDeclared)
    .where(and(eq(donors.id, donorId), stands))
  await addReports(
    tx,
    rows.map(({ id }) => id),
    { kind: 'email', now },
  )
}

/** More than anybody works through at once. */
const most = 200

/**
 * What nobody has confirmed yet, the oldest first. It is settled, too, once the declaration has ended, or its donor has
 * declared anew: a new declaration has the address of today.
 */
export function listAddressReports(tx: Tx, mode: PaymentMode) {
  const newer = alias(giftAidDeclarations, 'newer')
  const declaredAnew = tx
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
    .leftJoin(donors, whoDeclared)
    .where(and(isNull(addressReports.confirmedAt), eq(giftAidDeclarations.mode, mode), stands, notExists(declaredAnew)))
    .orderBy(asc(addressReports.reportedAt), asc(addressReports.id))
    .limit(most)
}

/** Writes down that an address is right after all. @returns whether it was open */
export async function confirmAddress(tx: Tx, id: string, { by, now }: { by: string; now: Date }): Promise<boolean> {
  const confirmed = await tx
    .update(addressReports)
    .set({ confirmedAt: now, confirmedBy: by })
    .where(and(eq(addressReports.id, id), isNull(addressReports.confirmedAt)))
    .returning({ id: addressReports.id })
  return confirmed.length > 0
}
