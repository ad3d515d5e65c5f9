import type { Catalogue, Feature, Part, WordsOf } from './catalogue.ts'

// Every file of `languages/` is a language. Built for a browser, each part of it is a chunk of its own.
const parts: { [P in Part]: Record<string, () => Promise<Catalogue[P]>> } = {
  common: import.meta.glob<Catalogue['common']>('./languages/*.ts', { query: '?part=common', import: 'common' }),
  home: import.meta.glob<Catalogue['home']>('./languages/*.ts', { query: '?part=home', import: 'home' }),
  prayerTimes: import.meta.glob<Catalogue['prayerTimes']>('./languages/*.ts', {
    query: '?part=prayerTimes',
    import: 'prayerTimes',
  }),
  // What the host alone draws, no browser needs to know of.
  prayerSheet: import.meta.env.SSR
    ? import.meta.glob<Catalogue['prayerSheet']>('./languages/*.ts', {
        query: '?part=prayerSheet',
        import: 'prayerSheet',
      })
    : {},
  tvPlain: import.meta.env.SSR
    ? import.meta.glob<Catalogue['tvPlain']>('./languages/*.ts', { query: '?part=tvPlain', import: 'tvPlain' })
    : {},
  donate: import.meta.glob<Catalogue['donate']>('./languages/*.ts', { query: '?part=donate', import: 'donate' }),
  cause: import.meta.glob<Catalogue['cause']>('./languages/*.ts', { query: '?part=cause', import: 'cause' }),
  thankYou: import.meta.glob<Catalogue['thankYou']>('./languages/*.ts', {
    query: '?part=thankYou',
    import: 'thankYou',
  }),
  manageGift: import.meta.glob<Catalogue['manageGift']>('./languages/*.ts', {
    query: '?part=manageGift',
    import: 'manageGift',
  }),
  campaignsHome: import.meta.glob<Catalogue['campaignsHome']>('./languages/*.ts', {
    query: '?part=campaignsHome',
    import: 'campaignsHome',
  }),
}

// Every page may offer every language, so what each calls itself is with the code: an engine's own names differ by its year.
const endonyms = import.meta.glob<string>('./languages/*.ts', {
  query: '?part=endonym',
  import: 'endonym',
  eager: true,
})

const fileOf = (language: string) => `./languages/${language}.ts`
const shortOf = (language: string) => language.split('-')[0] ?? ''
const isFeature = (part: string): part is Feature => part in parts && part !== 'common'

/** The features that have words of their own. */
export const features: readonly Feature[] = Object.keys(parts).filter(isFeature)

/** The languages there is a catalogue for. */
export const languages: readonly string[] = Object.keys(parts.common).map((file) => file.slice(12, -3))

/** The language a site is shown in: the one asked for (BCP 47), or English while there is no catalogue for it. */
export const shownLanguage = (language: string): string => (languages.includes(shortOf(language)) ? language : 'en')

/**
 * What a language calls itself: `اردو`; with the rest of its tag where the same language is offered twice: `English (US)`.
 * @param offered the languages it stands among
 */
export function endonymOf(language: string, offered: readonly string[] = []): string {
  const [short = '', ...rest] = language.split('-')
  const name = endonyms[fileOf(short)] ?? language
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

/** Loads one part of a language's words, once; a failure is forgotten, so that the next call tries again. */
function loadPart(short: string, part: Part): Promise<unknown> {
  const key = `${short} ${part}`
  const known = loading.get(key)
  if (known) return known
  const started = Promise.resolve(parts[part][fileOf(short)]?.()).then(
    (words) => {
      arrived.set(short, Object.assign(arrived.get(short) ?? {}, part === 'common' ? words : { [part]: words }))
    },
    (error: unknown) => {
      loading.delete(key)
      throw error
    },
  )
  loading.set(key, started)
  return started
}

/** Loads the words of a language: the common ones, and those of the features named. Rejects when a part does not come. */
export async function loadWords<F extends Feature = never>(language: string, ...wanted: F[]): Promise<WordsOf<F>> {
  const short = shortOf(shownLanguage(language))
  await Promise.all([loadPart(short, 'common'), ...wanted.map((feature) => loadPart(short, feature))])
  const words = arrivedWords(language, ...wanted)
  if (!words) throw new Error(`The catalogue of ${language} lacks a part: ${wanted.join(', ')}.`)
  return words
}
