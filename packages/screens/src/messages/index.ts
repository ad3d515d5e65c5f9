import type { Messages } from './en.ts'

export type { Messages } from './en.ts'

/** The catalogues there are, by language; each is loaded only by who reads it. */
const catalogues: Record<string, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
}

/** The language a site is shown in: the tenant's own (BCP 47), or English while there is no catalogue for it. */
export const shownLanguage = (language: string): string =>
  (language.split('-')[0] ?? '') in catalogues ? language : 'en'

/** The catalogue a tenant's language is shown with. */
export function loadMessages(language: string): Promise<Messages> {
  const [short = ''] = shownLanguage(language).split('-')
  return catalogues[short]?.() ?? Promise.reject(new Error(`There is no catalogue for ${language}.`))
}
