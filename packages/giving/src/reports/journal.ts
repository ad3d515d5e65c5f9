import { writeAmount } from '@minaret/money'
import type { ReportedDay, ReportWay, Restriction } from './fold.ts'

/** A journal line: a debit or credit of one account. */
export type JournalLine = {
  day: string
  /** The entry number shared by both lines. */
  entry: number
  account: string
  fund: string
  restriction: Restriction
  currency: string
  debitMinor: number
  creditMinor: number
}

/** The asset account of each method until the money is in the bank. */
const assetAccounts: Readonly<Record<ReportWay, string>> = {
  card: 'Payment provider',
  regular: 'Payment provider',
  cash: 'Cash in hand',
  cheque: 'Cheques in hand',
  bank: 'Bank',
  matched: 'Matched funding due',
}

/**
 * Converts daily ledger totals to double entry: receipts debit the asset account and credit the fund's donations;
 * returns do the opposite. Each entry has one fund, so funds are never mixed. No donors are named.
 */
export function writeJournal(days: readonly ReportedDay[]): JournalLine[] {
  let entry = 0
  const lines: JournalLine[] = []
  const addEntry = (
    { day, fund, restriction, way, currency }: ReportedDay,
    amountMinor: number,
    isReceipt: boolean,
  ) => {
    if (amountMinor === 0) return
    entry += 1
    const commonFields = { day, entry, fund, restriction, currency }
    const [debit, credit] = [
      { debitMinor: amountMinor, creditMinor: 0 },
      { debitMinor: 0, creditMinor: amountMinor },
    ]
    lines.push({ ...commonFields, account: assetAccounts[way], ...(isReceipt ? debit : credit) })
    lines.push({ ...commonFields, account: `Donations: ${fund}`, ...(isReceipt ? credit : debit) })
  }
  const sortedDays = days.toSorted((a, b) =>
    [a.day, a.fund, a.way, a.causeId].join(' ').localeCompare([b.day, b.fund, b.way, b.causeId].join(' ')),
  )
  for (const day of sortedDays) {
    addEntry(day, day.inMinor, true)
    // Returns include won disputes, so only their net is recorded.
    const backMinor = day.inMinor - day.amountMinor
    addEntry(day, Math.abs(backMinor), backMinor < 0)
  }
  return lines
}

/** Escapes a CSV cell. Text that a spreadsheet would treat as a formula gets a leading apostrophe. */
function toCell(text: string): string {
  const safeText = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText
}

const headings = ['Date', 'Entry', 'Account', 'Fund', 'Restriction', 'Currency', 'Debit', 'Credit']

/** Writes a journal as CSV, with a byte order mark for spreadsheets. */
export function journalCsv(lines: readonly JournalLine[]): string {
  const formatAmount = (minor: number, currency: string) => (minor === 0 ? '' : writeAmount(minor, currency))
  const rows = lines.map(({ day, entry, account, fund, restriction, currency, debitMinor, creditMinor }) => [
    day,
    String(entry),
    account,
    fund,
    restriction,
    currency.toUpperCase(),
    formatAmount(debitMinor, currency),
    formatAmount(creditMinor, currency),
  ])
  return `\uFEFF${[headings, ...rows].map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`
}
