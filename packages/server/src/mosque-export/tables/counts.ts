import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { bankAccounts, bankLines, boxSheets, causes, staffAccounts } from '@minaret/foundation/db'
import { amount, defineTable, moment, text, yesNo } from '../table.ts'

const firstCounter = alias(staffAccounts, 'first_counter')
const secondCounter = alias(staffAccounts, 'second_counter')

const boxTable = defineTable({
  name: 'box-sheets',
  about: 'One row for each counted collection. Gifts in its envelopes are added to gifts.csv when it is closed.',
  table: boxSheets,
  order: { keys: [{ by: boxSheets.id, kind: 'text' }] },
  read: (tx, page) =>
    tx
      .select({
        row: boxSheets,
        cause: causes.title,
        first: firstCounter.name,
        second: secondCounter.name,
        cursor: page.cursor,
      })
      .from(boxSheets)
      .innerJoin(causes, and(eq(causes.tenantId, boxSheets.tenantId), eq(causes.id, boxSheets.causeId)))
      .leftJoin(firstCounter, eq(firstCounter.id, boxSheets.openedBy))
      .leftJoin(secondCounter, eq(secondCounter.id, boxSheets.secondBy))
      .where(page.beyond)
      .orderBy(...page.orderBy)
      .limit(page.limit),
  columns: [
    ['day', 'the day of the collection', ({ row }) => text(row.day)],
    ['state', 'open (being counted) or closed', ({ row }) => text(row.state)],
    ['cause', 'the cause of the collection', ({ cause }) => text(cause)],
    ['building', 'the id of the community building, if it was collected in one', ({ row }) => text(row.buildingId)],
    ['currency', 'ISO 4217', ({ row }) => text(row.currency.toUpperCase())],
    ['envelopes', 'the number of them', ({ row }) => text(row.envelopeCount)],
    ['in envelopes', 'the total amount', ({ row }) => amount(row.envelopesMinor, row.currency)],
    ['small cash', 'donations of £30 or less in cash', ({ row }) => amount(row.smallCashMinor, row.currency)],
    ['large notes', 'the number of them', ({ row }) => text(row.largeNotes)],
    ['in large notes', 'the total amount', ({ row }) => amount(row.largeNotesMinor, row.currency)],
    ['declared cash', 'given with a Gift Aid declaration', ({ row }) => amount(row.declaredMinor, row.currency)],
    ['cheques', 'the number of them', ({ row }) => text(row.cheques)],
    ['in cheques', 'the total amount', ({ row }) => amount(row.chequesMinor, row.currency)],
    ['first counter', '', (row) => text(row.first)],
    ['second counter', '', (row) => text(row.second)],
    [
      'closed',
      'when both counters had confirmed it, in the mosque’s time zone',
      ({ row }, context) => moment(row.closedAt, context),
    ],
    ['paid in', 'the day it was paid in', ({ row }) => text(row.bankedOn)],
    ['slip', 'the reference on the paying-in slip', ({ row }) => text(row.bankedReference)],
    ['mode', 'live is real money; test and demo are not', ({ row }) => text(row.mode)],
    ['sheet', 'the row’s id', ({ row }) => text(row.id)],
  ],
})

const bankTable = defineTable({
  name: 'bank-lines',
  about: 'One row for each line of the imported bank statements.',
  table: bankLines,
  order: { keys: [{ by: bankLines.id, kind: 'text' }] },
  read: (tx, page) =>
    tx
      .select({ row: bankLines, account: bankAccounts.name, cause: causes.title, cursor: page.cursor })
      .from(bankLines)
      .innerJoin(
        bankAccounts,
        and(eq(bankAccounts.tenantId, bankLines.tenantId), eq(bankAccounts.id, bankLines.accountId)),
      )
      .leftJoin(causes, and(eq(causes.tenantId, bankLines.tenantId), eq(causes.id, bankLines.causeId)))
      .where(page.beyond)
      .orderBy(...page.orderBy)
      .limit(page.limit),
  columns: [
    ['day', 'the date on the statement', ({ row }) => text(row.day)],
    ['account', 'the name staff gave the bank account', ({ account }) => text(account)],
    ['amount', 'money in is positive, money out negative', ({ row }) => amount(row.amountMinor, row.currency)],
    ['currency', 'ISO 4217', ({ row }) => text(row.currency.toUpperCase())],
    ['text', 'the description on the statement', ({ row }) => text(row.text)],
    ['state', 'waiting or posted', ({ row }) => text(row.state)],
    ['kind', 'the proposed or chosen match', ({ row }) => text(row.kind)],
    ['cause', 'if the line is a gift', ({ cause }) => text(cause)],
    ['donor', 'if the line is a gift', ({ row }) => text(row.donorName)],
    ['gift', 'the gift’s id in gifts.csv, if it was already recorded', ({ row }) => text(row.giftId)],
    ['possible duplicate', 'another file has a line of the same day and amount', ({ row }) => yesNo(row.twin)],
    ['imported', 'in the mosque’s time zone', ({ row }, context) => moment(row.importedAt, context)],
    ['mode', 'live is real money; test and demo are not', ({ row }) => text(row.mode)],
    ['line', 'the row’s id', ({ row }) => text(row.id)],
  ],
})

/** Counted collections and bank statement lines. */
export const countTables = [boxTable, bankTable]
