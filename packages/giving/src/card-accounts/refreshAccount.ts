import { eq } from 'drizzle-orm'
import { paymentAccounts, type TenantDb } from '@minaret/foundation/db'
import type { Payments } from '../providers/gateway.ts'
import { storeState } from './accountRows.ts'

/** The context of a refresh. */
export type RefreshContext = { db: TenantDb; payments: Pick<Payments, 'accountsIn'>; now: Date }

/**
 * Reads a connected account from Stripe and stores its state; events only trigger this. Does nothing if the account is
 * not connected, is closed, or the platform keys are missing.
 * @throws OutcomeUnknown, ProviderRefusal
 */
export async function refreshAccount({ db, payments, now }: RefreshContext, accountId: string): Promise<void> {
  const [row] = await db((tx) => tx.select().from(paymentAccounts).where(eq(paymentAccounts.id, accountId)))
  if (!row?.stripeAccount || row.closedAt || row.mode === 'demo') return
  const state = await payments.accountsIn(row.mode)?.read(row.stripeAccount)
  if (state) await db((tx) => storeState(tx, accountId, state, now))
}
