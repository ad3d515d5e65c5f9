import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findUntranslated } from '../../../testkit/src/untranslatedWords.ts'

const source = path.join(import.meta.dirname, '../../..')
const files = globSync('{foundation,staff,times,giving,content,server}/src/**/messages.gen.ts', { cwd: source })

type Localized = Readonly<Record<string, string>>
type Message = Localized | ((values: object) => Localized)
type Messages = { readonly [key: string]: Message | Messages | readonly (Message | Messages)[] }

const counts = [0, 1, 2, 3, 11, 100]

/** A value for any parameter: a number, an amount or localised text. */
const makeValue = (count: number) => ({
  amountMinor: count,
  currency: 'gbp',
  en: String(count),
  ar: String(count),
  ur: String(count),
  valueOf: () => count,
  toString: () => String(count),
})

/** Returns the text of a message; one with parameters is formatted once per plural form. */
const formatAll = (message: Message): Localized[] =>
  typeof message === 'function'
    ? counts.map((count) => message(new Proxy({}, { get: () => makeValue(count) })))
    : [message]

const isMessage = (value: Messages[string]): value is Message => typeof value === 'function' || 'en' in value

/** Lists the messages of a feature with their keys, including those of groups. */
const listMessages = (group: object, prefix = ''): [string, Message][] =>
  Object.entries(group).flatMap(([key, value]: [string, Messages[string]]): [string, Message][] =>
    isMessage(value) ? [[prefix + key, value]] : listMessages(value, `${prefix}${key}.`),
  )

async function readCatalogue(file: string): Promise<Messages> {
  const { messages }: { messages: Messages } = await import(pathToFileURL(path.join(source, file)).href)
  return messages
}

test('finds the catalogues', () => {
  expect(files.length).toBeGreaterThan(1)
})

/** Catalogues of error codes, which any feature may use, and others whose keys are values: prayers, roles, movements. */
const sharedCatalogues = [
  'content/src/calendar/prayers/messages.gen.ts',
  'content/src/editing/problems/messages.gen.ts',
  'giving/src/donors/statements/messages.gen.ts',
  'staff/src/members/roles/messages.gen.ts',
]

const sources = globSync('{foundation,staff,times,giving,content,server}/src/**/*.ts', { cwd: source })
  .filter((file) => !/\.(test|gen)\.ts$|node_modules/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }))

describe.each(files)('%s', (file) => {
  test('has every message in the script of its language', async () => {
    for (const [key, message] of listMessages(await readCatalogue(file)))
      for (const { en: _, ...translations } of formatAll(message))
        for (const [language, text] of Object.entries(translations))
          expect([language, key, text, findUntranslated(text)]).toEqual([language, key, text, []])
  })

  test('has no unused message', async () => {
    const [packageName = '', folder = ''] = file.replace('/messages.gen.ts', '').split('/src/')
    const feature = `${packageName}/src/${folder.split('/')[0]}/`
    const relatedSources = sources.filter(
      (other) =>
        sharedCatalogues.includes(file) ||
        other.file.startsWith(feature) ||
        other.text.includes(`${folder}/messages.gen.ts'`) ||
        other.text.includes(`'@minaret/${packageName}/${folder.split('/')[0]}'`) ||
        other.text.includes(`'@minaret/${packageName}/${folder}/messages'`) ||
        other.text.includes(`'@minaret/${packageName}/${folder}'`),
    )
    const allText = relatedSources.map(({ text }) => text).join('\n')
    expect(Object.keys(await readCatalogue(file)).filter((key) => !new RegExp(`\\b${key}\\b`).test(allText))).toEqual(
      [],
    )
  })
})
