import { and, eq } from 'drizzle-orm'
import { type Tx, demoIntents } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import { type DemoContext, demoId, emitDemoEvent } from './demoEvents.ts'
import { OutcomeUnknown, ProviderRefusal } from './gateway.ts'
import { type DemoOutcome, eventTypes } from './outcomes.ts'

/** A payment intent in the demonstration's ledger. */
export type IntentRow = typeof demoIntents.$inferSelect

/** Seconds that the slow bank of `demo_processing` takes. */
export const slowBankSeconds = 4

/** Reads an intent, and locks it until the transaction ends if `lock` is set. */
export async function loadIntent(tx: Tx, intentId: string, lock: boolean): Promise<IntentRow> {
  const query = tx.select().from(demoIntents).where(eq(demoIntents.id, intentId))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw new ProviderRefusal(`The demonstration has no intent ${intentId}.`)
  return row
}

/** Inserts a new, unconfirmed intent. */
export async function insertIntent(
  tx: Tx,
  { tenantId, now }: DemoContext,
  order: Pick<IntentRow, 'amountMinor' | 'currency' | 'metadata'>,
): Promise<IntentRow> {
  const { amountMinor, currency, metadata } = order
  const values = { tenantId, id: demoId('pi'), amountMinor, currency, metadata, createdAt: now }
  const [row] = await tx
    .insert(demoIntents)
    .values({ ...values, status: 'requires_payment_method' })
    .returning()
  if (!row) throw new OutcomeUnknown('The demonstration could not write its ledger.')
  return row
}

/** Updates an intent's status and sends the event, both or neither. */
export async function recordIntentOutcome(
  tx: Tx,
  context: DemoContext,
  { id, metadata }: Pick<IntentRow, 'id' | 'metadata'>,
  outcome: DemoOutcome,
): Promise<void> {
  const { tenantId, id: accountId, now } = context
  await tx
    .update(demoIntents)
    .set({
      status: outcome.status,
      declineCode: outcome.declineCode ?? null,
      ...(outcome.status === 'succeeded' ? { paidAt: now } : {}),
    })
    .where(and(eq(demoIntents.tenantId, tenantId), eq(demoIntents.id, id)))
  await emitDemoEvent(tx, context, eventTypes[outcome.status], { id, object: 'payment_intent', metadata })
  if (outcome.status === 'processing')
    await addJob(tx, 'demo-process', { tenantId, accountId, intentId: id }, `demo-process:${id}`, slowBankSeconds)
}
