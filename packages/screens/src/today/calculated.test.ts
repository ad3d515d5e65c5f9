import { expect, test } from 'vitest'
import { type CommonWords, languages, loadWords } from '../messages/index.ts'
import { common } from '../messages/languages/en.ts'
import { calculatedWords } from './calculated.ts'

const table = { source: 'table' } as const
const calculated = { source: 'calculated' } as const
const how = { method: 'Karachi', madhab: 'Hanafi', highLatitudeRule: 'TwilightAngle' }
const say = (t: CommonWords, calculation?: typeof how) => calculatedWords([table, calculated], calculation, { t })

test('days of the mosque’s own timetable need no word; one that is calculated says so, and how', () => {
  expect(calculatedWords([table, table], how, { t: common })).toBeUndefined()
  expect(say(common, how)).toBe(
    'Calculated, not taken from the mosque’s timetable: there are no jamaat times for these days. ' +
      'Method: University of Islamic Sciences, Karachi. Asr: Hanafi.',
  )
})

test('a way of calculating that has no name here is passed over', () => {
  for (const method of ['Newest', 'toString', ''])
    expect(say(common, { ...how, method })).toBe(common.prayer.calculated)
  expect(say(common)).toBe(common.prayer.calculated)
})

test.each(languages.filter((language) => language !== 'en'))(
  'in %s it is said without a word of English',
  async (language) => {
    const t = await loadWords(language)
    for (const method of Object.keys(common.prayer.methods)) expect(say(t, { ...how, method })).not.toMatch(/[A-Za-z]/)
    expect(say(t, { ...how, madhab: 'Shafi' })).not.toBe(say(t, how))
  },
)
