import type { DeskDay } from '@minaret/contract/desk'
import { expect, test } from 'vitest'
import { extrasOf, isSameEdits, noEdits, displayedTime, toChange, withEdit, invalidTimes } from './edits.ts'

const momentOf = (time: string) => ({ at: `2027-03-09T${time}:00Z`, time })
const dailyPrayers = (['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const).map((prayer) => ({
  prayer,
  begins: momentOf('12:00'),
}))

function dayOf(
  date: string,
  hijri: { year: number; month: number; day: number },
  rest: Partial<DeskDay> = {},
): DeskDay {
  const times: DeskDay['times'] = {
    date,
    hijri,
    source: 'calculated',
    sunrise: momentOf('06:00'),
    prayers: dailyPrayers,
  }
  return { day: date, version: 'v', reasons: [], ...rest, times: { ...times, ...rest.times } }
}
const ramadan = { year: 1448, month: 9, day: 3 }
const ordinary = { year: 1448, month: 5, day: 12 }

test.each([
  ['an ordinary Wednesday', dayOf('2026-10-28', ordinary), []],
  ['a Friday', dayOf('2026-10-30', ordinary), ['jumuah']],
  ['a night of Ramadan', dayOf('2027-02-10', ramadan), ['taraweeh']],
  ['a Friday of Ramadan', dayOf('2027-02-12', ramadan), ['jumuah', 'taraweeh']],
  ['the evening before Ramadan', dayOf('2027-02-07', { year: 1448, month: 8, day: 29 }), ['taraweeh']],
  [
    'a day with a manually added Eid prayer',
    dayOf('2026-10-28', ordinary, { own: { jamaat: { eid: '08:00' } } }),
    ['eid'],
  ],
] as const)('%s offers its extra prayers', (_name, day, extras) => {
  expect(extrasOf(day)).toEqual(extras)
})

test('saves several Eid prayers together, and rejects a second taraweeh', () => {
  const day = dayOf('2027-03-09', { year: 1448, month: 10, day: 1 })
  const edits = withEdit(day, noEdits, 'eid', { kind: 'time', time: '07:30, 09:00' })
  expect(invalidTimes(edits)).toEqual([])
  expect(toChange(edits, 'v')).toEqual({ version: 'v', jamaat: { eid: '07:30, 09:00' } })
  const twice = withEdit(day, noEdits, 'taraweeh', { kind: 'time', time: '20:00, 21:00' })
  expect(invalidTimes(twice)).toEqual(['taraweeh'])
})

test('shows the usual time before a reset is saved', () => {
  const day = dayOf('2027-02-10', ramadan, { own: { jamaat: { taraweeh: '21:00' } }, usual: { taraweeh: '20:15' } })
  const reset = withEdit(day, noEdits, 'taraweeh', { kind: 'usual' })
  expect(displayedTime(day, reset, 'taraweeh')).toBe('20:15')
  expect(toChange(reset, 'v')).toEqual({ version: 'v', usual: ['taraweeh'] })
})

test('recognises saved edits reloaded from a draft, unless they have changed since', () => {
  const saved = { jamaat: { isha: { kind: 'time', time: '19:30' }, fajr: { kind: 'none' } }, note: 'Talk' } as const
  expect(isSameEdits(structuredClone(saved), saved)).toBe(true)
  expect(isSameEdits({ ...saved, note: 'Talk, and tea' }, saved)).toBe(false)
  expect(isSameEdits({ ...saved, jamaat: { ...saved.jamaat, isha: { kind: 'time', time: '19:45' } } }, saved)).toBe(
    false,
  )
  expect(isSameEdits({ ...saved, jamaat: { fajr: { kind: 'none' } } }, saved)).toBe(false)
})
