import { AsyncLocalStorage } from 'node:async_hooks'

const tracked = new AsyncLocalStorage<Set<string>>()

/** Words of a statement. They include all table names; other words match no table name, or do no harm. */
const wordForm = /[a-z][a-z_]+/g

/** Cached words by statement text, limited in size because statements with lists of varying length are unlimited. */
const wordsOf = new Map<string, readonly string[]>()
const maxTexts = 2000

function readWords(text: string): readonly string[] {
  const cached = wordsOf.get(text)
  if (cached) return cached
  const words = [...new Set(text.match(wordForm))]
  if (wordsOf.size < maxTexts) wordsOf.set(text, words)
  return words
}

/** Records which tables a statement may read, if reads are being tracked: see {@link trackReads}. */
export function noteStatement(text: string): void {
  const words = tracked.getStore()
  if (words) for (const word of readWords(text)) words.add(word)
}

/** Whether reads are being tracked. */
export const isTrackingReads = (): boolean => tracked.getStore() !== undefined

/**
 * Runs work and returns the words of its statements: every table it read, among others. It only tracks statements inside
 * transactions.
 */
export async function trackReads<T>(work: () => Promise<T>): Promise<{ result: T; words: ReadonlySet<string> }> {
  const words = new Set<string>()
  return { result: await tracked.run(words, work), words }
}
