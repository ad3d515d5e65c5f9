import type { BoxChoices, BoxSheet, BoxSheetListed } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'
import { deskId } from './desk.ts'

const choices: BoxChoices = {
  counters: [
    { account: deskId(1), name: 'Aisha Rahman', self: true },
    { account: deskId(2), name: 'Omar Farooq', self: false },
  ],
  causes: [
    { id: 'general', title: 'General fund' },
    { id: 'roof', title: 'The new roof' },
  ],
  buildings: [
    { id: deskId(21), name: 'Main Hall' },
    { id: deskId(22), name: 'Eastside Prayer Hall' },
  ],
}

const listedSheet = (number: number, overrides: Partial<BoxSheetListed> = {}): BoxSheetListed => ({
  id: deskId(number),
  day: '2026-11-27',
  cause: 'General fund',
  building: 'Main Hall',
  state: 'open',
  counters: [
    { name: 'Aisha Rahman', self: true, confirmedAt: '2026-11-27T14:20:00Z' },
    { name: 'Omar Farooq', self: false },
  ],
  totalMinor: 63_345,
  currency: 'gbp',
  ...overrides,
})

const confirmedCounters = [
  { name: 'Aisha Rahman', self: true, confirmedAt: '2026-11-20T14:20:00Z' },
  { name: 'Omar Farooq', self: false, confirmedAt: '2026-11-20T14:25:00Z' },
]

/** Counting sheets, newest first. */
export const deskBox = {
  'GET /api/desk/mosques/{mosque}/box': {
    sheets: [
      listedSheet(11),
      listedSheet(12, { day: '2026-11-20', state: 'closed', counters: confirmedCounters, totalMinor: 71_230 }),
      listedSheet(13, { day: '2026-11-13', state: 'banked', counters: confirmedCounters, totalMinor: 58_015 }),
    ],
    choices,
    today: '2026-11-27',
  },
} satisfies StubResponses

const openSheet: BoxSheet = {
  ...listedSheet(11),
  version: 4,
  place: { day: '2026-11-27', cause: 'general', building: deskId(21), second: deskId(2) },
  count: {
    envelopes: [
      { name: 'Yusuf Khan', amountMinor: 2000 },
      { name: 'فاطمة علي', amountMinor: 5000 },
    ],
    smallCashMinor: 36_845,
    denominations: [
      { valueMinor: 2000, count: 9 },
      { valueMinor: 1000, count: 10 },
      { valueMinor: 500, count: 14 },
      { valueMinor: 100, count: 14 },
      { valueMinor: 5, count: 89 },
    ],
    largeNotes: 1,
    declaredMinor: 2000,
    cheques: 1,
    chequesMinor: 12_500,
  },
  envelopeCount: 2,
  envelopesMinor: 7000,
  largeNotesMinor: 5000,
  largeNoteMinor: 5000,
  notes: [2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  choices,
}

/** An open counting sheet. */
export const deskOpenSheet = { 'GET /api/desk/mosques/{mosque}/box/sheets/{sheet}': openSheet } satisfies StubResponses

/** The same sheet after both counters have confirmed it. */
export const deskClosedSheet = {
  'GET /api/desk/mosques/{mosque}/box/sheets/{sheet}': {
    ...openSheet,
    state: 'closed',
    counters: confirmedCounters,
    closedAt: '2026-11-27T14:25:00Z',
    count: { ...openSheet.count, envelopes: [] },
  },
} satisfies StubResponses

/** An empty counting sheet. */
export const deskEmptySheet = {
  'GET /api/desk/mosques/{mosque}/box/sheets/{sheet}': {
    ...openSheet,
    version: 1,
    totalMinor: 0,
    counters: openSheet.counters.map(({ name, self }) => ({ name, self })),
    count: { envelopes: [], smallCashMinor: 0, largeNotes: 0, declaredMinor: 0, cheques: 0, chequesMinor: 0 },
    envelopeCount: 0,
    envelopesMinor: 0,
    largeNotesMinor: 0,
  },
} satisfies StubResponses

/** Small donations by tax year, with two buildings. */
export const deskGasds = {
  'GET /api/desk/mosques/{mosque}/gasds': {
    mode: 'live',
    years: [
      {
        year: 2027,
        collectedMinor: 642_050,
        capMinor: 800_000,
        claimedMinor: 250_000,
        claimableMinor: 392_050,
        overclaimedMinor: 0,
        giftAidMinor: 1_215_000,
        byBuilding: false,
        deadline: '2029-04-05',
        isOver: false,
        places: [{ name: 'Main Hall', collectedMinor: 512_050 }, { collectedMinor: 130_000 }],
      },
      {
        year: 2026,
        collectedMinor: 910_000,
        capMinor: 310_000,
        claimedMinor: 310_000,
        claimableMinor: 0,
        overclaimedMinor: 0,
        giftAidMinor: 31_000,
        byBuilding: false,
        deadline: '2028-04-05',
        isOver: false,
        places: [{ collectedMinor: 910_000 }],
      },
    ],
    buildings: [
      { id: deskId(21), name: 'Main Hall', address: '12 Noor Street', postcode: 'S9 5DH', open: true },
      { id: deskId(22), name: 'Eastside Prayer Hall', address: '3 Mill Lane', postcode: 'S2 4QT', open: false },
    ],
    details: { connected: [{ name: 'An-Noor Waqf', hmrcReference: 'XR4010' }], shareMinor: 400_000 },
  },
} satisfies StubResponses
