import { expect, test, vi } from 'vitest'
import { languages, loadMessages, supportedLanguage } from './index.ts'
import { words as home } from './languages/en/home.gen.ts'

test('a language without a catalogue is shown in English, and a country does not matter', () => {
  expect(['en', 'en-US', 'xx', 'xx-GB', ''].map(supportedLanguage)).toEqual(['en', 'en-US', 'en', 'en', 'en'])
})

test('words come part by part, and what came before stays', async () => {
  // Other tests of the process may have asked for words before.
  vi.resetModules()
  const { loadedMessages, loadMessages } = await import('./index.ts')
  expect(loadedMessages('en', 'home')).toBeUndefined()
  const words = await loadMessages('en', 'home')
  expect(words.home.month).toBe(home.month)
  expect(loadedMessages('en', 'home', 'cause')).toBeUndefined()
  expect(await loadMessages('en-GB', 'cause')).toBe(words)
  expect(loadedMessages('en', 'home', 'cause')).toBe(words)
})

test('a part of another feature does not compile', async () => {
  await loadMessages('en', 'cause')
  const words = await loadMessages('en', 'home')
  // @ts-expect-error -- asked for the home page's words alone
  const other: unknown = words.cause
  expect(other).toBeDefined()
})

test.each([...languages])(
  "in %s the newsletter's email field is not named like the field of a form on the same page",
  async (language) => {
    const words = await loadMessages(language, 'newsletter', 'cause', 'forms')
    expect([words.cause.email, words.forms.email]).not.toContain(words.newsletter.email)
  },
)
