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

/** What a receipt says, fixed when it is issued: whatever is renamed later, it says the same. It names no giver. */
export type ReceiptContent = {
  mosque: { name: string; charityNumber?: string; address?: string }
  cause: string
  kind: 'general' | 'sadaqah' | 'zakat' | 'other'
  fund: string
  /** What was received, the cover included. */
  amountMinor: number
  coverMinor: number
  currency: string
  /** The day it was received, where the mosque is. */
  day: string
  /** What is said of Gift Aid, in the giver's language. */
  giftAid?: string
  /** What of an appeal it was for, as both were called, and whether it went there or to the whole appeal. */
  need?: { title: string; campaign: string; given: boolean }
  /** Of a collection of a regular gift. */
  rhythm?: 'weekly' | 'monthly' | 'daily'
}

/** The receipt of a gift that was paid: one each, numbered without gaps. Written once, never changed. */
export const receipts = pgTable(
  'receipts',
  {
    tenantId: ownTenant(),
    giftId: text().notNull(),
    mode: text({ enum: paymentModes }).notNull(),
    /** The year of its issue, where the mosque is. */
    year: smallint().notNull(),
    serial: integer().notNull(),
    /** Year and serial as people read them, with what is no real money marked. */
    number: text().notNull(),
    says: jsonb().$type<ReceiptContent>().notNull(),
    issuedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.giftId] }),
    unique().on(t.tenantId, t.mode, t.year, t.serial),
    unique().on(t.tenantId, t.number),
    // A purged demonstration takes its receipts with it; gifts of money are never deleted.
    foreignKey({ columns: [t.tenantId, t.giftId], foreignColumns: [gifts.tenantId, gifts.id] }).onDelete('cascade'),
    check('receipts_serial_positive', sql`${t.serial} > 0`),
  ],
)

/** The last number given out, so that the next has no gap before it: whoever issues holds the row until it is written. */
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
 * Sums of the ledger, kept by the database itself with each entry (`add_up_ledger`): however many gifts there are, a page
 * reads one row. Nobody else may write it.
 */
export const moneyTotals = pgTable(
  'money_totals',
  {
    tenantId: ownTenant(),
    mode: text({ enum: paymentModes }).notNull(),
    currency: currency().notNull(),
    /** The appeal the gifts were given through; empty for those given without one. */
    campaignId: text().notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    /** Gifts of which something is left. */
    gifts: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.mode, t.currency, t.campaignId] })],
)
