import { describe, expect, test } from 'vitest'
import { createFormat, localeOf } from '../app/index.ts'
import { formatOf } from '@minaret/display'
import { makeLexicon } from './lexicon.ts'

describe.each([
  ['en', 'GB'],
  ['en', 'US'],
  ['ar', 'SA'],
  ['ar', 'GB'],
  ['ur', 'PK'],
  ['ur', 'GB'],
  ['tr', 'TR'],
])('a screen in %s of %s, whose engine knows nothing of it, writes as every other page does:', (language, country) => {
  const locale = localeOf({ language, country })
  const usual = createFormat(locale, { timeZone: 'UTC' })
  const own = formatOf(makeLexicon(locale))
  test('times', () => {
    for (const time of ['00:00', '00:05', '09:59', '11:59', '12:00', '12:30', '13:07', '23:59'])
      expect(own.clock(time)).toBe(usual.clock(time))
  })
  test('days', () => {
    for (let day = 0; day < 400; day += 9) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
      expect(own.day(date)).toEqual(usual.day(date))
    }
  })
  test('figures, months of the Hijri year, and words of the mosque', () => {
    expect(own.number(1448)).toBe(usual.number(1448))
    expect(own.digits('1:04:09')).toBe(usual.digits('1:04:09'))
    for (let month = 1; month <= 12; month += 1) expect(own.hijriMonth(month)).toBe(usual.hijriMonth(month))
    for (const text of ['Hall', 'مسجد']) expect(own.inText(text)).toBe(usual.inText(text))
  })
})
