import { LRUCache } from 'lru-cache'
import { encode } from 'uqr'

/** One SVG path: the dark modules in a box of `size` by `size`, with the quiet zone the standard asks for. */
type QrCode = { size: number; path: string }

/** A code is worked out for milliseconds, and every screen asks for its mosque's once a minute. */
const cachedCodes = new LRUCache<string, QrCode>({ max: 500 })

/** The QR code of a text, so that a camera reads it from the hall: with a little to spare for reflections. */
export function drawQrCode(text: string): QrCode {
  const found = cachedCodes.get(text)
  if (found) return found
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const code = { size, path: data.map(drawRow).join('') }
  cachedCodes.set(text, code)
  return code
}

/** Dark modules beside each other are one bar. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x += 1
    const wide = x + 1 - from
    path += `M${from} ${y}h${wide}v1h-${wide}z`
  }
  return path
}
