import { eq } from 'drizzle-orm'
import { paymentAccounts, type TenantDb } from '@minaret/foundation/db'
import type { Payments } from '../providers/gateway.ts'
import { storeState } from './accountRows.ts'

/** What reading an account again takes. */
export type RefreshContext = { db: TenantDb; payments: Pick<Payments, 'accountsIn'>; now: Date }

/**
 * Reads a connected account again at Stripe and stores what it says; an event only rings for it. Nothing for an account
 * that is not connected, was closed, or whose platform keys are gone.
 * @throws OutcomeUnknown, ProviderRefusal
 */
export async function refreshAccount({ db, payments, now }: RefreshContext, accountId: string): Promise<void> {
  const [row] = await db((tx) => tx.select().from(paymentAccounts).where(eq(paymentAccounts.id, accountId)))
  if (!row?.stripeAccount || row.closedAt || row.mode === 'demo') return
  const state = await payments.accountsIn(row.mode)?.read(row.stripeAccount)
  if (state) await db((tx) => storeState(tx, accountId, state, now))
}
