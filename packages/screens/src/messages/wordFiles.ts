import type { Feature, Part } from './catalogue.ts'

/** A part of a language's words, as its file gives it. */
export type WordFile = { words: object }

// A browser learns where the words of other pages are when it first goes to one; what the host alone draws, never.
const files = import.meta.glob<WordFile>(['./languages/*/*.gen.ts', '!./languages/*/desk*.gen.ts'])
// Visitors never see the desk: the apps that are built for them do not even name its files.
const deskFiles = import.meta.env.PUBLIC_SITE === true ? {} : import.meta.glob<WordFile>('./languages/*/desk*.gen.ts')
const hostFiles = import.meta.env.SSR ? import.meta.glob<WordFile>('./languages/*/host/*.gen.ts') : {}

const named = (loaders: Record<string, () => Promise<WordFile>>, of: RegExp) =>
  Object.entries(loaders).map(([file, load]) => [of.exec(file)?.slice(1).join(' ') ?? '', load] as const)

const loaders = new Map([
  ...named({ ...files, ...deskFiles }, /languages\/([\w-]+)\/(\w+)\.gen\.ts$/),
  ...named(hostFiles, /languages\/([\w-]+)\/host\/(\w+)\.gen\.ts$/),
])

const isFeature = (name: string): name is Feature => name !== 'common'

/** The features that have words of their own. */
export const features: readonly Feature[] = [...loaders.keys()]
  .filter((key) => key.startsWith('en '))
  .map((key) => key.slice(3))
  .filter(isFeature)

/** Loads one part of a language's words. Rejects when it does not come, or is not there. */
export async function loadFile(short: string, part: Part): Promise<object> {
  const load = loaders.get(`${short} ${part}`)
  if (!load) throw new Error(`The language ${short} has no ${part}.`)
  return (await load()).words
}
