import { expect, test } from 'vitest'
import { hijriOf } from './hijri.ts'

test('the Hijri date is the one Umm al-Qura announced', () => {
  expect(hijriOf('2026-02-18')).toEqual({ year: 1447, month: 9, day: 1 })
  expect(hijriOf('2026-03-20')).toEqual({ year: 1447, month: 10, day: 1 })
  expect(hijriOf('2026-05-27')).toEqual({ year: 1447, month: 12, day: 10 })
  expect(hijriOf('2026-06-16')).toEqual({ year: 1448, month: 1, day: 1 })
})

test("the mosque's own announcement moves it by whole days, over months and years too", () => {
  expect(hijriOf('2026-03-20', -1)).toEqual(hijriOf('2026-03-19'))
  expect(hijriOf('2026-03-20', -1)).toEqual({ year: 1447, month: 9, day: 30 })
  expect(hijriOf('2026-06-15', 1)).toEqual({ year: 1448, month: 1, day: 1 })
})
