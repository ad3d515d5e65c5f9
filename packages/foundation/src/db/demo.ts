import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, currency, instant } from './columns.ts'
import { invoiceStates, rhythms } from './regularGifts.ts'
import { intentStates } from './money.ts'
import { ownTenant } from './ownTenant.ts'

/** Columns of the demonstration provider's own records, which include its payment intents. Nothing here is real money. */
const demoColumns = () => ({
  tenantId: ownTenant(),
  id: text().notNull(),
  createdAt: instant().notNull(),
})

/** Customers of the demonstration provider; they hold no personal data. */
export const demoCustomers = pgTable('demo_customers', demoColumns(), (t) => [
  primaryKey({ columns: [t.tenantId, t.id] }),
])

/** Subscriptions of the demonstration provider. */
export const demoSubscriptions = pgTable(
  'demo_subscriptions',
  {
    ...demoColumns(),
    customerId: text().notNull(),
    setupId: text().notNull(),
    rhythm: text({ enum: rhythms }).notNull(),
    amountMinor: integer().notNull(),
    currency: currency().notNull(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    /** The date from which all collections are calculated. */
    startsAt: instant().notNull(),
    /** The next due date, paused or not. */
    nextAt: instant().notNull(),
    endsAt: instant(),
    paused: boolean().notNull().default(false),
    resumesAt: instant(),
    /** The setup whose card is charged. */
    cardId: text(),
    endedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Setups of the demonstration provider: a card saved for later collections. */
export const demoSetups = pgTable(
  'demo_setups',
  {
    ...demoColumns(),
    customerId: text().notNull(),
    /** The subscription that waits for it; null if it replaces a card. */
    subscriptionId: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    status: text({ enum: intentStates }).notNull(),
    declineCode: text(),
    /** The test result the donor chose; later collections repeat it. */
    token: text(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Invoices of the demonstration provider: one for each collection. */
export const demoInvoices = pgTable(
  'demo_invoices',
  {
    ...demoColumns(),
    subscriptionId: text().notNull(),
    status: text({ enum: invoiceStates }).notNull(),
    amountMinor: integer().notNull(),
    paidMinor: integer().notNull().default(0),
    currency: currency().notNull(),
    dueAt: instant().notNull(),
    paidAt: instant(),
    tries: integer().notNull().default(0),
    nextTryAt: instant(),
    intentId: text(),
    declineCode: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.subscriptionId, t.dueAt),
    unique().on(t.tenantId, t.intentId),
  ],
)

/** Refunds and disputes of the demonstration provider's payments. */
export const demoReturns = pgTable(
  'demo_returns',
  {
    ...demoColumns(),
    intentId: text().notNull(),
    kind: text({ enum: ['refund', 'dispute'] }).notNull(),
    amountMinor: integer().notNull(),
    /** `succeeded` is a refund's status; the others are a dispute's. */
    status: text({ enum: ['succeeded', 'open', 'won', 'lost'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.intentId)],
)

/** Webhook events, sent or still to be sent: kept for 30 days, as a real provider does. */
export const demoEvents = pgTable(
  'demo_events',
  {
    ...demoColumns(),
    type: text().notNull(),
    /** The event's object: ids, and the metadata we set. */
    object: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.createdAt)],
)

/** The object created or changed under an idempotency key of regular gifts or refunds, for repeated requests. */
export const demoObjectResponses = pgTable(
  'demo_replies',
  {
    tenantId: ownTenant(),
    idempotencyKey: text().notNull(),
    requestHash: bytes().notNull(),
    objectId: text().notNull(),
    /** The status in the first response, if later attempts may change it. */
    status: text({ enum: intentStates }),
    declineCode: text(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.idempotencyKey] })],
)

/** Payment intents of the demonstration provider. */
export const demoIntents = pgTable(
  'demo_intents',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    amountMinor: integer().notNull(),
    currency: currency().notNull(),
    status: text({ enum: intentStates }).notNull(),
    declineCode: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    paidAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.paidAt)],
)

/** The demonstration provider's response to an idempotency key, so that a repeated request gets the same one. */
export const demoIntentResponses = pgTable(
  'demo_answers',
  {
    tenantId: ownTenant(),
    idempotencyKey: text().notNull(),
    /** Digest of the request: reusing the key for a different request is an error. */
    requestHash: bytes().notNull(),
    intentId: text().notNull(),
    declineCode: text(),
    status: text({ enum: intentStates }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.idempotencyKey] })],
)
