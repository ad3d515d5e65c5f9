import { describe, expect, test } from 'vitest'
import { isDue, isOfflineCopy, isNetworkOnly, type OfflineCopy, pageAt } from './offlineCopy.ts'

const copy: OfflineCopy = {
  madeAt: '2026-11-22T05:00:00.000Z',
  timeZone: 'Pacific/Auckland',
  page: '<main><div id="day"></div></main>',
  place: '<div id="day"></div>',
  days: { '2026-11-22': '<p>$& Sunday</p>', '2026-11-23': '<p>Monday</p>' },
  over: '<p>over</p>',
}

describe('without a connection', () => {
  test.each([
    ["the mosque's current day, not the phone's", '2026-11-22T10:59:59Z', '<main><p>$& Sunday</p></main>'],
    ['the next day from its midnight', '2026-11-22T11:00:00Z', '<main><p>Monday</p></main>'],
    ['that the stored days have run out', '2026-11-24T11:00:00Z', '<main><p>over</p></main>'],
    ['that no day is stored for a clock far behind', '2020-01-01T00:00:00Z', '<main><p>over</p></main>'],
  ])('the page shows %s', (_name, now, html) => {
    expect(pageAt(copy, new Date(now))).toBe(html)
  })

  test('the page has no times if the mosque shows none', () => {
    expect(pageAt({ ...copy, days: {} }, new Date('2026-11-22T10:00:00Z'))).toBe('<main></main>')
  })
})

test.each([
  ['2026-11-22T10:59:00Z', false],
  ['2026-11-22T11:01:00Z', true],
  ['2026-11-21T00:00:00Z', true],
])('the copy is due after six hours, and after the clock was set back: at %s %s', (now, due) => {
  expect(isDue(copy, new Date(now))).toBe(due)
})

test("rejects a captive portal's response", () => {
  expect(isOfflineCopy(copy)).toBe(true)
  for (const invalid of [null, '<html>', {}, { ...copy, days: ['x', 1] }, { ...copy, page: undefined }])
    expect(isOfflineCopy(invalid)).toBe(false)
})

test.each([
  ['/', false],
  ['/prayer-times', false],
  ['/tvs', false],
  ['/tv/abc', true],
  ['/app/donate/abc', true],
  ['/api/home', true],
])('the worker leaves screens, apps and calls to the network: %s %s', (path, networkOnly) => {
  expect(isNetworkOnly(path)).toBe(networkOnly)
})
