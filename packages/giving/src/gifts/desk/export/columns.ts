import { writeAmount } from '@minaret/money'
import { formatDateTime } from '@minaret/foundation/tenancy'
import type { GiftRow } from '../../../gift-list/index.ts'
import { referenceOf } from '../../../records/index.ts'

/** Content of a cell: a text, a time in the mosque's time zone (`2026-07-01 23:30`), or an amount (`25.00`). */
export type ExportCell = { text: string } | { moment: string } | { amount: string }

/** Context of an export: the mosque's time zone, and how to render email addresses. */
export type ExportPlace = { timeZone: string; addressOf: (email: string) => string }

const text = (value: string): ExportCell => ({ text: value })
const amount = (minor: number, currency: string): ExportCell => ({ amount: writeAmount(minor, currency) })

/** The columns: the heading, and the cell of a gift. */
const columns: readonly [heading: string, cellOf: (gift: GiftRow, place: ExportPlace) => ExportCell][] = [
  ['date', ({ at }, { timeZone }) => ({ moment: formatDateTime(new Date(at), timeZone) })],
  ['reference', ({ id }) => text(referenceOf(id))],
  ['status', ({ state }) => text(state)],
  ['paid by', ({ how, cycleId }) => text(cycleId === null ? how : 'regular')],
  ['amount', ({ amountMinor, currency }) => amount(amountMinor, currency)],
  ['refunded or disputed', ({ returnedMinor, currency }) => amount(Math.max(0, returnedMinor), currency)],
  ['currency', ({ currency }) => text(currency.toUpperCase())],
  ['cause', ({ cause }) => text(cause)],
  ['donor', ({ donorName }) => text(donorName)],
  ['email', ({ donorEmail }, { addressOf }) => text(donorEmail === '' ? '' : addressOf(donorEmail))],
  ['anonymous', ({ anonymous }) => text(anonymous ? 'yes' : 'no')],
  ['Gift Aid', ({ giftAid }) => text(giftAid ?? '')],
  ['card fee covered', ({ coverMinor, currency }) => (coverMinor > 0 ? amount(coverMinor, currency) : text(''))],
  ['note', ({ note }) => text(note ?? '')],
]

/** The headings of the columns. */
export const headings: readonly string[] = columns.map(([heading]) => heading)

/** A gift's cells, in the order of {@link headings}. */
export const cellsOf = (gift: GiftRow, place: ExportPlace): ExportCell[] =>
  columns.map(([, cellOf]) => cellOf(gift, place))
