import { describe, expect, test } from 'vitest'
import { readAmounts, skippedLines, readProblem, readStatementText } from '../testing/statement.ts'

describe('the sign of an amount', () => {
  const file = (type: string, rows: readonly string[]) => [`Date,Description,Amount,${type}`, ...rows].join('\n')
  const twoRows = (type: string, moneyIn: string, moneyOut: string) =>
    file(type, [`27/11/2026,A RAHMAN,20.00,${moneyIn}`, `26/11/2026,SHOP,12.00,${moneyOut}`])

  test.each([
    ['Type', 'CR', 'DR'],
    ['Type', 'Credit', 'Debit'],
    ['D/C', 'C', 'D'],
    ['DC', 'c', 'd'],
    ['S/H', 'H', 'S'],
    ['Soll/Haben', 'Haben', 'Soll'],
    ['+/-', '+', '-'],
    ['Sign', '+', '−'],
    ['Credit/Debit Indicator', 'CRDT', 'DBIT'],
    ['Transaction Type', 'CREDIT', 'DEBIT'],
    ['Direction', 'IN', 'OUT'],
    ['Af Bij', 'Bij', 'Af'],
    ['What', 'Money in', 'Money out'],
    ['Kind', 'Incoming', 'Outgoing'],
    ['Transaction details', 'CREDIT', 'DEBIT'],
    ['Dr / Cr', 'Cr', 'Dr'],
    ['Money', 'Deposit', 'Withdrawal'],
  ])('comes from a column "%s" with %s or %s', (type, moneyIn, moneyOut) => {
    expect(readAmounts(twoRows(type, moneyIn, moneyOut))).toEqual([2000, -1200])
  })

  test('comes from the column even if the amounts are signed too', () => {
    expect(readAmounts(twoRows('Type', 'CR', 'DR').replace('12.00', '-12.00'))).toEqual([2000, -1200])
  })

  test('comes from the amount if the column holds payment types', () => {
    const rows = ['27/11/2026,A,20.00,BGC', '26/11/2026,B,-12.00,DD', '25/11/2026,C,5.00,SO', '25/11/2026,D,4.00,CR']
    expect(readAmounts(file('Type', rows))).toEqual([2000, -1200, 500, 400])
  })

  test.each<[string, string[], { column: number; line: number; value: string }]>([
    [
      'an unknown word in a sign column',
      ['27/11/2026,A,20.00,CR', '26/11/2026,B,12.00,XX'],
      { column: 4, line: 3, value: 'XX' },
    ],
    [
      'an empty cell in a sign column',
      ['27/11/2026,A,20.00,', '26/11/2026,B,12.00,CR'],
      { column: 4, line: 2, value: '' },
    ],
    [
      'a negative amount labelled as a credit',
      ['27/11/2026,A,20.00,CR', '26/11/2026,B,-12.00,CR'],
      { column: 4, line: 3, value: 'CR' },
    ],
    [
      'positive and negative debits',
      ['27/11/2026,A,20.00,DR', '26/11/2026,B,-12.00,DR'],
      { column: 4, line: 3, value: 'DR' },
    ],
  ])('is asked about with %s', (_, rows, sign) => {
    const { question, lines } = readStatementText(file('D/C', rows))
    expect(question).toMatchObject({ asks: ['sign'], sign })
    expect(lines).toEqual([])
    const answers = { columns: { '1': 'date', '2': 'text', '3': 'amount', '4': 'sign' } } as const
    // Once the column is known its words are clear, but not beside amounts of both signs.
    expect(readProblem(file('D/C', rows), { answers })).toMatchObject({ code: 'sign', line: sign.line })
    // If the treasurer says that it isn't a sign column, the amounts are used as they are.
    const answersWithoutSign = { columns: { ...answers.columns, '4': 'ignore' } } as const
    expect(readAmounts(file('D/C', rows), { answers: answersWithoutSign })).toHaveLength(2)
  })

  test.each([
    ['a debit word among others', ['27/11/2026,A,20.00,BGC', '26/11/2026,B,12.00,DR'], 3],
    [
      'payment types of which one is a debit',
      ['27/11/2026,A,20.00,Credit Transfer', '26/11/2026,B,12.00,Debit Card'],
      3,
    ],
    ['a payment type that is always money out', ['27/11/2026,A,20.00,BGC', '26/11/2026,B,12.00,Direct Debit'], 3],
  ])('is asked about if every amount is positive, with %s', (_, rows, line) => {
    expect(readStatementText(file('Type', rows)).question).toMatchObject({ asks: ['sign'], sign: { column: 4, line } })
  })

  test('is asked about if only some amounts say CR', () => {
    const csv = 'Date,Description,Amount\n27/11/2026,A,20.00CR\n26/11/2026,SHOP,12.00\n'
    expect(readStatementText(csv).question).toMatchObject({
      asks: ['sign'],
      sign: { column: 3, line: 3, value: '12.00' },
    })
    expect(readAmounts(csv.replace('12.00', '12.00DR'))).toEqual([2000, -1200])
  })

  test('applies to the largest possible amount', () => {
    expect(readAmounts(twoRows('Type', 'CR', 'DR').replace('12.00', '"20,000,000.00"'))).toEqual([2000, -2_000_000_000])
    expect(readAmounts('Date,Description,Amount,Balance\n27/11/2026,A,9000000.00,10000000.00\n')).toEqual([900_000_000])
  })

  test('is asked about in a file without headings', () => {
    const { question } = readStatementText('27/11/2026,A RAHMAN,20.00,CR\n26/11/2026,SHOP,12.00,DR\n')
    expect(question).toMatchObject({ asks: ['columns'], columns: [{}, {}, { role: 'amount' }, { role: 'sign' }] })
  })

  test.each([
    ['a status of one letter, the same in every line', 'S', 2],
    ['a letter that may be a debit, the same in every line', 'D', 2],
  ])('is asked about with %s', (_, letter, line) => {
    expect(readStatementText(twoRows('St', letter, letter)).question).toMatchObject({
      asks: ['sign'],
      sign: { column: 4, line },
    })
  })

  test('comes from the amount if a letter that may mean credit is the same in every line', () => {
    expect(readAmounts(twoRows('St', 'C', 'C').replace('12.00', '-12.00'))).toEqual([2000, -1200])
  })

  test('comes from the column once the treasurer has named it, even if every amount has the opposite sign', () => {
    const rows = file('D/C', ['27/11/2026,A,-20.00,CR', '26/11/2026,B,12.00,DR'])
    const columns = { '1': 'date', '2': 'text', '3': 'amount', '4': 'sign' } as const
    expect(readStatementText(rows).question?.asks).toEqual(['sign'])
    expect(readAmounts(rows, { answers: { columns } })).toEqual([2000, -1200])
  })

  test('comes from the balances if nothing else decides it', () => {
    const rows = ['25/11/2026,A,20.00,120.00', '26/11/2026,B,12.00,108.00', '27/11/2026,C,5.00,113.00']
    expect(readAmounts(file('Balance', rows))).toEqual([-1200, 500])
    // The balance before the oldest line is unknown.
    expect(skippedLines(file('Balance', rows))).toEqual(['unsigned 2'])
    expect(readAmounts(file('Balance', rows.toReversed()))).toEqual([500, -1200])
  })

  test('is positive if a file has only a money-in column', () => {
    expect(readAmounts('Date,Description,Paid in\n27/11/2026,A,20.00\n')).toEqual([2000])
    expect(readAmounts('Date,Description,Paid out\n27/11/2026,A,20.00\n')).toEqual([-2000])
    expect(
      readStatementText('Date,Description,Paid in,Rest\n27/11/2026,A,20.00,\n27/11/2026,B,,5.00\n').question,
    ).toMatchObject({
      asks: ['columns'],
    })
  })
})
