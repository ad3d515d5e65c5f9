import { expect, test } from 'vitest'
import { parseOverrides } from './parseOverrides.ts'

const listProblems = (parts: string[], clear = false) => {
  const result = parseOverrides(parts, clear)
  return 'problems' in result ? result.problems : []
}

test('times are set, removed and reset in one command', () => {
  expect(parseOverrides(['dhuhr=13:15', 'Isha=none', 'asr=table', 'jumuah=13:15,14:00', 'fajr=6:05'], false)).toEqual({
    set: { dhuhr: '13:15', isha: null, jumuah: '13:15,14:00', fajr: '06:05' },
    reset: ['asr'],
  })
})

test('with --clear, only names are accepted, and their times are reset', () => {
  expect(parseOverrides(['dhuhr', 'jumuah'], true)).toEqual({ set: {}, reset: ['dhuhr', 'jumuah'] })
  expect(listProblems(['dhuhr=13:15'], true)).toEqual([
    '"dhuhr=13:15" sets a time, but --clear resets times. Run them separately.',
  ])
})

test.each([
  ['dhuhr=13:15=x', '"dhuhr=13:15=x" is not a time.'],
  ['dhuhr', '"dhuhr" is not a time.'],
  ['dhuhr=', '"dhuhr=" is not a time.'],
  ['zuhr=13:15', '"zuhr=13:15" does not start with one of fajr, dhuhr, asr, maghrib, isha, jumuah.'],
  ['dhuhr=25:00', '"25:00" is not a rule we can read.'],
  ['dhuhr=10 minutes after', '"dhuhr=10 minutes after" is not a time.'],
  ['jumuah=13:15,', '"jumuah=" is not a time.'],
])('rejects %s and shows the correct form', (part, text) => {
  const [problem = ''] = listProblems([part])
  expect(problem).toContain(text)
})

test('all errors are reported together, including duplicates', () => {
  expect(listProblems(['dhuhr=13:15', 'dhuhr=13:30', 'x=1'])).toHaveLength(2)
})
