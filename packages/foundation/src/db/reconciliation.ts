import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { currency, instant } from './columns.ts'
import { gifts } from './money.ts'
import { paymentAccounts } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** Where a refund stands that we have asked for. What went back is only in the ledger. */
export const refundStates = ['asked', 'taken', 'refused'] as const

/**
 * Refunds we have asked for, each written before the provider is asked, under a number of its own: one without an answer
 * is asked for again with the same key, and never twice.
 */
export const refunds = pgTable(
  'refunds',
  {
    tenantId: ownTenant(),
    giftId: text().notNull(),
    /** Part of the key at the provider: `ref:{gift}:{no}`. */
    no: smallint().notNull(),
    amountMinor: integer().notNull(),
    state: text({ enum: refundStates }).notNull().default('asked'),
    askedAt: instant().notNull().defaultNow(),
    /** The provider's refund, once it has taken the request. */
    refundId: text(),
    /** Why, where staff asked for it at the desk, and the account that did. */
    reason: text(),
    requestedBy: text(),
    /** The form's own number: sent twice, it is one refund. */
    attemptId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.giftId, t.no] }),
    unique().on(t.tenantId, t.refundId),
    unique().on(t.tenantId, t.attemptId),
    // What waits for an answer, of which there is next to nothing.
    index('refunds_unanswered')
      .on(t.tenantId, t.askedAt)
      .where(sql`${t.state} = 'asked'`),
    foreignKey({ columns: [t.tenantId, t.giftId], foreignColumns: [gifts.tenantId, gifts.id] }).onDelete('cascade'),
    check('refunds_amount_positive', sql`${t.amountMinor} > 0`),
    check('refunds_taken_has_id', sql`${t.state} <> 'taken' or ${t.refundId} is not null`),
  ],
)

/** The last comparing of an account's books with ours. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    tenantId: ownTenant(),
    accountId: text().notNull(),
    /** Events of the provider have been looked through up to here. */
    eventsUntil: instant(),
    lastAt: instant().notNull(),
    /** When nothing differed. */
    lastEqualAt: instant(),
    /** What the last one found, in numbers: no names, no ids. */
    report: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId] }),
    foreignKey({
      columns: [t.tenantId, t.accountId],
      foreignColumns: [paymentAccounts.tenantId, paymentAccounts.id],
    }).onDelete('cascade'),
  ],
)

/** In what the provider's books and ours can differ. */
export const differenceKinds = ['missing here', 'missing there', 'amount', 'returned'] as const

/** Differences that settling could not heal: a person must look. They stay until both sides say the same. */
export const differences = pgTable(
  'reconciliation_differences',
  {
    tenantId: ownTenant(),
    accountId: text().notNull(),
    intentId: text().notNull(),
    kind: text({ enum: differenceKinds }).notNull(),
    giftId: text(),
    /** What came in, or went back, by the provider's books and by ours. */
    thereMinor: integer().notNull(),
    hereMinor: integer().notNull(),
    currency: currency().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    goneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.intentId] }),
    index('reconciliation_differences_open')
      .on(t.tenantId, t.firstAt)
      .where(sql`${t.goneAt} is null`),
    foreignKey({
      columns: [t.tenantId, t.accountId],
      foreignColumns: [paymentAccounts.tenantId, paymentAccounts.id],
    }).onDelete('cascade'),
  ],
)
