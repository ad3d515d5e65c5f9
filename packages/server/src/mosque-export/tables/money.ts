import { asc, eq, and } from 'drizzle-orm'
import { causes, ledgerEntries, refunds, gifts, regularGifts } from '@minaret/foundation/db'
import { amount, defineTable, moment, text } from '../table.ts'

const ledgerTable = defineTable({
  name: 'ledger',
  about:
    'The ledger: one row for each movement of money, oldest first. The amounts add up to the total received, by currency and mode.',
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
      .orderBy(...page.orderBy)
      .limit(page.limit),
  columns: [
    ['date', 'when it was recorded, in the mosque’s time zone', ({ row }, context) => moment(row.at, context)],
    [
      'kind',
      'paid, refunded, refund_failed, disputed, dispute_won, or undone (recorded by hand by mistake)',
      ({ row }) => text(row.kind),
    ],
    [
      'amount',
      'money received is positive, money returned negative',
      ({ row }) => amount(row.amountMinor, row.currency),
    ],
    ['currency', 'ISO 4217', ({ row }) => text(row.currency.toUpperCase())],
    ['gift', 'the gift’s id in gifts.csv', ({ row }) => text(row.giftId)],
    [
      'provider reference',
      'the payment provider’s id of the payment, refund or dispute',
      ({ row }) => text(row.providerRef),
    ],
    ['mode', 'live is real money; test and demo are not', ({ row }) => text(row.mode)],
    ['entry', 'the entry’s id', ({ row }) => text(row.id)],
  ],
})

const refundTable = defineTable({
  name: 'refunds',
  about: 'One row for each requested refund. The money actually returned is in ledger.csv.',
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
      .orderBy(...page.orderBy)
      .limit(page.limit),
  columns: [
    ['gift', 'the gift’s id in gifts.csv', ({ row }) => text(row.giftId)],
    ['number', '1 for the first refund of the gift', ({ row }) => text(row.no)],
    ['asked', 'when it was requested, in the mosque’s time zone', ({ row }, context) => moment(row.askedAt, context)],
    ['amount', 'the amount to refund', ({ row, currency }) => amount(row.amountMinor, currency)],
    ['currency', 'ISO 4217', ({ currency }) => text(currency.toUpperCase())],
    ['state', 'the refund’s status at the payment provider', ({ row }) => text(row.state)],
    ['reason', 'the reason staff gave', ({ row }) => text(row.reason)],
    ['provider reference', 'the payment provider’s id', ({ row }) => text(row.refundId)],
  ],
})

const regularTable = defineTable({
  name: 'regular-gifts',
  about: 'One row for each regular gift. Its payments are in gifts.csv.',
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
    ['regular gift', 'the row’s id', ({ row }) => text(row.id)],
    ['rhythm', 'weekly (every Friday), monthly or daily', ({ row }) => text(row.rhythm)],
    ['amount', 'the amount of each payment', ({ row }) => amount(row.amountMinor, row.currency)],
    ['currency', 'ISO 4217', ({ row }) => text(row.currency.toUpperCase())],
    ['state', 'its status, such as active, paused or ended', ({ row }) => text(row.state)],
    ['first collection', 'the date of the first payment', ({ row }) => text(row.startsOn)],
    ['until', 'the end date; empty if it has none', ({ row }) => text(row.until)],
    ['last collected', 'the date of the last payment', ({ row }) => text(row.lastPaidOn)],
    ['cause', 'the cause it is given to', ({ cause }) => text(cause)],
    ['donor', 'the name the donor entered', ({ row }) => text(row.donorName)],
    ['email', 'the email address the donor entered', ({ row }, { addressOf }) => text(addressOf(row.donorEmail))],
    ['donor id', 'the donor’s id in donors.csv', ({ row }) => text(row.donorId)],
    ['Gift Aid', 'the donor’s answer, if Gift Aid was offered', ({ row }) => text(row.giftAid)],
    ['mode', 'live is real money; test and demo are not', ({ row }) => text(row.mode)],
    ['begun', 'in the mosque’s time zone', ({ row }, context) => moment(row.createdAt, context)],
    ['ended', 'in the mosque’s time zone', ({ row }, context) => moment(row.endedAt, context)],
  ],
})

/** The ledger, refunds and regular gifts. */
export const moneyTables = [ledgerTable, refundTable, regularTable]
