import { expect, test } from 'vitest'
import { parseLanguageChoice, languageCookieFor, languageFor, offeredLanguages } from './choice.ts'
import { endonymOf, languages } from './load.ts'

const threeLanguages = { language: 'en', languages: ['en', 'ar', 'ur', 'xx'] }

test('offers the tenant’s own language and the listed ones that have messages', () => {
  expect(offeredLanguages(threeLanguages)).toEqual(
    ['en', 'ar', 'ur'].filter((language) => languages.includes(language)),
  )
  expect(offeredLanguages({ language: 'xx', languages: [] })).toEqual(['en'])
  expect(offeredLanguages({ language: 'en-US', languages: ['en-GB'] })).toEqual(['en-US', 'en-GB'])
})

test.each([
  ['', 'en-GB'],
  ['language=en-US', 'en-US'],
  ['a=b; language=en-US; c=d', 'en-US'],
  ['language=EN-us', 'en-US'],
  // Not offered, no language, or another cookie.
  ['language=fr', 'en-GB'],
  ['language=', 'en-GB'],
  ['language=<script>', 'en-GB'],
  ['otherlanguage=en-US', 'en-GB'],
])('returns the language for the cookies "%s": %s', (cookies, language) => {
  expect(languageFor({ language: 'en-GB', languages: ['en-GB', 'en-US'] }, cookies)).toBe(language)
})

test.each([
  ['/?language=en', { language: 'en', rest: '/' }],
  ['/?language=AR', { language: 'ar', rest: '/' }],
  ['/prayer-times?month=2026-03&language=en#top', { language: 'en', rest: '/prayer-times?month=2026-03#top' }],
  ['//evil.example?language=en', { language: 'en', rest: '/evil.example' }],
  // A language that is not offered has no effect, but is removed from the URL.
  ['/donate?a=b&language=xx', { language: undefined, rest: '/donate?a=b' }],
  ['/?language=', { language: undefined, rest: '/' }],
  ['/?other=en', undefined],
])('parses the language choice in %s: %j', (address, choice) => {
  expect(parseLanguageChoice(new URL(`https://mosque.example${address}`), threeLanguages)).toEqual(choice)
})

test('the cookie lasts a year, is first-party, and is secure over https', () => {
  expect(languageCookieFor('ur', false)).toBe('language=ur; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(languageCookieFor('ur', true)).toMatch(/; Secure$/)
})

test('names a language in its own language', () => {
  expect(['en', 'ar', 'ur'].map((language) => endonymOf(language))).toEqual(['English', 'العربية', 'اردو'])
})

test('adds the region if a language is offered twice, and leaves other tags out', () => {
  const offeredTags = ['en-GB', 'en-US', 'ar']
  expect(offeredTags.map((language) => endonymOf(language, offeredTags))).toEqual([
    'English (GB)',
    'English (US)',
    'العربية',
  ])
  expect(endonymOf('en-GB', ['en-GB', 'ur'])).toBe('English')
  expect(['en-x-foo', 'ar-u-nu-latn', 'xx'].map((language) => endonymOf(language))).toEqual([
    'English',
    'العربية',
    'xx',
  ])
})

test('keeps the rest of the query in engines without URLSearchParams.size (Chrome 111, Safari 16)', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  try {
    expect(
      parseLanguageChoice(new URL('https://mosque.example/?month=2026-03&language=ar'), threeLanguages)?.rest,
    ).toBe('/?month=2026-03')
  } finally {
    if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size)
  }
})
