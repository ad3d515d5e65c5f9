import { encode } from 'uqr'

/** A QR code as one SVG path: its dark modules in a box of `size` by `size`, with the quiet zone the standard asks for. */
export function drawCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => {
    let path = ''
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x += 1
      const wide = x + 1 - from
      path += `M${from} ${y}h${wide}v1h-${wide}z`
    }
    return path
  })
  return { size, path: rows.join('') }
}
