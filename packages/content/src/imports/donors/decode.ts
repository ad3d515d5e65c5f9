import { rejectFile } from '../unreadable.ts'

/** The character encoding of a list; `guessed` if neither a byte order mark nor the bytes determine it. */
export type Encoding = { label: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'; guessed: boolean }

/** Opens a file as a stream of parts. It is read several times. */
export type Parts = () => AsyncIterable<Uint8Array>

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** Rejects other file types: Excel workbooks and other ZIP archives, PDFs and pictures. */
function checkStart(bytes: Uint8Array): void {
  if (startsWith(bytes, 0x50, 0x4b) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) rejectFile('workbook')
  const isOtherFormat = [
    [0x25, 0x50, 0x44, 0x46],
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47],
    [0x1f, 0x8b],
  ].some((start) => startsWith(bytes, ...start))
  if (isOtherFormat) rejectFile('list')
}

/** Detects UTF-16 without a byte order mark: in Western text every other byte is zero. */
function guessUtf16(bytes: Uint8Array): Encoding['label'] | undefined {
  const start = bytes.subarray(0, 200)
  const zeros = [0, 1].map((half) => start.filter((byte, index) => index % 2 === half && byte === 0).length)
  const [even = 0, odd = 0] = zeros
  if (start.length < 4 || Math.max(even, odd) < start.length / 4 || Math.min(even, odd) > 0) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/**
 * Detects the encoding of a list: UTF-8, UTF-16, or otherwise Windows-1252.
 * @throws UnreadableImport if it is not text
 */
export async function findEncoding(parts: Parts): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  let isUtf8 = true
  for await (const bytes of parts()) {
    if (isFirst) {
      checkStart(bytes)
      if (startsWith(bytes, 0xff, 0xfe)) return { label: 'utf-16le', guessed: false }
      if (startsWith(bytes, 0xfe, 0xff)) return { label: 'utf-16be', guessed: false }
      const label = guessUtf16(bytes)
      if (label) return { label, guessed: false }
      isFirst = false
    }
    if (bytes.includes(0)) rejectFile('list')
    if (isUtf8)
      try {
        utf8.decode(bytes, { stream: true })
      } catch {
        isUtf8 = false
      }
  }
  if (isUtf8)
    try {
      utf8.decode()
      return { label: 'utf-8', guessed: false }
    } catch {
      // The file ends within a character, so it is not UTF-8.
    }
  return { label: 'windows-1252', guessed: true }
}

/** Decodes a list as a stream, without its byte order mark. */
export async function* decodeParts(parts: Parts, { label }: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(label)
  for await (const bytes of parts()) {
    const text = decoder.decode(bytes, { stream: true })
    if (text.includes('\0')) rejectFile('list')
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
