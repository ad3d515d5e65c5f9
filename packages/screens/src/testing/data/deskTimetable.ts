import type { TimetableCheck } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'
import { deskId } from './desk.ts'

const today = '2026-11-25'

/** The imported timetables. */
export const deskTimetable = {
  'GET /api/desk/mosques/{mosque}/timetable': {
    from: '2026-01-01',
    to: '2026-12-31',
    imports: [
      {
        change: deskId(1),
        file: 'times-2026.xlsx',
        days: 365,
        made: { by: 'Aisha Rahman', at: '2026-01-02T10:00:00Z' },
        undoable: true,
      },
    ],
  },
} satisfies StubResponses

/** The check of an uploaded timetable: swapped columns, mostly past days, and some days soon. */
const timetableCheck: TimetableCheck = {
  version: 'v1',
  columns: [],
  asks: [],
  problems: [],
  problemCount: 0,
  warnings: [
    { kind: 'mostly-past', serious: true, days: 328, of: 365, line: 1, day: '2026-12-31', message: '' },
    {
      kind: 'swap',
      serious: true,
      days: 190,
      of: 365,
      line: 2,
      day: '2026-01-01',
      column: 'isha.begins',
      times: [
        { column: 'isha.begins', time: '18:45' },
        { column: 'isha.jamaat', time: '18:01' },
      ],
      message: '',
    },
    {
      kind: 'jamaat-early',
      serious: true,
      days: 190,
      line: 63,
      day: '2026-03-03',
      column: 'asr.jamaat',
      times: [
        { column: 'asr.begins', time: '16:51' },
        { column: 'asr.jamaat', time: '16:15' },
      ],
      message: '',
    },
    {
      kind: 'jump',
      serious: false,
      days: 2,
      line: 50,
      day: '2026-02-18',
      column: 'fajr.jamaat',
      times: [
        { column: 'fajr.jamaat', time: '06:30' },
        { column: 'fajr.jamaat', time: '05:40' },
      ],
      message: '',
    },
    { kind: 'no-jamaat', serious: false, days: 1, line: 2, message: '' },
  ],
  difference: {
    from: '2026-01-01',
    to: '2026-12-31',
    days: 365,
    added: 0,
    changed: 40,
    unchanged: 325,
    soon: [
      {
        day: today,
        name: 'today',
        inFile: true,
        changes: [
          { column: 'asr.jamaat', before: '14:30', after: '14:15' },
          { column: 'isha.jamaat', after: '19:45' },
        ],
        same: 9,
      },
      { day: '2026-11-26', name: 'tomorrow', inFile: true, changes: [], same: 11 },
      { day: '2026-11-27', name: 'friday', inFile: false, changes: [], same: 11 },
    ],
    moves: [{ day: '2026-12-02', column: 'isha.jamaat', before: '19:00', after: '19:45', minutes: 45 }],
    kept: [],
    lacking: [],
    unusedRules: [{ prayer: 'isha', when: 'ramadan', days: 29, of: 29, from: '2027-02-07', to: '2027-03-07' }],
  },
}

/** The response to a timetable upload. */
export const timetableCheckResponses = {
  'POST /api/desk/mosques/{mosque}/timetable/check': timetableCheck,
} satisfies StubResponses
