import { describe, expect, test } from 'vitest'
import { emptyFields, timesOf } from './fields.ts'
import { janazahText } from './janazahText.ts'
import { problemsOf } from './problems.ts'

const zone = 'Europe/London'
const now = new Date('2026-11-22T21:00:00Z')
const form = { ...emptyFields('2026-11-22'), deceased: 'Yusuf Ali', text: 'x' }
const endOf = (fields: typeof form) => timesOf(fields, zone, now)?.until.toISOString()

describe('the end of an announcement', () => {
  test.each([
    [
      'is a week after the start for an ordinary announcement',
      { kind: 'ordinary' as const },
      '2026-11-29T21:00:00.000Z',
    ],
    ['is twelve hours after the start for an emergency', { kind: 'emergency' as const }, '2026-11-23T09:00:00.000Z'],
    ['is the end of the day of a janazah', { kind: 'janazah' as const }, '2026-11-23T00:00:00.000Z'],
    [
      'is a day after the start for a janazah with its own text',
      { kind: 'janazah' as const, ownWords: true },
      '2026-11-23T21:00:00.000Z',
    ],
    [
      'is a day after the start for a janazah in the past',
      { kind: 'janazah' as const, day: '2026-11-21' },
      '2026-11-23T21:00:00.000Z',
    ],
    [
      'is the end of Thursday for a janazah on Thursday',
      { kind: 'janazah' as const, day: '2026-11-26' },
      '2026-11-27T00:00:00.000Z',
    ],
    ['is midnight for "tonight"', { ending: 'tonight' as const }, '2026-11-23T00:00:00.000Z'],
    [
      'is the chosen time in the mosque’s time zone',
      { ending: 'at' as const, end: { day: '2027-06-01', time: '9.30pm' } },
      '2027-06-01T20:30:00.000Z',
    ],
  ])('%s', (_title, change, expected) => {
    expect(endOf({ ...form, ...change })).toBe(expected)
  })
})

test('reports the problems of an announcement by field', () => {
  expect(problemsOf({ ...form, text: ' ' }, zone, now)).toEqual(['textNeeded'])
  expect(problemsOf({ ...form, kind: 'janazah', deceased: '' }, zone, now)).toEqual(['deceased'])
  expect(problemsOf({ ...form, ending: 'at', end: { day: '2026-11-22', time: '20' } }, zone, now)).toEqual(['end'])
  expect(problemsOf({ ...form, ending: 'at', end: { day: '2026-11-22', time: '20:00' } }, zone, now)).toEqual([
    'endsBefore',
  ])
})

test.each([
  ['en-GB', 'Janazah of Yusuf Ali', /on Sunday 22 November after Dhuhr, main hall\./],
  ['ar', 'صلاة الجنازة على Yusuf Ali', /بعد صلاة الظهر/],
  ['ur', 'Yusuf Ali کی نمازِ جنازہ', /ظہر کے بعد/],
  ['fr', 'Janazah of Yusuf Ali', /after Dhuhr/],
])('writes a janazah announcement in the mosque’s language: %s', (language, title, text) => {
  const announcement = janazahText({ ...form, place: ' main hall ' }, language)
  expect(announcement).toEqual({ title, text: expect.stringMatching(text) })
})
