import { describe, expect, test } from 'vitest'
import { identify } from './identity.ts'
import { createProposer } from './propose.ts'
import { readStatement } from './readStatement.ts'
import { largestFile, type StatementLine, type StatementProblem, UnreadableStatement } from './statement.ts'

const options = { currency: 'gbp', today: '2026-11-25' }

/** Reads a file and proposes for each of its lines, as an import does before it reaches the database. */
function importFile(text: string): StatementLine[] | StatementProblem {
  try {
    const { lines } = readStatement(Buffer.from(text), options)
    const recorded = lines.map(({ day, amountMinor, currency }, at) => ({ id: `${at}`, day, amountMinor, currency }))
    const propose = createProposer(new Map(), recorded, recorded)
    for (const { line } of identify(lines)) propose(line)
    return lines
  } catch (error) {
    if (error instanceof UnreadableStatement) return error.problem
    throw error
  }
}

/** Milliseconds of this thread's processor time for the fastest of some readings: other programs do not count. */
function timeOf(text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.threadCpuUsage()
    importFile(text)
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

const [head, end] = ['Date,Description,Amount\n', '</STMTTRN></OFX>']
const ofx = 'OFXHEADER:100 DATA:OFXSGML <OFX><CURDEF>GBP<ACCTID>12706368'
const camt =
  '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>'
const camtEntry = (more: string) =>
  `<Ntry><Amt Ccy="GBP">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt>${more}</Ntry>`
const nested = Array.from({ length: 30 }, (_, at) => `<${'N'.repeat(99)}${at % 10}>`).join('')

/** Text before, between and after what is repeated; `#` is the number of the repetition. */
const shapes: readonly [name: string, before: string, repeated: string, after: string][] = [
  [
    'OFX on one line',
    ofx,
    '<STMTTRN><DTPOSTED>20261124<TRNAMT>10.00<FITID>#<NAME>A RAHMAN<MEMO>ZAKAT &amp; more for the roof of the hall, with thanks to everybody</STMTTRN>',
    '',
  ],
  [
    'OFX of long names without a number in them',
    ofx,
    `<STMTTRN><DTPOSTED>20261124<TRNAMT>10.00<NAME>${'a'.repeat(490)}</STMTTRN>`,
    '',
  ],
  ['OFX of tags that mean nothing', ofx, '<AB>', ''],
  ['OFX of closing tags', ofx, '</AB>', ''],
  ['OFX of tags, each on its line', ofx, '\n<MEMO>a', ''],
  ['OFX of signs that begin no tag', `${ofx}<STMTTRN><MEMO>`, '<', end],
  ['OFX of names of tags without an end', `${ofx}<STMTTRN><MEMO>`, '<ABCDEFGHIJKLMNOPQRSTUVWXYZABCDE', end],
  ['OFX of entities', `${ofx}<STMTTRN><MEMO>`, '&amp;', end],
  ['OFX of spaces', `${ofx}<STMTTRN><MEMO>`, ' ', `x${end}`],
  ['OFX of one transaction with many fields', `${ofx}<STMTTRN>`, '<F#>x', end],
  ['OFX of one digit after the other', `${ofx}<STMTTRN><DTPOSTED>20261124<TRNAMT>`, '1', end],
  [
    'OFX with a name inside a longer memo',
    `${ofx}<STMTTRN><DTPOSTED>20261124<TRNAMT>1<NAME>`,
    'a',
    `<MEMO>${'a'.repeat(200_000)}b${end}`,
  ],
  [
    'CSV',
    head,
    '24/11/2026,"A RAHMAN, ZAKAT for the roof of the hall, with thanks to everybody who has helped with it",10.00\n',
    '',
  ],
  ['CSV of commas', '', ',', ''],
  ['CSV of semicolons', '', ';', ''],
  ['CSV of commas in lines', head, `24/11/2026,A,1.00${','.repeat(150)}\n`, ''],
  ['CSV of quotation marks', '', '"', ''],
  ['CSV of cells with a quotation mark', '', '"a",', ''],
  ['CSV of line breaks', '', '\n', ''],
  ['CSV of empty lines with a comma', '', ',\n', ''],
  ['CSV of brackets in headings', '', `${'('.repeat(9000)}\n`, ''],
  ['CSV of spaces', '', `${' '.repeat(9000)}\n`, ''],
  ['CSV of one word', '', 'a', ''],
  ['CAMT', camt, camtEntry('<AddtlNtryInf>A RAHMAN #</AddtlNtryInf>'), '</Stmt></BkToCstmrStmt></Document>'],
  ['CAMT of one entry with many remittances', `${camt}<Ntry><NtryDtls><TxDtls><RmtInf>`, '<Ustrd>ab</Ustrd>', ''],
  ['CAMT of one entry with many fields', `${camt}<Ntry>`, '<a#>x</a#>', '</Ntry>'],
  ['CAMT of texts far inside', `${camt}<Ntry>${nested}`, '<A>x</A>', ''],
  ['CAMT of texts far inside no entry', `${camt}${nested}`, '<A>x</A>', ''],
  ['CAMT of empty elements', camt, '<A/>', ''],
  ['CAMT of attributes', `${camt}<Ntry `, 'a#="1" ', '>'],
  ['CAMT of namespaces', `${camt}<Ntry `, 'xmlns:a#="u" ', '>'],
  ['CAMT of entities', `${camt}<Ntry><AddtlNtryInf>`, '&amp;', ''],
  ['CAMT of character data', `${camt}<Ntry><AddtlNtryInf>`, '<![CDATA[a]]>', ''],
  ['CAMT of brackets in character data', `${camt}<Ntry><![CDATA[`, ']', ''],
  ['CAMT of comments', camt, '<!---->', ''],
  ['CAMT of instructions', `${camt}<?a `, '?', ''],
]
function fileOf([, before, repeated, after]: (typeof shapes)[number], size: number): string {
  const count = Math.floor((size - before.length - after.length) / repeated.length)
  const isNumbered = repeated.includes('#')
  const all = isNumbered
    ? Array.from({ length: count }, (_, at) => repeated.replaceAll('#', String(at))).join('')
    : repeated.repeat(count)
  return (before + all).slice(0, size - after.length) + after
}

describe('eight times the file takes no more than about eight times as long:', () => {
  test.each(shapes)('%s', { timeout: 120_000 }, (...shape) => {
    const [small, large] = [fileOf(shape, largestFile / 8), fileOf(shape, largestFile)]
    timeOf(small)
    const [part, whole] = [timeOf(small), timeOf(large)]
    // A quadratic reader takes 64 times as long. The milliseconds are for files that are refused at once.
    expect(whole, `${part} ms, then ${whole} ms`).toBeLessThan(24 * part + 250)
  })
})
