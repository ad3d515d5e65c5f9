import type { GiftRow } from '../../../gift-list/index.ts'
import { cleanText, escapeText } from '../../../schedules/index.ts'
import { cellsOf, type ExportCell, type ExportContext, headings } from './columns.ts'
import type { ExportFile } from './exportFile.ts'
import { createZip } from './zip.ts'

const mediaType = 'application/vnd.oasis.opendocument.spreadsheet'
const odf = 'urn:oasis:names:tc:opendocument:xmlns'

const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="${odf}:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${mediaType}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`

/** The numbers of decimals in currencies. Each has its own style, so that £5 displays as 5.00. */
const decimals = [0, 2, 3]

const numberStyles = decimals.map(
  (places) =>
    `<number:number-style style:name="n${places}"><number:number number:decimal-places="${places}" number:min-decimal-places="${places}" number:min-integer-digits="1"/></number:number-style><style:style style:name="amount${places}" style:family="table-cell" style:data-style-name="n${places}"/>`,
)

const longPart = (part: string) => `<number:${part} number:style="long"/>`
const separator = (text: string) => `<number:text>${text}</number:text>`
const dateStyle = `<number:date-style style:name="d">${longPart('year')}${separator('-')}${longPart('month')}${separator('-')}${longPart('day')}${separator(' ')}${longPart('hours')}${separator(':')}${longPart('minutes')}</number:date-style><style:style style:name="moment" style:family="table-cell" style:data-style-name="d"/>`

const head = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="${odf}:office:1.0" xmlns:style="${odf}:style:1.0" xmlns:text="${odf}:text:1.0" xmlns:table="${odf}:table:1.0" xmlns:number="${odf}:datastyle:1.0" office:version="1.3"><office:automatic-styles>${dateStyle}${numberStyles.join('')}<style:style style:name="wide" style:family="table-column"><style:table-column-properties style:column-width="4cm"/></style:style></office:automatic-styles><office:body><office:spreadsheet>`
const foot = '</office:spreadsheet></office:body></office:document-content>'

/** Maximum gifts per sheet: spreadsheets read at most 1,048,576 rows. */
const maxSheetRows = 1_000_000

const writeText = (text: string): string =>
  text === ''
    ? '<table:table-cell/>'
    : `<table:table-cell office:value-type="string"><text:p>${escapeText(cleanText(text))}</text:p></table:table-cell>`

/** Formulas need an attribute that is never written, so anything a donor enters stays text. */
function writeCell(cell: ExportCell): string {
  if ('text' in cell) return writeText(cell.text)
  if ('moment' in cell)
    return `<table:table-cell table:style-name="moment" office:value-type="date" office:date-value="${cell.moment.replace(' ', 'T')}:00"><text:p>${cell.moment}</text:p></table:table-cell>`
  const places = cell.amount.split('.')[1]?.length ?? 0
  return `<table:table-cell table:style-name="amount${places}" office:value-type="float" office:value="${cell.amount}"><text:p>${cell.amount}</text:p></table:table-cell>`
}

const writeRow = (cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`

const sheetHead = (number: number): string =>
  `<table:table table:name="Gifts${number === 1 ? '' : ` ${number}`}"><table:table-column table:style-name="wide" table:number-columns-repeated="${headings.length}"/>${writeRow(headings.map(writeText))}`
const sheetFoot = '</table:table>'

/**
 * Streams gifts as an OpenDocument spreadsheet: amounts are numbers, dates are dates.
 * @param maxRows gifts per sheet; more continue on the next sheet
 */
export function createOds(context: ExportContext, maxRows = maxSheetRows): ExportFile {
  const zip = createZip()
  let [sheet, rows] = [1, 0]
  const writeGift = (gift: GiftRow): string => {
    const isFull = rows === maxRows
    if (isFull) [sheet, rows] = [sheet + 1, 0]
    rows += 1
    return `${isFull ? `${sheetFoot}${sheetHead(sheet)}` : ''}${writeRow(cellsOf(gift, context).map(writeCell))}`
  }
  return {
    // Uncompressed and first: programs recognise the file type by it.
    begin: () =>
      Buffer.concat([
        zip.store('mimetype', mediaType),
        zip.store('META-INF/manifest.xml', manifest),
        zip.open('content.xml'),
        zip.add(`${head}${sheetHead(1)}`),
      ]),
    add: (gifts) => zip.add(gifts.map(writeGift).join('')),
    end: () => Buffer.concat([zip.add(`${sheetFoot}${foot}`), zip.close(), zip.end()]),
  }
}
