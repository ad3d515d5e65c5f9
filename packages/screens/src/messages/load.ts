import type { Feature, Part, WordsOf } from './catalogue.ts'
// Every page may offer every language, so what each calls itself is with the code: an engine's own names differ by its year.
import { endonyms } from './languages/index.gen.ts'

const shortOf = (language: string) => language.split('-')[0] ?? ''

/** The languages there is a catalogue for. */
export const languages: readonly string[] = Object.keys(endonyms)

/** The language a site is shown in: the one asked for (BCP 47), or English while there is no catalogue for it. */
export const shownLanguage = (language: string): string => (languages.includes(shortOf(language)) ? language : 'en')

/**
 * What a language calls itself: `اردو`; with the rest of its tag where the same language is offered twice: `English (US)`.
 * @param offered the languages it stands among
 */
export function endonymOf(language: string, offered: readonly string[] = []): string {
  const [short = '', ...rest] = language.split('-')
  const name = endonyms[short] ?? language
  const alone = offered.every((each) => each === language || shortOf(each) !== short)
  return alone || rest.length === 0 ? name : `${name} (${rest.join('-')})`
}

/** What has arrived of a language. It only grows, and stays the same object: whoever reads it sees no change. */
type Arrived = Partial<WordsOf<Feature>>
const arrived = new Map<string, Arrived>()
const loading = new Map<string, Promise<unknown>>()

const has = <F extends Feature>(words: Arrived, wanted: readonly F[]): words is WordsOf<F> =>
  'retry' in words && wanted.every((feature) => feature in words)

/** The words of a language, if they are here: the common ones, and those of the features named. */
export function arrivedWords<F extends Feature = never>(language: string, ...wanted: F[]): WordsOf<F> | undefined {
  const words = arrived.get(shortOf(shownLanguage(language)))
  return words && has(words, wanted) ? words : undefined
}

const keep = (short: string, part: Part, words: object) => {
  arrived.set(short, Object.assign(arrived.get(short) ?? {}, part === 'common' ? words : { [part]: words }))
}

/** Loads one part of a language's words, once; a failure is forgotten, so that the next call tries again. */
function loadPart(short: string, part: Part, from?: () => Promise<object>): Promise<unknown> {
  const key = `${short} ${part}`
  const known = loading.get(key)
  if (known) return known
  const load = from ?? (async () => (await import('./wordFiles.ts')).loadFile(short, part))
  const started = load().then(
    (words) => keep(short, part, words),
    (error: unknown) => {
      loading.delete(key)
      throw error
    },
  )
  loading.set(key, started)
  return started
}

/** Takes words from where the page's own host says they are, so that nobody has to look for them. */
export const takeWords = (language: string, part: Part, from: () => Promise<object>): Promise<unknown> =>
  loadPart(shortOf(shownLanguage(language)), part, from)

/** Loads the words of a language: the common ones, and those of the features named. Rejects when a part does not come. */
export async function loadWords<F extends Feature = never>(language: string, ...wanted: F[]): Promise<WordsOf<F>> {
  const short = shortOf(shownLanguage(language))
  await Promise.all([loadPart(short, 'common'), ...wanted.map((feature) => loadPart(short, feature))])
  const words = arrivedWords(language, ...wanted)
  if (!words) throw new Error(`The catalogue of ${language} lacks a part: ${wanted.join(', ')}.`)
  return words
}

/** Loads every word of a language, as the host does once. */
export async function loadEveryWord(language: string): Promise<void> {
  const { features } = await import('./wordFiles.ts')
  await loadWords(language, ...features)
}
