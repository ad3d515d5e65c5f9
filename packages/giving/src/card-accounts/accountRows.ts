import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { newPublicId, paymentAccounts, type Tx } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import type { AccountState } from '../providers/connectedAccounts.ts'
import { setPaymentMode } from './connectAccount.ts'

/** A mosque's payment account with encrypted secrets. */
export type PaymentAccount = typeof paymentAccounts.$inferSelect

/** Finds the mosque's connected account of a mode, in use or not. */
export async function findConnected(tx: Tx, mode: 'test' | 'live'): Promise<PaymentAccount | undefined> {
  const hasMode = and(eq(paymentAccounts.kind, 'connect'), eq(paymentAccounts.mode, mode))
  return (await tx.select().from(paymentAccounts).where(hasMode))[0]
}

/** Whether the mosque has its own keys for a mode, which then take precedence. */
export async function hasOwnKeys(tx: Tx, mode: 'test' | 'live'): Promise<boolean> {
  const hasMode = and(eq(paymentAccounts.kind, 'own_keys'), eq(paymentAccounts.mode, mode))
  return (await tx.$count(paymentAccounts, hasMode)) > 0
}

/** Lists a mosque's connected accounts that are not closed. */
export const listConnected = (tx: Tx): Promise<PaymentAccount[]> =>
  tx
    .select()
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.kind, 'connect'), isNull(paymentAccounts.closedAt)))

/** Enables card payments in an approved account once Stripe allows charges. This happens once. */
async function enableIfReady(tx: Tx, id: string): Promise<void> {
  const [enabledAccount] = await tx
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
  if (enabledAccount && enabledAccount.mode !== 'demo')
    await setPaymentMode(tx, { tenantId: enabledAccount.tenantId, mode: enabledAccount.mode })
}

/**
 * Approves an account after a second owner's agreement or the waiting period. It takes cards as soon as Stripe allows
 * it.
 * @returns undefined if no such account waits for approval
 */
export async function allowAccount(tx: Tx, stripeAccount: string): Promise<PaymentAccount | undefined> {
  const isWaiting = and(eq(paymentAccounts.stripeAccount, stripeAccount), eq(paymentAccounts.opening, 'asked'))
  const [account] = await tx.update(paymentAccounts).set({ opening: 'allowed' }).where(isWaiting).returning()
  if (account) await enableIfReady(tx, account.id)
  return account
}

const isSame = (row: PaymentAccount, values: Partial<PaymentAccount>): boolean =>
  Object.entries(values).every(([key, value]) => JSON.stringify(Reflect.get(row, key)) === JSON.stringify(value))

/** Whether the owners have agreed and the account is not closed. */
const isInUse = ({ opening, closedAt }: PaymentAccount): boolean => opening === null && closedAt === null

/**
 * Stores the state of an account read from Stripe, unless a later reading has been stored. An unchanged row is not
 * written, because a write invalidates cached pages. When charges stop, a notice is queued once.
 * @param readAt the time the reading began
 */
export async function storeState(tx: Tx, id: string, state: AccountState, readAt: Date): Promise<void> {
  const [row] = await tx.select().from(paymentAccounts).where(eq(paymentAccounts.id, id))
  const { chargesEnabled, detailsSubmitted, due, pending, deadline, disabledReason = null } = state
  const requirements = { due, pending, ...(deadline ? { deadline: deadline.toISOString() } : {}) }
  const values = { chargesEnabled, detailsSubmitted, requirements, disabledReason }
  if (!row || isSame(row, values)) return
  const isNotLater = or(isNull(paymentAccounts.stateReadAt), lte(paymentAccounts.stateReadAt, readAt))
  const updatedRows = await tx
    .update(paymentAccounts)
    .set({ ...values, stateReadAt: readAt })
    .where(and(eq(paymentAccounts.id, id), isNotLater))
    .returning({ id: paymentAccounts.id })
  const isStopped = updatedRows.length > 0 && isInUse(row) && row.chargesEnabled === true && !chargesEnabled
  if (isStopped) {
    const { tenantId } = row
    const payload = { tenantId, accountId: id, notice: newPublicId() }
    await addJob(tx, 'card-account-stopped', payload, `card-account-stopped ${id}`)
  }
  await enableIfReady(tx, id)
}
