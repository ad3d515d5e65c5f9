/** Marks on letters: Latin accents, Arabic vowel signs and hamzas, and the tatweel. */
const marks = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g
const apostrophes = /['’‘`ʿʾʻ]/g
/** Arabic letters whose form differs between languages, with the form that is compared. */
const unifiedLetters: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ہ: 'ه', ۃ: 'ه' }

/** The Arabic article with any prefix joined to it, if at least three letters follow. */
const article = /^(?:[وبكف]?ال|لل)(?=.{3})/

/**
 * Normalises a word for searching: removes accents, vowel signs, apostrophes and the Arabic article, and unifies
 * spellings. The server's search normalises the mosque's content in the same way, and tries a word with each article
 * (`packages/content/src/search`).
 */
export function foldWord(word: string): string {
  const plain = word.toLowerCase().normalize('NFD').replace(marks, '').replace(apostrophes, '')
  return plain.replaceAll(/./gu, (character) => unifiedLetters[character] ?? character).replace(article, '')
}

/** A word in text: letters and digits, and any marks and apostrophes between them. */
const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’‘`ʿʾʻ\u0640]*[\p{L}\p{N}\p{M}])?/gu

/** The maximum number of words in a query, and of letters in each. */
const limits = { words: 8, letters: 40 }

/** The normalised words of a query. */
export function searchTerms(query: string): string[] {
  const words = query.match(wordPattern) ?? []
  const foldedWords = words.map((word) => foldWord(word).slice(0, limits.letters)).filter(Boolean)
  return [...new Set(foldedWords)].slice(0, limits.words)
}

/** Splits text into pieces and marks the words that begin with a search term. */
export function markMatches(text: string, terms: readonly string[]): { text: string; isMatch: boolean }[] {
  const pieces: { text: string; isMatch: boolean }[] = []
  const add = (piece: string, isMatch: boolean) => {
    if (piece) pieces.push({ text: piece, isMatch })
  }
  let end = 0
  for (const match of text.matchAll(wordPattern)) {
    const foldedWord = foldWord(match[0])
    if (!terms.some((term) => foldedWord.startsWith(term))) continue
    add(text.slice(end, match.index), false)
    add(match[0], true)
    end = match.index + match[0].length
  }
  add(text.slice(end), false)
  return pieces
}
