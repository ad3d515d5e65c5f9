import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseConfig } from '@minaret/plans'
import { siteAddress, getSiteLink } from '../tenancy/siteLink.ts'
import { renderEmail, type EmailTemplate } from './compose.ts'
import { getTextColour } from './contrast.ts'
import { chooseLanguage, mailLanguages, getTenantLanguage } from './language.ts'
import { toMultiLine, toSingleLine } from './line.ts'

const tenantWith = (settings: Record<string, string> = {}) => ({
  address: 'https://an-noor.example',
  config: parseConfig(
    Object.entries({ websiteName: 'Masjid an-Noor', ...settings }).map(([key, value]) => ({ key, value })),
  ),
})
const fullTemplate: EmailTemplate = {
  language: 'en',
  subject: 'A message from Fatima',
  paragraphs: ['You have a new message.'],
  facts: [{ label: 'Name', value: 'Fatima & <Sons>' }],
  quote: 'Salaam\nwhen is Fajr?',
  action: { label: 'Answer', href: 'https://an-noor.example/answer?a=1&b=2' },
  afterAction: ['It works once.'],
  footer: 'You get this because you run the site.',
}

test('the plain text is complete by itself, with URLs on their own lines', () => {
  const settings = { charityName: 'An-Noor Trust', charityNumber: '1123456', address: '1 Lantern Street, Bradford' }
  expect(renderEmail(tenantWith(settings), fullTemplate).text).toBe(
    `You have a new message.

Name: Fatima & <Sons>

> Salaam
> when is Fajr?

Answer:
https://an-noor.example/answer?a=1&b=2

It works once.

--${' '}
You get this because you run the site.
Masjid an-Noor
1 Lantern Street, Bradford
An-Noor Trust
Registered charity 1123456
https://an-noor.example
`,
  )
})

describe('the HTML version', () => {
  const { html } = renderEmail(tenantWith(), fullTemplate)

  test('has the same text, with user input escaped', () => {
    for (const fragment of [
      'You have a new message.',
      'Fatima &amp; &lt;Sons&gt;',
      'Salaam<br>when is Fajr?',
      'It works once.',
    ])
      expect(html).toContain(fragment)
    expect(html).toContain('href="https://an-noor.example/answer?a=1&amp;b=2"')
    expect(html).not.toContain('<Sons>')
  })

  test('loads no external resources and has no tracking', () => {
    expect(html).not.toMatch(/<(link|script|iframe|object)|url\(|@import/i)
    // The mosque's mark is part of the message.
    expect([...html.matchAll(/src="([^":]*:)/g)].map(([, scheme]) => scheme)).toEqual(['cid:'])
  })

  test('user input never creates an element or attribute', () => {
    const count = (text: string) => text.match(/[<>"]/g)?.length
    const baseline = renderEmail(tenantWith(), { ...fullTemplate, quote: 'x', subject: 'x' })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('<b>', '"', "' onclick=x", ''), (input, attack) => {
        const text = `x${input}${attack}`
        expect(count(renderEmail(tenantWith(), { ...fullTemplate, quote: text, subject: text }).html)).toBe(
          (count(baseline.html) ?? 0) + 2 * (toMultiLine(text).match(/\n/g)?.length ?? 0),
        )
      }),
    )
  })
})

test.each(mailLanguages)('an email in %s has the direction of its language', (language) => {
  const { html } = renderEmail(tenantWith(), { ...fullTemplate, language })
  const direction = language === 'en' ? 'ltr' : 'rtl'
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
  expect(html).toContain(direction === 'rtl' ? 'border-right:3px' : 'border-left:3px')
})

test('text on the tenant’s colour has a contrast of at least 4.5:1, whatever the colour', () => {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((offset) => {
      const part = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`
      const [dark = 0, light = 0] = [luminance(hex), luminance(getTextColour(hex))].toSorted((a, b) => a - b)
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5)
    }),
  )
  expect(getTextColour('#fff')).toBe('#000000')
})

test('removes line breaks and limits the length of a line', () => {
  expect(toSingleLine(' a\r\nBcc: b\u0000\u0085\u2028c\u202e\ud800 ')).toBe('a Bcc: b c \ufffd')
  expect(toSingleLine('ن'.repeat(300))).toHaveLength(200)
  // Keeps the joiner used in Urdu spelling.
  expect(toSingleLine('مے\u200cخانہ')).toBe('مے\u200cخانہ')
})

describe('the language of an email', () => {
  const languageFor = (settings: Record<string, string>, headers: Record<string, string>) =>
    chooseLanguage({ tenant: tenantWith(settings), request: { header: (name) => headers[name] } })
  const script = { 'x-requested-with': 'XMLHttpRequest' }
  const multilingual = { language: 'en-GB', languages: 'en-GB,ur,ar' }

  test.each([
    [{}, {}, 'en'],
    [multilingual, {}, 'en'],
    [multilingual, { cookie: 'a=b; language=ur' }, 'ur'],
    [multilingual, { ...script, 'accept-language': 'ar-EG', cookie: 'language=ur' }, 'ar'],
    [multilingual, { ...script, 'accept-language': 'fr, ar;q=0.5, ur;q=0.8, en;q=0' }, 'ur'],
    [multilingual, { ...script, 'accept-language': '*;q=x' }, 'en'],
    [multilingual, { 'accept-language': 'ar' }, 'en'],
    [multilingual, { 'accept-language': 'ar', cookie: 'language=ur' }, 'ur'],
    [multilingual, { cookie: 'language=fr' }, 'en'],
    [{ language: 'en' }, { cookie: 'language=ur' }, 'en'],
    [{ language: 'ur-PK' }, {}, 'ur'],
    [{ language: 'fr', languages: 'fr,ar' }, { cookie: 'language=fr' }, 'en'],
  ])('with %o and %o is %s', (settings, headers, language) => {
    expect(languageFor(settings, headers)).toBe(language)
  })

  test('at the desk is the one staff chose, even if the website does not offer it', () => {
    const languageAtDesk = (headers: Record<string, string>) =>
      chooseLanguage({
        tenant: tenantWith({ language: 'en' }),
        request: { isDesk: true, header: (name) => headers[name] },
      })
    expect(languageAtDesk({ ...script, 'accept-language': 'ar' })).toBe('ar')
    expect(languageAtDesk(script)).toBe('en')
  })

  test('to the mosque is the mosque’s own', () => {
    expect(getTenantLanguage(tenantWith({ language: 'ar' }))).toBe('ar')
    expect(getTenantLanguage(tenantWith({ language: 'fr' }))).toBe('en')
  })
})

test('links lead to the tenant’s own site, with https except on localhost', () => {
  expect(getSiteLink({ address: siteAddress('an-noor.example', 3000) }, '/user/login')).toBe(
    'https://an-noor.example/user/login',
  )
  expect(siteAddress('standard.localhost', 3000)).toBe('http://standard.localhost:3000')
  expect(siteAddress('localhost')).toBe('http://localhost')
})
