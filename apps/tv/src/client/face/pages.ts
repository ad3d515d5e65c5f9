/**
 * A text in pieces that each fit their place, parted between words and if possible after a sentence: nothing the mosque
 * says is cut off.
 * @param most letters of a piece
 */
export function pagesOf(text: string, most: number): string[] {
  const pages: string[] = []
  let rest = text.trim()
  while (rest.length > most) {
    const piece = rest.slice(0, most + 1)
    const sentence = Math.max(...['. ', '؟ ', '۔ ', '! ', '? '].map((end) => piece.lastIndexOf(end) + 1))
    const space = piece.lastIndexOf(' ')
    const end = sentence > most / 2 ? sentence : space > 0 ? space : most
    pages.push(`${rest.slice(0, end).trim()}${end === sentence ? '' : '…'}`)
    rest = rest.slice(end).trim()
  }
  return rest === '' ? pages : pages.concat(rest)
}
