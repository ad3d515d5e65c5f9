/** The widths of characters in ems: the first match counts. */
const kinds: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[MWm@%]/, 0.92],
  [/[A-HJ-LN-VX-Z\u00c0-\u00dew]/, 0.68],
  [/[ .,:;·’'!|()ijlI]/, 0.28],
  [/[frst-]/, 0.38],
  // Direction marks are invisible.
  [/[\u2066-\u2069]/, 0],
  // Letters of Arabic script are joined.
  [/[\u0600-\u06ff]/, 0.4],
]

const widths: Record<string, number> = {}

function widthOfCharacter(character: string): number {
  const width = widths[character]
  if (width !== undefined) return width
  const kind = kinds.filter(([characters]) => characters.test(character))[0]
  return (widths[character] = kind ? kind[1] : 0.52)
}

/** Estimates the width of text on one line, in ems, before it is rendered. */
export function widthOf(text: string): number {
  let width = 0
  for (let index = 0; index < text.length; index += 1) width += widthOfCharacter(text.charAt(index))
  return width
}
