import { readdirSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { languages, loadWords, shownLanguage } from './index.ts'
import { words as home } from './languages/en/home.ts'
import { choose } from './plural.ts'
import { features } from './wordFiles.ts'

const files = readdirSync(new URL('languages', import.meta.url))

/** The paths of a catalogue's messages, with what each is: a text, or a function of so many values. */
function shape(words: unknown, path = ''): string[] {
  if (typeof words === 'function') return [`${path} (${words.length})`]
  if (typeof words !== 'object' || words === null) return [`${path} ${typeof words}`]
  return Object.entries(words).flatMap(([name, each]) => shape(each, path ? `${path}.${name}` : name))
}

test('a folder is a language: there is no other list of them', () => {
  expect([...languages].sort()).toEqual(files.sort())
  expect(languages).toContain('en')
})

test('a language without a catalogue is shown in English, and a country does not matter', () => {
  expect(['en', 'en-US', 'xx', 'xx-GB', ''].map(shownLanguage)).toEqual(['en', 'en-US', 'en', 'en', 'en'])
})

test('words come part by part, and what came before stays', async () => {
  // Other tests of the process may have asked for words before.
  vi.resetModules()
  const { arrivedWords, loadWords } = await import('./index.ts')
  expect(arrivedWords('en', 'home')).toBeUndefined()
  const words = await loadWords('en', 'home')
  expect(words.home.month).toBe(home.month)
  expect(arrivedWords('en', 'home', 'cause')).toBeUndefined()
  expect(await loadWords('en-GB', 'cause')).toBe(words)
  expect(arrivedWords('en', 'home', 'cause')).toBe(words)
})

test('a part of another feature does not compile', async () => {
  await loadWords('en', 'cause')
  const words = await loadWords('en', 'home')
  // @ts-expect-error -- asked for the home page's words alone
  const other: unknown = words.cause
  expect(other).toBeDefined()
})

describe.each(files)('%s', (language) => {
  test('has every message, and none besides', async () => {
    const words = await loadWords(language, ...features)
    // What a function leaves unused it need not name, so only text and function are told apart.
    const kinds = (of: unknown) => shape(of).map((line) => line.replace(/ \(\d\)$/, ' function'))
    expect(kinds(words).sort()).toEqual(kinds(await loadWords('en', ...features)).sort())
  })

  test('counts in the categories its grammar has', async () => {
    const { plurals }: { plurals: readonly string[] } = await import(`./languages/${language}/language.ts`)
    expect(new Set(plurals)).toEqual(new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories))
  })
})

test('each number takes its own form', () => {
  const forms = { zero: '0', one: '1', two: '2', few: '3–10', many: '11–99', other: '100' }
  const counted = [0, 1, 2, 3, 10, 11, 99, 100].map((count) => choose('ar', count, forms))
  expect(counted).toEqual(['0', '1', '2', '3–10', '3–10', '11–99', '11–99', '100'])
  expect([1, 0, 2].map((count) => choose('en', count, { one: 'one', other: 'more' }))).toEqual(['one', 'more', 'more'])
})

test.each([...languages])(
  "in %s the newsletter's email field is not named like the field of a form on the same page",
  async (language) => {
    const words = await loadWords(language, 'newsletter', 'cause', 'forms')
    expect([words.cause.email, words.forms.email]).not.toContain(words.newsletter.email)
  },
)
