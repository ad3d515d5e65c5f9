/** Marks on letters: Latin accents, Arabic vowel signs and hamzas, the stroke that lengthens a word. */
const marks = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g
const apostrophes = /['’‘`ʿʾʻ]/g
/** Letters that are written one way in one country and another in the next. */
const alike: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ہ: 'ه', ۃ: 'ه' }

/** The Arabic article, with what may be joined before it, where a word of some length is left. */
const article = /^(?:[وبكف]?ال|لل)(?=.{3})/

/**
 * A word as a search compares it: without accents, vowel signs, apostrophes and the Arabic article, in one spelling. The
 * host's own search spells the mosque's texts the same way, and looks for a word with each article before it
 * (`packages/content/src/search`).
 */
export function foldWord(word: string): string {
  const plain = word.toLowerCase().normalize('NFD').replace(marks, '').replace(apostrophes, '')
  return plain.replaceAll(/./gu, (character) => alike[character] ?? character).replace(article, '')
}

/** A word of a text: letters and figures, with the marks and apostrophes inside it. */
const words = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’‘`ʿʾʻ\u0640]*[\p{L}\p{N}\p{M}])?/gu

/** More words than this are not looked for, and no word is longer. */
const longest = { words: 8, letters: 40 }

/** The words somebody looks for, each as a search compares it. */
export function searchTerms(query: string): string[] {
  const found = query.match(words) ?? []
  const folded = found.map((word) => foldWord(word).slice(0, longest.letters)).filter(Boolean)
  return [...new Set(folded)].slice(0, longest.words)
}

/** A text in pieces, those marked that a search has found: a word is found by its beginning. */
export function markedIn(text: string, terms: readonly string[]): { text: string; found: boolean }[] {
  const pieces: { text: string; found: boolean }[] = []
  const add = (piece: string, found: boolean) => {
    if (piece) pieces.push({ text: piece, found })
  }
  let end = 0
  for (const match of text.matchAll(words)) {
    const folded = foldWord(match[0])
    if (!terms.some((term) => folded.startsWith(term))) continue
    add(text.slice(end, match.index), false)
    add(match[0], true)
    end = match.index + match[0].length
  }
  add(text.slice(end), false)
  return pieces
}
