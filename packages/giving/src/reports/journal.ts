import { writeAmount } from '@minaret/money'
import type { ReportedDay, ReportWay, Restriction } from './fold.ts'

/** One line of a journal: a debit or a credit of one account. */
export type JournalLine = {
  day: string
  /** The same for the two lines of one entry. */
  entry: number
  account: string
  fund: string
  restriction: Restriction
  currency: string
  debitMinor: number
  creditMinor: number
}

/** Where money of each way is until it is in the bank. */
const assets: Readonly<Record<ReportWay, string>> = {
  card: 'Payment provider',
  regular: 'Payment provider',
  cash: 'Cash in hand',
  cheque: 'Cheques in hand',
  bank: 'Bank',
  matched: 'Matched funding due',
}

/**
 * The ledger's days as double entry: what came in debits where the money is and credits the donations of its fund, and what went
 * back does the opposite. Each entry has one fund, so that funds are never mixed; nobody is named.
 */
export function writeJournal(days: readonly ReportedDay[]): JournalLine[] {
  let entry = 0
  const lines: JournalLine[] = []
  const add = ({ day, fund, restriction, way, currency }: ReportedDay, amountMinor: number, isIn: boolean) => {
    if (amountMinor === 0) return
    entry += 1
    const common = { day, entry, fund, restriction, currency }
    const [debit, credit] = [
      { debitMinor: amountMinor, creditMinor: 0 },
      { debitMinor: 0, creditMinor: amountMinor },
    ]
    lines.push({ ...common, account: assets[way], ...(isIn ? debit : credit) })
    lines.push({ ...common, account: `Donations: ${fund}`, ...(isIn ? credit : debit) })
  }
  const ordered = days.toSorted((a, b) =>
    [a.day, a.fund, a.way, a.causeId].join(' ').localeCompare([b.day, b.fund, b.way, b.causeId].join(' ')),
  )
  for (const day of ordered) {
    add(day, day.inMinor, true)
    // Disputes that were won come in here with those that were not: what is left of both.
    const backMinor = day.inMinor - day.amountMinor
    add(day, Math.abs(backMinor), backMinor < 0)
  }
  return lines
}

/** A cell of CSV. What a spreadsheet would take for a formula is text. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const head = ['Date', 'Entry', 'Account', 'Fund', 'Restriction', 'Currency', 'Debit', 'Credit']

/** A journal as CSV, with the mark by which spreadsheets know UTF-8. */
export function journalCsv(lines: readonly JournalLine[]): string {
  const amount = (minor: number, currency: string) => (minor === 0 ? '' : writeAmount(minor, currency))
  const rows = lines.map(({ day, entry, account, fund, restriction, currency, debitMinor, creditMinor }) => [
    day,
    String(entry),
    account,
    fund,
    restriction,
    currency.toUpperCase(),
    amount(debitMinor, currency),
    amount(creditMinor, currency),
  ])
  return `\uFEFF${[head, ...rows].map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`
}
