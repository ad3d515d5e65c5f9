import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { currency, instant, publicId } from './columns.ts'
import { gifts } from './money.ts'
import { paymentModes } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** Kinds of bank statement line. Only `gift` creates income; the others match ledger entries, or nothing. */
export const bankLineKinds = ['gift', 'recorded', 'payout', 'box', 'hmrc', 'refund', 'other'] as const

/** Kinds of column in a bank's CSV; `ignore` for one that is not read. */
export const bankColumns = [
  'date',
  'payer',
  'text',
  'amount',
  'in',
  'out',
  'sign',
  'balance',
  'currency',
  'account',
  'id',
  'state',
  'ignore',
] as const

/** See {@link bankColumns}. */
export type BankColumn = (typeof bankColumns)[number]

/** File formats of statements. */
export const statementFormats = ['csv', 'ofx', 'camt'] as const

/** The treasurer's settings for CSV files with these headings: columns, numbered from 1, and the order of day and month. */
export type RememberedLayout = {
  headings: readonly string[]
  columns?: Readonly<Record<string, BankColumn>>
  dates?: 'dmy' | 'mdy'
}

/** A bank account of the mosque, by the name its treasurer gives it. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    tenantId: ownTenant(),
    id: publicId(),
    name: text().notNull(),
    usedAt: instant().notNull(),
    /** Layouts of its CSV files, by their headings; the last used first. */
    layouts: jsonb().$type<RememberedLayout[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.name)],
)

/** One line of a bank statement, stored once however many files contain it. Its postings are in {@link bankPostings}. */
export const bankLines = pgTable(
  'bank_lines',
  {
    tenantId: ownTenant(),
    id: publicId(),
    accountId: text().notNull(),
    mode: text({ enum: paymentModes }).notNull(),
    /** Recognises the same line in another file: see `identity.ts`. */
    identity: text().notNull(),
    format: text({ enum: statementFormats }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Signed: money in is positive. */
    amountMinor: integer().notNull(),
    currency: currency().notNull(),
    /** As the bank wrote it. */
    text: text().notNull(),
    /** The payer, normalised for comparison; empty if the line has none. */
    payerKey: text().notNull(),
    /** Whether another format had a line of the same day and amount: a treasurer has to choose its kind before it is posted. */
    twin: boolean().notNull().default(false),
    state: text({ enum: ['waiting', 'posted'] })
      .notNull()
      .default('waiting'),
    /** The proposed or chosen kind. */
    kind: text({ enum: bankLineKinds }),
    causeId: text(),
    donorName: text(),
    /** The gift in the ledger that a `recorded` line matches. */
    giftId: text(),
    importedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.accountId, t.mode, t.identity),
    index().on(t.tenantId, t.state, t.day),
    foreignKey({ columns: [t.tenantId, t.accountId], foreignColumns: [bankAccounts.tenantId, bankAccounts.id] }),
    check('bank_lines_some', sql`${t.amountMinor} <> 0`),
    check(
      'bank_lines_income',
      sql`${t.kind} is null or ${t.kind} not in ('gift', 'recorded', 'hmrc', 'box') or ${t.amountMinor} > 0`,
    ),
  ],
)

/** The postings of a line, in order: a posting, its reversal, the next posting. Append-only. */
export const bankPostings = pgTable(
  'bank_postings',
  {
    tenantId: ownTenant(),
    lineId: text().notNull(),
    /** 1, 2, 3 …: odd numbers post, even numbers reverse the posting before. So a line never has two postings in force. */
    no: smallint().notNull(),
    kind: text({ enum: [...bankLineKinds, 'reversal'] }).notNull(),
    /** The gift that was created, or matched in the ledger. */
    giftId: text(),
    at: instant().notNull(),
    /** A staff account's id, kept after the account is deleted. */
    by: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.lineId, t.no] }),
    index().on(t.tenantId, t.giftId),
    index().on(t.tenantId, t.at),
    foreignKey({ columns: [t.tenantId, t.lineId], foreignColumns: [bankLines.tenantId, bankLines.id] }),
    foreignKey({ columns: [t.tenantId, t.giftId], foreignColumns: [gifts.tenantId, gifts.id] }),
    check('bank_postings_alternate', sql`(${t.no} % 2 = 0) = (${t.kind} = 'reversal')`),
    check('bank_postings_gift', sql`(${t.kind} in ('gift', 'recorded')) = (${t.giftId} is not null)`),
  ],
)

/** The last kind chosen for a payer's lines, separately for money in and money out; proposed for the next line. */
export const bankPayers = pgTable(
  'bank_payers',
  {
    tenantId: ownTenant(),
    key: text().notNull(),
    incoming: boolean().notNull(),
    kind: text({ enum: bankLineKinds }).notNull(),
    causeId: text(),
    donorName: text(),
    learnedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.key, t.incoming] })],
)
