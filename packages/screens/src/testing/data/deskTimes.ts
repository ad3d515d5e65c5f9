import type { DeskAnnouncement, DeskDay, DeskHijri, DeskMonth, DeskToday } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'
import { momentOf, prayerDay } from '../day.ts'
import { deskApprovals, deskId } from './desk.ts'

const today = '2026-11-25'
const dates = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
const ownDay = { day: '2026-11-27', own: { jamaat: { dhuhr: '13:30' }, note: 'Conference in the hall' } }

const announcement = (number: number, overrides: Partial<DeskAnnouncement> = {}): DeskAnnouncement => ({
  id: deskId(number),
  kind: 'ordinary',
  title: 'Car park',
  text: 'The car park is closed on Friday. Please walk if you can.',
  from: '2026-11-24T09:00:00Z',
  until: '2026-11-28T00:00:00Z',
  version: 'v1',
  ...overrides,
})
const janazah = announcement(2, {
  kind: 'janazah',
  title: 'Janazah of Yusuf Ali',
  text: 'The janazah prayer is today after Asr.',
})
export const upcomingAnnouncement = announcement(3, {
  title: 'Clothes collection',
  from: '2026-12-05T09:00:00Z',
  until: '2026-12-06T00:00:00Z',
})

/** Announcements: current, upcoming and past. */
export const deskAnnouncements = {
  'GET /api/desk/mosques/{mosque}/announcements': {
    on: [janazah, announcement(1)],
    toCome: [upcomingAnnouncement],
    over: [announcement(4, { title: 'Heating', until: '2026-11-20T00:00:00Z' })],
  },
} satisfies StubResponses

const first: DeskToday = {
  date: today,
  now: '2026-11-25T11:00:00Z',
  times: {
    timeZone: 'Europe/London',
    version: 'v1',
    yesterday: prayerDay('2026-11-24'),
    today: prayerDay(today, { note: 'Sisters’ class after Isha' }),
    tomorrow: prayerDay('2026-11-26'),
  },
  announcements: [janazah],
  changes: [ownDay],
  setup: ['picture', 'display'],
  problems: [
    { kind: 'timetableEnds', day: '2026-12-31' },
    { kind: 'displayDark', name: 'Prayer hall', since: '2026-11-25T06:00:00Z' },
    {
      kind: 'payoutFailed',
      payout: {
        id: 'po_f',
        amountMinor: 24_420,
        currency: 'gbp',
        state: 'failed',
        itemising: 'listed',
        day: '2026-11-24',
        failure:
          'The bank account is closed. In Stripe, under Settings, Payouts, add the mosque’s new account. Stripe will then pay out the money again.',
      },
    },
    { kind: 'messagesOpen', count: 3 },
  ],
}

/** The desk's first page. */
export const deskToday = {
  'GET /api/desk/mosques/{mosque}/today': first,
  'GET /api/desk/mosques/{mosque}/recoveries': [],
  'GET /api/desk/mosques/{mosque}/content/{kind}/things': [
    { id: 'roof', title: 'A dry roof before winter', state: 'published', changed: false, version: 'b1' },
  ],
  'GET /api/desk/mosques/{mosque}/box': {
    sheets: [],
    choices: { counters: [], causes: [], buildings: [] },
    today: '2026-11-27',
  },
  ...deskApprovals,
} satisfies StubResponses

/** The first page for a mosque that has just signed up. */
export const todayAfterSignup: DeskToday = {
  ...first,
  approval: 'open',
  setup: ['times', 'look', 'contact', 'giving', 'picture', 'announcement', 'privacy', 'giftAid', 'display', 'staff'],
  problems: [{ kind: 'noTimetable' }],
  announcements: [],
  changes: [],
}

const month: DeskMonth = {
  month: '2026-11',
  timeZone: 'Europe/London',
  days: dates.map((date) => prayerDay(date)),
  own: [ownDay],
}

/** One month of prayer times. */
export const deskMonth = {
  'GET /api/desk/mosques/{mosque}/times/{month}': month,
  'GET /api/desk/mosques/{mosque}/hijri': {
    version: 'v1',
    day: today,
    hijri: { year: 1448, month: 6, day: 15 },
    isEvening: false,
    months: [
      { year: 1448, month: 5, begins: '2026-10-12', announced: false, options: [] },
      {
        year: 1448,
        month: 6,
        begins: '2026-11-11',
        announced: true,
        options: [
          { begins: '2026-11-10', days: 29 },
          { begins: '2026-11-11', days: 30 },
        ],
      },
      {
        year: 1448,
        month: 7,
        begins: '2026-12-10',
        announced: false,
        options: [
          { begins: '2026-12-10', days: 29 },
          { begins: '2026-12-11', days: 30 },
        ],
      },
    ],
    changed: { by: 'Imam Bilal', at: '2026-11-10T17:40:00Z' },
  },
} satisfies StubResponses

/** The evening of 29 Ramadan, when the moon may be seen. */
export const sightingHijri: DeskHijri = {
  version: 'v1',
  day: '2027-03-08',
  hijri: { year: 1448, month: 10, day: 1 },
  isEvening: true,
  months: [
    {
      year: 1448,
      month: 9,
      begins: '2027-02-08',
      announced: true,
      options: [
        { begins: '2027-02-07', days: 29 },
        { begins: '2027-02-08', days: 30 },
      ],
    },
    {
      year: 1448,
      month: 10,
      begins: '2027-03-09',
      announced: false,
      options: [
        { begins: '2027-03-09', days: 29 },
        { begins: '2027-03-10', days: 30 },
      ],
    },
    { year: 1448, month: 11, begins: '2027-04-08', announced: false, options: [] },
  ],
}

const day: DeskDay = {
  day: today,
  version: 'v1',
  times: prayerDay(today, { note: 'Conference in the hall' }),
  own: { jamaat: { isha: '19:45' }, note: 'Conference in the hall' },
  timetable: { file: 'november.xlsx', at: '2026-10-28T10:00:00Z', by: 'Aisha Rahman' },
  reasons: [
    {
      prayer: 'isha',
      begins: momentOf(today, '17:40'),
      jamaat: momentOf(today, '19:45'),
      source: 'override',
      changed: { by: 'Aisha Rahman', at: '2026-11-25T09:00:00Z' },
      usual: momentOf(today, '19:30'),
      usualSource: 'table',
    },
  ],
}

/** The page that edits one day. */
export const deskDay = { 'GET /api/desk/mosques/{mosque}/days/{day}': day } satisfies StubResponses

/** The rules of three prayers. */
export const deskRules = {
  'GET /api/desk/mosques/{mosque}/rules': [
    {
      prayer: 'fajr',
      version: 'v1',
      rules: [{ when: 'always', time: { kind: 'before-end', minutes: 30, roundTo: 5 } }],
      changed: { by: 'Imam Bilal', at: '2026-11-01T10:00:00Z' },
    },
    { prayer: 'dhuhr', version: 'v1', rules: [{ when: 'always', time: { kind: 'fixed', at: '13:00' } }] },
    { prayer: 'asr', version: 'v1', rules: [] },
    { prayer: 'maghrib', version: 'v1', rules: [{ when: 'always', time: { kind: 'after', minutes: 5 } }] },
    {
      prayer: 'isha',
      version: 'v1',
      rules: [{ when: 'ramadan', time: { kind: 'after', minutes: 10 } }],
      unused: [{ prayer: 'isha', when: 'ramadan', days: 29, of: 29, from: '2027-02-07', to: '2027-03-07' }],
    },
  ],
  'GET /api/desk/mosques/{mosque}/jumuah': {
    version: 'v1',
    prayers: [
      {
        name: 'First Jumu’ah',
        language: 'English',
        khatib: 'Imam Bilal',
        rules: [
          { when: 'always', time: { kind: 'fixed', at: '12:45' } },
          { when: 'summer', time: { kind: 'fixed', at: '13:15' } },
        ],
      },
      { name: 'Second Jumu’ah', language: 'Urdu', rules: [{ when: 'always', time: { kind: 'fixed', at: '13:45' } }] },
    ],
    fridays: [
      { day: '2026-11-27', times: ['12:45', '13:45'], own: false },
      { day: '2026-12-04', times: ['12:45', '13:45'], own: false },
      { day: '2026-12-11', times: ['12:30'], own: true },
      { day: '2026-12-18', times: ['12:45', '13:45'], own: false },
    ],
    changed: { by: 'Imam Bilal', at: '2026-11-01T10:00:00Z' },
  },
} satisfies StubResponses

/** Displays in each state of health. */
export const deskDisplays = {
  'GET /api/desk/mosques/{mosque}/displays': {
    connectAt: 'https://mosque.example/tv',
    displays: (['well', 'silent', 'old', 'clock', 'plain', 'new'] as const).map((health, index) => ({
      id: deskId(index + 1),
      name: ['Prayer hall', 'Balcony', 'Entrance', 'Sisters’ hall', 'Old television', 'Spare'][index] ?? '',
      orientation: index === 1 ? ('portrait' as const) : ('landscape' as const),
      createdAt: '2026-10-01T09:00:00Z',
      ...(health === 'new' ? {} : { seenAt: '2026-11-25T10:59:00Z' }),
      health,
      ...(health === 'clock' ? { clockMinutes: 7 } : {}),
      version: 'v1',
    })),
  },
  'GET /api/desk/mosques/{mosque}/displays/preview': {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><rect width="1280" height="720" /></svg>',
    at: '2026-11-25T11:00:00Z',
  },
} satisfies StubResponses
