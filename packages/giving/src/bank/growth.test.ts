import { expect, test } from 'vitest'
import { type Family, findSlowParsers } from '@minaret/tooling/growth'
import { identify } from './identity.ts'
import { proposeKinds } from './propose.ts'
import { readStatement } from './readStatement.ts'
import { maxFileBytes } from './statement.ts'

/** Reads a file and proposes a kind for each line, as an import does before it reaches the database. */
function importFile(text: string): void {
  const { lines } = readStatement(Buffer.from(text), { currency: 'gbp', today: '2026-11-25' })
  const records = lines.map(({ day, amountMinor, currency }, index) => ({ id: `${index}`, day, amountMinor, currency }))
  const recordedGifts = records.map((gift, index) => ({
    ...gift,
    donorName: lines[records.length - index - 1]?.text.replace('OMAR', 'FATIMA') ?? '',
  }))
  proposeKinds(
    identify(lines).map(({ line }) => line),
    { payers: new Map(), recorded: recordedGifts, boxes: records },
  )
}

type Shape = readonly [name: string, before: string, repeated: string, after: string]

const [head, end] = ['Date,Description,Amount\n', '</STMTTRN></OFX>']
const ofx = 'OFXHEADER:100 DATA:OFXSGML <OFX><CURDEF>GBP<ACCTID>12706368'
const camt =
  '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>'
const camtEntry = (more: string) =>
  `<Ntry><Amt Ccy="GBP">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt>${more}</Ntry>`
const openEntry =
  '<Ntry><Amt Ccy="GBP">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt>'
const payment = (amount: string) =>
  `<TxDtls>${amount && `<Amt Ccy="GBP">${amount}</Amt>`}<RltdPties><Dbtr><Nm>A RAHMAN #</Nm></Dbtr></RltdPties></TxDtls>`
const nestedTags = Array.from({ length: 30 }, (_, index) => `<${'N'.repeat(99)}${index % 10}>`).join('')

/** An extra column, wide enough that the largest file stays within the maximum number of lines. */
const padding = 'x'.repeat(130)

/** The start, repeated part and end of a file; `#` is replaced by the number of the repetition. */
const shapes: readonly Shape[] = [
  [
    'OFX on one line',
    ofx,
    '<STMTTRN><DTPOSTED>20261124<TRNAMT>10.00<FITID>#<NAME>A RAHMAN<MEMO>ZAKAT &amp; more for the roof of the hall, with thanks to everybody</STMTTRN>',
    '',
  ],
  [
    'OFX of long names without digits',
    ofx,
    `<STMTTRN><DTPOSTED>20261124<TRNAMT>10.00<NAME>${'a'.repeat(490)}</STMTTRN>`,
    '',
  ],
  ['OFX of unknown tags', ofx, '<AB>', ''],
  ['OFX of closing tags', ofx, '</AB>', ''],
  ['OFX of one tag per line', ofx, '\n<MEMO>a', ''],
  ['OFX of `<` signs that begin no tag', `${ofx}<STMTTRN><MEMO>`, '<', end],
  ['OFX of unterminated tag names', `${ofx}<STMTTRN><MEMO>`, '<ABCDEFGHIJKLMNOPQRSTUVWXYZABCDE', end],
  ['OFX of entities', `${ofx}<STMTTRN><MEMO>`, '&amp;', end],
  ['OFX of spaces', `${ofx}<STMTTRN><MEMO>`, ' ', `x${end}`],
  ['OFX of one transaction with many fields', `${ofx}<STMTTRN>`, '<F#>x', end],
  ['OFX of an endless amount', `${ofx}<STMTTRN><DTPOSTED>20261124<TRNAMT>`, '1', end],
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
  ['CSV of columns that may hold signs', head, `24/11/2026,${'A'.repeat(100)},1.00${',D'.repeat(30)}\n`, ''],
  ['CSV of skipped lines', head, `Total,${'A'.repeat(100)},1 000.00-\n`, ''],
  ['CSV of repeated headings', '', `Date,Description,Amount${',Amount'.repeat(10)}\n`, ''],
  ['CSV of money only, without headings', '', `24/11/2026${',1.00'.repeat(20)}\n`, ''],
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
  ['OFX of character data', `${ofx}<STMTTRN><MEMO>`, '<![CDATA[a]]>', end],
  ['OFX of unterminated character data', `${ofx}<STMTTRN><MEMO>`, '<![CDATA[', end],
  ['OFX of character data with one end', `${ofx}<STMTTRN><MEMO>`, '<![CDATA[', `]]>${end}`],
  ['OFX of brackets in character data', `${ofx}<STMTTRN><MEMO><![CDATA[`, ']', end],
  ['OFX of numbered entities', `${ofx}<STMTTRN><MEMO>`, '&#39;', end],
  ['OFX of entities in entities', `${ofx}<STMTTRN><MEMO>&`, 'amp;', end],
  ['OFX of lower-case tags', '<OFX><stmttrn>', '<memo>a', ''],
  ['OFX of unclosed transactions', ofx, '<STMTTRN><DTPOSTED>20261124<TRNAMT>10.00<NAME>A RAHMAN #', ''],
  ['CAMT of one entry with many payments', `${camt}${openEntry}<NtryDtls>`, payment('10.00'), '</NtryDtls></Ntry>'],
  [
    'CAMT of one entry with payments without amounts',
    `${camt}${openEntry}<NtryDtls>`,
    payment(''),
    '</NtryDtls></Ntry>',
  ],
  [
    'CAMT of entries with two payments',
    camt,
    `${openEntry}<NtryDtls>${payment('5.00')}${payment('5.00')}</NtryDtls></Ntry>`,
    '',
  ],
  ['CAMT of empty payments', `${camt}${openEntry}<NtryDtls>`, '<TxDtls/>', '</NtryDtls></Ntry>'],
  ['donors with the same surname', head, `24/11/2026,A# RAHMAN,10.00,${padding}\n`, ''],
  ['donors with the same first name', head, `24/11/2026,MOHAMMED A#,10.00,${padding}\n`, ''],
  ['unrelated donors with the same surname', head, `24/11/2026,OMAR KHAN,10.00,${padding}\n`, ''],
  ['couples', head, `24/11/2026,A & B & C & D & E & F KHAN,10.00,${padding}\n`, ''],
  ['CAMT of one entry with many remittances', `${camt}<Ntry><NtryDtls><TxDtls><RmtInf>`, '<Ustrd>ab</Ustrd>', ''],
  ['CAMT of one entry with many fields', `${camt}<Ntry>`, '<a#>x</a#>', '</Ntry>'],
  ['CAMT of deeply nested text', `${camt}<Ntry>${nestedTags}`, '<A>x</A>', ''],
  ['CAMT of deeply nested text outside an entry', `${camt}${nestedTags}`, '<A>x</A>', ''],
  ['CAMT of empty elements', camt, '<A/>', ''],
  ['CAMT of attributes', `${camt}<Ntry `, 'a#="1" ', '>'],
  ['CAMT of namespaces', `${camt}<Ntry `, 'xmlns:a#="u" ', '>'],
  ['CAMT of entities', `${camt}<Ntry><AddtlNtryInf>`, '&amp;', ''],
  ['CAMT of character data', `${camt}<Ntry><AddtlNtryInf>`, '<![CDATA[a]]>', ''],
  ['CAMT of brackets in character data', `${camt}<Ntry><![CDATA[`, ']', ''],
  ['CAMT of comments', camt, '<!---->', ''],
  ['CAMT of instructions', `${camt}<?a `, '?', ''],
]

const familyOf =
  ([, before, repeated, after]: Shape): Family =>
  (size) => {
    const count = Math.max(0, Math.floor((size - before.length - after.length) / repeated.length))
    const content = repeated.includes('#')
      ? Array.from({ length: count }, (_, index) => repeated.replaceAll('#', String(index))).join('')
      : repeated.repeat(count)
    return (before + content).slice(0, size - after.length) + after
  }

test.each(shapes)('reads %s in linear time', { timeout: 120_000 }, async (...shape) => {
  const families = { [shape[0]]: familyOf(shape) }
  expect(
    await findSlowParsers([{ name: 'importFile', maxLength: maxFileBytes, run: importFile, frames: {}, families }]),
  ).toEqual([])
})
