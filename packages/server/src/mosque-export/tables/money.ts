import { asc, eq, and } from 'drizzle-orm'
import { causes, ledgerEntries, refunds, gifts, regularGifts } from '@minaret/foundation/db'
import { amount, defineTable, moment, text } from '../table.ts'

const ledgerTable = defineTable({
  name: 'ledger',
  about:
    'The ledger: one row for each movement of money, the oldest first. The sum of the amounts is what the mosque has.',
  table: ledgerEntries,
  order: {
    keys: [
      { by: ledgerEntries.at, kind: 'instant' },
      { by: ledgerEntries.id, kind: 'text' },
    ],
  },
  read: (tx, page) =>
    tx
      .select({ row: ledgerEntries, cursor: page.cursor })
      .from(ledgerEntries)
      .where(page.beyond)
      .orderBy(...page.by)
      .limit(page.limit),
  columns: [
    ['date', 'when it was entered, by the mosque’s clocks', ({ row }, context) => moment(row.at, context)],
    [
      'kind',
      'paid, refunded, refund_failed, disputed, dispute_won, or undone (recorded by hand, and taken back)',
      ({ row }) => text(row.kind),
    ],
    [
      'amount',
      'money in is positive, money that went back negative',
      ({ row }) => amount(row.amountMinor, row.currency),
    ],
    ['currency', 'ISO 4217', ({ row }) => text(row.currency.toUpperCase())],
    ['gift', 'the gift’s id in gifts.csv', ({ row }) => text(row.giftId)],
    [
      'provider reference',
      'what the payment provider calls the payment, refund or dispute',
      ({ row }) => text(row.providerRef),
    ],
    ['mode', 'live is real money; test and demo are not', ({ row }) => text(row.mode)],
    ['entry', 'the entry’s id', ({ row }) => text(row.id)],
  ],
})

const refundTable = defineTable({
  name: 'refunds',
  about: 'One row for each refund that was asked for. What really went back is in ledger.csv.',
  table: refunds,
  order: {
    keys: [
      { by: refunds.giftId, kind: 'text' },
      { by: refunds.no, kind: 'number' },
    ],
  },
  read: (tx, page) =>
    tx
      .select({ row: refunds, currency: gifts.currency, cursor: page.cursor })
      .from(refunds)
      .innerJoin(gifts, and(eq(gifts.tenantId, refunds.tenantId), eq(gifts.id, refunds.giftId)))
      .where(page.beyond)
      .orderBy(...page.by)
      .limit(page.limit),
  columns: [
    ['gift', 'the gift’s id in gifts.csv', ({ row }) => text(row.giftId)],
    ['number', 'the first refund of the gift is 1', ({ row }) => text(row.no)],
    ['asked', 'when it was asked for, by the mosque’s clocks', ({ row }, context) => moment(row.askedAt, context)],
    ['amount', 'what was to go back', ({ row, currency }) => amount(row.amountMinor, currency)],
    ['currency', 'ISO 4217', ({ currency }) => text(currency.toUpperCase())],
    ['state', 'how far it has come with the payment provider', ({ row }) => text(row.state)],
    ['reason', 'why, as staff wrote it', ({ row }) => text(row.reason)],
    ['provider reference', 'what the payment provider calls it', ({ row }) => text(row.refundId)],
  ],
})

const regularTable = defineTable({
  name: 'regular-gifts',
  about: 'One row for each regular gift that was begun. What was collected for it is in gifts.csv.',
  table: regularGifts,
  order: { keys: [{ by: regularGifts.id, kind: 'text' }] },
  read: (tx, page) =>
    tx
      .select({ row: regularGifts, cause: causes.title, cursor: page.cursor })
      .from(regularGifts)
      .innerJoin(causes, and(eq(causes.tenantId, regularGifts.tenantId), eq(causes.id, regularGifts.causeId)))
      .where(page.beyond)
      .orderBy(asc(regularGifts.id))
      .limit(page.limit),
  columns: [
    ['regular gift', 'its id', ({ row }) => text(row.id)],
    ['rhythm', 'weekly (every Friday), monthly or daily', ({ row }) => text(row.rhythm)],
    ['amount', 'what is collected each time', ({ row }) => amount(row.amountMinor, row.currency)],
    ['currency', 'ISO 4217', ({ row }) => text(row.currency.toUpperCase())],
    ['state', 'whether it is active, paused, over or something between', ({ row }) => text(row.state)],
    ['first collection', 'a day', ({ row }) => text(row.startsOn)],
    ['until', 'the last day it may be collected; empty: no end', ({ row }) => text(row.until)],
    ['last collected', 'a day', ({ row }) => text(row.lastPaidOn)],
    ['cause', 'what it is given for', ({ cause }) => text(cause)],
    ['donor', 'the name, as typed', ({ row }) => text(row.donorName)],
    ['email', 'the email address, as typed', ({ row }, { addressOf }) => text(addressOf(row.donorEmail))],
    ['donor id', 'the donor’s id in donors.csv', ({ row }) => text(row.donorId)],
    ['Gift Aid', 'what the donor answered, where Gift Aid was offered', ({ row }) => text(row.giftAid)],
    ['mode', 'live is real money; test and demo are not', ({ row }) => text(row.mode)],
    ['begun', 'by the mosque’s clocks', ({ row }, context) => moment(row.createdAt, context)],
    ['ended', 'by the mosque’s clocks', ({ row }, context) => moment(row.endedAt, context)],
  ],
})

/** The ledger, refunds and regular gifts. */
export const moneyTables = [ledgerTable, refundTable, regularTable]
