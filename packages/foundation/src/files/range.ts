import type { ByteRange } from './storage.ts'

/**
 * Parses a `Range` header (RFC 9110, 14): `undefined` for the whole file, also if the header is invalid or requests several
 * ranges, and `'outside'` if no part of the file is in the range.
 * @untrusted
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '') {
    const last = Number(to)
    return last === 0 || size === 0 ? 'outside' : { first: Math.max(0, size - last), last: size - 1 }
  }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'outside' : { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
