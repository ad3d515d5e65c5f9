import type { Feature, Part } from './catalogue.ts'

/** A file with one part of a language's messages. */
export type MessageFile = { words: object }

// A browser loads this list at the first navigation. Messages only the server renders are not in it.
const files = import.meta.glob<MessageFile>(['./languages/*/*.gen.ts', '!./languages/*/desk*.gen.ts'])
// Visitors never see the desk, so the apps for visitors do not list its files.
const deskFiles =
  import.meta.env.PUBLIC_SITE === true ? {} : import.meta.glob<MessageFile>('./languages/*/desk*.gen.ts')
const serverFiles = import.meta.env.SSR ? import.meta.glob<MessageFile>('./languages/*/host/*.gen.ts') : {}

const byLanguageAndPart = (loaders: Record<string, () => Promise<MessageFile>>, pattern: RegExp) =>
  Object.entries(loaders).map(([file, load]) => [pattern.exec(file)?.slice(1).join(' ') ?? '', load] as const)

const loaders = new Map([
  ...byLanguageAndPart({ ...files, ...deskFiles }, /languages\/([\w-]+)\/(\w+)\.gen\.ts$/),
  ...byLanguageAndPart(serverFiles, /languages\/([\w-]+)\/host\/(\w+)\.gen\.ts$/),
])

const isFeature = (name: string): name is Feature => name !== 'common'

/** The features with their own messages. */
export const features: readonly Feature[] = [...loaders.keys()]
  .filter((key) => key.startsWith('en '))
  .map((key) => key.slice(3))
  .filter(isFeature)

/** Loads one part of a language's messages. Rejects if it fails to load or does not exist. */
export async function loadFile(subtag: string, part: Part): Promise<object> {
  const load = loaders.get(`${subtag} ${part}`)
  if (!load) throw new Error(`The language ${subtag} has no ${part}.`)
  return (await load()).words
}
