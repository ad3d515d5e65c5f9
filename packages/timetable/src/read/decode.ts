/** The text of a file, or a sentence about why it has none and what to do. */
export type DecodedFile = { text: string } | { problem: string }

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte)

/** Whether the bytes are an Excel workbook of today (`.xlsx`), which is read by its own reader. */
export const isWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)

const asTable = 'Save the table as "CSV UTF-8 (comma delimited)" or as an Excel workbook (.xlsx), and import that'

function foreignKind(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    return `is a PDF, and times cannot be read from a PDF reliably. Ask for the original spreadsheet, or type the times into one. ${asTable}.`
  }
  const picture =
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    startsWith(bytes, 0x47, 0x49, 0x46, 0x38) ||
    (startsWith(bytes, 0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57) ||
    // HEIC, as telephones take pictures: "ftyp" after the size of the first box.
    (bytes[4] === 0x66 && bytes[5] === 0x74 && bytes[6] === 0x79 && bytes[7] === 0x70)
  if (picture)
    return `is a picture, and times cannot be read from a picture reliably. Type them into a spreadsheet. ${asTable}.`
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return `is a workbook of an old Excel (.xls), or one with a password. Open it and use Save as. ${asTable}.`
  }
  return undefined
}

const foreignText = (text: string): string | undefined => {
  const start = text.slice(0, 400).trimStart().toLowerCase()
  if (/^<(!doctype html|html|head|body|table|meta)\b/.test(start)) {
    return `is a web page. Copy its table into a spreadsheet. ${asTable}.`
  }
  if (start.startsWith('{\\rtf')) return `is a text document. Copy its table into a spreadsheet. ${asTable}.`
  return undefined
}

/** UTF-16 without a mark: every other byte of Latin text is zero. */
function evenZeros(bytes: Uint8Array, offset: 0 | 1): boolean {
  const some = Math.min(bytes.length & ~1, 400)
  if (some < 8) return false
  let zeros = 0
  for (let at = offset; at < some; at += 2) if (bytes[at] === 0) zeros += 1
  return zeros > some / 4
}

/** Words of a timetable in Arabic or Urdu: whoever reads them has the right letters. */
const arabicWords = /فجر|ظهر|ظہر|عصر|مغرب|عشا/

function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe) || evenZeros(bytes, 1)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff) || evenZeros(bytes, 0)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const arabic = new TextDecoder('windows-1256').decode(bytes)
    return arabicWords.test(arabic) ? arabic : new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Reads a file's bytes as text: UTF-8, UTF-16 with or without a byte order mark, Windows-1252, Windows-1256 for Arabic.
 * What is no table (a PDF, a picture, a web page, a workbook of an old Excel) is named with what to do instead.
 *
 * @param bytes the whole file; a workbook (`isWorkbook`) is no text and must not come here
 * @untrusted
 */
export function decodeFile(bytes: Uint8Array, fileName: string): DecodedFile {
  const foreign = foreignKind(bytes)
  if (foreign !== undefined) return { problem: `${fileName} ${foreign}` }
  const text = decodeText(bytes)
  const other = foreignText(text)
  return other === undefined ? { text } : { problem: `${fileName} ${other}` }
}
