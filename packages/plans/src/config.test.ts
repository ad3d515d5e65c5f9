import { describe, expect, test } from 'vitest'
import { parseConfig, safeLink } from './config.ts'
import { configurationSections, sectionOf } from './sections.ts'

const config = (pairs: Record<string, string> = {}) =>
  parseConfig(Object.entries(pairs).map(([key, value]) => ({ key, value })))

test('the credit is the server’s, with a safe link; by default the project’s', () => {
  expect(config().credit).toEqual({ name: 'Minaret', url: '/api/reference' })
  expect(config({ creditName: 'A maker', creditUrl: 'https://maker.example' }).credit).toEqual({
    name: 'A maker',
    url: 'https://maker.example',
  })
  expect(config({ creditUrl: 'javascript:alert(1)' }).credit.url).toBe('/api/reference')
})

test.each([
  ['#0f6e6a', '#0f6e6a'],
  ['#F0A', '#F0A'],
  ['f0a', '#0f5c4d'],
  ['#f0a1', '#0f5c4d'],
  ['red', '#0f5c4d'],
])('a colour may have six digits or three: %s is %s', (themeColor, expected) => {
  expect(config({ themeColor }).themeColor).toBe(expected)
})

test('a tenant without settings gets the minimal configuration', () => {
  expect(config()).toMatchObject({
    plan: 'basic',
    mode: 'full',
    payment: { setting: 'none', currencies: ['gbp'], presetsMinor: [] },
    footer: { courses: false, directions: false, campaigns: false, titleBlock: false, apps: false },
    timeZone: 'Europe/London',
  })
})

describe('the mode', () => {
  test.each([
    [{}, 'full'],
    [{ PrayerTimeDonateModuleOnly: '1' }, 'prayer-donate'],
    [{ PrayerTimeDonateModuleOnly: 'true' }, 'full'],
    [{ PrayerTimeDonateModuleOnly: '0' }, 'full'],
    [{ StandaloneCampaigns: '1' }, 'campaigns'],
    [{ StandaloneCampaigns: 'yes' }, 'campaigns'],
    [{ StandaloneCampaigns: '' }, 'full'],
    [{ StandaloneCampaigns: '0' }, 'full'],
    [{ StandaloneCampaigns: 'false' }, 'full'],
    [{ StandaloneCampaigns: '1', PrayerTimeDonateModuleOnly: '1' }, 'campaigns'],
  ])('%j is %s', (pairs, mode) => {
    expect(config(pairs).mode).toBe(mode)
  })
})

describe('a Disable flag', () => {
  test.each([
    [undefined, true],
    ['true', false],
    ['1', false],
    ['false', true],
    ['0', true],
    ['TRUE', true],
    ['', true],
  ])('of %j: the feature is offered: %s', (value, offered) => {
    expect(config(value === undefined ? {} : { DisableClasses: value }).offers.classes).toBe(offered)
  })

  test.each([
    [undefined, false, true],
    ['false', true, true],
    ['0', false, true],
    ['true', false, false],
  ])('for courses, %j: footer link %s, route %s', (value, link, route) => {
    const { footer, offers } = config(value === undefined ? {} : { DisableCourses: value })
    expect([footer.courses, offers.courses]).toEqual([link, route])
  })
})

test('the last value of a duplicate key applies, and non-string values of older servers are accepted', () => {
  const items = JSON.parse(
    '[{"key":"activePlan","value":"basic"},{"key":"activePlan","value":"premium"},{"key":"has_ds_app","value":1}]',
  )
  // oxlint-disable-next-line typescript/no-unsafe-argument -- the types forbid values that an older server may send
  expect(parseConfig(items)).toMatchObject({ plan: 'premium', footer: { apps: true } })
})

test.each([
  ['/logo.svg', true],
  ['https://cdn.example/logo.svg', true],
  ['data:image/svg+xml;base64,PHN2Zy8+', true],
  // Another host, mixed content, and a path relative to each page.
  ['//cdn.example/logo.svg', false],
  ['http://cdn.example/logo.svg', false],
  ['logo.svg', false],
  ['data:text/html,x', false],
  ['javascript:alert(1)', false],
])('a logo at %s is shown: %s', (logo, isShown) => {
  expect(config({ logo, footerLogo: logo })).toMatchObject({
    logo: isShown ? logo : undefined,
    footerLogo: isShown ? logo : undefined,
  })
})

test('unsafe links are dropped', () => {
  expect(
    ['https://a.example', 'mailto:a@b.example', 'tel:+441', 'javascript:alert(1)', 'http://a.example', 'x'].map(
      safeLink,
    ),
  ).toEqual(['https://a.example', 'mailto:a@b.example', 'tel:+441', undefined, undefined, undefined])
  expect(config({ facebookLink: 'javascript:alert(1)', youtubeLink: 'https://youtube.com/x' }).social).toEqual({
    youtubeLink: 'https://youtube.com/x',
  })
})

test("a WhatsApp group without its own text has the specification's", () => {
  expect(
    config({
      whatsappGroupLink: 'https://chat.whatsapp.com/x',
      whatsappGroupLink2: 'https://chat.whatsapp.com/y',
      whatsappGroupText2: 'Sisters',
    }).whatsapp.groups,
  ).toEqual([
    { link: 'https://chat.whatsapp.com/x', text: 'Join masjid WhatsApp group' },
    { link: 'https://chat.whatsapp.com/y', text: 'Sisters' },
  ])
})

test('invalid currencies and presets are omitted', () => {
  expect(config({ currencies: 'GBP, eur,pounds', presets: '1000,2.5,-3,1e3, 5000' }).payment).toMatchObject({
    currencies: ['gbp', 'eur'],
    presetsMinor: [1000, 5000],
  })
})

test('languages are normalised to BCP 47, and invalid ones are omitted', () => {
  expect(config({ language: 'EN-gb', languages: 'en-GB, ar,not a language,UR' })).toMatchObject({
    language: 'en-GB',
    languages: ['en-GB', 'ar', 'ur'],
  })
  expect(config({ language: '***' }).language).toBe('en')
})

test('extensions are removed from languages: they have no display name', () => {
  expect(config({ language: 'ar-u-nu-latn', languages: 'en-x-foo,en-GB-u-hc-h12,x-foo' })).toMatchObject({
    language: 'ar',
    languages: ['en', 'en-GB'],
  })
})

test.each([
  ['Europe/London', 'Europe/London'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Europe/Londn', 'Europe/London'],
  ['+03:00', 'Europe/London'],
  ['', 'Europe/London'],
])('the time zone "%s" is read as %s', (timeZone, expected) => {
  expect(config({ timeZone }).timeZone).toBe(expected)
})

test.each([
  ['PK', 'PK'],
  ['gb', 'GB'],
  ['UK', 'GB'],
  ['United Kingdom', undefined],
  ['44', undefined],
])('the country "%s" is read as %s', (country, expected) => {
  expect(config({ country, phoneCountry: country })).toMatchObject({ country: expected, phoneCountry: expected })
})

test('every key is in exactly one section', () => {
  const keys = Object.values(configurationSections).flat()
  expect(new Set(keys).size).toBe(keys.length)
  expect(sectionOf('activePlan')).toBe('website_configuration')
  expect(sectionOf('secret')).toBeUndefined()
})

test.each([
  [undefined, true],
  ['', true],
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])('the maktab with maktabOpen %j accepts registrations: %s', (maktabOpen, open) => {
  expect(config(maktabOpen === undefined ? {} : { maktabOpen }).maktab.open).toBe(open)
})
