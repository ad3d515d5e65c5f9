import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { bankAccounts, bankLines, boxSheets, causes, staffAccounts } from '@minaret/foundation/db'
import { amount, defineTable, moment, text, yesNo } from '../table.ts'

const firstCounter = alias(staffAccounts, 'first_counter')
const secondCounter = alias(staffAccounts, 'second_counter')

const boxTable = defineTable({
  name: 'box-sheets',
  about: 'One row for each collection that was counted. Gifts in its envelopes are in gifts.csv once it is closed.',
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
      .orderBy(...page.by)
      .limit(page.limit),
  columns: [
    ['day', 'when it was collected', ({ row }) => text(row.day)],
    ['state', 'open (being counted) or closed', ({ row }) => text(row.state)],
    ['cause', 'what it was collected for', ({ cause }) => text(cause)],
    ['building', 'the community building’s id, where it was collected in one', ({ row }) => text(row.buildingId)],
    ['currency', 'ISO 4217', ({ row }) => text(row.currency.toUpperCase())],
    ['envelopes', 'how many', ({ row }) => text(row.envelopeCount)],
    ['in envelopes', 'an amount', ({ row }) => amount(row.envelopesMinor, row.currency)],
    ['small cash', 'donations of £30 or less in cash', ({ row }) => amount(row.smallCashMinor, row.currency)],
    ['large notes', 'how many', ({ row }) => text(row.largeNotes)],
    ['in large notes', 'an amount', ({ row }) => amount(row.largeNotesMinor, row.currency)],
    ['declared cash', 'given with a Gift Aid declaration', ({ row }) => amount(row.declaredMinor, row.currency)],
    ['cheques', 'how many', ({ row }) => text(row.cheques)],
    ['in cheques', 'an amount', ({ row }) => amount(row.chequesMinor, row.currency)],
    ['first counter', '', (row) => text(row.first)],
    ['second counter', '', (row) => text(row.second)],
    [
      'closed',
      'when both had confirmed it, by the mosque’s clocks',
      ({ row }, context) => moment(row.closedAt, context),
    ],
    ['paid in', 'the day it was paid in at the bank', ({ row }) => text(row.bankedOn)],
    ['slip', 'what is written on the paying-in slip', ({ row }) => text(row.bankedReference)],
    ['mode', 'live is real money; test and demo are not', ({ row }) => text(row.mode)],
    ['sheet', 'its id', ({ row }) => text(row.id)],
  ],
})

const bankTable = defineTable({
  name: 'bank-lines',
  about: 'One row for each line of the bank statements that were imported.',
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
      .orderBy(...page.by)
      .limit(page.limit),
  columns: [
    ['day', 'as the bank has it', ({ row }) => text(row.day)],
    ['account', 'the bank account, as the treasurer calls it', ({ account }) => text(account)],
    ['amount', 'money in is positive', ({ row }) => amount(row.amountMinor, row.currency)],
    ['currency', 'ISO 4217', ({ row }) => text(row.currency.toUpperCase())],
    ['text', 'as the bank wrote it', ({ row }) => text(row.text)],
    ['state', 'waiting or posted', ({ row }) => text(row.state)],
    ['kind', 'what it was proposed or chosen to be', ({ row }) => text(row.kind)],
    ['cause', 'of a gift', ({ cause }) => text(cause)],
    ['donor', 'of a gift', ({ row }) => text(row.donorName)],
    ['gift', 'the gift’s id in gifts.csv, of one that was recorded already', ({ row }) => text(row.giftId)],
    ['possible duplicate', 'the same day and amount came in another format', ({ row }) => yesNo(row.twin)],
    ['imported', 'by the mosque’s clocks', ({ row }, context) => moment(row.importedAt, context)],
    ['mode', 'live is real money; test and demo are not', ({ row }) => text(row.mode)],
    ['line', 'its id', ({ row }) => text(row.id)],
  ],
})

/** Counted collections and bank statement lines. */
export const countTables = [boxTable, bankTable]
