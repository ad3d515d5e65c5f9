import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { currency, instant } from './columns.ts'
import { gifts } from './money.ts'
import { paymentModes } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** Content of a receipt, fixed at issue so that later renames do not change it. It does not name the donor. */
export type ReceiptContent = {
  mosque: { name: string; charityNumber?: string; address?: string }
  cause: string
  kind: 'general' | 'sadaqah' | 'zakat' | 'other'
  fund: string
  /** The amount received, including the fee cover. */
  amountMinor: number
  coverMinor: number
  currency: string
  /** The day it was received, in the mosque's time zone. */
  day: string
  /** The Gift Aid sentence, in the donor's language. */
  giftAid?: string
  /** The campaign's need it was for, with both titles, and whether it went to the need or to the campaign in general. */
  need?: { title: string; campaign: string; given: boolean }
  /** For a collection of a regular gift. */
  rhythm?: 'weekly' | 'monthly' | 'daily'
}

/** The receipt of a paid gift: one per gift, numbered without gaps. Written once, never changed. */
export const receipts = pgTable(
  'receipts',
  {
    tenantId: ownTenant(),
    giftId: text().notNull(),
    mode: text({ enum: paymentModes }).notNull(),
    /** The year of issue, in the mosque's time zone. */
    year: smallint().notNull(),
    serial: integer().notNull(),
    /** Year and serial as displayed, with a marker for test payments. */
    number: text().notNull(),
    says: jsonb().$type<ReceiptContent>().notNull(),
    issuedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.giftId] }),
    unique().on(t.tenantId, t.mode, t.year, t.serial),
    unique().on(t.tenantId, t.number),
    // Purging a demonstration deletes its receipts; gifts of real money are never deleted.
    foreignKey({ columns: [t.tenantId, t.giftId], foreignColumns: [gifts.tenantId, gifts.id] }).onDelete('cascade'),
    check('receipts_serial_positive', sql`${t.serial} > 0`),
  ],
)

/** The last receipt number, for numbering without gaps: the issuing transaction locks the row until it commits. */
export const receiptCounters = pgTable(
  'receipt_counters',
  {
    tenantId: ownTenant(),
    mode: text({ enum: paymentModes }).notNull(),
    year: smallint().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.mode, t.year] })],
)

/**
 * Totals of the ledger, updated by a database trigger with each entry (`add_up_ledger`), so that a page reads one row
 * however many gifts there are. Only the trigger may write them.
 */
export const moneyTotals = pgTable(
  'money_totals',
  {
    tenantId: ownTenant(),
    mode: text({ enum: paymentModes }).notNull(),
    currency: currency().notNull(),
    /** The campaign the gifts were given through; empty for gifts without a campaign. */
    campaignId: text().notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    /** Number of gifts that are not fully refunded. */
    gifts: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.mode, t.currency, t.campaignId] })],
)
