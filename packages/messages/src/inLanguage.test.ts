import { expect, expectTypeOf, test } from 'vitest'
import { fillMessages, inLanguage, text, type Text } from './index.ts'

const messages = {
  title: { en: 'Title', ar: 'عنوان' },
  joined: {
    subject: (d: { name: Text }) => ({ en: `${text(d.name, 'en')} joined`, ar: `انضم ${text(d.name, 'ar')}` }),
    paragraphs: [
      { en: 'Welcome.', ar: 'أهلًا.' },
      (d: { mosque: Text; role?: string | undefined }) => ({
        en: `${d.role ?? 'Staff'} of ${text(d.mosque, 'en')}`,
        ar: text(d.mosque, 'ar'),
      }),
    ],
  },
}

test('reads messages in a language', () => {
  const arabicMessages = inLanguage(messages, 'ar')
  expectTypeOf(arabicMessages.title).toEqualTypeOf<string>()
  expect(arabicMessages.title).toBe('عنوان')
  expect(arabicMessages.joined.subject({ name: 'Aisha' })).toBe('انضم Aisha')
})

test('fills all messages of a group from one set of values', () => {
  const email = fillMessages(messages.joined, 'en', { name: 'Aisha', mosque: 'Al-Noor' })
  expectTypeOf(email).toEqualTypeOf<{ subject: string; paragraphs: string[] }>()
  expect(email).toEqual({ subject: 'Aisha joined', paragraphs: ['Welcome.', 'Staff of Al-Noor'] })
  // @ts-expect-error -- a value is missing
  fillMessages(messages.joined, 'en', { name: 'Aisha' })
})
