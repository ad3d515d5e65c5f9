import { strToU8, zipSync } from 'fflate'

/** A cell as Excel stores it: a number with a number format, text, a formula with its value, an error. */
export type StoredCell =
  | string
  | { number: number; format?: StoredFormat; formula?: string }
  | { formula: string; text: string }
  | { error: string }
  | null

/** Number formats by the words people choose them by. */
const formats = ['General', 'yyyy-mm-dd', 'hh:mm', 'dd/mm/yyyy', 'h:mm AM/PM', '[hh]:mm', '@'] as const
export type StoredFormat = (typeof formats)[number]

/** One sheet: its rows, and what is merged (`B2:B8`). */
export type StoredSheet = { name: string; rows: StoredCell[][]; merges?: string[]; raw?: string }

const columnName = (column: number): string =>
  column < 26 ? String.fromCodePoint(65 + column) : columnName(Math.floor(column / 26) - 1) + columnName(column % 26)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function cellXml(cell: StoredCell, ref: string): string {
  if (cell === null) return `<c r="${ref}" s="1"/>`
  if (typeof cell === 'string') return `<c r="${ref}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if ('error' in cell) return `<c r="${ref}" t="e"><v>${cell.error}</v></c>`
  if ('text' in cell) return `<c r="${ref}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.text)}</v></c>`
  const formula = cell.formula === undefined ? '' : `<f>${escaped(cell.formula)}</f>`
  return `<c r="${ref}" s="${formats.indexOf(cell.format ?? 'General')}">${formula}<v>${cell.number}</v></c>`
}

function sheetXml({ rows, merges = [], raw = '' }: StoredSheet): string {
  const lines = rows.map((cells, row) => {
    const written = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`)).join('')
    return `<row r="${row + 1}">${written}</row>`
  })
  const merged =
    merges.length === 0 ? '' : `<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}${raw}</sheetData>${merged}</worksheet>`
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** The bytes of a workbook as Excel saves one. */
export function makeWorkbook(sheets: readonly StoredSheet[], { date1904 = false } = {}): Uint8Array {
  const styles = formats
    .map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(format)}"/>`)
    .join('')
  const xfs = formats.map((_, at) => `<xf numFmtId="${at === 0 ? 0 : 164 + at}" applyNumberFormat="1"/>`).join('')
  const files: Record<string, string> = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${packaged}/relationships">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId900" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${formats.length}">${styles}</numFmts><cellXfs count="${formats.length}">${xfs}</cellXfs></styleSheet>`,
  }
  for (const [at, sheet] of sheets.entries()) files[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet)
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
