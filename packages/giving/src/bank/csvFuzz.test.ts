import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStatementText } from '../testing/statement.ts'
import { UnreadableStatement } from './statement.ts'

const day = fc.constantFrom(
  '27/11/2026',
  '13/11/2026',
  '2026-11-20',
  '3 Nov 2026',
  '30/11/2026',
  '25/12/2026',
  '',
  'Total',
  'Pending',
  '31/02/2026',
  'Date',
)
const text = fc.constantFrom('A RAHMAN', 'SHOP', 'Opening balance', '', '"a, b"', 'x"y')
const amount = fc.constantFrom('20.00', '-12.00', '1,50', '(3.00)', '12.00 DR', 'CR 4.00', '', '0.00', 'Amount', '1.0x')
const type = fc.constantFrom('CR', 'DR', 'DD', '', 'Pending', 'D')
const balance = fc.constantFrom('', '100.00', '1.000,00', 'Balance')

const row = fc.tuple(day, text, amount, type, balance)
const headings = fc.constantFrom(
  ['Date', 'Description', 'Amount', 'Type', 'Balance'],
  ['Date', 'Description', 'Amount', 'D/C', 'Balance'],
  ['Date', 'Details', 'In', 'Out', 'Balance'],
  ['Date', 'Description', 'Amount', 'Status', 'Balance'],
  ['Wann', 'Wer', 'Wieviel', 'Art', 'Danach'],
)

/** Joins cells with semicolons, so that a comma within an amount stays in its cell. */
const toCsv = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join(';')).join('\n')

test('each row becomes a line or is reported as skipped, unless the file is refused or raises a question', () => {
  fc.assert(
    fc.property(headings, fc.array(row, { minLength: 1, maxLength: 8 }), (head, rows) => {
      const filledRows = rows.filter((cells) => cells.some((cell) => cell !== ''))
      try {
        const { lines, skippedLines, question } = readStatementText(toCsv([head, ...rows]))
        if (question) return
        // Repeated headings are skipped too.
        expect(lines.length + skippedLines.length).toBe(filledRows.length)
        for (const { text: note } of skippedLines) expect(note).not.toBe('')
      } catch (error) {
        if (!(error instanceof UnreadableStatement)) throw error
      }
    }),
    { numRuns: 1000 },
  )
})

test('preserves every amount, and invents none', () => {
  const minor = fc.integer({ min: 1, max: 9_999_999 })
  const mark = fc.constantFrom('.', ',')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(minor, fc.constantFrom('CR', 'DR')), { minLength: 1, maxLength: 6 }),
      mark,
      (rows, decimal) => {
        const thousands = decimal === '.' ? ',' : '.'
        const formatAmount = (value: number) => {
          const integer = String(Math.floor(value / 100)).replaceAll(/\B(?=(\d{3})+$)/g, thousands)
          return `${integer}${decimal}${String(value % 100).padStart(2, '0')}`
        }
        const file = toCsv([
          ['Date', 'Description', 'Amount', 'Type'],
          ...rows.map(([value, sign]) => ['27/11/2026', 'A', formatAmount(value), sign]),
        ])
        expect(readStatementText(file).lines.map(({ amountMinor }) => amountMinor)).toEqual(
          rows.map(([value, sign]) => (sign === 'DR' ? -value : value)),
        )
      },
    ),
    { numRuns: 500 },
  )
})
