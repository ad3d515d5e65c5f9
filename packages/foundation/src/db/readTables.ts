import { AsyncLocalStorage } from 'node:async_hooks'

const tracked = new AsyncLocalStorage<Set<string>>()

/** The words of a statement. Names of tables are among them; what else is there has no table's name, or does no harm. */
const wordForm = /[a-z][a-z_]+/g

/** What a statement's text names; statements are few, and those of lists whose length varies would be without end. */
const wordsOf = new Map<string, readonly string[]>()
const maxTexts = 2000

function readWords(text: string): readonly string[] {
  const cached = wordsOf.get(text)
  if (cached) return cached
  const words = [...new Set(text.match(wordForm))]
  if (wordsOf.size < maxTexts) wordsOf.set(text, words)
  return words
}

/** Notes which tables a statement may read, where somebody wants to know: see {@link trackReads}. */
export function noteStatement(text: string): void {
  const words = tracked.getStore()
  if (words) for (const word of readWords(text)) words.add(word)
}

/** Whether somebody wants to know what is read just now. */
export const isTrackingReads = (): boolean => tracked.getStore() !== undefined

/**
 * Does something and says what its statements named: every table it read, and other words. It learns of statements of
 * transactions alone, whoever wrote them.
 */
export async function trackReads<T>(work: () => Promise<T>): Promise<{ result: T; words: ReadonlySet<string> }> {
  const words = new Set<string>()
  return { result: await tracked.run(words, work), words }
}
