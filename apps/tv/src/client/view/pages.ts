import { widthOf } from '@minaret/ui/tv'

/** The number of leading characters that fit into a width. */
function fittingLength(text: string, maxWidth: number): number {
  let width = 0
  for (let at = 0; at < text.length; at += 1) {
    width += widthOf(text.charAt(at))
    if (width > maxWidth) return at
  }
  return text.length
}

/**
 * Splits a text into pages that fit a card, between words and if possible after a sentence, so that nothing is cut off.
 * @param maxWidth the width of a page set in one line, in ems
 */
export function pagesOf(text: string, maxWidth: number): string[] {
  const pages: string[] = []
  // A card's text direction follows its first letter: isolates around the whole text would be split.
  let rest = text.replace(/[\u2066-\u2069]/g, '').trim()
  // Pages of about the same length, so that the last is not just a word or two.
  const width = widthOf(rest)
  const pageWidth = Math.min(maxWidth, (width / Math.ceil(width / maxWidth)) * 1.1 + 5)
  while (fittingLength(rest, maxWidth) < rest.length) {
    const length = fittingLength(rest, pageWidth)
    const page = rest.slice(0, length + 1)
    const sentence = Math.max(...['. ', '؟ ', '۔ ', '! ', '? '].map((end) => page.lastIndexOf(end) + 1))
    const space = page.lastIndexOf(' ')
    const end = sentence > length / 2 ? sentence : space > 0 ? space : length
    pages.push(`${rest.slice(0, end).trim()}${end === sentence ? '' : '…'}`)
    rest = rest.slice(end).trim()
  }
  return rest === '' ? pages : pages.concat(rest)
}
