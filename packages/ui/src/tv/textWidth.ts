/** How wide signs are drawn, in parts of their size: the first that holds. */
const kinds: readonly (readonly [signs: RegExp, width: number])[] = [
  [/[MWm@%]/, 0.92],
  [/[A-HJ-LN-VX-Z\u00c0-\u00dew]/, 0.68],
  [/[ .,:;·’'!|()ijlI]/, 0.28],
  [/[frst-]/, 0.38],
  // Marks of direction are not seen.
  [/[\u2066-\u2069]/, 0],
  // Letters of Arabic script join.
  [/[\u0600-\u06ff]/, 0.4],
]

const widths: Record<string, number> = {}

function widthOfSign(sign: string): number {
  const width = widths[sign]
  if (width !== undefined) return width
  const kind = kinds.filter(([signs]) => signs.test(sign))[0]
  return (widths[sign] = kind ? kind[1] : 0.52)
}

/** About how wide a text stands in one line, in parts of its font size: a screen knows it before it draws. */
export function widthOf(text: string): number {
  let width = 0
  for (let at = 0; at < text.length; at += 1) width += widthOfSign(text.charAt(at))
  return width
}
