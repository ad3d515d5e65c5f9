import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeJamaat, readJamaat } from './phrase.ts'
import type { JamaatTime } from './types.ts'

describe('a rule in everyday words', () => {
  test.each<[string, JamaatTime]>([
    ['none', { kind: 'none' }],
    ['12:45', { kind: 'fixed', at: 765 }],
    ['7:05', { kind: 'fixed', at: 425 }],
    ['20 minutes after', { kind: 'after', minutes: 20 }],
    ['+20 min after', { kind: 'after', minutes: 20 }],
    ['0 minutes after', { kind: 'after', minutes: 0 }],
    ['30 minutes before the end', { kind: 'before-end', minutes: 30 }],
    [
      '10 minutes after, rounded to 15, changes on Friday, not before 19:30, not after 22:00',
      { kind: 'after', minutes: 10, roundTo: 15, changesOn: 5, notBefore: 1170, notAfter: 1320 },
    ],
    [
      '10 minutes after, not before 22:00, not after 00:30',
      { kind: 'after', minutes: 10, notBefore: 1320, notAfter: 30 },
    ],
    ['  5  minutes AFTER ,every sunday', { kind: 'after', minutes: 5, changesOn: 7 }],
  ])('%s', (text, time) => {
    expect(readJamaat(text)).toEqual({ time })
  })

  test.each([
    ['', '"" is not a rule we can read.'],
    ['1pm', '"1pm" is not a rule we can read.'],
    ['25:00', '"25:00" is not a rule we can read.'],
    ['13:00, rounded to 5', 'A fixed time cannot be combined with other rules; remove "rounded to 5".'],
    ['400 minutes after', '400 minutes are too many.'],
    ['10 minutes after, rounded to 7', 'times are rounded to 5, 10, 15, 20, 30 or 60 minutes.'],
    ['10 minutes after, changes on freitag', '"freitag" is not a day of the week.'],
    ['10 minutes after, not before 7pm', '"7pm" is not a time of the 24-hour clock.'],
    ['10 minutes after, not before 20:00, not after 19:00', 'the earliest time is later than the latest. Swap them.'],
    ['10 minutes after, more or less', '"more or less" is not a rule we can read.'],
  ])('is rejected with advice: %s', (text, problem) => {
    const result = readJamaat(text)
    expect('problem' in result ? result.problem : result).toContain(problem)
  })

  test('is described in words with the same meaning', () => {
    const clock = fc.integer({ min: 0, max: 1439 })
    const steps = fc.record(
      {
        changesOn: fc.constantFrom(1, 2, 3, 4, 5, 6, 7),
        roundTo: fc.constantFrom(5, 10, 15, 20, 30, 60),
        notBefore: fc.integer({ min: 180, max: 700 }),
        notAfter: fc.integer({ min: 701, max: 1439 }),
      },
      { requiredKeys: [] },
    )
    const sunTime = fc
      .tuple(fc.constantFrom('after', 'before-end'), fc.integer({ min: 0, max: 180 }), steps)
      .map(([kind, minutes, step]): JamaatTime => ({ kind, minutes, ...step }))
    const anyTime = fc.oneof(
      fc.constant<JamaatTime>({ kind: 'none' }),
      clock.map((at): JamaatTime => ({ kind: 'fixed', at })),
      sunTime,
    )
    fc.assert(
      fc.property(anyTime, (time) => {
        expect(readJamaat(describeJamaat(time))).toEqual({ time })
      }),
    )
  })
})
