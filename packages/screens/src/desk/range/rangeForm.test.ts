import { expect, test } from 'vitest'
import { emptyDraft, parsePrayerTimes, toRequest, invalidTimes } from './rangeForm.ts'

test.each([
  ['isha', '2245', '22:45'],
  ['isha', ' 10.45pm ', '22:45'],
  ['isha', '٢٢:٤٥', '22:45'],
  ['isha', '', undefined],
  ['isha', '2275', undefined],
  ['isha', '20:15, 21:15', undefined],
  ['jumuah', '1245,1:30pm', '12:45, 13:30'],
  ['jumuah', '1245، 1330', '12:45, 13:30'],
  ['jumuah', '12:45,', undefined],
] as const)('parses the %s time “%s” as %s', (prayer, text, times) => {
  expect(parsePrayerTimes(prayer, text)).toBe(times)
})

test('normalises the time before the field loses focus', () => {
  const draft = { ...emptyDraft, prayers: ['isha' as const], times: { isha: '2245' } }
  expect(invalidTimes(draft)).toEqual([])
  const days = { from: '2026-12-04', to: '2026-12-06' }
  expect(toRequest(draft, days)).toMatchObject({ ...days, jamaat: { isha: '22:45' } })
  expect(toRequest({ ...draft, times: { isha: '22' } }, days)).toBeUndefined()
})
