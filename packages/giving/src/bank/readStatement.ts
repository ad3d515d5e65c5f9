import type { RememberedLayout } from '@minaret/foundation/db'
import { readCamt } from './camt.ts'
import { type CsvOptions, readCsv } from './csv.ts'
import { readOfx } from './ofx.ts'
import { findForeignBytes, findForeignText } from './foreignFormats.ts'
import {
  maxFileBytes,
  type SkippedLine,
  refuseFile,
  refuseFormat,
  type StatementLine,
  type StatementQuestion,
} from './statement.ts'

/** The result of reading a statement. */
export type StatementResult = {
  format: 'csv' | 'ofx' | 'camt'
  /** Empty while there is a question. */
  lines: StatementLine[]
  /** Skipped lines: not transactions, or not booked yet. */
  skippedLines: SkippedLine[]
  /** What the treasurer must answer before the lines can be read. */
  question?: StatementQuestion
  /** What to remember for the next file of the account. */
  layout?: RememberedLayout
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** Detects UTF-16 without a byte order mark: in Latin text every other byte is zero. */
function isWide(bytes: Uint8Array, zeroAt: 0 | 1): boolean {
  const start = bytes.subarray(0, 200)
  const zeros = start.filter((byte, index) => byte === 0 && index % 2 === zeroAt).length
  return (
    start.length >= 4 &&
    zeros * 2 > start.length * 0.9 &&
    !start.some((byte, index) => byte === 0 && index % 2 !== zeroAt)
  )
}

/** Decodes UTF-8, UTF-16 or Windows-1252: bank files do not declare their encoding. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe) || isWide(bytes, 1)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff) || isWide(bytes, 0)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Reads a bank statement: a bank's CSV, OFX, or CAMT.053.
 * @param options.currency of lines without one, ISO 4217 in lower case
 * @param options.today at the mosque: lines more than a week ahead are skipped
 * @throws UnreadableStatement with the problem and the line
 * @untrusted
 */
export function readStatement(bytes: Uint8Array, options: CsvOptions): StatementResult {
  if (bytes.length > maxFileBytes) return refuseFile('size')
  const binaryFormat = findForeignBytes(bytes)
  if (binaryFormat) return refuseFormat(binaryFormat)
  const text = decode(bytes)
  if (text.trim() === '') return refuseFile('blank')
  const textFormat = findForeignText(text)
  if (textFormat) return refuseFormat(textFormat)
  if (text.includes('\0')) return refuseFile('kind')
  const start = text.slice(0, 4000).trimStart()
  const skippedLines: SkippedLine[] = []
  const statement = ((): StatementResult => {
    if (/^OFXHEADER|<OFX[\s>]/i.test(start))
      return { format: 'ofx', lines: readOfx(text, { ...options, skippedLines }), skippedLines }
    if (/^\uFEFF?<(\?xml|!DOCTYPE|!--|Document|[\w-]+:Document)/i.test(start))
      return { format: 'camt', lines: readCamt(text, { ...options, skippedLines }), skippedLines }
    return start.startsWith('<') ? refuseFile('kind') : { format: 'csv', ...readCsv(text, options) }
  })()
  const hasMoney = statement.lines.length > 0 || statement.skippedLines.some(({ reason }) => reason !== 'note')
  return hasMoney || statement.question ? statement : refuseFile('empty')
}
