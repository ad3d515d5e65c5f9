import { describe, expect, test } from 'vitest'
import { readStatement } from './readStatement.ts'
import { type StatementLine, type StatementProblem, UnreadableStatement } from './statement.ts'

const today = '2026-11-25'
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)
const readText = (text: string, encoding?: BufferEncoding) =>
  readStatement(bytes(text, encoding), { currency: 'gbp', today })
const daysAndAmounts = (lines: readonly StatementLine[]) => lines.map(({ day, amountMinor }) => [day, amountMinor])

function problemOf(text: string | Buffer): StatementProblem | undefined {
  try {
    readStatement(typeof text === 'string' ? bytes(text) : text, { currency: 'gbp', today })
  } catch (error) {
    if (error instanceof UnreadableStatement) return error.problem
    throw error
  }
  return undefined
}

/** The same two lines, a gift of £1,250.50 and a bill of £30, as each bank writes them. */
const banks: readonly [bank: string, csv: string, encoding?: BufferEncoding][] = [
  [
    'Lloyds, Halifax and Bank of Scotland',
    `Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
24/11/2026,FPI,'11-02-39,12706368,MISS A RAHMAN ZAKAT,,1250.50,2221.33
23/11/2026,DD,'11-02-39,12706368,CITY POWER,30.00,,970.83
`,
  ],
  [
    'Barclays',
    `Number,Date,Account,Amount,Subcategory,Memo
,24/11/2026,20-00-00 12345678,1250.50,Counter Credit,MISS A RAHMAN ZAKAT BGC
,23/11/2026,20-00-00 12345678,-30.00,Direct Debit,CITY POWER
`,
  ],
  [
    'NatWest and RBS',
    `Date, Type, Description, Value, Balance, Account Name, Account Number
24 Nov 2026,BAC,"'MISS A RAHMAN , ZAKAT",1250.50,2221.33,"'MASJID","'600000-30000000",
23/11/2026,D/D,"'CITY POWER",-30.00,970.83,"'MASJID","'600000-30000000",
`,
  ],
  [
    'Nationwide, with the account above the headings and pound signs in Windows-1252',
    `"Account Name:","Charity ****12345"
"Account Balance:","£2,221.33"
"Available Balance: ","£2,221.33"

"Date","Transaction type","Description","Paid out","Paid in","Balance"
"24 Nov 2026","Bank credit","MISS A RAHMAN ZAKAT","","£1,250.50","£2,221.33"
"23 Nov 2026","Direct debit","CITY POWER","£30.00","","£970.83"
`,
    'latin1',
  ],
  ['HSBC, without headings', `24/11/2026,"MISS A RAHMAN ZAKAT","1,250.50"\n23/11/2026,CITY POWER,-30.00\n`],
  [
    'HSBC and Co-operative, with money-in and money-out columns',
    `Date,Description,Type,Money In,Money Out,Balance
2026-11-24,MISS A RAHMAN ZAKAT,CREDIT,1250.50,,2221.33
2026-11-23,CITY POWER,DD,,30.00,970.83
`,
  ],
  [
    'Starling',
    `Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
24/11/2026,MISS A RAHMAN,ZAKAT,FASTER PAYMENT,1250.50,2221.33,INCOME,
23/11/2026,City Power,Account 12,DIRECT DEBIT,-30.00,970.83,BILLS,
`,
  ],
  [
    'Monzo, money out with a minus',
    `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
tx_0001,24/11/2026,09:12:01,Faster payment,Miss A Rahman,,Income,1250.50,GBP,1250.50,GBP,,,,ZAKAT,,,1250.50
tx_0002,23/11/2026,09:12:01,Direct Debit,City Power,,Bills,-30.00,GBP,-30.00,GBP,,,,CITY POWER,,-30.00,
`,
  ],
  [
    'Revolut, skipping pending lines',
    `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
TRANSFER,Current,2026-11-24 09:12:01,2026-11-24 09:12:03,From Miss A Rahman,1250.50,0.00,GBP,COMPLETED,2221.33
CARD_PAYMENT,Current,2026-11-23 09:12:01,2026-11-23 10:00:00,City Power,-30.00,0.00,GBP,COMPLETED,970.83
CARD_PAYMENT,Current,2026-11-23 09:12:01,,Printer,-12.00,0.00,GBP,PENDING,
`,
  ],
  [
    'Santander for business, with semicolons and brackets',
    `Date;Type;Merchant/Description;Debit/Credit;Balance\n24/11/2026;CREDIT;MISS A RAHMAN ZAKAT;£1,250.50;£2,221.33\n23/11/2026;DD;CITY POWER;(30.00);£970.83\n`,
  ],
]

describe('the CSV of', () => {
  test.each(banks)('%s', (_, csv, encoding) => {
    const { format, lines } = readText(csv, encoding)
    expect(format).toBe('csv')
    expect(daysAndAmounts(lines)).toEqual([
      ['2026-11-24', 125_050],
      ['2026-11-23', -3000],
    ])
    expect(lines[0]?.text.toLowerCase()).toContain('a rahman')
    expect(lines[1]?.text.toLowerCase()).toBe(lines[1]?.text.includes('12') ? 'city power · account 12' : 'city power')
  })
})

const ofx = (transactions: string) => `OFXHEADER:100
DATA:OFXSGML
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP
<BANKACCTFROM><BANKID>110239<ACCTID>12706368<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261125
${transactions}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

describe('OFX', () => {
  test('as SGML, with a less-than sign and an ampersand in a memo', () => {
    const { format, lines } = readText(
      ofx(`<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261124120000[0:GMT]<TRNAMT>1250.50<FITID>2026112400001<NAME>MISS A RAHMAN<MEMO>ZAKAT <3 &amp; more</STMTTRN>
<STMTTRN><TRNTYPE>DIRECTDEBIT<DTPOSTED>20261123<TRNAMT>-30,00<FITID>2026112300001<NAME>CITY POWER</STMTTRN>`),
    )
    expect(format).toBe('ofx')
    expect(lines).toEqual([
      {
        day: '2026-11-24',
        amountMinor: 125_050,
        currency: 'gbp',
        text: 'MISS A RAHMAN · ZAKAT <3 & more',
        payer: 'MISS A RAHMAN',
        bankId: '2026112400001',
        account: '12706368',
      },
      expect.objectContaining({ day: '2026-11-23', amountMinor: -3000 }),
    ])
  })

  test('reads the same with and without line breaks', () => {
    const transaction = (number: number) =>
      `<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20261124\n<TRNAMT>${number}.50\n<FITID>F${number}\n<NAME>DONOR <3\n<MEMO>ROOF\n</STMTTRN>\n`
    const multiLine = ofx(Array.from({ length: 2000 }, (_, index) => transaction(index + 1)).join(''))
    const { lines } = readText(multiLine.replaceAll('\n', ''))
    expect(lines).toHaveLength(2000)
    expect(lines).toEqual(readText(multiLine).lines)
    expect(lines[1]).toMatchObject({ amountMinor: 250, text: 'DONOR <3 · ROOF', bankId: 'F2', account: '12706368' })
  })

  test('as XML', () => {
    const { lines } = readText(
      `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><CURDEF>EUR</CURDEF><STMTTRN><DTPOSTED>20261124</DTPOSTED><TRNAMT>5.00</TRNAMT><FITID>1</FITID><MEMO>A &lt; B</MEMO></STMTTRN></OFX>`,
    )
    expect(lines).toMatchObject([{ amountMinor: 500, currency: 'eur', text: 'A < B' }])
  })

  test('includes a transaction of the next working day, and skips one further ahead', () => {
    const transaction = (day: string) => `<STMTTRN><DTPOSTED>${day}<TRNAMT>5.00<FITID>${day}<NAME>A RAHMAN</STMTTRN>\n`
    const { lines, skippedLines } = readText(ofx(transaction('20261127') + transaction('20261225')))
    expect(lines).toMatchObject([{ day: '2026-11-27' }])
    expect(skippedLines).toEqual([{ reason: 'future', line: 10, text: 'A RAHMAN · 5.00' }])
  })

  test('that ends within a transaction, or has an invalid amount, is refused naming the line', () => {
    expect(problemOf(ofx('<STMTTRN><DTPOSTED>20261124<TRNAMT>5.00').split('</BANKTRANLIST>')[0] ?? '')).toEqual({
      code: 'broken',
      line: 9,
    })
    expect(problemOf(ofx('<STMTTRN><DTPOSTED>20261124<TRNAMT>five</STMTTRN>'))).toMatchObject({
      code: 'amount',
      line: 9,
    })
  })
})

const camt = (entries: string, head = '<?xml version="1.0" encoding="UTF-8"?>') => `${head}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>GB33BUKB20201555555555</IBAN></Id></Acct>
${entries}
</Stmt></BkToCstmrStmt></Document>`
const entry = (more = '', amount = '<Amt Ccy="GBP">1250.50</Amt>') => `<Ntry>${amount}<CdtDbtInd>CRDT</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt><AcctSvcrRef>REF1</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Miss A Rahman</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>Zakat</Ustrd></RmtInf></TxDtls></NtryDtls>${more}</Ntry>`

describe('CAMT.053', () => {
  test('includes booked entries, with payer and reference', () => {
    const pendingEntry = entry().replace('BOOK', 'PDNG')
    const outgoingEntry = entry().replaceAll('CRDT', 'DBIT').replaceAll('Dbtr', 'Cdtr').replace('REF1', 'REF2')
    const { format, lines } = readText(camt(entry() + pendingEntry + outgoingEntry))
    expect(format).toBe('camt')
    expect(lines).toEqual([
      {
        day: '2026-11-24',
        amountMinor: 125_050,
        currency: 'gbp',
        text: 'Miss A Rahman · Zakat',
        payer: 'Miss A Rahman',
        bankId: 'REF1',
        account: 'GB33BUKB20201555555555',
      },
      expect.objectContaining({ amountMinor: -125_050, payer: 'Miss A Rahman', bankId: 'REF2' }),
    ])
  })

  test('includes entries of the next working day, and skips those further ahead', () => {
    const entryOn = (day: string) => entry().replace('2026-11-24', day).replace('REF1', day)
    const { lines, skippedLines } = readText(camt(entryOn('2026-11-27') + entryOn('2026-12-25')))
    expect(lines).toMatchObject([{ day: '2026-11-27' }])
    expect(skippedLines).toMatchObject([{ reason: 'future', text: 'GBP 1250.50' }])
  })

  test('with a document type is refused: no entity is declared, and nothing is fetched', () => {
    const bomb = '<!DOCTYPE Document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
    expect(problemOf(camt(entry(), bomb))).toMatchObject({ code: 'doctype' })
    const external = '<!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
    expect(problemOf(camt(entry('<AddtlNtryInf>&a;</AddtlNtryInf>'), external))).toMatchObject({ code: 'doctype' })
    expect(problemOf(camt(entry('<AddtlNtryInf>&a;</AddtlNtryInf>')))).toMatchObject({ code: 'broken', line: 6 })
  })

  test('that is nested too deeply, unclosed, or another document is refused', () => {
    expect(problemOf(camt(entry('<X>'.repeat(50_000))))).toMatchObject({ code: 'broken' })
    expect(problemOf(camt(entry()).slice(0, -20))).toMatchObject({ code: 'broken' })
    expect(problemOf('<?xml version="1.0"?><Other/>')).toEqual({ code: 'kind' })
    expect(problemOf(camt(entry('', '<Amt Ccy="GBP">-5.00</Amt>')))).toMatchObject({ code: 'amount', line: 4 })
    expect(problemOf(camt(entry('', '<Amt>5.00</Amt>')))).toMatchObject({ code: 'currency' })
  })
})

describe('refuses a file, with the problem and the line,', () => {
  const head = 'Date,Description,Amount\n24/11/2026,A,1.00\n'
  test.each<[string, string | Buffer, StatementProblem]>([
    ['with an invalid date', `${head}31/02/2026,B,1.00\n`, { code: 'date', line: 3, value: '31/02/2026' }],
    ['with an invalid amount', `${head}24/11/2026,B,1.0x\n`, { code: 'amount', line: 3, value: '1.0x' }],
    ['with fractions of a penny', `${head}24/11/2026,B,1.005\n`, { code: 'amount', line: 3, value: '1.005' }],
    [
      'with an amount that is too large',
      `${head}24/11/2026,B,999999999999\n`,
      { code: 'amount', line: 3, value: '999999999999' },
    ],
    ['with a formula as an amount', `${head}24/11/2026,B,=1+1\n`, { code: 'amount', line: 3, value: '=1+1' }],
    ['with text that is too long', `${head}24/11/2026,${'B'.repeat(600)},1.00\n`, { code: 'long', line: 3 }],
    [
      'with money in and out on one line',
      'Date,Description,Money In,Money Out\n24/11/2026,A,1.00,2.00\n',
      { code: 'both', line: 2 },
    ],
    [
      'with an invalid currency',
      'Date,Description,Amount,Currency\n24/11/2026,A,1.00,pounds\n',
      { code: 'currency', line: 2, value: undefined },
    ],
    ['with a row that is too long', `${head}24/11/2026,B,1.00${',x'.repeat(200)}\n`, { code: 'wide', line: 3 }],
    ['with a cell that is too long', `${head}24/11/2026,B,1.00,${'x'.repeat(20_001)}\n`, { code: 'wide', line: 3 }],
    [
      'with an unclosed quotation mark',
      `${head}24/11/2026,"B,1.00\n${'x\n'.repeat(20_000)}`,
      { code: 'wide', line: 3 },
    ],
    ['of only commas', ','.repeat(2_900_000), { code: 'cells' }],
    ['with an account that is too long', ofx(`<ACCTID>${'1'.repeat(200)}`), { code: 'wide', line: 9 }],
    ['with missing columns', 'Name,Email\nA,a@example.org\n', { code: 'columns' }],
    ['without lines', 'Date,Description,Amount\n', { code: 'empty' }],
    ['that is empty', '', { code: 'blank' }],
    ['that is too large', Buffer.alloc(3_000_001, 'a'), { code: 'size' }],
    ['that is a program', Buffer.from('MZ\0\0\0'), { code: 'kind' }],
    ['that is other XML', '<?xml version="1.0"?><Invoice><Amt>1</Amt></Invoice>', { code: 'kind' }],
  ])('%s', (_, text, problem) => {
    expect(problemOf(text)).toEqual(
      problem.value === undefined ? expect.objectContaining(JSON.parse(JSON.stringify(problem))) : problem,
    )
  })

  test('with too many lines', () => {
    expect(problemOf(`Date,Description,Amount\n${'24/11/2026,A,1.00\n'.repeat(20_001)}`)).toEqual({ code: 'lines' })
  })
})

test('removes direction overrides and control characters from text', () => {
  const { lines } = readText('Date,Description,Amount\n24/11/2026,"A\u202eB\u0007  C\n D",1.00\n')
  expect(lines).toMatchObject([{ text: 'A B C D' }])
})
