/** Unsupported file formats, whether or not of statements. Each has a message with advice. */
export type ForeignFormat =
  | 'pdf'
  | 'excel'
  | 'opendocument'
  | 'numbers'
  | 'zip'
  | 'picture'
  | 'document'
  | 'web'
  | 'json'
  | 'qif'
  | 'mt940'
  | 'mt942'
  | 'bai2'
  | 'bacs'
  | 'payments'
  | 'notification'

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)
const contains = (bytes: Buffer, text: string, encoding: BufferEncoding = 'latin1') =>
  bytes.includes(Buffer.from(text, encoding))

/** Formats of archives, by the name of a file in them. */
const archives: readonly [name: string, format: ForeignFormat][] = [
  ['xl/workbook', 'excel'],
  ['word/document', 'document'],
  ['opendocument.spreadsheet', 'opendocument'],
  ['opendocument.text', 'document'],
  ['Index/Document.iwa', 'numbers'],
]

const pictures: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
]

/** Detects an unsupported binary format; undefined if the file may be text. */
export function findForeignBytes(file: Uint8Array): ForeignFormat | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (contains(bytes.subarray(0, 1024), '%PDF-')) return 'pdf'
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return archives.find(([name]) => contains(bytes, name))?.[1] ?? 'zip'
  // Excel and Word up to 2003, and today's with a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return contains(bytes, 'WordDocument', 'utf16le') ? 'document' : 'excel'
  if (startsWith(bytes, 0x1f, 0x8b) || startsWith(bytes, 0x50, 0x4b)) return 'zip'
  const signature = bytes.toString('latin1', 4, 12)
  if (
    pictures.some((start) => startsWith(bytes, ...start)) ||
    /^ftyp(?:hei|mif|avif)/.test(signature) ||
    signature.endsWith('WEBP')
  )
    return 'picture'
  return undefined
}

/** Patterns for the start of each text format. */
const textFormats: readonly [start: RegExp, format: ForeignFormat][] = [
  [/^\{\\rtf/, 'document'],
  [/progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/, 'excel'],
  [/^<(?:!doctype html|html|head|body|table|meta|div|style|script)\b/i, 'web'],
  [/^<\?xml[^>]*>\s*<(?:!doctype html|html)\b/i, 'web'],
  [/<(?:\w+:)?BkToCstmrDbtCdtNtfctn\b/, 'notification'],
  [/<(?:\w+:)?(?:CstmrCdtTrfInitn|CstmrDrctDbtInitn|CstmrPmtStsRpt|FIToFI\w{1,40})\b/, 'payments'],
  [/^(?:\{\s*["}]|\[\s*[[{"\]])/, 'json'],
  [/^!(?:Type|Account|Option|Clear)\b/i, 'qif'],
  [/^(?:VOL1|HDR1|UHL1)/, 'bacs'],
  [/^01,[^\n]{0,200}\/\s*\n\s*02,/, 'bai2'],
]

/** Number of characters examined to detect a format. */
const sampleLength = 4000

/** Detects an unsupported text format; undefined if the text may be a statement. */
export function findForeignText(text: string): ForeignFormat | undefined {
  const start = text.slice(0, sampleLength).trimStart()
  // SWIFT writes a reference, then an account, then balances; intraday reports also have a floor limit.
  if (/(?:^|\n|\{4:\s*):20:/.test(start) && /\n:(?:25|28C?|60[FM]|13D?|34F):/.test(start))
    return /\n:(?:34F|13D?):/.test(start) ? 'mt942' : 'mt940'
  return textFormats.find(([pattern]) => pattern.test(start))?.[1]
}
