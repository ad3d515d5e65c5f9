import { widthOf } from '@minaret/ui/tv'

/** How many signs of a text fit, of those from its beginning. */
function fitting(text: string, most: number): number {
  let width = 0
  for (let at = 0; at < text.length; at += 1) {
    width += widthOf(text.charAt(at))
    if (width > most) return at
  }
  return text.length
}

/**
 * A text in pieces that each fit their place, parted between words and if possible after a sentence: nothing the mosque
 * says is cut off.
 * @param most how wide a piece may be in one line, in parts of its font size
 */
export function pagesOf(text: string, most: number): string[] {
  const pages: string[] = []
  // A card's words run as they begin: marks around them all would be torn apart.
  let rest = text.replace(/[\u2066-\u2069]/g, '').trim()
  // Pieces of about the same length: no last one of a word or two.
  const width = widthOf(rest)
  const room = Math.min(most, (width / Math.ceil(width / most)) * 1.1 + 5)
  while (fitting(rest, most) < rest.length) {
    const fits = fitting(rest, room)
    const piece = rest.slice(0, fits + 1)
    const sentence = Math.max(...['. ', '؟ ', '۔ ', '! ', '? '].map((end) => piece.lastIndexOf(end) + 1))
    const space = piece.lastIndexOf(' ')
    const end = sentence > fits / 2 ? sentence : space > 0 ? space : fits
    pages.push(`${rest.slice(0, end).trim()}${end === sentence ? '' : '…'}`)
    rest = rest.slice(end).trim()
  }
  return rest === '' ? pages : pages.concat(rest)
}
