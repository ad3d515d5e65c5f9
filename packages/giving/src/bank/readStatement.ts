import { readCamt } from './camt.ts'
import { readCsv } from './csv.ts'
import { readOfx } from './ofx.ts'
import { largestFile, refuseFile, type StatementLine } from './statement.ts'

/** A statement as it was read. */
export type ReadStatement = { format: 'csv' | 'ofx' | 'camt'; lines: StatementLine[] }

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** PDF, Excel of both kinds, and pictures: people have them, and none is read reliably. */
const isForeign = (bytes: Uint8Array) =>
  startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ||
  startsWith(bytes, 0x50, 0x4b) ||
  startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) ||
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)

/** UTF-8, UTF-16 with its mark, or what Windows writes: banks say it nowhere. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Reads a bank statement: the CSV of UK banks, OFX, or CAMT.053.
 * @param currency of lines that say none, ISO 4217 in small letters
 * @param today at the mosque: nothing later is taken
 * @throws UnreadableStatement saying what is wrong, and in which line
 * @untrusted
 */
export function readStatement(bytes: Uint8Array, options: { currency: string; today: string }): ReadStatement {
  if (bytes.length > largestFile) return refuseFile('size')
  if (isForeign(bytes)) return refuseFile('kind')
  const text = decode(bytes)
  if (text.includes('\0')) return refuseFile('kind')
  const start = text.slice(0, 4000).trimStart()
  const read = ((): ReadStatement => {
    if (/^OFXHEADER|<OFX>/.test(start)) return { format: 'ofx', lines: readOfx(text, options) }
    if (/^\uFEFF?<(\?xml|!DOCTYPE|Document|[\w-]+:Document)/i.test(start))
      return { format: 'camt', lines: readCamt(text, options) }
    return start.startsWith('<') ? refuseFile('kind') : { format: 'csv', lines: readCsv(text, options) }
  })()
  return read.lines.length === 0 ? refuseFile('empty') : read
}
