import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bytes, currency, instant } from './columns.ts'
import { invoiceStates, rhythms } from './regularGifts.ts'
import { intentStates } from './money.ts'
import { ownTenant } from './ownTenant.ts'

/** The demonstration provider's own books, its payment intents among them. Nothing here is money. */
const ofDemonstration = () => ({
  tenantId: ownTenant(),
  id: text().notNull(),
  createdAt: instant().notNull(),
})

/** Its customers: nothing of a person but that there is one. */
export const demoCustomers = pgTable('demo_customers', ofDemonstration(), (t) => [
  primaryKey({ columns: [t.tenantId, t.id] }),
])

/** What it collects again and again. */
export const demoSubscriptions = pgTable(
  'demo_subscriptions',
  {
    ...ofDemonstration(),
    customerId: text().notNull(),
    setupId: text().notNull(),
    rhythm: text({ enum: rhythms }).notNull(),
    amountMinor: integer().notNull(),
    currency: currency().notNull(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    /** What each collection is counted from. */
    startsAt: instant().notNull(),
    /** When it falls due next, paused or not. */
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

/** Its tries of a card for later. */
export const demoSetups = pgTable(
  'demo_setups',
  {
    ...ofDemonstration(),
    customerId: text().notNull(),
    /** The subscription that waits for it; nothing when it replaces a card. */
    subscriptionId: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    status: text({ enum: intentStates }).notNull(),
    declineCode: text(),
    /** The outcome the giver picked, which later collections remember. */
    token: text(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Its collections. */
export const demoInvoices = pgTable(
  'demo_invoices',
  {
    ...ofDemonstration(),
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

/** What went back of a payment, or is disputed. */
export const demoReturns = pgTable(
  'demo_returns',
  {
    ...ofDemonstration(),
    intentId: text().notNull(),
    kind: text({ enum: ['refund', 'dispute'] }).notNull(),
    amountMinor: integer().notNull(),
    /** Of a refund, then of a dispute. */
    status: text({ enum: ['succeeded', 'open', 'won', 'lost'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.intentId)],
)

/** The events it has told, or is about to: kept for thirty days, as by a real provider. */
export const demoEvents = pgTable(
  'demo_events',
  {
    ...ofDemonstration(),
    type: text().notNull(),
    /** As the event carries it: ids, and the metadata we gave. */
    object: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.createdAt)],
)

/** What an idempotency key of regular gifts or refunds made or changed, so that a repeat finds it. */
export const demoReplies = pgTable(
  'demo_replies',
  {
    tenantId: ownTenant(),
    idempotencyKey: text().notNull(),
    requestHash: bytes().notNull(),
    objectId: text().notNull(),
    /** What was answered then, where later tries may change it. */
    status: text({ enum: intentStates }),
    declineCode: text(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.idempotencyKey] })],
)

/** Its payment intents. */
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

/** What the demonstration provider answered to an idempotency key, so that a repeat gets the same. */
export const demoAnswers = pgTable(
  'demo_answers',
  {
    tenantId: ownTenant(),
    idempotencyKey: text().notNull(),
    /** Digest of what was asked: the same key with another question is a mistake. */
    requestHash: bytes().notNull(),
    intentId: text().notNull(),
    declineCode: text(),
    status: text({ enum: intentStates }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.idempotencyKey] })],
)
