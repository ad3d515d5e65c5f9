import { writeAmount } from '@minaret/money'
import { formatDateTime } from '@minaret/foundation/tenancy'
import type { GiftRow } from '../../../gift-list/index.ts'
import { referenceOf } from '../../../records/index.ts'

/** Content of a cell: text, a time in the mosque's time zone (`2026-07-01 23:30`), or an amount (`25.00`). */
export type ExportCell = { text: string } | { moment: string } | { amount: string }

/** Context of an export: the mosque's time zone, and how to render email addresses. */
export type ExportContext = { timeZone: string; addressOf: (email: string) => string }

const textCell = (value: string): ExportCell => ({ text: value })
const amountCell = (minor: number, currency: string): ExportCell => ({ amount: writeAmount(minor, currency) })

/** Each column's heading, and its cell for a gift. */
const columns: readonly [heading: string, cellOf: (gift: GiftRow, context: ExportContext) => ExportCell][] = [
  ['date', ({ at }, { timeZone }) => ({ moment: formatDateTime(new Date(at), timeZone) })],
  ['reference', ({ id }) => textCell(referenceOf(id))],
  ['status', ({ state }) => textCell(state)],
  ['paid by', ({ how, cycleId }) => textCell(cycleId === null ? how : 'regular')],
  ['amount', ({ amountMinor, currency }) => amountCell(amountMinor, currency)],
  ['refunded or disputed', ({ returnedMinor, currency }) => amountCell(Math.max(0, returnedMinor), currency)],
  ['currency', ({ currency }) => textCell(currency.toUpperCase())],
  ['cause', ({ cause }) => textCell(cause)],
  ['donor', ({ donorName }) => textCell(donorName)],
  ['email', ({ donorEmail }, { addressOf }) => textCell(donorEmail === '' ? '' : addressOf(donorEmail))],
  ['anonymous', ({ anonymous }) => textCell(anonymous ? 'yes' : 'no')],
  ['Gift Aid', ({ giftAid }) => textCell(giftAid ?? '')],
  [
    'card fee covered',
    ({ coverMinor, currency }) => (coverMinor > 0 ? amountCell(coverMinor, currency) : textCell('')),
  ],
  ['note', ({ note }) => textCell(note ?? '')],
]

/** The headings of the columns. */
export const headings: readonly string[] = columns.map(([heading]) => heading)

/** A gift's cells, in the order of {@link headings}. */
export const cellsOf = (gift: GiftRow, context: ExportContext): ExportCell[] =>
  columns.map(([, cellOf]) => cellOf(gift, context))
