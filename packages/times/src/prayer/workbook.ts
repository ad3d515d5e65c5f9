import { strFromU8, unzipSync, zipSync } from 'fflate'
import type { Sheet } from '@minaret/timetable'

/** The sheets of a workbook, or a sentence about why they cannot be read. */
export type OpenedWorkbook = { sheets: Sheet[] } | { problem: string }

const megabyte = 1024 * 1024
/** A year of times has some 200 kB of XML in a sheet; what is far larger is no timetable, and perhaps a trap. */
const most = { files: 300, file: 12 * megabyte, all: 24 * megabyte, rows: 3000, columns: 150 }

class TooLarge extends Error {}

const tooLarge =
  'is far larger than a timetable. Copy only the timetable into a new workbook, or save it as "CSV UTF-8 (comma delimited)"'

/** Unpacks what a reader needs, and never more than a timetable can have. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let [files, all] = [0, 0]
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      files += 1
      if (files > most.files) throw new TooLarge()
      if (name !== 'mimetype' && !/\.(xml|rels)$/i.test(name)) return false
      all += originalSize
      if (originalSize > most.file || all > most.all) throw new TooLarge()
      return true
    },
  })
}

const columnNumber = (characters: string): number =>
  Array.from(characters.toUpperCase()).reduce((total, character) => total * 26 + character.charCodeAt(0) - 64, 0)

/** One cell far away makes a reader lay out all before it: a small file that fills the memory. */
function checkCellRange(xml: string): void {
  for (const [, characters = '', row = ''] of xml.matchAll(/<(?:\w+:)?c\b[^<>]*?\br="([A-Za-z]+)(\d+)"/g))
    if (Number(row) > most.rows || columnNumber(characters) > most.columns) throw new TooLarge()
  for (const [, row = ''] of xml.matchAll(/<(?:\w+:)?row\b[^<>]*?\br="(\d+)"/g))
    if (Number(row) > most.rows) throw new TooLarge()
}

/** Rows that styles alone keep at the end of a sheet are cut off, so that they do not count as a table's. */
const withoutEmptyRows = (xml: string): string =>
  xml.replaceAll(/<c\b[^<>]*\/>/g, '').replaceAll(/<row\b[^<>]*(?:\/>|>\s*<\/row>)/g, '')

/** Cells that are merged downwards, as `A3:A9`: the value stands in the first. */
function mergesOf(xml: string): { column: number; from: number; until: number }[] {
  const refs = [...xml.matchAll(/<(?:\w+:)?mergeCell\b[^<>]*?\bref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/gi)]
  return refs.flatMap(([, left = '', top = '', , bottom = '']) =>
    Number(bottom) > Number(top) && Number(bottom) <= most.rows
      ? [{ column: columnNumber(left) - 1, from: Number(top) - 1, until: Number(bottom) - 1 }]
      : [],
  )
}

const two = (value: number) => String(value).padStart(2, '0')

/**
 * A cell as text. Excel keeps days and times as numbers: the reader gives the instant, in UTC, rounded down by parts of
 * a second. Any day before 1905 means that the cell is a time alone, whichever day the workbook counts from.
 */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (!(value instanceof Date)) return typeof value === 'boolean' || typeof value === 'number' ? String(value) : ''
  const at = new Date(Math.round(value.getTime() / 60_000) * 60_000)
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
  if (at.getUTCFullYear() < 1905) return time
  const day = `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`
  return time === '00:00' ? day : `${day} ${time}`
}

const otherKinds = (files: Record<string, Uint8Array>): string => {
  const mimetype = files['mimetype'] ? strFromU8(files['mimetype']) : ''
  if (mimetype.includes('opendocument.spreadsheet'))
    return 'is a LibreOffice spreadsheet (.ods). Use Save as and choose "Excel (.xlsx)" or "Text CSV", and import that'
  if (files['word/document.xml'])
    return 'is a Word document. Copy its table into a spreadsheet, save that as .xlsx or CSV, and import it'
  return 'is an archive without a workbook in it. Unpack it and import the table'
}

/** Where the sheets lie, in the order of the workbook: the reader gives them by name, their merged cells stand here. */
function sheetPaths(files: Record<string, Uint8Array>): string[] {
  const text = (name: string) => (files[name] ? strFromU8(files[name]) : '')
  const targets = new Map(
    [...text('xl/_rels/workbook.xml.rels').matchAll(/<(?:\w+:)?Relationship\b[^<>]*>/g)].map(([tag]) => {
      const [, id = ''] = /\bId="([^"]*)"/.exec(tag) ?? []
      const [, target = ''] = /\bTarget="([^"]*)"/.exec(tag) ?? []
      return [id, target.startsWith('/') ? target.slice(1) : `xl/${target}`] as const
    }),
  )
  return [...text('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^<>]*>/g)].map(([tag]) => {
    const [, id = ''] = /\br:id="([^"]*)"/.exec(tag) ?? []
    return targets.get(id) ?? ''
  })
}

/**
 * Reads an Excel workbook (`.xlsx`): days as `2026-01-31`, times as `16:12`, formulas by the value that was stored with
 * them, merged cells filled downwards. It is unpacked here, by a limit, and only then given to the reader.
 */
export async function openWorkbook(bytes: Uint8Array, fileName: string): Promise<OpenedWorkbook> {
  // A reader that is not installed is our fault, and no damage to the file.
  const { default: readXlsxFile } = await import('read-excel-file/node')
  try {
    const files = unpack(bytes)
    if (!files['xl/workbook.xml']) return { problem: `${fileName} ${otherKinds(files)}.` }
    const paths = sheetPaths(files)
    const merges = paths.map((path) => (files[path] ? mergesOf(strFromU8(files[path])) : []))
    for (const path of Object.keys(files).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))) {
      const xml = withoutEmptyRows(strFromU8(files[path] ?? new Uint8Array()))
      checkCellRange(xml)
      files[path] = Buffer.from(xml)
    }
    const read = await readXlsxFile(Buffer.from(zipSync(files, { level: 0 })), { parseNumber: String })
    const sheets = read.map(({ sheet, data }, at): Sheet => {
      const rows = data.map((row) => row.map(textOf))
      for (const { column, from, until } of merges[at] ?? []) {
        const value = rows[from]?.[column] ?? ''
        for (const row of rows.slice(from + 1, until + 1)) row[column] ||= value
      }
      return { name: sheet, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }
    })
    return { sheets }
  } catch (error) {
    if (error instanceof TooLarge) return { problem: `${fileName} ${tooLarge}.` }
    return {
      problem: `${fileName} cannot be read as a workbook: it is damaged, or a kind we do not know. Open it in Excel, save it again as .xlsx or as "CSV UTF-8 (comma delimited)", and import that.`,
    }
  }
}
