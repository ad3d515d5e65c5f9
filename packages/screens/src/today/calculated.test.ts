import { expect, test } from 'vitest'
import { type CommonMessages, languages, loadMessages } from '../messages/index.ts'
import { words as common } from '../messages/languages/en/common.gen.ts'
import { calculatedText } from './calculated.ts'

const timetableDay = { source: 'table', prayers: [] } as const
const calculatedDay = { source: 'calculated', prayers: [] } as const
const method = { method: 'Karachi', madhab: 'Hanafi', highLatitudeRule: 'TwilightAngle' }
const textFor = (t: CommonMessages, calculation?: typeof method) =>
  calculatedText(
    [
      { ...timetableDay, prayers: [] },
      { ...calculatedDay, prayers: [] },
    ],
    calculation,
    { t },
  )

test('mentions calculated days and their method, but not days from the mosque’s timetable', () => {
  expect(calculatedText([{ ...timetableDay, prayers: [] }], method, { t: common })).toBeUndefined()
  expect(textFor(common, method)).toBe(
    'These times are calculated. Check with the mosque. No jamaat times for these days. ' +
      'Method: University of Islamic Sciences, Karachi. Asr: Hanafi. ' +
      'Fajr and Isha on short nights: twilight angle.',
  )
})

test('does not mention missing jamaats if the mosque’s rules provide some', () => {
  const moment = { time: '13:00', at: '2026-11-21T13:00:00Z' }
  const withJamaat = { source: 'calculated', prayers: [{ prayer: 'dhuhr', begins: moment, jamaat: moment }] } as const
  expect(calculatedText([{ ...withJamaat, prayers: [...withJamaat.prayers] }], undefined, { t: common })).toBe(
    common.prayer.calculated,
  )
})

test('omits an unknown calculation method', () => {
  for (const name of ['Newest', 'toString', ''])
    expect(textFor(common, { ...method, method: name })).toBe(`${common.prayer.calculated} ${common.prayer.noJamaat}`)
  expect(textFor(common)).toBe(`${common.prayer.calculated} ${common.prayer.noJamaat}`)
})

test.each(languages.filter((language) => language !== 'en'))(
  'in %s the sentence contains no English',
  async (language) => {
    const t = await loadMessages(language)
    for (const name of Object.keys(common.prayer.methods))
      expect(textFor(t, { ...method, method: name })).not.toMatch(/[A-Za-z]/)
    expect(textFor(t, { ...method, madhab: 'Shafi' })).not.toBe(textFor(t, method))
  },
)

test('names the Moonsighting Committee’s own high-latitude rule regardless of the setting, and omits an unknown rule', () => {
  expect(textFor(common, { ...method, method: 'MoonsightingCommittee' })).toContain(
    'short nights: the method’s seasonal adjustment.',
  )
  expect(textFor(common, { ...method, highLatitudeRule: 'Newest' })).not.toContain('short nights')
})
