import { strToU8, zipSync } from 'fflate'

/** A cell as Excel stores it: text, a number with a format, a formula with its value, or an error. */
export type StoredCell =
  | string
  | { number: number; format?: StoredFormat; formula?: string }
  | { formula: string; text: string }
  | { error: string }
  | null

/** Number formats, by their format codes. */
const formats = ['General', 'yyyy-mm-dd', 'hh:mm', 'dd/mm/yyyy', 'h:mm AM/PM', '[hh]:mm', '@'] as const
export type StoredFormat = (typeof formats)[number]

/** One sheet: its rows, and its merged ranges such as `B2:B8`. */
export type StoredSheet = { name: string; rows: StoredCell[][]; merges?: string[]; raw?: string }

const columnName = (column: number): string =>
  column < 26 ? String.fromCodePoint(65 + column) : columnName(Math.floor(column / 26) - 1) + columnName(column % 26)
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function cellXml(cell: StoredCell, ref: string): string {
  if (cell === null) return `<c r="${ref}" s="1"/>`
  if (typeof cell === 'string') return `<c r="${ref}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
  if ('error' in cell) return `<c r="${ref}" t="e"><v>${cell.error}</v></c>`
  if ('text' in cell) return `<c r="${ref}" t="str"><f>${escapeXml(cell.formula)}</f><v>${escapeXml(cell.text)}</v></c>`
  const formula = cell.formula === undefined ? '' : `<f>${escapeXml(cell.formula)}</f>`
  return `<c r="${ref}" s="${formats.indexOf(cell.format ?? 'General')}">${formula}<v>${cell.number}</v></c>`
}

function sheetXml({ rows, merges = [], raw = '' }: StoredSheet): string {
  const lines = rows.map((cells, row) => {
    const cellsXml = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`)).join('')
    return `<row r="${row + 1}">${cellsXml}</row>`
  })
  const mergesXml =
    merges.length === 0 ? '' : `<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}${raw}</sheetData>${mergesXml}</worksheet>`
}

const relationSchemas = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageSchemas = 'http://schemas.openxmlformats.org/package/2006'

/** Returns the bytes of an .xlsx workbook with these sheets. */
export function makeWorkbook(sheets: readonly StoredSheet[], { date1904 = false } = {}): Uint8Array {
  const styles = formats
    .map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escapeXml(format)}"/>`)
    .join('')
  const xfs = formats
    .map((_, index) => `<xf numFmtId="${index === 0 ? 0 : 164 + index}" applyNumberFormat="1"/>`)
    .join('')
  const files: Record<string, string> = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${packageSchemas}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${packageSchemas}/relationships"><Relationship Id="rId1" Type="${relationSchemas}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relationSchemas}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${packageSchemas}/relationships">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${relationSchemas}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rId900" Type="${relationSchemas}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${formats.length}">${styles}</numFmts><cellXfs count="${formats.length}">${xfs}</cellXfs></styleSheet>`,
  }
  for (const [index, sheet] of sheets.entries()) files[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet)
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
