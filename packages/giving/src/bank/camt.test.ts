import { describe, expect, test } from 'vitest'
import { identify } from './identity.ts'
import { readStatement } from './readStatement.ts'

const readDocument = (text: string) => readStatement(Buffer.from(text), { currency: 'gbp', today: '2026-11-25' })
const document = (statements: string, root = 'BkToCstmrStmt', version = 'camt.053.001.08') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${version}"><${root}>
${statements}
</${root}></Document>`
const statement = (entries: string, iban = 'GB33BUKB20201555555555') =>
  `<Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>GBP</Ccy><Ownr><Nm>Masjid An-Noor</Nm></Ownr></Acct>\n${entries}\n</Stmt>`
type Entry = {
  amount?: string
  direction?: string
  status?: string
  day?: string
  reference?: string
  more?: string
  details?: string
}
const entry = ({
  amount = '429.56',
  direction = 'CRDT',
  status = '<Sts><Cd>BOOK</Cd></Sts>',
  day = '<BookgDt><Dt>2026-11-20</Dt></BookgDt>',
  reference = '<AcctSvcrRef>B1</AcctSvcrRef>',
  more = '',
  details = '',
}: Entry = {}) =>
  `<Ntry><Amt Ccy="GBP">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${more}${status}${day}${reference}${details && `<NtryDtls>${details}</NtryDtls>`}</Ntry>`
const payment = (name: string, text: string, amount: string, more = '') =>
  `<TxDtls><Refs><EndToEndId>E-${name}</EndToEndId></Refs>${amount}<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf>${more}</TxDtls>`
const amt = (amount: string, currency = 'GBP') => `<Amt Ccy="${currency}">${amount}</Amt>`
const txAmt = (amount: string) => `<AmtDtls><TxAmt>${amt(amount)}</TxAmt></AmtDtls>`
const batchOf = (first: string, second: string, more: Entry = {}) =>
  readDocument(
    document(
      statement(entry({ details: payment('A RAHMAN', 'ROOF', first) + payment('B KHAN', 'ZAKAT', second), ...more })),
    ),
  )
const summaryOf = ({ lines }: ReturnType<typeof readDocument>) =>
  lines.map(({ amountMinor, payer, text }) => [amountMinor, payer, text])
const parts = [
  [32_956, 'A RAHMAN', 'A RAHMAN · ROOF'],
  [10_000, 'B KHAN', 'B KHAN · ZAKAT'],
]

describe('an entry with several payments becomes a line per payment', () => {
  test.each([
    ['with amounts of version 2', txAmt('329.56'), txAmt('100.00')],
    ['with amounts of version 8', amt('329.56'), amt('100.00')],
    ['with zero-padded amounts', amt('000329.56000'), amt('+100')],
    ['with their own directions', `${amt('329.56')}<CdtDbtInd>CRDT</CdtDbtInd>`, amt('100.00')],
    [
      'with an amount converted into the account’s currency',
      `<AmtDtls><InstdAmt>${amt('400.00', 'EUR')}</InstdAmt><TxAmt>${amt('400.00', 'EUR')}</TxAmt><CntrValAmt>${amt('329.56')}</CntrValAmt></AmtDtls>`,
      amt('100.00'),
    ],
  ])('%s', (_, first, second) => {
    const result = batchOf(first, second)
    expect(summaryOf(result)).toEqual(parts)
    expect(result.skippedLines).toEqual([])
    expect(new Set(result.lines.map(({ bankId }) => bankId)).size).toBe(2)
  })

  test('with one payment in the opposite direction', () => {
    const result = batchOf(amt('529.56'), `${amt('100.00')}<CdtDbtInd>DBIT</CdtDbtInd>`)
    expect(result.lines.map(({ amountMinor }) => amountMinor)).toEqual([52_956, -10_000])
  })

  test('with separate details and equal amounts', () => {
    const samePayment = payment('A RAHMAN', 'ROOF', amt('10.00'))
    const { lines } = readDocument(
      document(statement(entry({ amount: '20.00', details: `${samePayment}</NtryDtls><NtryDtls>${samePayment}` }))),
    )
    expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([1000, 1000])
    expect(new Set(identify(lines).map(({ identity }) => identity)).size).toBe(2)
  })
})

test.each([
  ['no amounts', '', ''],
  ['one amount only', amt('329.56'), ''],
  ['amounts that do not add up', amt('329.56'), amt('99.00')],
  ['amounts before charges', amt('330.00'), amt('100.00')],
  ['amounts in another currency', amt('329.56', 'EUR'), amt('100.00')],
  ['invalid amounts', amt('much'), amt('100.00')],
])('keeps an entry whose payments have %s as one line of its own amount, and reports it', (_, first, second) => {
  const result = batchOf(first, second)
  expect(summaryOf(result)).toEqual([[42_956, '', 'A RAHMAN B KHAN · ROOF ZAKAT']])
  expect(result.skippedLines).toEqual([{ reason: 'batch', line: 4, text: 'GBP 429.56' }])
})

test.each([
  ['one of its two payments', payment('A RAHMAN', 'ROOF', amt('329.56')), 'A RAHMAN · ROOF · BULK'],
  ['none of its two payments', '', 'BULK'],
])('an entry with %s has no payer', (_, payments, text) => {
  const details = `<Btch><NbOfTxs>2</NbOfTxs></Btch>${payments}</NtryDtls><AddtlNtryInf>BULK</AddtlNtryInf><NtryDtls>`
  const result = readDocument(document(statement(entry({ details }))))
  expect(summaryOf(result)).toEqual([[42_956, '', text]])
  expect(result.skippedLines).toMatchObject([{ reason: 'batch' }])
})

test('an entry with one payment has the booked amount', () => {
  const details = payment('A RAHMAN', 'ROOF', `<AmtDtls><InstdAmt>${amt('500.00', 'EUR')}</InstdAmt></AmtDtls>`)
  expect(summaryOf(readDocument(document(statement(entry({ details })))))).toEqual([
    [42_956, 'A RAHMAN', 'A RAHMAN · ROOF'],
  ])
})

test('recognises a file imported when every entry was one line', () => {
  const [firstLine, secondLine] = identify(batchOf(amt('329.56'), amt('100.00')).lines)
  const [wholeLine] = identify(batchOf('', '').lines)
  expect([firstLine?.former, secondLine?.former]).toEqual([wholeLine?.identity, wholeLine?.identity])
  const withoutReference = { reference: '' }
  const [lineWithoutReference] = identify(batchOf(amt('329.56'), amt('100.00'), withoutReference).lines)
  expect(lineWithoutReference?.former).toBe(identify(batchOf('', '', withoutReference).lines)[0]?.identity)
})

describe('the counterparty of', () => {
  const parties = (debtor: string, creditor: string) =>
    `<TxDtls><RltdPties>${debtor && `<Dbtr><Nm>${debtor}</Nm></Dbtr>`}${creditor && `<Cdtr><Nm>${creditor}</Nm></Cdtr>`}</RltdPties></TxDtls>`
  const payerOf = (fields: Entry) => readDocument(document(statement(entry(fields)))).lines[0]?.payer
  const reversal = '<RvslInd>true</RvslInd>'
  test.each<[string, Entry, string | undefined]>([
    ['money in is its debtor', { details: parties('A RAHMAN', 'Masjid An-Noor') }, 'A RAHMAN'],
    [
      'money out is its creditor',
      { direction: 'DBIT', details: parties('Masjid An-Noor', 'CITY POWER') },
      'CITY POWER',
    ],
    ['money in whose debtor is not named is undefined', { details: parties('NOTPROVIDED', '') }, undefined],
    ['money in without a debtor is undefined', { details: parties('', 'Masjid An-Noor') }, undefined],
    [
      'a returned bill is its creditor',
      { more: reversal, details: parties('Masjid An-Noor', 'CITY POWER') },
      'CITY POWER',
    ],
    [
      'a returned gift is its debtor',
      { direction: 'DBIT', more: reversal, details: parties('A RAHMAN', 'MASJID AN-NOOR') },
      'A RAHMAN',
    ],
    [
      'a reversal whose parties are those of the reverse payment',
      { more: reversal, details: parties('CITY POWER', 'Masjid An-Noor') },
      'CITY POWER',
    ],
  ])('%s', (_, fields, payer) => expect(payerOf(fields)).toBe(payer))

  test('a payment on behalf of another person is its debtor, or else its ultimate debtor', () => {
    const ultimate = '<UltmtDbtr><Pty><Nm>B KHAN</Nm></Pty></UltmtDbtr>'
    const details = (debtor: string) => `<TxDtls><RltdPties>${debtor}${ultimate}</RltdPties></TxDtls>`
    expect(payerOf({ details: details('<Dbtr><Pty><Nm>A RAHMAN</Nm></Pty></Dbtr>') })).toBe('A RAHMAN')
    expect(payerOf({ details: details('') })).toBe('B KHAN')
  })
})

test('a reversal keeps the bank’s sign', () => {
  const { lines } = readDocument(
    document(
      statement(
        entry({ direction: 'DBIT', more: '<RvslInd>true</RvslInd>', details: payment('A RAHMAN', 'ROOF', '') }),
      ),
    ),
  )
  expect(lines).toMatchObject([{ amountMinor: -42_956 }])
})

test('skips and reports entries that are pending, in the future or for a zero amount', () => {
  const { lines, skippedLines } = readDocument(
    document(
      statement(
        [
          entry({ status: '<Sts>BOOK</Sts>' }),
          entry({ status: '<Sts>PDNG</Sts>' }),
          entry({ status: '<Sts><Cd>INFO</Cd></Sts>' }),
          entry({ day: '<BookgDt><Dt>2026-12-02</Dt></BookgDt>' }),
          entry({ day: '<BookgDt><Dt>2026-12-03</Dt></BookgDt>' }),
          entry({ amount: '0.00' }),
        ].join('\n'),
      ),
    ),
  )
  expect(lines.map(({ day }) => day)).toEqual(['2026-11-20', '2026-12-02'])
  expect(skippedLines.map(({ reason, line }) => `${reason} ${line}`)).toEqual([
    'pending 5',
    'pending 6',
    'future 8',
    'zero 9',
  ])
})

test.each([
  ['<BookgDt><Dt>2026-11-20+00:00</Dt></BookgDt>', '2026-11-20'],
  ['<BookgDt><DtTm>2026-11-20T23:59:59Z</DtTm></BookgDt>', '2026-11-20'],
  ['<ValDt><Dt>2026-11-19</Dt></ValDt>', '2026-11-19'],
])('the day of %s is %s', (day, expected) =>
  expect(readDocument(document(statement(entry({ day })))).lines[0]?.day).toBe(expected),
)

test.each(['02', '03', '04', '06', '08', '10', '11', '13'])('reads version %s', (version) =>
  expect(readDocument(document(statement(entry()), 'BkToCstmrStmt', `camt.053.001.${version}`)).lines).toHaveLength(1),
)

test('reads the account of each statement of a file, and intraday reports too', () => {
  const statements = statement(entry()) + statement(entry(), 'DE02120300000000202051')
  expect(readDocument(document(statements)).lines.map(({ account }) => account)).toEqual([
    'GB33BUKB20201555555555',
    'DE02120300000000202051',
  ])
  const report = document(statement(entry()).replaceAll('Stmt>', 'Rpt>'), 'BkToCstmrAcctRpt', 'camt.052.001.08')
  expect(readDocument(report).lines).toMatchObject([{ account: 'GB33BUKB20201555555555' }])
})

test('truncates overlong text instead of refusing the file', () => {
  const details = payment('A'.repeat(300), 'B'.repeat(900), '', `<AddtlTxInf>${'C'.repeat(900)}</AddtlTxInf>`)
  expect(readDocument(document(statement(entry({ details })))).lines[0]?.text.length).toBeLessThanOrEqual(500)
})
