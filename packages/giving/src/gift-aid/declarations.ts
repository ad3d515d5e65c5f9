import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import { emailKey } from '@minaret/foundation/email-addresses'
import { type Database, type Tx, type declarationEnds, giftAidDeclarations } from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import { startsWith, findOnly } from '@minaret/foundation/tenancy'
import type { Declaration } from './declare.ts'
import { isWithdrawable } from './withdrawal.ts'

/** Why a declaration ends. */
export type DeclarationEnd = (typeof declarationEnds)[number]

/**
 * Ends a declaration: it covers what was given before, and nothing from now on. A spoken one that its donor ends within the
 * 30 days of its written record counts as never made. A later yes is a new declaration.
 * @returns nothing when there is none that stands
 */
export async function cancelDeclaration(
  tx: Tx,
  id: string,
  { by, now }: { by: DeclarationEnd; now: Date },
): Promise<Declaration | undefined> {
  const stands = and(eq(giftAidDeclarations.id, id), isNull(giftAidDeclarations.cancelledAt))
  const [standing] = await tx.select().from(giftAidDeclarations).where(stands).for('update')
  if (!standing) return undefined
  const isDonors = by === 'giver' || by === 'tax'
  const [cancelled] = await tx
    .update(giftAidDeclarations)
    .set({ cancelledAt: now, cancelledBy: isDonors && isWithdrawable(standing, now) ? 'withdrawn' : by })
    .where(stands)
    .returning()
  return cancelled
}

/** What to look for among declarations. */
export type DeclarationsWanted = { email?: string; limit: number }

/** The newest declarations; they name donors and their homes, so reading them is written down. */
export const listDeclarations = (
  database: Database,
  tenantId: string,
  { email, limit }: DeclarationsWanted,
): Promise<Declaration[]> =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'gift aid declarations listed')
    const where: SQL | undefined = email === undefined ? undefined : eq(giftAidDeclarations.email, emailKey(email))
    return tx.select().from(giftAidDeclarations).where(where).orderBy(desc(giftAidDeclarations.agreedAt)).limit(limit)
  })

/** Declarations on one page. */
const found = 50

/**
 * The newest declarations somebody looks for.
 * @param typed a whole email address, or the beginning of a last name; blank for all
 */
export function searchDeclarations(tx: Tx, typed: string): Promise<Declaration[]> {
  const where = typed.includes('@')
    ? eq(giftAidDeclarations.email, emailKey(typed))
    : typed === ''
      ? undefined
      : sql`starts_with(lower(${giftAidDeclarations.lastName}), ${typed.toLowerCase()})`
  return tx.select().from(giftAidDeclarations).where(where).orderBy(desc(giftAidDeclarations.agreedAt)).limit(found)
}

/**
 * Ends a declaration because the donor has told the mosque so, or no longer pays enough tax.
 * @param typed the beginning of its id
 * @throws OperatorError when there is none, or it has ended already
 */
export const endDeclaration = (
  database: Database,
  tenantId: string,
  typed: string,
  { by, now }: { by: DeclarationEnd; now: Date },
): Promise<Declaration> =>
  database.forTenant(tenantId)(async (tx) => {
    const rows = await tx
      .select({ id: giftAidDeclarations.id })
      .from(giftAidDeclarations)
      .where(startsWith(giftAidDeclarations.id, typed))
      .limit(2)
    const { id } = findOnly(rows, typed, 'declaration', 'giftaid declarations')
    const cancelled = await cancelDeclaration(tx, id, { by, now })
    if (!cancelled) throw new OperatorError('That declaration has ended already.')
    await audit(tx, 'gift aid declaration cancelled')
    return cancelled
  })

const most = 5000

/** The declarations made with an address, oldest first, as their donor is told of them. Only for whose address it is. */
export async function declarationsOf(tx: Tx, email: string) {
  const rows = await tx
    .select()
    .from(giftAidDeclarations)
    .where(eq(giftAidDeclarations.email, emailKey(email)))
    .orderBy(asc(giftAidDeclarations.agreedAt))
    .limit(most)
  return rows.map(({ agreedAt, cancelledAt, scope, wording, title, firstName, lastName, house, postcode }) => ({
    agreed: agreedAt.toISOString(),
    ...(cancelledAt ? { cancelled: cancelledAt.toISOString() } : {}),
    scope,
    wording,
    name: [title, firstName, lastName].filter(Boolean).join(' '),
    address: [house, postcode].filter(Boolean).join(', '),
  }))
}
