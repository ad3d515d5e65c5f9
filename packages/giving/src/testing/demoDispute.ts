import { and, eq } from 'drizzle-orm'
import { type Tx, demoReturns } from '@minaret/foundation/db'
import { type DemoContext, demoId, emitDemoEvent } from '../providers/demoEvents.ts'
import { loadIntent } from '../providers/demoIntents.ts'
import { ProviderRefusal } from '../providers/gateway.ts'

const sendEvent = (tx: Tx, context: DemoContext, what: 'created' | 'closed', id: string, intentId: string) =>
  emitDemoEvent(tx, context, `charge.dispute.${what}`, { id, object: 'dispute', payment_intent: intentId })

/**
 * A donor disputes what is left of a payment: until it is decided the money is away. Only for demonstrations.
 * @returns the dispute's id
 * @throws ProviderRefusal when nothing is left, or it is disputed already
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
  const left = intent.amountMinor - returns.reduce((total, { amountMinor }) => total + amountMinor, 0)
  if (left <= 0) throw new ProviderRefusal('Nothing is left of that payment.')
  const id = demoId('dp')
  const { tenantId } = context
  await tx
    .insert(demoReturns)
    .values({ tenantId, id, intentId, kind: 'dispute', amountMinor: left, status: 'open', createdAt: now })
  await sendEvent(tx, context, 'created', id, intentId)
  return id
}

/**
 * The bank decides a dispute: `won` brings the mosque its money back. Only for demonstrations.
 * @throws ProviderRefusal when there is none that is open
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
  await sendEvent(tx, context, 'closed', disputeId, row.intentId)
}
