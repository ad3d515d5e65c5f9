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
  let remainingText = text.replace(/[\u2066-\u2069]/g, '').trim()
  // The pages are about equally long, so that the last is not just a word or two.
  const width = widthOf(remainingText)
  const pageWidth = Math.min(maxWidth, (width / Math.ceil(width / maxWidth)) * 1.1 + 5)
  while (fittingLength(remainingText, maxWidth) < remainingText.length) {
    const length = fittingLength(remainingText, pageWidth)
    const page = remainingText.slice(0, length + 1)
    const sentenceEnd = Math.max(...['. ', '؟ ', '۔ ', '! ', '? '].map((end) => page.lastIndexOf(end) + 1))
    const lastSpace = page.lastIndexOf(' ')
    const end = sentenceEnd > length / 2 ? sentenceEnd : lastSpace > 0 ? lastSpace : length
    pages.push(`${remainingText.slice(0, end).trim()}${end === sentenceEnd ? '' : '…'}`)
    remainingText = remainingText.slice(end).trim()
  }
  return remainingText === '' ? pages : pages.concat(remainingText)
}
