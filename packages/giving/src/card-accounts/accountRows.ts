import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { newPublicId, paymentAccounts, type Tx } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import type { AccountState } from '../providers/connectedAccounts.ts'
import { setPaymentMode } from './connectAccount.ts'

/** An account of a mosque's, whose secrets are sealed. */
export type PaymentAccount = typeof paymentAccounts.$inferSelect

/** The mosque's connected account of a mode, in use or not. */
export async function findConnected(tx: Tx, mode: 'test' | 'live'): Promise<PaymentAccount | undefined> {
  const ofMode = and(eq(paymentAccounts.kind, 'connect'), eq(paymentAccounts.mode, mode))
  return (await tx.select().from(paymentAccounts).where(ofMode))[0]
}

/** Whether the mosque has given keys of its own for a mode: then those are used. */
export async function hasOwnKeys(tx: Tx, mode: 'test' | 'live'): Promise<boolean> {
  const ofMode = and(eq(paymentAccounts.kind, 'own_keys'), eq(paymentAccounts.mode, mode))
  return (await tx.$count(paymentAccounts, ofMode)) > 0
}

/** The connected accounts of a mosque that are not closed. */
export const listConnected = (tx: Tx): Promise<PaymentAccount[]> =>
  tx
    .select()
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.kind, 'connect'), isNull(paymentAccounts.closedAt)))

/** Begins to take cards in an account whose owners have agreed, once Stripe lets it. That happens once. */
async function beginIfReady(tx: Tx, id: string): Promise<void> {
  const [ready] = await tx
    .update(paymentAccounts)
    .set({ opening: null })
    .where(
      and(
        eq(paymentAccounts.id, id),
        eq(paymentAccounts.opening, 'allowed'),
        eq(paymentAccounts.chargesEnabled, true),
        isNull(paymentAccounts.closedAt),
      ),
    )
    .returning()
  if (ready && ready.mode !== 'demo') await setPaymentMode(tx, { tenantId: ready.tenantId, mode: ready.mode })
}

/**
 * A second owner agrees, or their time is over: the account takes cards as soon as Stripe lets it.
 * @returns nothing where no account of that name waits for it
 */
export async function allowAccount(tx: Tx, stripeAccount: string): Promise<PaymentAccount | undefined> {
  const waits = and(eq(paymentAccounts.stripeAccount, stripeAccount), eq(paymentAccounts.opening, 'asked'))
  const [allowed] = await tx.update(paymentAccounts).set({ opening: 'allowed' }).where(waits).returning()
  if (allowed) await beginIfReady(tx, allowed.id)
  return allowed
}

const isSame = (row: PaymentAccount, values: Partial<PaymentAccount>): boolean =>
  Object.entries(values).every(([key, value]) => JSON.stringify(Reflect.get(row, key)) === JSON.stringify(value))

/** Whether its owners have agreed, and nobody has closed it. */
const isInUse = ({ opening, closedAt }: PaymentAccount): boolean => opening === null && closedAt === null

/**
 * Stores what Stripe says of an account, unless a later reading was stored meanwhile. What has not changed is not written:
 * a row that is written makes pages be drawn anew. That it takes no cards any more is emailed, once.
 * @param readAt when that reading began
 */
export async function storeState(tx: Tx, id: string, state: AccountState, readAt: Date): Promise<void> {
  const [row] = await tx.select().from(paymentAccounts).where(eq(paymentAccounts.id, id))
  const { chargesEnabled, detailsSubmitted, due, pending, deadline, disabledReason = null } = state
  const requirements = { due, pending, ...(deadline ? { deadline: deadline.toISOString() } : {}) }
  const values = { chargesEnabled, detailsSubmitted, requirements, disabledReason }
  if (!row || isSame(row, values)) return
  const notLater = or(isNull(paymentAccounts.stateReadAt), lte(paymentAccounts.stateReadAt, readAt))
  const written = await tx
    .update(paymentAccounts)
    .set({ ...values, stateReadAt: readAt })
    .where(and(eq(paymentAccounts.id, id), notLater))
    .returning({ id: paymentAccounts.id })
  const isStopped = written.length > 0 && isInUse(row) && row.chargesEnabled === true && !chargesEnabled
  if (isStopped) {
    const { tenantId } = row
    const payload = { tenantId, accountId: id, notice: newPublicId() }
    await addJob(tx, 'card-account-stopped', payload, `card-account-stopped ${id}`)
  }
  await beginIfReady(tx, id)
}
