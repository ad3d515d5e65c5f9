import { expect, test } from 'vitest'
import { choiceIn, languageCookieFor, languageFor, offeredLanguages } from './choice.ts'
import { endonymOf, languages } from './load.ts'

const several = { language: 'en', languages: ['en', 'ar', 'ur', 'xx'] }

test('a tenant offers what it names and there is a catalogue for, and always its own', () => {
  expect(offeredLanguages(several)).toEqual(['en', 'ar', 'ur'].filter((each) => languages.includes(each)))
  expect(offeredLanguages({ language: 'xx', languages: [] })).toEqual(['en'])
  expect(offeredLanguages({ language: 'en-US', languages: ['en-GB'] })).toEqual(['en-US', 'en-GB'])
})

test.each([
  ['', 'en-GB'],
  ['language=en-US', 'en-US'],
  ['a=b; language=en-US; c=d', 'en-US'],
  ['language=EN-us', 'en-US'],
  // Not offered, not a language, another cookie.
  ['language=fr', 'en-GB'],
  ['language=', 'en-GB'],
  ['language=<script>', 'en-GB'],
  ['otherlanguage=en-US', 'en-GB'],
])('with the cookies "%s" the visitor reads %s', (cookies, language) => {
  expect(languageFor({ language: 'en-GB', languages: ['en-GB', 'en-US'] }, cookies)).toBe(language)
})

test.each([
  ['/?language=en', { language: 'en', rest: '/' }],
  ['/?language=AR', { language: 'ar', rest: '/' }],
  ['/prayer-times?month=2026-03&language=en#top', { language: 'en', rest: '/prayer-times?month=2026-03#top' }],
  ['//evil.example?language=en', { language: 'en', rest: '/evil.example' }],
  // What is not offered changes nothing, and does not stay in the address.
  ['/donate?a=b&language=xx', { language: undefined, rest: '/donate?a=b' }],
  ['/?language=', { language: undefined, rest: '/' }],
  ['/?other=en', undefined],
])('the address %s asks for %j', (address, choice) => {
  expect(choiceIn(new URL(`https://mosque.example${address}`), several)).toEqual(choice)
})

test('the cookie lasts a year, belongs to this site, and over https never leaves it', () => {
  expect(languageCookieFor('ur', false)).toBe('language=ur; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(languageCookieFor('ur', true)).toMatch(/; Secure$/)
})

test('a language is called what its speakers call it', () => {
  expect(['en', 'ar', 'ur'].map((each) => endonymOf(each))).toEqual(['English', 'العربية', 'اردو'])
})

test('of one language offered twice each says which it is; no tag, whatever it holds, is more than a name', () => {
  const offered = ['en-GB', 'en-US', 'ar']
  expect(offered.map((each) => endonymOf(each, offered))).toEqual(['English (GB)', 'English (US)', 'العربية'])
  expect(endonymOf('en-GB', ['en-GB', 'ur'])).toBe('English')
  expect(['en-x-foo', 'ar-u-nu-latn', 'xx'].map((each) => endonymOf(each))).toEqual(['English', 'العربية', 'xx'])
})

test('the way on keeps the rest of the query in engines that cannot count it (Chrome 111, Safari 16)', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  try {
    expect(choiceIn(new URL('https://mosque.example/?month=2026-03&language=ar'), several)?.rest).toBe(
      '/?month=2026-03',
    )
  } finally {
    if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size)
  }
})
