import { expect, test } from 'vitest'
import { type CommonWords, languages, loadWords } from '../messages/index.ts'
import { words as common } from '../messages/languages/en/common.gen.ts'
import { calculatedWords } from './calculated.ts'

const table = { source: 'table', prayers: [] } as const
const calculated = { source: 'calculated', prayers: [] } as const
const how = { method: 'Karachi', madhab: 'Hanafi', highLatitudeRule: 'TwilightAngle' }
const say = (t: CommonWords, calculation?: typeof how) =>
  calculatedWords(
    [
      { ...table, prayers: [] },
      { ...calculated, prayers: [] },
    ],
    calculation,
    { t },
  )

test('days of the mosque’s own timetable need no word; one that is calculated says so, and how', () => {
  expect(calculatedWords([{ ...table, prayers: [] }], how, { t: common })).toBeUndefined()
  expect(say(common, how)).toBe(
    'Calculated times, not from the mosque’s timetable. There are no jamaat times for these days. ' +
      'Method: University of Islamic Sciences, Karachi. Asr: Hanafi. ' +
      'Fajr and Isha on short nights: twilight angle.',
  )
})

test('days that have congregations by the mosque’s rules are not said to have none', () => {
  const moment = { time: '13:00', at: '2026-11-21T13:00:00Z' }
  const prayed = { source: 'calculated', prayers: [{ prayer: 'dhuhr', begins: moment, jamaat: moment }] } as const
  expect(calculatedWords([{ ...prayed, prayers: [...prayed.prayers] }], undefined, { t: common })).toBe(
    common.prayer.calculated,
  )
})

test('a way of calculating that has no name here is passed over', () => {
  for (const method of ['Newest', 'toString', ''])
    expect(say(common, { ...how, method })).toBe(`${common.prayer.calculated} ${common.prayer.noJamaat}`)
  expect(say(common)).toBe(`${common.prayer.calculated} ${common.prayer.noJamaat}`)
})

test.each(languages.filter((language) => language !== 'en'))(
  'in %s it is said without a word of English',
  async (language) => {
    const t = await loadWords(language)
    for (const method of Object.keys(common.prayer.methods)) expect(say(t, { ...how, method })).not.toMatch(/[A-Za-z]/)
    expect(say(t, { ...how, madhab: 'Shafi' })).not.toBe(say(t, how))
  },
)

test('the Moonsighting Committee’s own bound is named, whatever the mosque chose; one that has no name here is passed over', () => {
  expect(say(common, { ...how, method: 'MoonsightingCommittee' })).toContain('short nights: the method’s own seasons.')
  expect(say(common, { ...how, highLatitudeRule: 'Newest' })).not.toContain('short nights')
})
