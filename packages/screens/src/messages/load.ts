import type { Feature, Part, MessagesOf } from './catalogue.ts'
// Every page may offer every language, so their endonyms are in the code; those of `Intl` differ by engine version.
import { endonyms } from './languages/index.gen.ts'

const primarySubtagOf = (language: string) => language.split('-')[0] ?? ''

/** The languages with messages. */
export const languages: readonly string[] = Object.keys(endonyms)

/** The language to show a site in: the requested one (BCP 47), or English if it has no messages. */
export const supportedLanguage = (language: string): string =>
  languages.includes(primarySubtagOf(language)) ? language : 'en'

/**
 * A language's own name: `اردو`; with the rest of its tag if the same language is offered twice: `English (US)`.
 * @param offeredLanguages all offered languages
 */
export function endonymOf(language: string, offeredLanguages: readonly string[] = []): string {
  const [subtag = '', ...rest] = language.split('-')
  const name = endonyms[subtag] ?? language
  const isUnique = offeredLanguages.every(
    (candidate) => candidate === language || primarySubtagOf(candidate) !== subtag,
  )
  return isUnique || rest.length === 0 ? name : `${name} (${rest.join('-')})`
}

/** The loaded messages of a language. Parts are only ever added, to the same object, so that React sees no change. */
type LoadedMessages = Partial<MessagesOf<Feature>>
const loadedByLanguage = new Map<string, LoadedMessages>()
const pendingParts = new Map<string, Promise<unknown>>()

const hasFeatures = <F extends Feature>(
  messages: LoadedMessages,
  requiredFeatures: readonly F[],
): messages is MessagesOf<F> => 'retry' in messages && requiredFeatures.every((feature) => feature in messages)

/** The loaded messages of a language: the common ones, and those of the given features; undefined unless all are loaded. */
export function loadedMessages<F extends Feature = never>(
  language: string,
  ...requiredFeatures: F[]
): MessagesOf<F> | undefined {
  const messages = loadedByLanguage.get(primarySubtagOf(supportedLanguage(language)))
  return messages && hasFeatures(messages, requiredFeatures) ? messages : undefined
}

const storePart = (subtag: string, part: Part, messages: object) => {
  const storedMessages = loadedByLanguage.get(subtag) ?? {}
  loadedByLanguage.set(subtag, Object.assign(storedMessages, part === 'common' ? messages : { [part]: messages }))
}

/** Loads one part of a language's messages, once; a failure is not cached, so the next call tries again. */
function loadPart(subtag: string, part: Part, from?: () => Promise<object>): Promise<unknown> {
  const key = `${subtag} ${part}`
  const pendingPart = pendingParts.get(key)
  if (pendingPart) return pendingPart
  const load = from ?? (async () => (await import('./wordFiles.ts')).loadFile(subtag, part))
  const promise = load().then(
    (messages) => storePart(subtag, part, messages),
    (error: unknown) => {
      pendingParts.delete(key)
      throw error
    },
  )
  pendingParts.set(key, promise)
  return promise
}

/** Loads messages from the file the server lists for the page, without loading the list of all files. */
export const loadListedMessages = (language: string, part: Part, from: () => Promise<object>): Promise<unknown> =>
  loadPart(primarySubtagOf(supportedLanguage(language)), part, from)

/** Loads messages of a language: the common ones, and those of the given features. Rejects if a part fails to load. */
export async function loadMessages<F extends Feature = never>(
  language: string,
  ...requiredFeatures: F[]
): Promise<MessagesOf<F>> {
  const subtag = primarySubtagOf(supportedLanguage(language))
  await Promise.all([loadPart(subtag, 'common'), ...requiredFeatures.map((feature) => loadPart(subtag, feature))])
  const messages = loadedMessages(language, ...requiredFeatures)
  if (!messages) throw new Error(`The catalogue of ${language} lacks a part: ${requiredFeatures.join(', ')}.`)
  return messages
}

/** Loads all messages of a language, as the server does once. */
export async function loadAllMessages(language: string): Promise<void> {
  const { features } = await import('./wordFiles.ts')
  await loadMessages(language, ...features)
}
