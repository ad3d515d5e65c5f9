import { and, asc, eq, gte, or, sql } from 'drizzle-orm'
import { type TenantDb, type Tx, demoCustomers, demoInvoices, demoSubscriptions } from '@minaret/foundation/db'
import type { Billing, SubscriptionRequest, SubscriptionChange } from './billing.ts'
import { catchUp } from './demoCollect.ts'
import { type DemoContext, demoId, emitDemoEvent } from './demoEvents.ts'
import { endSubscription, tryInvoice, voidPending } from './demoInvoices.ts'
import { replyOnce } from './demoReplies.ts'
import { hasCustomer, loadSetup, insertSetup, requireCustomer, setupOfCard, toSetup, trySetup } from './demoSetups.ts'
import {
  type InvoiceRow,
  lockSubscription,
  type SubscriptionRow,
  toInvoice,
  toSubscription,
  updateSubscription,
} from './demoSubscriptions.ts'
import { OutcomeUnknown, ProviderRefusal } from './gateway.ts'

/** Earlier versions hashed this name, and a request may be repeated after an upgrade. */
const toHashedRequest = ({ regularGiftId, ...request }: { regularGiftId: string }) => ({
  ...request,
  cycleId: regularGiftId,
})

async function subscribe(tx: Tx, context: DemoContext, order: SubscriptionRequest): Promise<string> {
  const { tenantId, now } = context
  const { customerId, regularGiftId, rhythm, amountMinor, currency, startsAt, endsAt } = order
  await requireCustomer(tx, customerId)
  if (startsAt <= now) throw new ProviderRefusal('The first collection must be in the future.')
  if (endsAt && endsAt <= startsAt) throw new ProviderRefusal('It would end before its first collection.')
  if (amountMinor <= 0) throw new ProviderRefusal('There is nothing to collect.')
  const id = demoId('sub')
  const setup = await insertSetup(tx, context, { customerId, regularGiftId, subscriptionId: id })
  const metadata = {
    tenant_id: tenantId,
    jummah_id: regularGiftId,
    cause_id: order.causeId,
    fund: order.fund,
    env: 'demo',
  }
  const schedule = { rhythm, amountMinor, currency, startsAt, nextAt: startsAt, endsAt }
  await tx
    .insert(demoSubscriptions)
    .values({ tenantId, id, createdAt: now, customerId, setupId: setup.id, metadata, ...schedule })
  await emitDemoEvent(tx, context, 'customer.subscription.created', { id, object: 'subscription', metadata })
  await catchUp(tx, context, id)
  return id
}

async function applyChange(
  tx: Tx,
  context: DemoContext,
  row: SubscriptionRow,
  change: SubscriptionChange,
): Promise<unknown> {
  const { id } = row
  // An ended subscription cannot change: return it as it is.
  if (row.endedAt) return row
  switch (change.kind) {
    case 'pause':
      await voidPending(tx, context, row)
      return updateSubscription(tx, context, id, { paused: true, resumesAt: change.resumesAt ?? null })
    case 'resume':
      return updateSubscription(tx, context, id, { paused: false, resumesAt: null })
    case 'amount':
      if (change.amountMinor <= 0) throw new ProviderRefusal('There is nothing to collect.')
      return updateSubscription(tx, context, id, { amountMinor: change.amountMinor })
    case 'card': {
      const setup = await loadSetup(tx, setupOfCard(change.paymentMethodId))
      if (setup.status !== 'succeeded' || setup.customerId !== row.customerId)
        throw new ProviderRefusal('That card has not been set up for this customer.')
      return updateSubscription(tx, context, id, { cardId: setup.id })
    }
    case 'end':
      return endSubscription(tx, context, row)
  }
}

const invoiceById = async (tx: Tx, id: string): Promise<InvoiceRow> => {
  const [row] = await tx.select().from(demoInvoices).where(eq(demoInvoices.id, id))
  if (!row) throw new ProviderRefusal(`The demonstration has no invoice ${id}.`)
  return row
}

const subscriptionById = async (tx: Tx, id: string): Promise<SubscriptionRow> => {
  const [row] = await tx.select().from(demoSubscriptions).where(eq(demoSubscriptions.id, id))
  if (!row) throw new ProviderRefusal(`The demonstration has no subscription ${id}.`)
  return row
}

async function pay(tx: Tx, context: DemoContext, id: string): Promise<void> {
  const { subscriptionId } = await invoiceById(tx, id)
  const subscription = await lockSubscription(tx, subscriptionId)
  const row = await invoiceById(tx, id)
  if (row.status === 'paid') return
  if (row.status !== 'draft' && row.status !== 'open') throw new ProviderRefusal(`That invoice is ${row.status}.`)
  await tryInvoice(tx, context, subscription, row, true)
  await catchUp(tx, context, subscriptionId)
}

/** The demonstration's recurring collections, from a chosen test card, in its own ledger. */
export function demoBilling(account: { tenantId: string; id: string }, db: TenantDb, now: () => Date): Billing {
  const createContext = (): DemoContext => ({ tenantId: account.tenantId, id: account.id, now: now() })
  const inTransaction = <T>(operation: (tx: Tx, context: DemoContext) => Promise<T>) =>
    db((tx) => operation(tx, createContext()))
  const readSubscriptionById = async (tx: Tx, context: DemoContext, id: string) =>
    toSubscription(tx, context, await subscriptionById(tx, id))
  const readInvoiceById = async (tx: Tx, context: DemoContext, id: string) => {
    const row = await invoiceById(tx, id)
    return toInvoice(context, await subscriptionById(tx, row.subscriptionId), row)
  }

  return {
    customer: ({ customerId, idempotencyKey }) =>
      inTransaction(async (tx, context) => {
        if (customerId !== undefined && (await hasCustomer(tx, customerId))) return customerId
        // The demonstration provider stores no personal details of donors.
        const { objectId } = await replyOnce(tx, context, idempotencyKey, {}, async () => {
          const id = demoId('cus')
          await tx.insert(demoCustomers).values({ tenantId: context.tenantId, id, createdAt: context.now })
          return { objectId: id }
        })
        return objectId
      }),
    subscribe: ({ idempotencyKey, ...order }) =>
      inTransaction(async (tx, context) => {
        const create = async () => ({ objectId: await subscribe(tx, context, { idempotencyKey, ...order }) })
        const { objectId } = await replyOnce(tx, context, idempotencyKey, toHashedRequest(order), create)
        return readSubscriptionById(tx, context, objectId)
      }),
    readSubscription: (id) => inTransaction((tx, context) => readSubscriptionById(tx, context, id)),
    // A demonstration only has subscriptions created by us.
    listSubscriptions: () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: undefined }) }),
    }),
    findSubscription: (regularGiftId, since) =>
      inTransaction(async (tx, context) => {
        const isOfRegularGift = sql`${demoSubscriptions.metadata} ->> 'jummah_id' = ${regularGiftId}`
        const [row] = await tx
          .select()
          .from(demoSubscriptions)
          .where(and(isOfRegularGift, gte(demoSubscriptions.createdAt, since)))
        return row && toSubscription(tx, context, row)
      }),
    changeSubscription: (id, change, idempotencyKey) =>
      inTransaction(async (tx, context) => {
        await replyOnce(tx, context, idempotencyKey, { id, ...change }, async () => {
          await applyChange(tx, context, await catchUp(tx, context, id), change)
          await catchUp(tx, context, id)
          return { objectId: id }
        })
        return readSubscriptionById(tx, context, id)
      }),
    invoicesOf: (subscriptionId, since) =>
      inTransaction(async (tx, context) => {
        const subscription = await subscriptionById(tx, subscriptionId)
        // A collection brought forward is created before its due time, any other after it.
        const isRecent = or(gte(demoInvoices.dueAt, since), gte(demoInvoices.createdAt, since))
        const rows = await tx
          .select()
          .from(demoInvoices)
          .where(and(eq(demoInvoices.subscriptionId, subscriptionId), isRecent))
          .orderBy(asc(demoInvoices.dueAt))
        return rows.map((row) => toInvoice(context, subscription, row))
      }),
    readInvoice: (id) => inTransaction((tx, context) => readInvoiceById(tx, context, id)),
    payInvoice: (id, idempotencyKey) =>
      inTransaction(async (tx, context) => {
        await replyOnce(tx, context, idempotencyKey, { id }, async () => {
          await pay(tx, context, id)
          return { objectId: id }
        })
        return readInvoiceById(tx, context, id)
      }),
    invoiceSecret: (id) =>
      inTransaction(async (tx) => {
        const { status, intentId } = await invoiceById(tx, id)
        return status === 'open' && intentId ? `${intentId}_secret` : undefined
      }),
    setUp: ({ idempotencyKey, ...order }) =>
      inTransaction(async (tx, context) => {
        const reply = await replyOnce(tx, context, idempotencyKey, toHashedRequest(order), () =>
          trySetup(tx, context, order),
        )
        if (!reply.status) throw new OutcomeUnknown('That key was used for another request.')
        return toSetup(context, await loadSetup(tx, reply.objectId), reply)
      }),
    readSetup: (id) => inTransaction(async (tx, context) => toSetup(context, await loadSetup(tx, id))),
  }
}
