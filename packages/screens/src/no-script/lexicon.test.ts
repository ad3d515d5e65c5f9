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
])('a display in %s (%s) without Intl formats as other pages do:', (language, country) => {
  const locale = localeOf({ language, country })
  const intlFormat = createFormat(locale, { timeZone: 'UTC' })
  const lexiconFormat = formatOf(makeLexicon(locale))
  test('times', () => {
    for (const time of ['00:00', '00:05', '09:59', '11:59', '12:00', '12:30', '13:07', '23:59'])
      expect(lexiconFormat.clock(time)).toBe(intlFormat.clock(time))
  })
  test('days', () => {
    for (let day = 0; day < 400; day += 9) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
      expect(lexiconFormat.day(date)).toEqual(intlFormat.day(date))
    }
  })
  test('figures, Hijri months and text by the mosque', () => {
    expect(lexiconFormat.number(1448)).toBe(intlFormat.number(1448))
    expect(lexiconFormat.digits('1:04:09')).toBe(intlFormat.digits('1:04:09'))
    for (let month = 1; month <= 12; month += 1)
      expect(lexiconFormat.hijriMonth(month)).toBe(intlFormat.hijriMonth(month))
    for (const text of ['Hall', 'مسجد']) expect(lexiconFormat.inText(text)).toBe(intlFormat.inText(text))
  })
})
