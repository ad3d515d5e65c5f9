import { strFromU8, unzipSync, zipSync } from 'fflate'
import type { Sheet } from '@minaret/timetable'

/** The sheets of a workbook, or the end of a sentence about why it cannot be read. */
export type OpenedWorkbook = { sheets: Sheet[] } | { problem: string }

const megabyte = 1024 * 1024
/** Limits against malicious files. A year of times takes about 200 kB of XML per sheet. */
const limits = { files: 300, file: 12 * megabyte, all: 24 * megabyte, rows: 3000, columns: 150 }

class TooLarge extends Error {}

const tooLargeMessage =
  'is far larger than a timetable. Copy only the timetable into a new workbook, or save it as "CSV UTF-8 (comma delimited)"'

/** Unpacks the files that the reader needs, within the limits. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let [fileCount, totalSize] = [0, 0]
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      fileCount += 1
      if (fileCount > limits.files) throw new TooLarge()
      if (name !== 'mimetype' && !/\.(xml|rels)$/i.test(name)) return false
      totalSize += originalSize
      if (originalSize > limits.file || totalSize > limits.all) throw new TooLarge()
      return true
    },
  })
}

const columnNumber = (characters: string): number =>
  Array.from(characters.toUpperCase()).reduce((total, character) => total * 26 + character.charCodeAt(0) - 64, 0)

/** Rejects distant cells, for which the reader would allocate all cells before them. */
function checkCellRange(xml: string): void {
  for (const [, characters = '', row = ''] of xml.matchAll(/<(?:\w+:)?c\b[^<>]*?\br="([A-Za-z]+)(\d+)"/g))
    if (Number(row) > limits.rows || columnNumber(characters) > limits.columns) throw new TooLarge()
  for (const [, row = ''] of xml.matchAll(/<(?:\w+:)?row\b[^<>]*?\br="(\d+)"/g))
    if (Number(row) > limits.rows) throw new TooLarge()
}

/** Removes empty rows that only have a style, so that they do not count towards the limits. */
const withoutEmptyRows = (xml: string): string =>
  xml.replaceAll(/<c\b[^<>]*\/>/g, '').replaceAll(/<row\b[^<>]*(?:\/>|>\s*<\/row>)/g, '')

/** Cells that are merged downwards, such as `A3:A9`; the first one contains the value. */
function mergesOf(xml: string): { column: number; from: number; until: number }[] {
  const refs = [...xml.matchAll(/<(?:\w+:)?mergeCell\b[^<>]*?\bref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/gi)]
  return refs.flatMap(([, left = '', top = '', , bottom = '']) =>
    Number(bottom) > Number(top) && Number(bottom) <= limits.rows
      ? [{ column: columnNumber(left) - 1, from: Number(top) - 1, until: Number(bottom) - 1 }]
      : [],
  )
}

const pad = (value: number) => String(value).padStart(2, '0')

/**
 * Converts a cell to text. Excel stores days and times as numbers, which the reader converts to UTC instants, with
 * rounding errors below a second. An instant before 1905 is a time without a date, in both date systems.
 */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (!(value instanceof Date)) return typeof value === 'boolean' || typeof value === 'number' ? String(value) : ''
  const instant = new Date(Math.round(value.getTime() / 60_000) * 60_000)
  const time = `${pad(instant.getUTCHours())}:${pad(instant.getUTCMinutes())}`
  if (instant.getUTCFullYear() < 1905) return time
  const day = `${instant.getUTCFullYear()}-${pad(instant.getUTCMonth() + 1)}-${pad(instant.getUTCDate())}`
  return time === '00:00' ? day : `${day} ${time}`
}

const describeOtherFile = (files: Record<string, Uint8Array>): string => {
  const mimetype = files['mimetype'] ? strFromU8(files['mimetype']) : ''
  if (mimetype.includes('opendocument.spreadsheet'))
    return 'is a LibreOffice spreadsheet (.ods). Use Save as and choose "Excel (.xlsx)" or "Text CSV", and import that'
  if (files['word/document.xml'])
    return 'is a Word document. Copy its table into a spreadsheet, save that as .xlsx or CSV, and import it'
  return 'is an archive without a workbook in it. Unpack it and import the table'
}

/** The paths of the sheets in the order of the workbook, to read their merged cells. */
function sheetPaths(files: Record<string, Uint8Array>): string[] {
  const readText = (name: string) => (files[name] ? strFromU8(files[name]) : '')
  const targets = new Map(
    [...readText('xl/_rels/workbook.xml.rels').matchAll(/<(?:\w+:)?Relationship\b[^<>]*>/g)].map(([tag]) => {
      const [, id = ''] = /\bId="([^"]*)"/.exec(tag) ?? []
      const [, target = ''] = /\bTarget="([^"]*)"/.exec(tag) ?? []
      return [id, target.startsWith('/') ? target.slice(1) : `xl/${target}`] as const
    }),
  )
  return [...readText('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^<>]*>/g)].map(([tag]) => {
    const [, id = ''] = /\br:id="([^"]*)"/.exec(tag) ?? []
    return targets.get(id) ?? ''
  })
}

/**
 * Reads an Excel workbook (`.xlsx`): days as `2026-01-31`, times as `16:12`, formulas with their stored values, merged
 * cells filled downwards. It is unpacked here within limits before it is passed to the reader.
 */
export async function openWorkbook(bytes: Uint8Array, fileName: string): Promise<OpenedWorkbook> {
  // Outside the try block, since a missing library is not an error of the file.
  const { default: readXlsxFile } = await import('read-excel-file/node')
  try {
    const files = unpack(bytes)
    if (!files['xl/workbook.xml']) return { problem: `${fileName} ${describeOtherFile(files)}.` }
    const paths = sheetPaths(files)
    const merges = paths.map((path) => (files[path] ? mergesOf(strFromU8(files[path])) : []))
    for (const path of Object.keys(files).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))) {
      const xml = withoutEmptyRows(strFromU8(files[path] ?? new Uint8Array()))
      checkCellRange(xml)
      files[path] = Buffer.from(xml)
    }
    const workbookSheets = await readXlsxFile(Buffer.from(zipSync(files, { level: 0 })), { parseNumber: String })
    const sheets = workbookSheets.map(({ sheet, data }, sheetIndex): Sheet => {
      const rows = data.map((row) => row.map(textOf))
      for (const { column, from, until } of merges[sheetIndex] ?? []) {
        const value = rows[from]?.[column] ?? ''
        for (const row of rows.slice(from + 1, until + 1)) row[column] ||= value
      }
      return { name: sheet, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }
    })
    return { sheets }
  } catch (error) {
    if (error instanceof TooLarge) return { problem: `${fileName} ${tooLargeMessage}.` }
    return {
      problem: `${fileName} cannot be read as a workbook: it is damaged, or a kind we do not know. Open it in Excel, save it again as .xlsx or as "CSV UTF-8 (comma delimited)", and import that.`,
    }
  }
}
