import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findUntranslated } from '../../../testkit/src/untranslatedWords.ts'

const source = path.join(import.meta.dirname, '../../..')
const folders = globSync('{foundation,staff,times,giving,content,server}/src/**/en.ts', { cwd: source }).map((file) =>
  path.dirname(file),
)

type Words = Record<string, string | ((...values: unknown[]) => string)>

const counts = [0, 1, 2, 3, 11, 100]

/** Whatever a text may be given: a figure, a name, an amount. */
const sample = (count: number) => ({
  amountMinor: count,
  currency: 'gbp',
  valueOf: () => count,
  toString: () => String(count),
})

/** What one language says under a key; a function is given figures for its values, once for each plural. */
const textsOf = (text: Words[string] | undefined): string[] =>
  typeof text === 'function' ? counts.map((count) => text(sample(count), sample(count))) : [text ?? '']

/** What one language of a catalogue says. */
async function wordsOf(folder: string, language: string): Promise<Words> {
  const file: Record<string, Words> = await import(pathToFileURL(path.join(source, folder, `${language}.ts`)).href)
  return file[language] ?? {}
}

const read = async (folder: string) => ({
  en: await wordsOf(folder, 'en'),
  ar: await wordsOf(folder, 'ar'),
  ur: await wordsOf(folder, 'ur'),
})

test('there are catalogues to look at', () => {
  expect(folders.length).toBeGreaterThan(1)
})

/** Catalogues of what is refused by a code, which any feature may name. */
const codes = ['content/src/editing/problems/messages']

describe.each(folders)('%s', (folder) => {
  test('says everything in every language, in its own script', async () => {
    const { en, ...others } = await read(folder)
    for (const [language, words] of Object.entries(others)) {
      expect(Object.keys(words)).toEqual(Object.keys(en))
      for (const [key, text] of Object.entries(words))
        for (const said of textsOf(text))
          expect([language, key, said, findUntranslated(said)]).toEqual([language, key, said, []])
    }
  })

  test('says nothing nobody asks for', async () => {
    const { en } = await read(folder)
    const [packageName, inPackage = ''] = folder.split('/src/')
    const feature = `${packageName}/src/${inPackage.split('/')[0]}`
    const catalogue = `${packageName}/${inPackage.split('/')[0]}`
    const all = globSync('{foundation,staff,times,giving,content,server}/src/**/*.ts', { cwd: source })
      .filter((file) => !folders.some((each) => file.startsWith(`${each}/`)) && !/\.test\.ts$|node_modules/.test(file))
      .filter((file) => {
        const text = readFileSync(path.join(source, file), 'utf8')
        return (
          file.startsWith(feature) ||
          codes.includes(folder) ||
          text.includes(`${inPackage}/`) ||
          text.includes(`'@minaret/${catalogue}'`) ||
          text.includes(`'@minaret/${packageName}/${inPackage}'`)
        )
      })
      .map((file) => readFileSync(path.join(source, file), 'utf8'))
      .join('\n')
    expect(Object.keys(en).filter((key) => !new RegExp(`\\b${key}\\b`).test(all))).toEqual([])
  })
})
