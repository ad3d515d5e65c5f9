import type { Import, ImportLine, SubscriptionImports } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'
import { deskId } from './desk.ts'

/** A checked import awaiting a decision by default. */
export const importWith = (overrides: Partial<Import>): Import => ({
  id: deskId(1),
  name: 'masjid.WordPress.2026-11-20.xml',
  holds: 'website',
  state: 'checked',
  done: 12,
  total: 12,
  counts: { news: 84, about: 17, events: 31, donors: 0, objections: 0, plans: 0, skipped: 212, noted: 58 },
  passedOver: [
    { type: 'nav_menu_item', count: 24 },
    { type: 'revision', count: 310 },
  ],
  requestedBy: 'Aisha Rahman',
  requestedAt: '2026-11-25T09:00:00Z',
  ...overrides,
})

/** A checked import of donors, awaiting a decision by default. */
export const donorImportWith = (overrides: Partial<Import>): Import =>
  importWith({
    name: 'give-export-donors.csv',
    holds: 'donors',
    source: 'givewp',
    counts: { news: 0, about: 0, events: 0, donors: 318, objections: 6, plans: 0, skipped: 27, noted: 4 },
    passedOver: [
      { type: 'User ID', count: 210 },
      { type: 'Gift Aid', count: 96 },
    ],
    requestedBy: 'Maryam Begum',
    groups: [
      {
        note: 'The same donor as in line 2. We’ll combine both lines into one donor.',
        count: 21,
        examples: [
          { position: 14, title: 'محمد علی' },
          { position: 15, title: 'Fatima Khan' },
          { position: 31, title: 'Yusuf Ali' },
        ],
      },
      {
        note: 'The phone number couldn’t be used and was left out.',
        count: 4,
        examples: [{ position: 2, title: 'Fatima Khan' }],
      },
    ],
    ...overrides,
  })

/** An import of donors with unclear columns. */
export const donorQuestions: Import = donorImportWith({
  counts: { news: 0, about: 0, events: 0, donors: 0, objections: 0, plans: 0, skipped: 0, noted: 0 },
  passedOver: [],
  groups: [],
  columns: [
    { number: 1, heading: 'Email', samples: ['fatima@example.org'], role: 'email', values: [] },
    { number: 2, heading: 'Vorname', samples: ['Fatima', 'Yusuf'], role: 'ignore', asks: 'who', values: [] },
    {
      number: 3,
      heading: 'Opt in / opt out',
      samples: ['Yes', 'No'],
      asks: 'meaning',
      values: [
        { value: 'Yes', count: 180 },
        { value: 'No', count: 138 },
      ],
    },
    {
      number: 4,
      heading: 'Marketing permissions',
      samples: ['Green', 'Red'],
      role: 'heading',
      asks: 'values',
      values: [
        { value: 'Green', count: 204 },
        { value: 'Red', count: 114 },
      ],
    },
  ],
})

/** The report of an import of donors. */
export const donorLines: ImportLine[] = [
  {
    position: 2,
    adds: true,
    title: 'Fatima Khan',
    notes: ['The phone number couldn’t be used and was left out.'],
  },
  {
    position: 14,
    adds: false,
    title: 'محمد علی',
    notes: ['The same donor as in line 2. We’ll combine both lines into one donor.'],
  },
]

/** A checked import of regular gifts from Stripe, awaiting a decision by default. */
export const planImportWith = (overrides: Partial<Import>): Import =>
  importWith({
    name: 'Stripe',
    holds: 'subscriptions',
    done: 214,
    total: 214,
    counts: { news: 0, about: 0, events: 0, donors: 0, objections: 0, plans: 187, skipped: 27, noted: 3 },
    passedOver: [],
    ...overrides,
  })

/** The report of an import of regular gifts from Stripe. */
export const planLines: ImportLine[] = [
  {
    position: 1,
    adds: true,
    title: 'Fatima Khan',
    notes: [],
    plan: {
      email: 'fatima@example.org',
      amountMinor: 2000,
      currency: 'gbp',
      interval: 'month',
      intervalCount: 1,
      next: '2026-12-10T09:00:00Z',
      system: 'givewp',
    },
  },
  {
    position: 2,
    adds: false,
    title: 'محمد علی',
    notes: ['Payment interval: 3 months. Only weekly and monthly gifts can be imported.'],
    plan: {
      email: 'm.ali@example.org',
      amountMinor: 15_000,
      currency: 'gbp',
      interval: 'month',
      intervalCount: 3,
      next: '2027-01-31T09:00:00Z',
      system: 'application',
      application: 'ca_LmPqRsTuVw',
    },
  },
]

/** The overview of regular gifts to import from Stripe. */
export const subscriptionImportsWith = (overrides: Partial<SubscriptionImports>): SubscriptionImports => ({
  ready: true,
  causes: [
    { id: 'general', title: 'The mosque' },
    { id: 'roof', title: 'Roof appeal' },
  ],
  elsewhere: 0,
  systems: [],
  ...overrides,
})

const lines: ImportLine[] = [
  {
    position: 1,
    adds: true,
    kind: 'news',
    type: 'post',
    title: 'The roof is dry again',
    notes: ['Shortcodes were removed: gallery, contact-form-7.', 'Its picture isn’t in the export. Choose one.'],
  },
  {
    position: 4,
    adds: true,
    kind: 'events',
    type: 'tribe_events',
    title: 'Iftar for the street',
    notes: ['It’s a repeating event. We only imported the first date: choose how it repeats.'],
  },
]

/** One import with its report, and earlier ones. */
export const deskImport = {
  'GET /api/desk/mosques/{mosque}/imports': [
    importWith({}),
    donorImportWith({ id: deskId(4) }),
    importWith({ id: deskId(2), name: 'pages.xml', state: 'done', done: 17, total: 17 }),
    importWith({ id: deskId(3), name: 'photo.xml', state: 'failed', problem: 'This isn’t a WordPress export.' }),
  ],
  'GET /api/desk/mosques/{mosque}/subscription-imports': subscriptionImportsWith({}),
  'GET /api/desk/mosques/{mosque}/imports/{import}': importWith({}),
  'GET /api/desk/mosques/{mosque}/imports/{import}/lines': lines,
  'GET /api/desk/mosques/{mosque}/imports/{import}/pictures': {
    pictures: [
      { path: '2023/05/roof.jpg', chosen: true },
      { path: '2024/01/open-day.png', chosen: false },
      { path: '2024/02/iftar.jpg', chosen: false },
    ],
  },
} satisfies StubResponses
