import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { emailKey } from '@minaret/foundation/email-addresses'
import { type Database, type Tx, type declarationEnds, giftAidDeclarations } from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import { startsWith, requireSingleRow } from '@minaret/foundation/tenancy'
import type { Declaration } from './declare.ts'
import { isWithdrawable } from './withdrawal.ts'

/** Why a declaration ends. */
export type DeclarationEnd = (typeof declarationEnds)[number]

/**
 * Ends a declaration: it covers earlier gifts, and none from now on. A spoken one that its donor ends within 30 days of the written
 * record counts as never made. A later yes is a new declaration.
 * @returns undefined if there is no such declaration in force
 */
export async function cancelDeclaration(
  tx: Tx,
  id: string,
  { by, now }: { by: DeclarationEnd; now: Date },
): Promise<Declaration | undefined> {
  const isInForce = and(eq(giftAidDeclarations.id, id), isNull(giftAidDeclarations.cancelledAt))
  const [declaration] = await tx.select().from(giftAidDeclarations).where(isInForce).for('update')
  if (!declaration) return undefined
  const isByDonor = by === 'giver' || by === 'tax'
  const [row] = await tx
    .update(giftAidDeclarations)
    .set({ cancelledAt: now, cancelledBy: isByDonor && isWithdrawable(declaration, now) ? 'withdrawn' : by })
    .where(isInForce)
    .returning()
  return row
}

/** Filter of a list of declarations. */
export type DeclarationFilter = { email?: string; limit: number }

/** Lists the newest declarations. They contain names and home addresses, so the read is audited. */
export const listDeclarations = (
  database: Database,
  tenantId: string,
  { email, limit }: DeclarationFilter,
): Promise<Declaration[]> =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'gift aid declarations listed')
    const where: SQL | undefined = email === undefined ? undefined : eq(giftAidDeclarations.email, emailKey(email))
    return tx.select().from(giftAidDeclarations).where(where).orderBy(desc(giftAidDeclarations.agreedAt)).limit(limit)
  })

/** Declarations per page. */
const pageSize = 50

/**
 * Searches declarations, newest first.
 * @param search a complete email address, or the start of a last name; blank for all
 */
export function searchDeclarations(tx: Tx, search: string): Promise<Declaration[]> {
  const where = search.includes('@')
    ? eq(giftAidDeclarations.email, emailKey(search))
    : search === ''
      ? undefined
      : sql`starts_with(lower(${giftAidDeclarations.lastName}), ${search.toLowerCase()})`
  return tx.select().from(giftAidDeclarations).where(where).orderBy(desc(giftAidDeclarations.agreedAt)).limit(pageSize)
}

/**
 * Ends a declaration because the donor cancelled it, or no longer pays enough tax.
 * @param key the start of its id
 * @throws OperatorError if there is none, or it has already ended
 */
export const endDeclaration = (
  database: Database,
  tenantId: string,
  key: string,
  { by, now }: { by: DeclarationEnd; now: Date },
): Promise<Declaration> =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx
      .select({ id: giftAidDeclarations.id })
      .from(giftAidDeclarations)
      .where(startsWith(giftAidDeclarations.id, key))
      .limit(2)
    const { id } = requireSingleRow(rows, key, 'declaration', 'giftaid declarations')
    const declaration = await cancelDeclaration(tx, id, { by, now })
    if (!declaration) throw new OperatorError('That declaration has already ended.')
    await audit(tx, 'gift aid declaration cancelled')
    return declaration
  })

const maxDeclarations = 5000

/** Lists the declarations made with an address, oldest first, for display to its owner only. */
export async function declarationsOf(tx: Tx, email: string) {
  const rows = await tx
    .select()
    .from(giftAidDeclarations)
    .where(eq(giftAidDeclarations.email, emailKey(email)))
    .orderBy(asc(giftAidDeclarations.agreedAt))
    .limit(maxDeclarations)
  return rows.map(({ agreedAt, cancelledAt, scope, wording, title, firstName, lastName, house, postcode }) => ({
    agreed: agreedAt.toISOString(),
    ...(cancelledAt ? { cancelled: cancelledAt.toISOString() } : {}),
    scope,
    wording,
    name: [title, firstName, lastName].filter(Boolean).join(' '),
    address: [house, postcode].filter(Boolean).join(', '),
  }))
}
