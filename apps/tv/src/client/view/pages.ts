import { widthOf } from '@minaret/ui/tv'

/** The number of leading characters that fit into a width. */
function fittingLength(text: string, maxWidth: number): number {
  let width = 0
  for (let index = 0; index < text.length; index += 1) {
    width += widthOf(text.charAt(index))
    if (width > maxWidth) return index
  }
  return text.length
}

/**
 * Splits text into pages that fit a card, between words and if possible after a sentence, so that nothing is cut off.
 * @param maxWidth the width of a page set in one line, in ems
 */
export function splitIntoPages(text: string, maxWidth: number): string[] {
  const pages: string[] = []
  // A card's text direction follows its first letter: isolates around the whole text would be split.
  let remaining = text.replace(/[\u2066-\u2069]/g, '').trim()
  // The pages are about equally long, so that the last is not just a word or two.
  const width = widthOf(remaining)
  const pageWidth = Math.min(maxWidth, (width / Math.ceil(width / maxWidth)) * 1.1 + 5)
  while (fittingLength(remaining, maxWidth) < remaining.length) {
    const length = fittingLength(remaining, pageWidth)
    const page = remaining.slice(0, length + 1)
    const sentence = Math.max(...['. ', '؟ ', '۔ ', '! ', '? '].map((end) => page.lastIndexOf(end) + 1))
    const space = page.lastIndexOf(' ')
    const end = sentence > length / 2 ? sentence : space > 0 ? space : length
    pages.push(`${remaining.slice(0, end).trim()}${end === sentence ? '' : '…'}`)
    remaining = remaining.slice(end).trim()
  }
  return remaining === '' ? pages : pages.concat(remaining)
}
