import type { DeskDay } from '@minaret/contract/desk'
import { expect, test } from 'vitest'
import { extraPrayers, areEditsEqual, noEdits, displayedTime, toChange, withEdit, invalidTimes } from './edits.ts'

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
const ramadanDate = { year: 1448, month: 9, day: 3 }
const ordinaryDate = { year: 1448, month: 5, day: 12 }

test.each([
  ['an ordinary Wednesday', dayOf('2026-10-28', ordinaryDate), []],
  ['a Friday', dayOf('2026-10-30', ordinaryDate), ['jumuah']],
  ['a night of Ramadan', dayOf('2027-02-10', ramadanDate), ['taraweeh']],
  ['a Friday of Ramadan', dayOf('2027-02-12', ramadanDate), ['jumuah', 'taraweeh']],
  ['the evening before Ramadan', dayOf('2027-02-07', { year: 1448, month: 8, day: 29 }), ['taraweeh']],
  [
    'a day with a manually added Eid prayer',
    dayOf('2026-10-28', ordinaryDate, { own: { jamaat: { eid: '08:00' } } }),
    ['eid'],
  ],
] as const)('%s offers its extra prayers', (_name, day, extras) => {
  expect(extraPrayers(day)).toEqual(extras)
})

test('saves several Eid prayers together, and rejects a second taraweeh', () => {
  const day = dayOf('2027-03-09', { year: 1448, month: 10, day: 1 })
  const edits = withEdit(day, noEdits, 'eid', { kind: 'time', time: '07:30, 09:00' })
  expect(invalidTimes(edits)).toEqual([])
  expect(toChange(edits, 'v')).toEqual({ version: 'v', jamaat: { eid: '07:30, 09:00' } })
  const twoTaraweehs = withEdit(day, noEdits, 'taraweeh', { kind: 'time', time: '20:00, 21:00' })
  expect(invalidTimes(twoTaraweehs)).toEqual(['taraweeh'])
})

test('shows the usual time before a reset is saved', () => {
  const day = dayOf('2027-02-10', ramadanDate, { own: { jamaat: { taraweeh: '21:00' } }, usual: { taraweeh: '20:15' } })
  const resetEdits = withEdit(day, noEdits, 'taraweeh', { kind: 'usual' })
  expect(displayedTime(day, resetEdits, 'taraweeh')).toBe('20:15')
  expect(toChange(resetEdits, 'v')).toEqual({ version: 'v', usual: ['taraweeh'] })
})

test('recognises saved edits reloaded from a draft, unless they have changed since', () => {
  const savedEdits = {
    jamaat: { isha: { kind: 'time', time: '19:30' }, fajr: { kind: 'none' } },
    note: 'Talk',
  } as const
  expect(areEditsEqual(structuredClone(savedEdits), savedEdits)).toBe(true)
  expect(areEditsEqual({ ...savedEdits, note: 'Talk, and tea' }, savedEdits)).toBe(false)
  expect(
    areEditsEqual(
      { ...savedEdits, jamaat: { ...savedEdits.jamaat, isha: { kind: 'time', time: '19:45' } } },
      savedEdits,
    ),
  ).toBe(false)
  expect(areEditsEqual({ ...savedEdits, jamaat: { fajr: { kind: 'none' } } }, savedEdits)).toBe(false)
})
