import { and, eq, sql } from 'drizzle-orm'
import { newPublicId } from '../db/columns.ts'
import type { TenantDb, Tx } from '../db/database.ts'
import { demoAnswers, demoIntents } from '../db/money.ts'
import { sha256 } from '../secrets.ts'
import { unbuiltBilling } from './unbuilt.ts'
import { verifyEvent } from './events.ts'
import { type Gateway, type Intent, type IntentStatus, OutcomeUnknown, type Order, ProviderRefusal } from './gateway.ts'
import { addJob } from '../jobs/queue.ts'
import { demoChecks, type DemoOutcome, demoOutcomes, eventTypes } from './outcomes.ts'

/** The demonstration account of a tenant. */
export type DemoAccount = { tenantId: string; id: string; webhookSecrets: readonly string[] }

type Row = typeof demoIntents.$inferSelect

/** How long the slow bank of `demo_processing` takes, in seconds. */
const slowBank = 4

type Said = { status: IntentStatus; declineCode: string | null }

function toIntent(row: Row, accountId: string, source: Intent['source'], said: Said = row): Intent {
  const { status, declineCode } = said
  return {
    source,
    accountId,
    id: row.id,
    status,
    amountMinor: row.amountMinor,
    receivedMinor: status === 'succeeded' ? row.amountMinor : 0,
    currency: row.currency,
    mode: 'demo',
    tenantId: row.metadata.tenant_id,
    giftId: row.metadata.donation_id,
    clientSecret: `${row.id}_secret`,
    declineCode: declineCode ?? undefined,
  }
}

/** Writes an intent's new status and rings the bell, both or neither. */
export async function decideDemoIntent(
  tx: Tx,
  account: Pick<DemoAccount, 'tenantId' | 'id'>,
  intentId: string,
  to: DemoOutcome,
): Promise<void> {
  const { tenantId, id: accountId } = account
  await tx
    .update(demoIntents)
    .set({ status: to.status, declineCode: to.declineCode ?? null })
    .where(and(eq(demoIntents.tenantId, tenantId), eq(demoIntents.id, intentId)))
  const eventId = `evt_demo_${newPublicId()}`
  const type = eventTypes[to.status]
  await addJob(tx, 'demo-event', { tenantId, accountId, eventId, type, intentId }, `demo-event:${eventId}`)
  if (to.status === 'processing')
    await addJob(tx, 'demo-process', { tenantId, accountId, intentId }, `demo-process:${intentId}`, slowBank)
}

/** What a token leads to for an intent that stands where it stands, as Stripe would take it. */
function outcomeOf(row: Row, token: string): DemoOutcome {
  const tables = row.status === 'requires_action' ? [demoChecks, demoOutcomes] : [demoOutcomes]
  // Own names only: every object inherits a `constructor`.
  const outcome = tables.find((table) => Object.hasOwn(table, token))?.[token]
  if (outcome) return outcome
  throw new ProviderRefusal(`The demonstration knows no such outcome for an intent that is ${row.status}.`)
}

/**
 * The honest demonstration: a payment provider that needs no keys and moves no money. It keeps books of its own, in the
 * tenant's rows, and the manners of a real one: an idempotency key has one answer for ever, an intent is paid at most
 * once, and every change is told by a signed event through the webhook.
 */
export function demonstrationGateway(account: DemoAccount, db: TenantDb, now: () => Date): Gateway {
  const { tenantId, id: accountId } = account
  const here = (row: Row, source: Intent['source'], said?: Said) => toIntent(row, accountId, source, said)

  const load = async (tx: Tx, intentId: string, lock: boolean): Promise<Row> => {
    const query = tx.select().from(demoIntents).where(eq(demoIntents.id, intentId))
    const [row] = await (lock ? query.for('update') : query)
    if (!row) throw new ProviderRefusal(`The demonstration has no intent ${intentId}.`)
    return row
  }

  const create = async (tx: Tx, order: Order): Promise<Row> => {
    const metadata = {
      tenant_id: tenantId,
      donation_id: order.giftId,
      cause_id: order.causeId,
      fund: order.fund,
      env: 'demo',
    }
    const [row] = await tx
      .insert(demoIntents)
      .values({
        tenantId,
        id: `demo_${newPublicId()}`,
        amountMinor: order.amountMinor,
        currency: order.currency,
        status: 'requires_payment_method',
        metadata,
        createdAt: now(),
      })
      .returning()
    if (!row) throw new OutcomeUnknown('The demonstration could not write its books.')
    return row
  }

  return {
    ...unbuiltBilling,
    accountId,
    mode: 'demo',
    confirm: (order) =>
      db(async (tx) => {
        const { idempotencyKey, ...question } = order
        const requestHash = sha256(JSON.stringify(question, Object.keys(question).toSorted()))
        // The key is taken before anything else: a second caller waits here until the first has its answer.
        const taken = await tx
          .insert(demoAnswers)
          .values({ tenantId, idempotencyKey, requestHash, intentId: '', status: 'requires_payment_method' })
          .onConflictDoNothing()
          .returning()
        const ours = and(eq(demoAnswers.tenantId, tenantId), eq(demoAnswers.idempotencyKey, idempotencyKey))
        if (taken.length === 0) {
          const [first] = await tx.select().from(demoAnswers).where(ours)
          if (!first?.requestHash.equals(requestHash))
            throw new OutcomeUnknown('That key was used for another question.')
          const row = await load(tx, first.intentId, false)
          return here(row, 'answer', first)
        }
        const row = order.intentId ? await load(tx, order.intentId, true) : await create(tx, order)
        // Paid, under way or cancelled: confirming again changes nothing, and says where it stands.
        const open = row.status === 'requires_payment_method' || row.status === 'requires_action'
        const outcome: DemoOutcome = open ? outcomeOf(row, order.confirmationTokenId) : { status: row.status }
        if (open) await decideDemoIntent(tx, account, row.id, outcome)
        const declineCode = outcome.declineCode ?? null
        await tx.update(demoAnswers).set({ intentId: row.id, status: outcome.status, declineCode }).where(ours)
        return here(row, 'answer', { status: outcome.status, declineCode })
      }),
    read: (intentId) => db(async (tx) => here(await load(tx, intentId, false), 'read')),
    find: (giftId) =>
      db(async (tx) => {
        const [row] = await tx
          .select()
          .from(demoIntents)
          .where(sql`${demoIntents.metadata} ->> 'donation_id' = ${giftId}`)
        return row && here(row, 'read')
      }),
    cancel: (intentId) =>
      db(async (tx) => {
        const row = await load(tx, intentId, true)
        if (row.status === 'succeeded' || row.status === 'canceled') return here(row, 'read')
        await decideDemoIntent(tx, account, intentId, { status: 'canceled' })
        return here(row, 'answer', { status: 'canceled', declineCode: null })
      }),
    verify: (raw, signature) => verifyEvent(raw, signature, account.webhookSecrets, now()),
  }
}
