import { describe, expect, test } from 'vitest'
import { readAmounts, skippedLines, readProblem, readStatementText } from '../testing/statement.ts'
import type { CsvOptions } from './csv.ts'

test('reads an ambiguous amount like the other amounts of the file', () => {
  const file = (second: string) => `Date;Description;Amount\n27.11.2026;A;1.234\n26.11.2026;B;${second}\n`
  expect(readAmounts(file('-5,00'))).toEqual([123_400, -500])
  expect(readProblem(file('-5.00'))).toEqual({ code: 'amount', line: 2, value: '1.234' })
})

describe('skips and reports a line that is not a transaction', () => {
  const head = 'Date,Description,Amount,Balance\n'
  test.each([
    ['a total', 'Total,,20.00,', 'note 3'],
    ['a balance in place of the date', 'Closing balance,,20.00,', 'note 3'],
    ['a total without a date', ',Total,20.00,', 'undated 3'],
    ['a date without a number', 'Today,B,5.00,', 'undated 3'],
    ['the opening balance', '27/11/2026,Opening balance,,100.00', 'note 3'],
    ['an end marker', '*** end ***', 'note 3'],
    ['repeated headings', 'Date,Description,Amount,Balance', 'note 3'],
    ['a pending line', 'Pending,B,5.00,', 'pending 3'],
    ['a zero amount', '27/11/2026,Interest rate changed,0.00,100.00', 'zero 3'],
    ['a line without a date', ',B,5.00,', 'undated 3'],
    ['a date without a year', '27/11,B,5.00,', 'undated 3'],
    ['a date more than a week ahead', '06/12/2026,B,5.00,', 'future 3'],
  ])('%s', (_, line, reason) => {
    const csv = `${head}27/11/2026,A,20.00,100.00\n${line}\n26/11/2026,C,1.00,80.00\n`
    expect(skippedLines(csv)).toEqual([reason])
    expect(readAmounts(csv)).toEqual([2000, 100])
  })

  test('lines above the headings', () => {
    expect(skippedLines(`Account,Masjid\nBalance,£100.00\n\n${head}27/11/2026,A,20.00,100.00\n`)).toEqual([
      'note 1',
      'note 2',
    ])
  })

  test.each(['31/02/2026', '2026-13-01', '12 Nvo 2026', '27/11/20266'])('but refuses an invalid date: %s', (day) => {
    expect(readProblem(`${head}27/11/2026,A,20.00,1\n${day},B,5.00,1\n`)).toEqual({ code: 'date', line: 3, value: day })
  })

  test('reads a file of future lines only, and reports them', () => {
    expect(skippedLines(`${head}25/12/2026,A,20.00,1\n`)).toEqual(['future 2'])
  })
})

test('accepts a line dated the next working day', () => {
  const csv = `Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
30/11/2026,FPI,'11-22-33,87651234,A RAHMAN SADAQAH,,20.00,120.00
27/11/2026,FPI,'11-22-33,87651234,B KHAN ROOF,,10.00,100.00
`
  expect(readStatementText(csv).lines.map(({ day }) => day)).toEqual(['2026-11-30', '2026-11-27'])
})

test.each([
  ['no', 'no', ['27/11/2026,A,20.00,no', '26/11/2026,B,5.00,yes'], ['pending 3']],
  ['an empty', '', ['27/11/2026,A,20.00,', '26/11/2026,B,5.00,Y'], ['pending 3']],
])('a column "Pending" with %s value means booked', (_name, _word, rows, expected) => {
  expect(skippedLines(['Date,Description,Amount,Pending', ...rows].join('\n'))).toEqual(expected)
})

describe('reads a file', () => {
  const csv = 'Date;Description;Amount\r\n27/11/2026;A, B, C;20,00\r\n26/11/2026;D, E;-1,00\r\n'
  test.each([
    ['with a UTF-8 byte order mark', Buffer.from(`\uFEFF${csv}`)],
    ['with Excel’s delimiter declaration', Buffer.from(`sep=;\r\n${csv}`)],
    ['with both', Buffer.from(`\uFEFFsep=;\r\n${csv}`)],
    ['as UTF-16 with a byte order mark', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
    ['as UTF-16 without a byte order mark', Buffer.from(csv, 'utf16le')],
    ['as big-endian UTF-16', Buffer.from(csv, 'utf16le').swap16()],
  ])('%s', (_, bytes) => {
    expect(readStatementText(bytes).lines).toMatchObject([
      { amountMinor: 2000, text: 'A, B, C' },
      { amountMinor: -100 },
    ])
  })

  test('and counts its lines from the first, including a declaration', () => {
    expect(readProblem(`sep=;\n${csv}26/11/2026;X;1,0x\n`)).toMatchObject({ code: 'amount', line: 5 })
  })

  test('with the maximum number of lines below a heading, without dropping any', { tags: ['slow'] }, () => {
    const lines = (count: number) => '27/11/2026,A,1.00\n'.repeat(count)
    const top = `${'Masjid account\n'.repeat(39)}Date,Description,Amount\n`
    expect(readStatementText(`${top}${lines(20_000)}`).lines).toHaveLength(20_000)
    expect(readProblem(`${top}${lines(20_001)}`)).toEqual({ code: 'lines' })
    expect(readProblem(`Date,Description,Amount\n${lines(20_000)}${',,\n'.repeat(300)}${lines(10)}`)).toEqual({
      code: 'lines',
    })
  })
})

describe('the order of day and month', () => {
  const file = (...days: string[]) => ['Date,Description,Amount', ...days.map((day) => `${day},A,1.00`)].join('\n')
  const readDays = (csv: string, options: Partial<CsvOptions> = {}) =>
    readStatementText(csv, options).lines.map(({ day }) => day)

  test('follows from a number over 12', () => {
    expect(readDays(file('11/03/2026', '13/03/2026'))).toEqual(['2026-03-11', '2026-03-13'])
    expect(readDays(file('11/05/2026', '11/24/2026'))).toEqual(['2026-11-05', '2026-11-24'])
    expect(readProblem(file('24/11/2026', '23/11/2026', '11/24/2026'))).toEqual({
      code: 'date',
      line: 4,
      value: '11/24/2026',
    })
  })

  test('follows from days that would be in the future', () => {
    expect(readDays(file('12/05/2026', '12/04/2026'), { today: '2026-12-06', answers: {} })).toEqual([])
    expect(readDays(file('01/05/2027', '01/09/2027'), { today: '2027-01-10' })).toEqual(['2027-01-05', '2027-01-09'])
  })

  test('follows from the order of the lines', () => {
    expect(readDays(file('10/09/2026', '01/10/2026', '02/11/2026'))).toEqual(['2026-09-10', '2026-10-01', '2026-11-02'])
  })

  test('does not matter if day and month are equal, or the month is named', () => {
    expect(readDays(file('11/11/2026', '10/10/2026'))).toEqual(['2026-11-11', '2026-10-10'])
    expect(readDays(file('3 Nov 2026', 'Nov 4, 2026'.replace(',', ''), '2026-11-05', '20261106'))).toHaveLength(4)
  })

  test('is asked for if nothing decides it, with both days, and remembered', () => {
    const csv = file('03/11/2026', '04/11/2026')
    const { question, lines } = readStatementText(csv)
    expect(lines).toEqual([])
    expect(question).toMatchObject({
      asks: ['dates'],
      dates: { text: '03/11/2026', dmy: '2026-11-03', mdy: '2026-03-11' },
    })
    const result = readStatementText(csv, { answers: { dates: 'mdy' } })
    expect(result.lines.map(({ day }) => day)).toEqual(['2026-03-11', '2026-04-11'])
    expect(result.layout).toEqual({ headings: ['date', 'description', 'amount'], dates: 'mdy' })
    expect(readDays(csv, { layouts: result.layout ? [result.layout] : [] })).toEqual(['2026-03-11', '2026-04-11'])
    // An order that follows from the file is remembered too, and takes precedence over a remembered answer.
    expect(readStatementText(file('24/11/2026')).layout).toMatchObject({ dates: 'dmy' })
    expect(readDays(file('24/11/2026'), { layouts: result.layout ? [result.layout] : [] })).toEqual(['2026-11-24'])
  })
})

describe('columns', () => {
  const csv = 'Wann,Wer,Wofür,Wieviel\n27/11/2026,A RAHMAN,ZAKAT,20.00\n26/11/2026,SHOP,PAPER,-12.00\n'
  const columns = { '1': 'date', '2': 'payer', '3': 'text', '4': 'amount' } as const

  test('not named by the headings are asked about, with examples and proposed roles', () => {
    const { question, lines } = readStatementText(csv)
    expect(lines).toEqual([])
    expect(question).toEqual({
      asks: ['columns'],
      columns: [
        { number: 1, heading: 'Wann', samples: ['27/11/2026', '26/11/2026'], role: 'date' },
        { number: 2, heading: 'Wer', samples: ['A RAHMAN', 'SHOP'], role: 'text' },
        { number: 3, heading: 'Wofür', samples: ['ZAKAT', 'PAPER'] },
        { number: 4, heading: 'Wieviel', samples: ['20.00', '-12.00'], role: 'amount' },
      ],
    })
  })

  test('that hold signs are proposed as such, so that they are not left out by accident', () => {
    const { question } = readStatementText('Wann,Wer,Wieviel,Art\n27/11/2026,A,20.00,CR\n26/11/2026,B,12.00,DR\n')
    expect(question).toMatchObject({ asks: ['columns'], columns: [{}, {}, { role: 'amount' }, { role: 'sign' }] })
  })

  test('named by the treasurer are used, and remembered only for the same headings', () => {
    const { lines, layout } = readStatementText(csv, { answers: { columns } })
    expect(lines).toMatchObject([
      { payer: 'A RAHMAN', text: 'A RAHMAN · ZAKAT', amountMinor: 2000 },
      { amountMinor: -1200 },
    ])
    expect(layout).toEqual({ headings: ['wann', 'wer', 'wofür', 'wieviel'], columns, dates: 'dmy' })
    const layouts = layout ? [layout] : []
    expect(readStatementText(csv, { layouts }).lines).toEqual(lines)
    expect(readStatementText(csv.replace('Wer', 'Name'), { layouts }).question?.asks).toEqual(['columns'])
    // Asking again proposes the earlier answers.
    expect(readStatementText(csv, { layouts, alwaysAsk: true }).question).toMatchObject({
      asks: ['columns'],
      columns: [{}, { role: 'payer' }, {}, {}],
    })
  })

  test('never take a line with an invalid date as headings', () => {
    const problem = { code: 'date', line: 1, value: '31/02/2026' }
    expect(readProblem('31/02/2026,A,5.00\n27/11/2026,B,6.00\n')).toEqual(problem)
  })

  test('of a file without headings can be named', () => {
    const withoutHeadings = csv.split('\n').slice(1).join('\n')
    expect(readStatementText(withoutHeadings).question?.asks).toEqual(['columns'])
    const { lines, layout } = readStatementText(withoutHeadings, { answers: { columns } })
    expect(lines).toHaveLength(2)
    expect(readStatementText(withoutHeadings, { layouts: layout ? [layout] : [] }).lines).toEqual(lines)
  })

  test.each([
    ['no date', { '2': 'payer', '4': 'amount' }],
    ['no amount', { '1': 'date', '2': 'payer' }],
    ['two dates', { ...columns, '2': 'date' }],
    ['an amount and money in', { ...columns, '3': 'in' }],
  ] as const)('with %s are refused', (_, roles) => {
    expect(readProblem(csv, { answers: { columns: roles } })).toEqual({ code: 'answers' })
  })

  test('are not asked about if nothing looks like a statement', () => {
    expect(readProblem('Name,Email\nA,a@example.org\n')).toEqual({ code: 'columns' })
  })
})
