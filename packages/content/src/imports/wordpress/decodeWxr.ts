import { isUtf8 } from 'node:buffer'

/** One correct character of UTF-8 beyond ASCII, byte by byte; or a byte that is none. */
const notAscii =
  /((?:[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})+)|[\x80-\xff]+/g

/** Characters that XML has no place for; editors and databases leave them in texts all the same. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const windows = new TextDecoder('windows-1252')

/** Bytes as text of one character each, in which ASCII is found whatever else there is. */
const toBinary = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/**
 * Decodes a part of an export: UTF-8, in which a byte that is none is taken for what Windows writes in Western Europe.
 * @param binary text of one character a byte
 */
export function decodeBinary(binary: string): { text: string; isGuessed: boolean } {
  const bytes = Buffer.from(binary, 'latin1')
  const isGuessed = !isUtf8(bytes)
  const text = isGuessed
    ? binary.replaceAll(notAscii, (found, correct?: string) =>
        correct === undefined ? windows.decode(Buffer.from(found, 'latin1')) : Buffer.from(found, 'latin1').toString(),
      )
    : bytes.toString()
  return { text: text.replaceAll(unreadable, ''), isGuessed }
}

/** What a file says of its encoding, where that isn't UTF-8: by its mark, or in its first line. */
function declaredEncoding(start: Uint8Array): string | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const label = /^\s*<\?xml[^>]{0,200}encoding=["']([\w-]{1,40})["']/.exec(toBinary(start.subarray(0, 300)))?.[1]
  return label && /^(?:iso-8859-\d+|windows-125\d|us-ascii|macintosh)$/i.test(label) ? label : undefined
}

/** The parts of a file in UTF-8, whatever encoding it declares, each as text of one character a byte. */
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
