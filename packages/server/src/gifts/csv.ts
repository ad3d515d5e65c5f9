import { writeAmount } from '@minaret/money'
import { formatDateTime } from '@minaret/foundation/tenancy'
import type { GiftRow } from '@minaret/giving/gift-list'
import { referenceOf } from '@minaret/giving/records'

/** A cell as spreadsheets read it: a text that looks like a formula is none. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The columns: their headings, and what of a gift stands in each. Amounts are numbers, refunds included. */
const columns: readonly [heading: string, of: (gift: GiftRow, place: ExportPlace) => string][] = [
  ['date', ({ at }, { timeZone }) => formatDateTime(new Date(at), timeZone)],
  ['reference', ({ id }) => referenceOf(id)],
  ['status', ({ state }) => state],
  ['paid by', ({ how, cycleId }) => (cycleId === null ? how : 'regular')],
  ['amount', ({ amountMinor, currency }) => writeAmount(amountMinor, currency)],
  ['refunded or disputed', ({ returnedMinor, currency }) => writeAmount(Math.max(0, returnedMinor), currency)],
  ['currency', ({ currency }) => currency.toUpperCase()],
  ['cause', ({ cause }) => cell(cause)],
  ['donor', ({ donorName }) => cell(donorName)],
  ['email', ({ donorEmail }, { addressOf }) => cell(donorEmail === '' ? '' : addressOf(donorEmail))],
  ['anonymous', ({ anonymous }) => (anonymous ? 'yes' : 'no')],
  ['Gift Aid', ({ giftAid }) => giftAid ?? ''],
  ['card fee covered', ({ coverMinor, currency }) => (coverMinor > 0 ? writeAmount(coverMinor, currency) : '')],
  ['note', ({ note }) => cell(note ?? '')],
]

/** Where an export is made: the mosque's clocks, and how addresses are shown. */
export type ExportPlace = { timeZone: string; addressOf: (email: string) => string }

/** The first line, after the mark by which spreadsheets know UTF-8. */
export const csvHead = (): string => `\ufeff${columns.map(([heading]) => heading).join(',')}\r\n`

/** One gift's line. */
export const csvLine = (gift: GiftRow, place: ExportPlace): string =>
  `${columns.map(([, of]) => of(gift, place)).join(',')}\r\n`
