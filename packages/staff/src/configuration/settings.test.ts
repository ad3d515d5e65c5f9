import { describe, expect, test } from 'vitest'
import { allSections, configurationSections, parseConfig } from '@minaret/plans'
import { readPrayerSettings } from '../../../times/src/prayer/prayerSettings.ts'
import { settingKeys, settingOf } from './settings.ts'

test('describes exactly the keys of the API', () => {
  expect(settingKeys).toEqual(allSections.flatMap((section) => configurationSections[section]))
  for (const key of settingKeys) expect([key, settingOf(key)?.description]).not.toEqual([key, undefined])
  expect(settingOf('motto')).toBeUndefined()
})

const readText = (key: string, text: string) => settingOf(key)?.form?.read(text, 'gbp')

test.each([
  ['facebookLink', 'www.facebook.com/annoor', 'https://www.facebook.com/annoor'],
  ['facebookLink', 'http://facebook.com/annoor', 'https://facebook.com/annoor'],
  ['instagramLink', '@annoor.leeds', 'https://www.instagram.com/annoor.leeds'],
  ['youtubeLink', 'annoor', 'https://www.youtube.com/@annoor'],
  ['tiktokLink', 'tiktok.com/@annoor', 'https://tiktok.com/@annoor'],
  ['phone', '٠١٢٧٤ ٤٩٦٠٠١', '01274 496001'],
])('%s converts %s to %s', (key, text, value) => {
  expect(readText(key, text)).toEqual({ value })
})

describe('accepts values that the site interprets in the same way:', () => {
  const config = (key: string, value: string) => parseConfig([{ key, value }])
  test.each([
    ['activePlan', 'Premium', (value: string) => config('activePlan', value).plan, 'premium'],
    ['timeZone', 'Asia/Riyadh', (value: string) => config('timeZone', value).timeZone, 'Asia/Riyadh'],
    ['themeColor', '#ABC', (value: string) => config('themeColor', value).themeColor, '#abc'],
    ['currencies', 'GBP, eur', (value: string) => config('currencies', value).payment.currencies, ['gbp', 'eur']],
    ['presets', '10, 25.50', (value: string) => config('presets', value).payment.presetsMinor, [1000, 2550]],
    ['country', 'gb', (value: string) => config('country', value).country, 'GB'],
    ['languages', 'en,AR', (value: string) => config('languages', value).languages, ['en', 'ar']],
    ['DisableMaktab', 'yes', (value: string) => config('DisableMaktab', value).offers.maktab, false],
    ['DisableCourses', 'no', (value: string) => config('DisableCourses', value).footer.courses, true],
    [
      'PrayerTimeDonateModuleOnly',
      'yes',
      (value: string) => config('PrayerTimeDonateModuleOnly', value).mode,
      'prayer-donate',
    ],
    ['StandaloneCampaigns', 'no', (value: string) => config('StandaloneCampaigns', value).mode, 'full'],
    ['maktabOpen', 'no', (value: string) => config('maktabOpen', value).maktab.open, false],
    ['has_ds_app', 'yes', (value: string) => config('has_ds_app', value).footer.apps, true],
    ['logo', '/media/a.webp', (value: string) => config('logo', value).logo, '/media/a.webp'],
    [
      'facebookLink',
      'https://facebook.com/x',
      (value: string) => config('facebookLink', value).social.facebookLink,
      'https://facebook.com/x',
    ],
  ])('%s %s', (key, text, parse, expected) => {
    const setting = readText(key, text)
    expect(setting && 'value' in setting ? parse(setting.value) : setting).toEqual(expected)
  })

  test('uses the settings to calculate prayer times', () => {
    const texts = {
      latitude: '51.5',
      longitude: '-0.1',
      method: 'karachi',
      madhab: 'hanafi',
      highLatitudeRule: 'SeventhOfTheNight',
      adjustments: 'fajr:2, isha:-1',
      hijriOffset: '-1',
      hijriMonths: '1448-10=2027-03-10,1448-09 = 2027-02-08',
    }
    const items = Object.entries(texts).map(([key, text]) => {
      const setting = readText(key, text)
      return { key, value: setting && 'value' in setting ? setting.value : '' }
    })
    const emptyTenant = {
      id: '',
      slug: '',
      hostname: '',
      address: '',
      suspended: false,
      limits: {},
      revision: '',
      origins: [],
    }
    const tenant = { ...emptyTenant, items, config: parseConfig(items) }
    expect(readPrayerSettings(tenant)).toMatchObject({
      hijriOffset: -1,
      monthStarts: [
        { year: 1448, month: 9, begins: '2027-02-08' },
        { year: 1448, month: 10, begins: '2027-03-10' },
      ],
      place: {
        latitude: 51.5,
        longitude: -0.1,
        method: 'Karachi',
        madhab: 'Hanafi',
        highLatitudeRule: 'SeventhOfTheNight',
        adjustments: { fajr: 2, isha: -1 },
      },
    })
  })
})

test.each([
  ['activePlan', 'gold', 'must be one of basic, standard, premium'],
  ['timeZone', 'Mars/Olympus', 'must be an IANA time zone'],
  ['timeZone', 'london', 'must be an IANA time zone'],
  ['latitude', '999', 'must be degrees'],
  ['latitude', '53,7', 'must be degrees'],
  ['themeColor', 'green', 'must be a colour'],
  ['currencies', 'gbp;eur', 'must be currency codes'],
  ['currencies', 'zzz', 'must be currency codes'],
  ['presets', '10.505', 'must be up to eight amounts'],
  ['presets', '0', 'must be up to eight amounts'],
  ['presets', '-5', 'must be up to eight amounts'],
  ['country', 'ZX', 'must be a country'],
  ['language', 'xx', 'must be one of en, ar, ur'],
  ['logo', 'javascript:alert(1)', 'must be the address of a picture'],
  ['facebookLink', 'our page', 'must be a web address, like https://www.facebook.com/annoor'],
  ['directions', 'javascript:alert(1)', 'must be a web address, like https://'],
  ['parking', 'x'.repeat(301), 'must have at most 300 characters'],
  ['directions', 'ftp://example.org/map', 'must be a web address'],
  ['email', 'office at example', 'must be one email address'],
  ['hijriOffset', '9', 'must be a whole number from -3 to 3'],
  ['hijriMonths', 'Ramadan 2027-02-08', 'must be months and the days they began on'],
  ['hijriMonths', '1448-09=2027-02-08, 1448-10=2027-03-08', 'each month has 29 or 30 days'],
  ['jummahHour', '23', 'must be a whole number from 2 to 21'],
  ['adjustments', 'fajr=2', 'must be minutes by prayer'],
  ['taraweeh', 'late', 'must be a time like 21:30'],
  ['forbiddenMinutes', '15,10', 'must be three numbers'],
  ['has_ds_app', 'maybe', 'must be yes or no'],
  ['phone', 'ring us', 'must be a phone number'],
  ['websiteName', 'x'.repeat(81), 'must have at most 80 characters'],
])('%s rejects %s', (key, text, problem) => {
  const setting = readText(key, text)
  expect(setting && 'problem' in setting ? setting.problem : setting).toContain(problem)
})
