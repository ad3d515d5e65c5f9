import { and, eq, sql } from 'drizzle-orm'
import { type TenantDb, type Tx, demoIntentResponses, demoIntents } from '@minaret/foundation/db'
import { sha256 } from '@minaret/foundation/base'
import { demoBilling } from './demoBilling.ts'
import { demoPaymentRecords } from './demoPayments.ts'
import { demoPayouts } from './demoPayouts.ts'
import type { DemoContext } from './demoEvents.ts'
import { recordIntentOutcome, type IntentRow, loadIntent, insertIntent } from './demoIntents.ts'
import { verifyEvent } from './events.ts'
import { type Gateway, type Intent, type IntentStatus, OutcomeUnknown, type ConfirmRequest } from './gateway.ts'
import { type DemoOutcome, outcomeOf } from './outcomes.ts'

/** The demonstration account of a tenant. */
export type DemoAccount = { tenantId: string; id: string; webhookSecrets: readonly string[] }

type Outcome = { status: IntentStatus; declineCode: string | null }

function toIntent(row: IntentRow, accountId: string, source: Intent['source'], outcome: Outcome = row): Intent {
  const { status, declineCode } = outcome
  return {
    source,
    accountId,
    id: row.id,
    status,
    amountMinor: row.amountMinor,
    receivedMinor: status === 'succeeded' ? row.amountMinor : 0,
    paidAt: (status === 'succeeded' && row.paidAt) || undefined,
    currency: row.currency,
    mode: 'demo',
    tenantId: row.metadata.tenant_id,
    giftId: row.metadata.donation_id,
    clientSecret: `${row.id}_secret`,
    declineCode: declineCode ?? undefined,
  }
}

/**
 * The demonstration provider, which needs no keys and moves no money. It keeps its own ledger in the tenant's rows, and
 * behaves like a real one: an idempotency key always returns the same response, an intent is paid at most once, and every
 * change sends a signed event to the webhook.
 */
export function demonstrationGateway(account: DemoAccount, db: TenantDb, now: () => Date): Gateway {
  const { tenantId, id: accountId } = account
  const createContext = (): DemoContext => ({ tenantId, id: accountId, now: now() })
  const toOwnIntent = (row: IntentRow, source: Intent['source'], outcome?: Outcome) =>
    toIntent(row, accountId, source, outcome)

  const create = (tx: Tx, order: ConfirmRequest): Promise<IntentRow> => {
    const { giftId, causeId, fund } = order
    const metadata = { tenant_id: tenantId, donation_id: giftId, cause_id: causeId, fund, env: 'demo' }
    return insertIntent(tx, createContext(), { ...order, metadata })
  }

  return {
    ...demoBilling(account, db, now),
    ...demoPaymentRecords(account, db, now),
    ...demoPayouts(db, now),
    accountId,
    mode: 'demo',
    confirm: (order) =>
      db(async (tx) => {
        const { idempotencyKey, ...request } = order
        const requestHash = sha256(JSON.stringify(request, Object.keys(request).toSorted()))
        // Take the key first: a second caller waits here until the first has its response.
        const insertedRows = await tx
          .insert(demoIntentResponses)
          .values({ tenantId, idempotencyKey, requestHash, intentId: '', status: 'requires_payment_method' })
          .onConflictDoNothing()
          .returning()
        const isReply = and(
          eq(demoIntentResponses.tenantId, tenantId),
          eq(demoIntentResponses.idempotencyKey, idempotencyKey),
        )
        if (insertedRows.length === 0) {
          const [firstReply] = await tx.select().from(demoIntentResponses).where(isReply)
          if (!firstReply?.requestHash.equals(requestHash))
            throw new OutcomeUnknown('That key was used for another request.')
          const row = await loadIntent(tx, firstReply.intentId, false)
          return toOwnIntent(row, 'response', firstReply)
        }
        const row = order.intentId ? await loadIntent(tx, order.intentId, true) : await create(tx, order)
        // Paid, in progress or cancelled: confirming again changes nothing, and returns the current state.
        const isCheckPending = row.status === 'requires_action'
        const isUndecided = isCheckPending || row.status === 'requires_payment_method'
        const outcome: DemoOutcome = isUndecided
          ? outcomeOf(order.confirmationTokenId, isCheckPending)
          : { status: row.status }
        if (isUndecided) await recordIntentOutcome(tx, createContext(), row, outcome)
        const declineCode = outcome.declineCode ?? null
        await tx
          .update(demoIntentResponses)
          .set({ intentId: row.id, status: outcome.status, declineCode })
          .where(isReply)
        return toOwnIntent(row, 'response', { status: outcome.status, declineCode })
      }),
    read: (intentId) => db(async (tx) => toOwnIntent(await loadIntent(tx, intentId, false), 'read')),
    find: (giftId) =>
      db(async (tx) => {
        const [row] = await tx
          .select()
          .from(demoIntents)
          .where(sql`${demoIntents.metadata} ->> 'donation_id' = ${giftId}`)
        return row && toOwnIntent(row, 'read')
      }),
    cancel: (intentId) =>
      db(async (tx) => {
        const row = await loadIntent(tx, intentId, true)
        // As with a real provider, a payment being processed cannot be cancelled.
        if (row.status !== 'requires_action' && row.status !== 'requires_payment_method')
          return toOwnIntent(row, 'read')
        await recordIntentOutcome(tx, createContext(), row, { status: 'canceled' })
        return toOwnIntent(row, 'response', { status: 'canceled', declineCode: null })
      }),
    verify: (raw, signature) => verifyEvent(raw, signature, account.webhookSecrets, now()),
  }
}
