import { writeAmount } from '@minaret/money'
import { formatDateTime } from '@minaret/foundation/tenancy'
import type { GiftRow } from '../../../gift-list/index.ts'
import { referenceOf } from '../../../records/index.ts'

/** What stands in a cell: a text, a moment by the mosque's clocks (`2026-07-01 23:30`), or an amount (`25.00`). */
export type ExportCell = { text: string } | { moment: string } | { amount: string }

/** Where an export is made: the mosque's clocks, and how addresses are shown. */
export type ExportPlace = { timeZone: string; addressOf: (email: string) => string }

const text = (value: string): ExportCell => ({ text: value })
const amount = (minor: number, currency: string): ExportCell => ({ amount: writeAmount(minor, currency) })

/** The columns: their headings, and what of a gift stands in each. */
const columns: readonly [heading: string, of: (gift: GiftRow, place: ExportPlace) => ExportCell][] = [
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

/** What stands above each column. */
export const headings: readonly string[] = columns.map(([heading]) => heading)

/** A gift's cells, in the order of {@link headings}. */
export const cellsOf = (gift: GiftRow, place: ExportPlace): ExportCell[] => columns.map(([, of]) => of(gift, place))
