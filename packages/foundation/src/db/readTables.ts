import { AsyncLocalStorage } from 'node:async_hooks'

const trackedWords = new AsyncLocalStorage<Set<string>>()

/** Words of a statement. They include all table names; other words match no table name, or are harmless. */
const wordPattern = /[a-z][a-z_]+/g

/** Cached words by statement text, limited in size because lists of varying length create any number of statements. */
const wordCache = new Map<string, readonly string[]>()
const maxCachedStatements = 2000

function readWords(text: string): readonly string[] {
  const cached = wordCache.get(text)
  if (cached) return cached
  const words = [...new Set(text.match(wordPattern))]
  if (wordCache.size < maxCachedStatements) wordCache.set(text, words)
  return words
}

/** Records which tables a statement may read, if reads are being tracked: see {@link trackReads}. */
export function noteStatement(text: string): void {
  const words = trackedWords.getStore()
  if (words) for (const word of readWords(text)) words.add(word)
}

/**
 * Runs work and returns the words of its statements, which include every table it read. It only tracks statements inside
 * transactions.
 */
export async function trackReads<T>(work: () => Promise<T>): Promise<{ result: T; words: ReadonlySet<string> }> {
  const words = new Set<string>()
  return { result: await trackedWords.run(words, work), words }
}
