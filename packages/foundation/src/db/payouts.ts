import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { currency, instant } from './columns.ts'
import { paymentAccounts, paymentModes } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** Where a payout stands at the provider, in the order it gets there: one that was paid may still fail. */
export const payoutStates = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const

/** Whether it is known what a payout is made of: not yet, all of it, or never, as somebody started it by hand. */
export const payoutItemising = ['waiting', 'listed', 'manual'] as const

/** What a line of a payout is; `payout` is an earlier one that failed, and whose money is in this one. */
export const payoutItemKinds = ['gift', 'fee', 'refund', 'dispute', 'payout', 'adjustment'] as const

/** The rights a key can lack for reading payouts. */
export const payoutRights = ['payouts', 'balance', 'charges', 'disputes', 'other'] as const

/** Why payouts could not be read. */
export const payoutReadProblems = ['right', 'refused', 'unreachable'] as const

/** A payment provider's transfer to the mosque's bank account, as it was read there last. */
export const payouts = pgTable(
  'payouts',
  {
    tenantId: ownTenant(),
    /** The provider's own. */
    id: text().notNull(),
    accountId: text().notNull(),
    mode: text({ enum: paymentModes }).notNull(),
    /** Signed: below zero the provider took money from the bank account. */
    amountMinor: integer().notNull(),
    currency: currency().notNull(),
    state: text({ enum: payoutStates }).notNull(),
    itemising: text({ enum: payoutItemising }).notNull(),
    createdAt: instant().notNull(),
    /** The day the bank has it, or should. */
    day: date({ mode: 'string' }).notNull(),
    /** The provider's code, of one that failed. */
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

/** What a payout is made of, by the provider's ledger. It names payments, and no person. */
export const payoutItems = pgTable(
  'payout_items',
  {
    tenantId: ownTenant(),
    payoutId: text().notNull(),
    /** The provider's own. */
    id: text().notNull(),
    kind: text({ enum: payoutItemKinds }).notNull(),
    /** Before the fee, signed. */
    amountMinor: integer().notNull(),
    /** What the provider took of it; below zero where it gave some back. */
    feeMinor: integer().notNull(),
    /** The payment it is about, where it is about one. */
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

/** When the payouts of an account were read last, and what stood in the way. */
export const payoutReads = pgTable(
  'payout_reads',
  {
    tenantId: ownTenant(),
    accountId: text().notNull(),
    triedAt: instant().notNull(),
    /** The last time nothing stood in the way. */
    readAt: instant(),
    problem: text({ enum: payoutReadProblems }),
    /** The right the key lacks, and what the provider calls it. */
    missingRight: text({ enum: payoutRights }),
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
