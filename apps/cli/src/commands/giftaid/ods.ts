import { strToU8, zipSync } from 'fflate'

/** A cell of a sheet: words, a day (`YYYY-MM-DD`), or an amount with two decimals. */
export type OdsCell = string | { day: string; shown: string } | { decimal: string }

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Letters XML cannot hold are left out. */
const xml = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)

function cell(value: OdsCell): string {
  if (typeof value === 'string')
    return value === ''
      ? '<table:table-cell/>'
      : `<table:table-cell office:value-type="string"><text:p>${xml(value)}</text:p></table:table-cell>`
  if ('day' in value)
    return `<table:table-cell table:style-name="day" office:value-type="date" office:date-value="${value.day}"><text:p>${value.shown}</text:p></table:table-cell>`
  return `<table:table-cell table:style-name="amount" office:value-type="float" office:value="${value.decimal}"><text:p>${value.decimal}</text:p></table:table-cell>`
}

const namespaces = ['office', 'table', 'text', 'style', 'number']
  .map((name) => {
    const last = name === 'number' ? 'datastyle' : name
    return `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${last}:1.0"`
  })
  .join(' ')

const styles = [
  '<number:date-style style:name="dmy"><number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year/></number:date-style>',
  '<number:number-style style:name="pence"><number:number number:decimal-places="2" number:min-integer-digits="1"/></number:number-style>',
  '<style:style style:name="day" style:family="table-cell" style:data-style-name="dmy"/>',
  '<style:style style:name="amount" style:family="table-cell" style:data-style-name="pence"/>',
].join('')

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const mimetype = 'application/vnd.oasis.opendocument.spreadsheet'
const manifest = `${head}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${mimetype}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`

/**
 * One sheet as an OpenDocument spreadsheet (OASIS OpenDocument 1.3): a zip whose first entry, not compressed, says what it
 * is. No formula can come about: words are typed as words.
 * @param at the moment written into the zip
 */
export function ods(sheet: string, rows: readonly (readonly OdsCell[])[], at: Date): Uint8Array {
  const table = rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('')
  const content = `${head}<office:document-content ${namespaces} office:version="1.3"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="${xml(sheet)}">${table}</table:table></office:spreadsheet></office:body></office:document-content>`
  return zipSync(
    {
      mimetype: [strToU8(mimetype), { level: 0 }],
      'META-INF/manifest.xml': strToU8(manifest),
      'content.xml': strToU8(content),
    },
    { mtime: at },
  )
}
