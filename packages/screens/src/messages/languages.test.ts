import { expect, test, vi } from 'vitest'
import { languages, loadMessages, supportedLanguage } from './index.ts'
import { words as home } from './languages/en/home.gen.ts'

test('a language without a catalogue is shown in English, and a country does not matter', () => {
  expect(['en', 'en-US', 'xx', 'xx-GB', ''].map(supportedLanguage)).toEqual(['en', 'en-US', 'en', 'en', 'en'])
})

test('messages load part by part, and loaded parts stay', async () => {
  // Other tests in this process may have loaded messages already.
  vi.resetModules()
  const { loadedMessages, loadMessages } = await import('./index.ts')
  expect(loadedMessages('en', 'home')).toBeUndefined()
  const messages = await loadMessages('en', 'home')
  expect(messages.home.month).toBe(home.month)
  expect(loadedMessages('en', 'home', 'cause')).toBeUndefined()
  expect(await loadMessages('en-GB', 'cause')).toBe(messages)
  expect(loadedMessages('en', 'home', 'cause')).toBe(messages)
})

test('a part of another feature does not compile', async () => {
  await loadMessages('en', 'cause')
  const messages = await loadMessages('en', 'home')
  // @ts-expect-error -- only the home page's messages were loaded
  const other: unknown = messages.cause
  expect(other).toBeDefined()
})

test.each([...languages])(
  "in %s the newsletter's email field has a different name from the email fields of other forms on the page",
  async (language) => {
    const messages = await loadMessages(language, 'newsletter', 'cause', 'forms')
    expect([messages.cause.email, messages.forms.email]).not.toContain(messages.newsletter.email)
  },
)
