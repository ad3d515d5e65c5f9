import { createHash } from 'node:crypto'
import { writeCanonical } from './canonical.ts'

/** The mark itself is excluded from its input. */
const isMark = (path: readonly string[]): boolean => path.join('/') === 'Body/IRenvelope/IRheader/IRmark'

/**
 * Computes the IRmark, HMRC's fingerprint of a submission: SHA-1 of the message's canonical body without the mark.
 * Every character counts, including line breaks between elements.
 * @param message the complete message, with or without its mark
 * @returns 28 base64 characters
 * @throws UnreadableXml
 */
export function computeIrMark(message: string): string {
  const hash = createHash('sha1')
  writeCanonical(message, { of: 'Body', without: isMark }, (piece) => void hash.update(piece, 'utf8'))
  return hash.digest('base64')
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * Converts a mark to the form HMRC displays in receipts: base32 (RFC 4648, section 6), 32 characters.
 * @param mark 28 base64 characters
 */
export function readableMark(mark: string): string {
  const bits = Array.from(Buffer.from(mark, 'base64'), (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from(
    { length: Math.floor(bits.length / 5) },
    (_, index) => alphabet[Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)],
  ).join('')
}
