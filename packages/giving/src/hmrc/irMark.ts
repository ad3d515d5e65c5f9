import { createHash } from 'node:crypto'
import { writeCanonical } from './canonical.ts'

/** The mark itself is no part of what it is over. */
const isMark = (path: readonly string[]): boolean => path.join('/') === 'Body/IRenvelope/IRheader/IRmark'

/**
 * HMRC's fingerprint of a submission, the IRmark: SHA-1 over the canonical form of the message's body without the mark
 * itself. Every character counts, also a line break between two elements.
 * @param message the whole message, as it is sent; whether the mark stands in it already makes no difference
 * @returns 28 characters of base64
 * @throws UnreadableXml
 */
export function irMarkOf(message: string): string {
  const hash = createHash('sha1')
  writeCanonical(message, { of: 'Body', without: isMark }, (piece) => void hash.update(piece, 'utf8'))
  return hash.digest('base64')
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The same mark as HMRC writes it for people, in receipts: base32 (RFC 4648, section 6), 32 characters.
 * @param mark 28 characters of base64
 */
export function readableMark(mark: string): string {
  const bits = Array.from(Buffer.from(mark, 'base64'), (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from(
    { length: Math.floor(bits.length / 5) },
    (_, at) => alphabet[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)],
  ).join('')
}
