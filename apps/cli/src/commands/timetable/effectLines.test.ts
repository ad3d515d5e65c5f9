import { expect, test } from 'vitest'
import { describeComingDays, describeUnusedRules } from './effectLines.ts'

test('each coming day shows its changes, no change, or that the file does not contain it', () => {
  expect(
    describeComingDays([
      {
        day: '2026-11-28',
        name: 'today',
        inFile: true,
        changes: [
          { column: 'asr.other', before: '14:40', after: '14:41' },
          { column: 'isha.jamaat', after: '19:45' },
        ],
        same: 1,
      },
      { day: '2026-11-29', name: 'tomorrow', inFile: true, changes: [], same: 11 },
      { day: '2026-12-04', name: 'friday', inFile: false, changes: [], same: 11 },
    ]),
  ).toEqual([
    '  Today, Saturday 28 November 2026 (1 time stays the same):',
    '    Asr by the other school     14:40 → 14:41',
    '    Isha jamaat                  none → 19:45',
    '  Tomorrow, Sunday 29 November 2026: no change',
    '  Next Friday, 4 December 2026: not in the file, so its times stay as they are',
  ])
})

test('a rule that the table overrides is shown with its days', () => {
  const rule = { prayer: 'isha', from: '2027-02-07', of: 29 } as const
  expect(
    describeUnusedRules([
      { ...rule, when: 'ramadan', days: 29, to: '2027-03-07' },
      { ...rule, when: 'ramadan', days: 9, to: '2027-02-15' },
      { ...rule, when: 'friday', days: 1, of: 1, to: '2027-02-07' },
      { ...rule, when: 'from 2027-02-01', days: 29, to: '2027-03-07' },
    ]),
  ).toEqual([
    "Your timetable has its own jamaat on all 29 days (2027-02-07 to 2027-03-07), so the Isha rule for Ramadan isn't used.",
    "Your timetable has its own jamaat on 9 of 29 days (2027-02-07 to 2027-02-15), so the Isha rule for Ramadan isn't used on those.",
    "Your timetable has its own jamaat on the only day (2027-02-07), so the Isha rule for Fridays isn't used.",
    "Your timetable has its own jamaat on all 29 days (2027-02-07 to 2027-03-07), so the Isha rule from 2027-02-01 isn't used.",
  ])
})
