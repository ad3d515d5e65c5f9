import { expect, test } from 'vitest'
import { shareAddresses } from './addresses.ts'

test('words and address arrive whole, whatever signs they hold', () => {
  const shared = { url: 'https://noor.example/campaign/7?a=1&b=2#top', text: 'Give & build: 50 % + ﷺ' }
  const { whatsapp, email, facebook, x } = shareAddresses(shared)
  expect(new URL(whatsapp).searchParams.get('text')).toBe(`${shared.text} ${shared.url}`)
  expect(new URL(facebook).searchParams.get('u')).toBe(shared.url)
  expect(new URL(x).searchParams.get('url')).toBe(shared.url)
  expect(new URL(x).searchParams.get('text')).toBe(shared.text)
  expect(new URL(email).searchParams.get('subject')).toBe(shared.text)
  // Mail programs read a plus as a plus.
  expect(email).not.toContain('+')
})
