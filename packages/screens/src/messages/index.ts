import type { Messages } from './en.ts'

export type { Messages } from './en.ts'

/** The catalogues there are, by language; each is loaded only by who reads it. */
const catalogues: Record<string, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
}

/** The catalogue of a BCP 47 language, or the English one while that language has none. */
export function loadMessages(language: string): Promise<Messages> {
  const [short = 'en'] = language.split('-')
  return (catalogues[short] ?? catalogues.en)?.() ?? Promise.reject(new Error('There is no English catalogue.'))
}
