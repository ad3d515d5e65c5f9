import { and, eq } from 'drizzle-orm'
import { type Tx, demoCustomers, demoInvoices, demoSetups, demoSubscriptions } from '@minaret/foundation/db'
import { addJob } from '@minaret/foundation/jobs'
import type { Setup } from './billing.ts'
import { type DemoContext, demoId, emitDemoEvent } from './demoEvents.ts'
import { slowBankSeconds } from './demoIntents.ts'
import { demoCard, lockSubscription, updateSubscription } from './demoSubscriptions.ts'
import { type IntentStatus, OutcomeUnknown, ProviderRefusal } from './gateway.ts'
import { type DemoOutcome, outcomeOf } from './outcomes.ts'

type SetupRow = typeof demoSetups.$inferSelect

const cardPrefix = 'pm_'

/** Returns the id of the setup a card came from. */
export const setupOfCard = (paymentMethodId: string): string => paymentMethodId.slice(cardPrefix.length)

/** Converts a setup to the gateway's form. */
export function toSetup(
  { id: accountId }: Pick<DemoContext, 'id'>,
  row: SetupRow,
  outcome: Partial<DemoOutcome> = {},
): Setup {
  const status = outcome.status ?? row.status
  const isDone = status === 'succeeded'
  return {
    accountId,
    id: row.id,
    status,
    customerId: row.customerId,
    tenantId: row.metadata.tenant_id,
    regularGiftId: row.metadata.jummah_id,
    paymentMethodId: isDone ? `${cardPrefix}${row.id}` : undefined,
    card: isDone ? demoCard : undefined,
    clientSecret: `${row.id}_secret`,
    declineCode: outcome.status ? outcome.declineCode : (row.declineCode ?? undefined),
  }
}

/** Reads a setup, and locks it until the transaction ends if `lock` is set. */
export async function loadSetup(tx: Tx, id: string, lock = false): Promise<SetupRow> {
  const query = tx.select().from(demoSetups).where(eq(demoSetups.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw new ProviderRefusal(`The demonstration has no setup ${id}.`)
  return row
}

/** Whether a customer exists in the demonstration. */
export async function hasCustomer(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.select().from(demoCustomers).where(eq(demoCustomers.id, id))
  return rows.length > 0
}

/** Refuses a customer unknown to the demonstration. */
export async function requireCustomer(tx: Tx, id: string): Promise<void> {
  if (!(await hasCustomer(tx, id))) throw new ProviderRefusal(`The demonstration has no customer ${id}.`)
}

/** Inserts a setup waiting for a card. */
export async function insertSetup(
  tx: Tx,
  { tenantId, now }: DemoContext,
  order: { customerId: string; regularGiftId: string; subscriptionId?: string },
): Promise<SetupRow> {
  const { customerId, regularGiftId, subscriptionId } = order
  // As with a real provider, a subscription's own setup has no metadata.
  const metadata: Record<string, string> = subscriptionId
    ? {}
    : { tenant_id: tenantId, jummah_id: regularGiftId, env: 'demo' }
  const values = { tenantId, id: demoId('seti'), customerId, subscriptionId, metadata, createdAt: now }
  const [row] = await tx
    .insert(demoSetups)
    .values({ ...values, status: 'requires_payment_method' })
    .returning()
  if (!row) throw new OutcomeUnknown('The demonstration could not write its ledger.')
  return row
}

const eventTypes: Record<IntentStatus, string> = {
  requires_payment_method: 'setup_intent.setup_failed',
  requires_action: 'setup_intent.requires_action',
  processing: 'setup_intent.processing',
  succeeded: 'setup_intent.succeeded',
  canceled: 'setup_intent.canceled',
}

/** Records the outcome of a card attempt; a subscription waiting for it gets the card. */
export async function recordSetupOutcome(
  tx: Tx,
  context: DemoContext,
  { id, subscriptionId, metadata }: SetupRow,
  outcome: DemoOutcome,
  token?: string,
): Promise<void> {
  const { tenantId, id: accountId } = context
  await tx
    .update(demoSetups)
    .set({
      status: outcome.status,
      declineCode: outcome.declineCode ?? null,
      ...(token === undefined ? {} : { token }),
    })
    .where(and(eq(demoSetups.tenantId, tenantId), eq(demoSetups.id, id)))
  await emitDemoEvent(tx, context, eventTypes[outcome.status], { id, object: 'setup_intent', metadata })
  if (outcome.status === 'processing')
    await addJob(tx, 'demo-set-up', { tenantId, accountId, setupId: id }, `demo-set-up:${id}`, slowBankSeconds)
  if (outcome.status === 'succeeded' && subscriptionId)
    await updateSubscription(tx, context, subscriptionId, { cardId: id })
}

/** Whether one of the donor's collections waits for a bank check: passing the check then counts as a valid card. */
async function isBankCheckPending(tx: Tx, customerId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: demoInvoices.id })
    .from(demoInvoices)
    .innerJoin(
      demoSubscriptions,
      and(eq(demoSubscriptions.tenantId, demoInvoices.tenantId), eq(demoSubscriptions.id, demoInvoices.subscriptionId)),
    )
    .where(
      and(
        eq(demoSubscriptions.customerId, customerId),
        eq(demoInvoices.status, 'open'),
        eq(demoInvoices.declineCode, 'authentication_required'),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Tries the card of a token. A setup that is finished, in progress or cancelled is returned unchanged. */
export async function trySetup(
  tx: Tx,
  context: DemoContext,
  order: { regularGiftId: string; customerId: string; setupIntentId?: string; confirmationTokenId: string },
): Promise<{ objectId: string } & DemoOutcome> {
  const { regularGiftId, customerId, setupIntentId, confirmationTokenId: token } = order
  await requireCustomer(tx, customerId)
  const setup = setupIntentId
    ? await loadSetup(tx, setupIntentId)
    : await insertSetup(tx, context, { customerId, regularGiftId })
  // Lock the subscription before its setup, in the same order as ending one.
  if (setup.subscriptionId) await lockSubscription(tx, setup.subscriptionId)
  const row = await loadSetup(tx, setup.id, true)
  if (row.customerId !== customerId) throw new ProviderRefusal('That setup is another customer’s.')
  if (row.status !== 'requires_payment_method' && row.status !== 'requires_action')
    return { objectId: row.id, status: row.status, declineCode: row.declineCode ?? undefined }
  const isCheckPending =
    row.status === 'requires_action' || (!setupIntentId && (await isBankCheckPending(tx, customerId)))
  const outcome = outcomeOf(token, isCheckPending)
  await recordSetupOutcome(tx, context, row, outcome, token)
  return { objectId: row.id, ...outcome }
}
