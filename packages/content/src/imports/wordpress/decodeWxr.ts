import { isUtf8 } from 'node:buffer'

/** Matches valid UTF-8 characters beyond ASCII as bytes, or invalid bytes. */
const nonAscii =
  /((?:[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})+)|[\x80-\xff]+/g

/** Characters that XML does not allow, but that occur in exports. */
// oxlint-disable-next-line no-control-regex -- it matches control characters
const invalidCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const windows = new TextDecoder('windows-1252')

/** Converts bytes to a binary string, one character per byte. */
const toBinary = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/**
 * Decodes a part of an export as UTF-8, with invalid bytes as Windows-1252.
 * @param binary a binary string, one character per byte
 */
export function decodeBinary(binary: string): { text: string; isGuessed: boolean } {
  const bytes = Buffer.from(binary, 'latin1')
  const isGuessed = !isUtf8(bytes)
  const text = isGuessed
    ? binary.replaceAll(nonAscii, (bytesText, valid?: string) =>
        valid === undefined
          ? windows.decode(Buffer.from(bytesText, 'latin1'))
          : Buffer.from(bytesText, 'latin1').toString(),
      )
    : bytes.toString()
  return { text: text.replaceAll(invalidCharacters, ''), isGuessed }
}

/** The declared encoding other than UTF-8, by the byte order mark or the XML declaration. */
function declaredEncoding(start: Uint8Array): string | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const label = /^\s*<\?xml[^>]{0,200}encoding=["']([\w-]{1,40})["']/.exec(toBinary(start.subarray(0, 300)))?.[1]
  return label && /^(?:iso-8859-\d+|windows-125\d|us-ascii|macintosh)$/i.test(label) ? label : undefined
}

/** Converts the parts of a file from its declared encoding to UTF-8, as binary strings. */
export async function* toUtf8(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let isFirst = true
  for await (const bytes of parts) {
    if (isFirst) {
      const label = declaredEncoding(bytes)
      if (label !== undefined) decoder = new TextDecoder(label)
      isFirst = false
    }
    yield decoder ? toBinary(Buffer.from(decoder.decode(bytes, { stream: true }))) : toBinary(bytes)
  }
}
