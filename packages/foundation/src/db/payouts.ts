import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { currency, instant } from './columns.ts'
import { paymentAccounts, paymentModes } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** Statuses of a payout at the provider, in order: a paid one may still fail. */
export const payoutStates = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const

/** Whether a payout's items are known: not yet, completely, or never because it was started manually. */
export const payoutItemising = ['waiting', 'listed', 'manual'] as const

/** Kinds of payout item; `payout` is an earlier, failed payout whose money is included in this one. */
export const payoutItemKinds = ['gift', 'fee', 'refund', 'dispute', 'payout', 'adjustment'] as const

/** The permissions for reading payouts that an API key may lack. */
export const payoutPermissions = ['payouts', 'balance', 'charges', 'disputes', 'other'] as const

/** Why payouts could not be read. */
export const payoutReadProblems = ['right', 'refused', 'unreachable'] as const

/** A payment provider's transfer to the mosque's bank account, as last read from the provider. */
export const payouts = pgTable(
  'payouts',
  {
    tenantId: ownTenant(),
    /** The provider's id. */
    id: text().notNull(),
    accountId: text().notNull(),
    mode: text({ enum: paymentModes }).notNull(),
    /** Signed: negative if the provider took money from the bank account. */
    amountMinor: integer().notNull(),
    currency: currency().notNull(),
    state: text({ enum: payoutStates }).notNull(),
    itemising: text({ enum: payoutItemising }).notNull(),
    createdAt: instant().notNull(),
    /** The actual or expected day of arrival at the bank. */
    day: date({ mode: 'string' }).notNull(),
    /** The provider's code, if it failed. */
    failureCode: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.mode, t.day),
    foreignKey({
      columns: [t.tenantId, t.accountId],
      foreignColumns: [paymentAccounts.tenantId, paymentAccounts.id],
    }).onDelete('cascade'),
    check('payouts_failure_is_named', sql`(${t.state} = 'failed') = (${t.failureCode} is not null)`),
  ],
)

/** The items of a payout, from the provider's ledger. They refer to payments and hold no personal data. */
export const payoutItems = pgTable(
  'payout_items',
  {
    tenantId: ownTenant(),
    payoutId: text().notNull(),
    /** The provider's id. */
    id: text().notNull(),
    kind: text({ enum: payoutItemKinds }).notNull(),
    /** Before the fee, signed. */
    amountMinor: integer().notNull(),
    /** The provider's fee; negative if it was returned. */
    feeMinor: integer().notNull(),
    /** The payment it belongs to, if any. */
    intentId: text(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.payoutId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.payoutId], foreignColumns: [payouts.tenantId, payouts.id] }).onDelete(
      'cascade',
    ),
    check('payout_items_fee_is_fee', sql`${t.kind} <> 'fee' or ${t.feeMinor} = 0`),
  ],
)

/** When an account's payouts were last read, and any problem. */
export const payoutReads = pgTable(
  'payout_reads',
  {
    tenantId: ownTenant(),
    accountId: text().notNull(),
    triedAt: instant().notNull(),
    /** The last successful read. */
    readAt: instant(),
    problem: text({ enum: payoutReadProblems }),
    /** The permission the key lacks, and the provider's name for it. */
    missingRight: text({ enum: payoutPermissions }),
    missingRightName: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId] }),
    foreignKey({
      columns: [t.tenantId, t.accountId],
      foreignColumns: [paymentAccounts.tenantId, paymentAccounts.id],
    }).onDelete('cascade'),
    check('payout_reads_right', sql`(${t.problem} is not distinct from 'right') = (${t.missingRight} is not null)`),
  ],
)
