import { expect, test } from 'vitest'
import { readJamaatRules } from './readRules.ts'

test('rules are read by prayer and by when they hold', () => {
  const read = readJamaatRules({
    fajr: '20 minutes after',
    dhuhr: { always: '12:45', Friday: '13:00', summer: '13:30' },
    asr: { 'from 2026-04-10': '17:30', 'from 2026-03-29': '17:15' },
    maghrib: { always: '7 minutes after', ramadan: '15 minutes after' },
    isha: 'none',
  })
  expect(read).toEqual({
    ok: true,
    rules: {
      fajr: { ordinary: { kind: 'after', minutes: 20 } },
      dhuhr: {
        ordinary: { kind: 'fixed', at: 765 },
        weekdays: { 5: { kind: 'fixed', at: 780 } },
        summer: { kind: 'fixed', at: 810 },
      },
      asr: {
        dated: [
          { from: '2026-03-29', time: { kind: 'fixed', at: 1035 } },
          { from: '2026-04-10', time: { kind: 'fixed', at: 1050 } },
        ],
      },
      maghrib: { ordinary: { kind: 'after', minutes: 7 }, ramadan: { kind: 'after', minutes: 15 } },
      isha: { ordinary: { kind: 'none' } },
    },
  })
})

test('everything that is wrong is told at once, each with its prayer', () => {
  const read = readJamaatRules({
    zuhr: '13:00',
    fajr: { always: 'soon', 'from 2026-02-30': '06:00' },
    maghrib: { always: '20:00', ramadan: '5 minutes after, changes on friday', sometimes: '5 minutes after' },
    isha: 20,
  })
  if (read.ok) throw new Error('these rules were accepted')
  expect(read.problems.map(({ prayer, when, message }) => `${prayer} ${when ?? '-'}: ${message.slice(0, 60)}`)).toEqual(
    [
      'zuhr -: "zuhr" is none of fajr, dhuhr, asr, maghrib, isha.',
      'Fajr always: "soon" is not a rule we can read. Write for example "13:00",',
      'Fajr from 2026-02-30: "from 2026-02-30" does not say when the rule holds. Write al',
      'Maghrib always: Maghrib may not stand still: the sun sets at another time ev',
      'Maghrib ramadan: Maghrib may not stand still: the sun sets at another time ev',
      'Maghrib sometimes: "sometimes" does not say when the rule holds. Write always, ',
      'Isha always: Write the rule in words, between quotation marks.',
    ],
  )
})

test.each([[null], ['fajr: 5 minutes after'], [[]]])('what is no set of rules is refused: %j', (written) => {
  expect(readJamaatRules(written).ok).toBe(false)
})
