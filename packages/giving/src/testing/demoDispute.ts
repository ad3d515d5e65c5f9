import { and, eq } from 'drizzle-orm'
import { type Tx, demoReturns } from '@minaret/foundation/db'
import { type DemoContext, demoId, emitDemoEvent } from '../providers/demoEvents.ts'
import { loadIntent } from '../providers/demoIntents.ts'
import { ProviderRefusal } from '../providers/gateway.ts'

const emitDisputeEvent = (tx: Tx, context: DemoContext, change: 'created' | 'closed', id: string, intentId: string) =>
  emitDemoEvent(tx, context, `charge.dispute.${change}`, { id, object: 'dispute', payment_intent: intentId })

/**
 * Disputes the rest of a payment; the money is withdrawn until it is decided. Only for demonstrations.
 * @returns the dispute's id
 * @throws ProviderRefusal if nothing is left or it is already disputed
 */
export async function openDemoDispute(
  tx: Tx,
  account: Pick<DemoContext, 'tenantId' | 'id'>,
  intentId: string,
  now: Date,
): Promise<string> {
  const context = { tenantId: account.tenantId, id: account.id, now }
  const intent = await loadIntent(tx, intentId, true)
  const returns = await tx.select().from(demoReturns).where(eq(demoReturns.intentId, intentId))
  if (intent.status !== 'succeeded' || returns.some(({ kind }) => kind === 'dispute'))
    throw new ProviderRefusal('That payment cannot be disputed.')
  const remainingMinor = intent.amountMinor - returns.reduce((total, { amountMinor }) => total + amountMinor, 0)
  if (remainingMinor <= 0) throw new ProviderRefusal('Nothing is left of that payment.')
  const id = demoId('dp')
  const { tenantId } = context
  await tx
    .insert(demoReturns)
    .values({ tenantId, id, intentId, kind: 'dispute', amountMinor: remainingMinor, status: 'open', createdAt: now })
  await emitDisputeEvent(tx, context, 'created', id, intentId)
  return id
}

/**
 * Decides a dispute; `won` returns the money to the mosque. Only for demonstrations.
 * @throws ProviderRefusal if no such dispute is open
 */
export async function closeDemoDispute(
  tx: Tx,
  account: Pick<DemoContext, 'tenantId' | 'id'>,
  disputeId: string,
  status: 'won' | 'lost',
  now: Date,
): Promise<void> {
  const context = { tenantId: account.tenantId, id: account.id, now }
  const [row] = await tx
    .update(demoReturns)
    .set({ status })
    .where(
      and(
        eq(demoReturns.tenantId, account.tenantId),
        eq(demoReturns.id, disputeId),
        eq(demoReturns.kind, 'dispute'),
        eq(demoReturns.status, 'open'),
      ),
    )
    .returning()
  if (!row) throw new ProviderRefusal('There is no such open dispute.')
  await emitDisputeEvent(tx, context, 'closed', disputeId, row.intentId)
}
