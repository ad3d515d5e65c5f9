import { expect, test } from 'vitest'
import { shareUrls } from './addresses.ts'

test('encodes text and URL completely, whatever characters they contain', () => {
  const sharedPage = { url: 'https://noor.example/campaign/7?a=1&b=2#top', text: 'Give & build: 50 % + ﷺ' }
  const { whatsapp, email, facebook, x } = shareUrls(sharedPage)
  expect(new URL(whatsapp).searchParams.get('text')).toBe(`${sharedPage.text} ${sharedPage.url}`)
  expect(new URL(facebook).searchParams.get('u')).toBe(sharedPage.url)
  expect(new URL(x).searchParams.get('url')).toBe(sharedPage.url)
  expect(new URL(x).searchParams.get('text')).toBe(sharedPage.text)
  expect(new URL(email).searchParams.get('subject')).toBe(sharedPage.text)
  // Email programs do not decode a plus as a space.
  expect(email).not.toContain('+')
})
