import { describe, expect, test } from 'vitest'
import { identify } from './identity.ts'
import { readStatement } from './readStatement.ts'
import { UnreadableStatement } from './statement.ts'

const readFile = (text: string | Buffer) =>
  readStatement(typeof text === 'string' ? Buffer.from(text) : text, { currency: 'gbp', today: '2026-11-25' })
const account = (transactions: string, id = '1', currency = 'GBP') =>
  `<STMTTRNRS><STMTRS><CURDEF>${currency}<BANKACCTFROM><ACCTID>${id}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>${transactions}</BANKTRANLIST></STMTRS></STMTTRNRS>`
const ofx = (accounts: string) =>
  `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1>${accounts}</BANKMSGSRSV1></OFX>`
type Fields = Partial<Record<'type' | 'day' | 'amount' | 'id' | 'more', string>>
const transaction = ({
  type = 'CREDIT',
  day = '20261120',
  amount = '20.00',
  id = '1',
  more = '<NAME>A RAHMAN',
}: Fields = {}) => `<STMTTRN><TRNTYPE>${type}<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}${more}</STMTTRN>`
const readSingle = (fields: Fields) => readFile(ofx(account(transaction(fields)))).lines[0]
const readAmounts = (text: string) => readFile(text).lines.map(({ amountMinor }) => amountMinor)

test.each([
  ['00000000000020.0000', 2000],
  ['+00000000000000.2400', 24],
  ['-00000000000020.0000', -2000],
  ['20', 2000],
  ['20.', 2000],
  ['.50', 50],
  ['-20,5', -2050],
  ['1,234.50', 123_450],
  ['1,230', 123_000],
  ['00000020,0000', 2000],
  ['+1234.56', 123_456],
])('reads the amount %s as %i pence', (amount, expected) => expect(readSingle({ amount })?.amountMinor).toBe(expected))

test.each([
  ['<NAME><![CDATA[A RAHMAN  ]]></NAME><MEMO><![CDATA[SADAQAH & ZAKAT]]></MEMO>', 'A RAHMAN', 'SADAQAH & ZAKAT'],
  ['<NAME>\n<![CDATA[A <B> RAHMAN]]>\n<MEMO><![CDATA[ROOF]]>', 'A <B> RAHMAN', 'ROOF'],
  ['<NAME>A <![CDATA[RAHMAN & CO]]><MEMO>ROOF', 'A RAHMAN & CO', 'ROOF'],
  ['<NAME><![CDATA[A RAHMAN<MEMO><![CDATA[ROOF]]>', 'A RAHMAN', 'ROOF'],
  ['<NAME><![CDATA[A RAHMAN<MEMO>ROOF', 'A RAHMAN', 'ROOF'],
  ['<NAME>M O&#39;BRIEN &#38; CO<MEMO>5 &lt; 6', "M O'BRIEN & CO", '5 < 6'],
  ['<NAME>A&nbsp;RAHMAN<MEMO>&#x27;ROOF&#x27; &pound;5', 'A RAHMAN', "ROOF' £5"],
  ['<NAME>A &amp;amp; B KHAN<MEMO>&amp;lt;3', 'A & B KHAN', '<3'],
  ['<NAME>R&D AT&T<MEMO>a && b &unknown; &#999999999;', 'R&D AT&T', 'a && b &unknown; �'],
  ['<NAME/><MEMO>ROOF', undefined, 'ROOF'],
  [
    '<NAME>MOHAMMED ABDUL RAHMAN CHOUDHU<EXTDNAME>MOHAMMED ABDUL RAHMAN CHOUDHURY<MEMO>ROOF',
    'MOHAMMED ABDUL RAHMAN CHOUDHURY',
    'ROOF',
  ],
  ['<PAYEE><NAME>A RAHMAN<ADDR1>1 High Street<CITY>Leeds</PAYEE><MEMO>ROOF', 'A RAHMAN', 'ROOF'],
])('reads %s as payer %s', (more, payer, memo) => {
  const line = readSingle({ more })
  expect([line?.payer, line?.text]).toEqual([payer, [payer, memo].filter(Boolean).join(' · ')])
})

test.each([
  ['20261120', '2026-11-20'],
  ['20261120235959[-5:EST]', '2026-11-20'],
  ['20261120000000.000[+3:MSK]', '2026-11-20'],
  ['20261120120000.123[0:GMT]', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['20261120T120000', '2026-11-20'],
  // The next working day, at most a week ahead.
  ['20261202', '2026-12-02'],
])('reads the date %s as %s', (day, expected) => expect(readSingle({ day })?.day).toBe(expected))

test('skips and reports transactions that are pending, undated or for a zero amount', () => {
  const { lines, skippedLines } = readFile(
    ofx(
      account(
        [
          transaction(),
          transaction({ day: '20261203' }),
          transaction({ amount: '0.00' }),
          transaction({ amount: '' }),
          transaction({ day: '' }),
          transaction({ day: '00000000' }),
          transaction({ day: '', more: '<DTUSER>20261119<NAME>B KHAN' }),
        ].join('\n'),
      ) + '<BANKTRANLISTP><STMTTRNP><TRNTYPE>CREDIT<DTTRAN>20261124<TRNAMT>5.00<NAME>LATER</STMTTRNP></BANKTRANLISTP>',
    ),
  )
  expect(lines.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-19'])
  expect(skippedLines.map(({ reason, line }) => `${reason} ${line}`).toSorted()).toEqual([
    'future 6',
    'pending 11',
    'undated 10',
    'undated 9',
    'zero 7',
    'zero 8',
  ])
})

describe('an account', () => {
  test('keeps its own number and currency in a file of several', () => {
    const fields = { id: '7' }
    const { lines } = readFile(
      ofx(
        account(transaction(fields), '111', 'EUR') +
          account(transaction(fields), '222') +
          `<CCSTMTTRNRS><CCSTMTRS><CURDEF>GBP<CCACCTFROM><ACCTID>333</CCACCTFROM><BANKTRANLIST>${transaction({ ...fields, type: 'DEBIT', amount: '-5.00' })}</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS>`,
      ),
    )
    expect(lines.map(({ account: id, currency, amountMinor }) => [id, currency, amountMinor])).toEqual([
      ['111', 'eur', 2000],
      ['222', 'gbp', 2000],
      ['333', 'gbp', -500],
    ])
  })

  test('is not the account a payment came from', () => {
    const { lines } = readFile(
      ofx(
        account(
          transaction({ more: '<NAME>A RAHMAN<BANKACCTTO><BANKID>1<ACCTID>999<ACCTTYPE>CHECKING</BANKACCTTO>' }) +
            transaction({ id: '2' }),
          '111',
        ),
      ),
    )
    expect(lines.map(({ account: id }) => id)).toEqual(['111', '111'])
  })
})

test('treats empty fields as missing', () => {
  const emptyFields = `<STMTTRN><TRNTYPE>Credit</TRNTYPE><DTPOSTED>20261120</DTPOSTED><TRNAMT>12.34</TRNAMT><FITID></FITID><NAME></NAME><CHECKNUM></CHECKNUM><MEMO>TRANSFER</MEMO><CURRENCY><CURRATE></CURRATE><CURSYM></CURSYM></CURRENCY></STMTTRN>`
  expect(readFile(ofx(account(emptyFields, '1', ''))).lines).toEqual([
    { day: '2026-11-20', amountMinor: 1234, currency: 'gbp', text: 'TRANSFER', account: '1' },
  ])
})

test('an amount in another currency keeps it, and a converted amount has the account’s currency', () => {
  const inDollars = '<NAME>A<CURRENCY><CURRATE>1.2<CURSYM>USD</CURRENCY>'
  const fromDollars = '<NAME>B<ORIGCURRENCY><CURRATE>1.2<CURSYM>USD</ORIGCURRENCY>'
  expect(readSingle({ more: inDollars })?.currency).toBe('usd')
  expect(readSingle({ more: fromDollars })?.currency).toBe('gbp')
})

describe('a type that contradicts the sign', () => {
  const debit = { type: 'DEBIT', amount: '30.00', id: '2', more: '<NAME>CITY POWER' }
  test('decides it in an account without signs', () =>
    expect(readAmounts(ofx(account(transaction() + transaction(debit))))).toEqual([2000, -3000]))
  test('decides it in an account with opposite signs', () =>
    expect(readAmounts(ofx(account(transaction({ amount: '-20.00' }) + transaction(debit))))).toEqual([2000, -3000]))
  test('is a correction in an account with signs', () =>
    expect(readAmounts(ofx(account(transaction(debit) + transaction({ ...debit, amount: '-30.00' }))))).toEqual([
      3000, -3000,
    ]))
  test('decides nothing for another account', () =>
    expect(
      readAmounts(ofx(account(transaction(debit), '1') + account(transaction({ ...debit, amount: '-30.00' }), '2'))),
    ).toEqual([-3000, -3000]))
  test('is ignored for types that can go either way', () =>
    expect(
      readAmounts(ofx(account(transaction({ type: 'ATM' }) + transaction({ type: 'CREDIT', amount: '-5.00' })))),
    ).toEqual([2000, -500]))
})

test('reads a transaction without a closing tag, and lower-case tags', () => {
  const unclosedTransaction = `<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20261120\n<TRNAMT>20.00\n<FITID>1\n<NAME>A RAHMAN\n`
  expect(readAmounts(ofx(account(unclosedTransaction + unclosedTransaction.replace('20.00', '10.00'))))).toEqual([
    2000, 1000,
  ])
  const lowerCaseFile = ofx(account(transaction({ more: '<NAME>a rahman' }))).replaceAll(/<\/?[A-Z0-9]+>/g, (tag) =>
    tag.toLowerCase(),
  )
  expect(readFile(lowerCaseFile).lines).toMatchObject([{ amountMinor: 2000, payer: 'a rahman', account: '1' }])
})

test('reads names in the encoding of the file', () => {
  const text = ofx(account(transaction({ more: '<NAME>JOSÉ NUÑEZ' })))
  expect(readFile(Buffer.from(text, 'latin1')).lines[0]?.payer).toBe('JOSÉ NUÑEZ')
  expect(readFile(Buffer.from(`\uFEFF${text}`)).lines[0]?.payer).toBe('JOSÉ NUÑEZ')
})

test('distinguishes transactions with the same reference or none', () => {
  const linesOf = (id: string) =>
    readFile(ofx(account([transaction({ id }), transaction({ id }), transaction({ id, amount: '5.00' })].join(''))))
      .lines
  for (const id of ['', '0', 'F1']) expect(new Set(identify(linesOf(id)).map(({ identity }) => identity)).size).toBe(3)
})

test('recognises a file stored by an earlier version', () => {
  const cdata = readSingle({ id: '', more: '<NAME><![CDATA[A RAHMAN ]]><MEMO>O&#39;B' })
  expect(cdata?.former).toMatchObject({ text: '<![CDATA[A RAHMAN ]]> · O&#39;B' })
  const lines = readFile(
    ofx(
      account(transaction({ more: '<NAME>A<BANKACCTTO><ACCTID>999</BANKACCTTO>' }) + transaction({ id: '2' }), '111'),
    ),
  ).lines
  expect(lines.map(({ former }) => former?.account)).toEqual(['999', '999'])
  expect(readSingle({})?.former).toBeUndefined()
})

test('refuses a file with an invalid amount or date, naming the line', () => {
  const problemOf = (fields: Fields) => {
    try {
      return readSingle(fields)
    } catch (error) {
      return error instanceof UnreadableStatement ? error.problem : error
    }
  }
  expect(problemOf({ amount: 'five' })).toEqual({ code: 'amount', line: 5, value: 'five' })
  expect(problemOf({ day: '20261131' })).toEqual({ code: 'date', line: 5, value: '20261131' })
})
