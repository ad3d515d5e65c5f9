import { LRUCache } from 'lru-cache'
import { encode } from 'uqr'

/** The dark modules as an SVG path in a view box of `size` by `size`, including the required quiet zone. */
type QrCode = { size: number; path: string }

/** Encoding takes milliseconds, and every screen requests its mosque’s code once a minute. */
const cachedCodes = new LRUCache<string, QrCode>({ max: 500 })

/** Encodes text as a QR code with medium error correction, to tolerate reflections. */
export function drawQrCode(text: string): QrCode {
  const cached = cachedCodes.get(text)
  if (cached) return cached
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const code = { size, path: data.map(drawRow).join('') }
  cachedCodes.set(text, code)
  return code
}

/** Combines adjacent dark modules into bars. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    const width = x + 1 - start
    path += `M${start} ${y}h${width}v1h-${width}z`
  }
  return path
}
