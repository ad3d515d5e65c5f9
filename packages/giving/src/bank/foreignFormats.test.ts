import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ForeignFormat } from './foreignFormats.ts'
import { readStatement } from './readStatement.ts'
import { UnreadableStatement } from './statement.ts'

function problemOf(bytes: Uint8Array) {
  try {
    readStatement(bytes, { currency: 'gbp', today: '2026-11-25' })
    return undefined
  } catch (error) {
    return error instanceof UnreadableStatement ? error.problem : error
  }
}

const file = Buffer.from('20.00,A RAHMAN')
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, file])))
const ole = (name: string) =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), Buffer.from(name, 'utf16le')])
const iso = (root: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:x.001.03">\n<${root}><GrpHdr><MsgId>1</MsgId></GrpHdr></${root}></Document>`
const table = '<table><tr><td>24/11/2026</td><td>A RAHMAN</td><td>20.00</td></tr></table>'

test.each<[name: string, format: ForeignFormat, content: string | Uint8Array]>([
  ['a PDF', 'pdf', '%PDF-1.7\n%âãÏÓ'],
  ['a PDF after a line break', 'pdf', '\r\n%PDF-1.4\n'],
  ['an Excel workbook', 'excel', zip('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml')],
  ['an Excel workbook from before 2007', 'excel', ole('Workbook')],
  ['an Excel workbook with a password', 'excel', ole('EncryptedPackage')],
  ['an Excel workbook as XML', 'excel', '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook/>'],
  [
    'an OpenDocument spreadsheet',
    'opendocument',
    zipSync({ mimetype: [Buffer.from('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] }),
  ],
  ['a Numbers spreadsheet', 'numbers', zip('Index/Document.iwa', 'preview.jpg')],
  ['an archive with a statement in it', 'zip', zip('statement.csv')],
  ['a gzipped file', 'zip', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])],
  ['a Word document', 'document', zip('[Content_Types].xml', 'word/document.xml')],
  ['a Word document from before 2007', 'document', ole('WordDocument')],
  ['rich text', 'document', '{\\rtf1\\ansi 24/11/2026 A RAHMAN 20.00}'],
  ['a photograph', 'picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a screenshot', 'picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
  ['a photograph from an iPhone', 'picture', Buffer.from('\0\0\0\u0018ftypheic', 'latin1')],
  ['a WebP', 'picture', Buffer.from('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'latin1')],
  ['a web page', 'web', '<html><body>Log in</body></html>'],
  ['an HTML table exported as .xls', 'web', `\n<!DOCTYPE html>\n<html>${table}</html>`],
  ['a bare HTML table', 'web', table],
  ['a page with an XML declaration', 'web', '<?xml version="1.0"?>\n<html/>'],
  ['JSON', 'json', '{ "transactions": [] }'],
  ['a list as JSON', 'json', '[{"date":"2026-11-24","amount":20}]'],
  ['QIF', 'qif', "!Type:Bank\nD24/11'26\nT20.00\nPA RAHMAN\n^\n"],
  ['QIF with accounts', 'qif', '!Option:AutoSwitch\n!Account\nNCurrent\n^\n'],
  [
    'MT940 as SWIFT sends it',
    'mt940',
    '{1:F01BARCGB22AXXX0000000000}{2:I940BARCGB22XXXXN}{4:\r\n:20:REF\r\n:25:12345678\r\n:28C:1/1\r\n:60F:C261120GBP100,00\r\n:61:2611241124C20,00NTRFNONREF\r\n:62F:C261124GBP120,00\r\n-}',
  ],
  [
    'MT940 as banks export it',
    'mt940',
    '\r\n:20:STARTUMS\r\n:25:20201555/12345678\r\n:28C:0\r\n:60F:C261120GBP100,00\r\n',
  ],
  ['MT942', 'mt942', ':20:REF\n:25:12345678\n:28C:1\n:34F:GBP0,\n:13D:2611241200+0000\n'],
  ['BAI2', 'bai2', '01,BANK,MOSQUE,261124,0600,1,,,2/\n02,MOSQUE,BANK,1,261124,,GBP,2/\n'],
  ['Standard 18', 'bacs', 'VOL1123456                               173264\nHDR1A173264S  1\n'],
  ['payment orders', 'payments', iso('CstmrCdtTrfInitn')],
  ['direct debits', 'payments', iso('CstmrDrctDbtInitn')],
  ['a notification', 'notification', iso('BkToCstmrDbtCdtNtfctn')],
])('refuses %s by name', (_, format, content) => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  expect(problemOf(bytes)).toEqual({ code: 'format', format })
})

test.each([
  ['nothing', ''],
  ['spaces', ' \r\n\t\n'],
  ['a byte order mark', '\uFEFF'],
])('refuses a file of %s as empty', (_, text) => expect(problemOf(Buffer.from(text))).toEqual({ code: 'blank' }))

test.each([
  'Date,Description,Amount\n24/11/2026,"{JSON} !Type:Bank :20: <table> %",20.00\n',
  'Date,Description,Amount\n24/11/2026,"VOL1\n:20:\n01,02",20.00\n',
])('reads a statement that mentions another format', (csv) => expect(problemOf(Buffer.from(csv))).toBeUndefined())
