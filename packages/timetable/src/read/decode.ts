/** The text of a file, or a sentence that says why it cannot be decoded and what to do. */
export type DecodedFile = { text: string } | { problem: string }

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** Whether the bytes are an Excel workbook (`.xlsx`), which is read separately. */
export const isWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)

const saveAdvice = 'Save the table as "CSV UTF-8 (comma delimited)" or as an Excel workbook (.xlsx), and import that'

function foreignKind(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) {
    return `is a PDF, and times cannot be read from a PDF reliably. Ask for the original spreadsheet, or type the times into one. ${saveAdvice}.`
  }
  const isPicture =
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    startsWith(bytes, 0x47, 0x49, 0x46, 0x38) ||
    (startsWith(bytes, 0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57) ||
    // HEIC, the format of many phone cameras: "ftyp" after the size of the first box.
    (bytes[4] === 0x66 && bytes[5] === 0x74 && bytes[6] === 0x79 && bytes[7] === 0x70)
  if (isPicture)
    return `is a picture, and times cannot be read from a picture reliably. Type them into a spreadsheet. ${saveAdvice}.`
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return `is a workbook of an old Excel (.xls), or one with a password. Open it and use Save as. ${saveAdvice}.`
  }
  return undefined
}

const foreignText = (text: string): string | undefined => {
  const start = text.slice(0, 400).trimStart().toLowerCase()
  if (/^<(!doctype html|html|head|body|table|meta)\b/.test(start)) {
    return `is a web page. Copy its table into a spreadsheet. ${saveAdvice}.`
  }
  if (start.startsWith('{\\rtf')) return `is a text document. Copy its table into a spreadsheet. ${saveAdvice}.`
  return undefined
}

/** Whether every other byte is zero, as for Latin text in UTF-16 without a byte order mark. */
function hasZeros(bytes: Uint8Array, offset: 0 | 1): boolean {
  const length = Math.min(bytes.length & ~1, 400)
  if (length < 8) return false
  let zeros = 0
  for (let index = offset; index < length; index += 2) if (bytes[index] === 0) zeros += 1
  return zeros > length / 4
}

/** Words of a timetable in Arabic or Urdu, which show that the encoding is correct. */
const arabicWords = /فجر|ظهر|ظہر|عصر|مغرب|عشا/

function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe) || hasZeros(bytes, 1)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff) || hasZeros(bytes, 0)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const arabicText = new TextDecoder('windows-1256').decode(bytes)
    return arabicWords.test(arabicText) ? arabicText : new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Decodes a file as text: UTF-8, UTF-16 with or without a byte order mark, Windows-1252, or Windows-1256 for Arabic. If
 * the file is not a table (a PDF, an image, a web page, an old Excel workbook), says what it is and what to do.
 *
 * @param bytes the whole file, which must not be a workbook (`isWorkbook`)
 * @untrusted
 */
export function decodeFile(bytes: Uint8Array, fileName: string): DecodedFile {
  const binaryProblem = foreignKind(bytes)
  if (binaryProblem !== undefined) return { problem: `${fileName} ${binaryProblem}` }
  const text = decodeText(bytes)
  const textProblem = foreignText(text)
  return textProblem === undefined ? { text } : { problem: `${fileName} ${textProblem}` }
}
