import type { BankLine, BankOverview, StatementImported } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'
import { deskId } from './desk.ts'

const incoming: BankLine['kinds'] = ['gift', 'payout', 'box', 'hmrc', 'other']
const line = { account: 'Current account', currency: 'gbp', twin: false }

const overview: BankOverview = {
  mode: 'live',
  accounts: ['Current account', 'Zakat account'],
  causes: [
    { id: 'general', title: 'General donations' },
    { id: 'zakat', title: 'Zakat' },
  ],
  waiting: [
    {
      ...line,
      id: deskId(1),
      day: '2026-11-23',
      amountMinor: 5000,
      text: 'MISS A RAHMAN · ZAKAT',
      kinds: incoming,
      kind: 'gift',
      causeId: 'zakat',
      donorName: 'Aisha Rahman',
    },
    {
      ...line,
      id: deskId(2),
      day: '2026-11-23',
      amountMinor: 2000,
      text: 'Y KHAN',
      kinds: ['gift', 'recorded', 'payout', 'box', 'hmrc', 'other'],
      kind: 'recorded',
      recorded: { reference: 'K3F7-9QXA', day: '2026-11-22', donorName: 'Yusuf Khan' },
    },
    {
      ...line,
      id: deskId(3),
      day: '2026-11-24',
      amountMinor: 38_512,
      text: 'STRIPE PAYMENTS UK',
      kinds: incoming,
      kind: 'payout',
      payout: 'po_1',
    },
    {
      ...line,
      id: deskId(4),
      day: '2026-11-24',
      amountMinor: 1000,
      text: 'B/GIRO CREDIT 1234',
      kinds: incoming,
      twin: true,
    },
    {
      ...line,
      id: deskId(8),
      day: '2026-11-24',
      amountMinor: 3700,
      text: 'FATIMA BEGUM',
      kinds: ['gift', 'recorded', 'payout', 'box', 'hmrc', 'other'],
      recorded: { reference: 'Z9Q2-4HTB', day: '2026-11-24', donorName: 'Zainab Yusuf' },
    },
    {
      ...line,
      id: deskId(5),
      day: '2026-11-24',
      amountMinor: -12_340,
      text: 'CITY POWER',
      kinds: ['refund', 'payout', 'other'],
      kind: 'other',
    },
  ],
  waitingCount: 6,
  posted: [
    {
      id: deskId(6),
      account: 'Current account',
      day: '2026-11-20',
      amountMinor: 2500,
      currency: 'gbp',
      text: 'MR B ALI',
      kind: 'gift',
      cause: 'General donations',
      reference: 'A1B2-C3D4',
      postedAt: '2026-11-21T10:00:00Z',
    },
    {
      id: deskId(7),
      account: 'Current account',
      day: '2026-11-19',
      amountMinor: 118_750,
      currency: 'gbp',
      text: 'HMRC CHARITIES',
      kind: 'hmrc',
      postedAt: '2026-11-21T10:00:00Z',
    },
  ],
}

/** Bank statements with lines of every kind. */
export const deskBank = { 'GET /api/desk/mosques/{mosque}/bank': overview } satisfies StubResponses

/** An upload that completes at once. */
export const statementUpload = {
  'POST /api/desk/mosques/{mosque}/uploads': { id: deskId(20), partBytes: 524_288, done: 1, total: 1 },
} satisfies StubResponses

const columns = [
  { number: 1, heading: 'Wann', samples: ['03/11/2026', '04/11/2026', '05/11/2026'], role: 'date' },
  { number: 2, heading: 'Wer', samples: ['MISS A RAHMAN', 'Y KHAN', 'CITY POWER'], role: 'text' },
  { number: 3, heading: 'Wofür', samples: ['ZAKAT', 'ROOF', 'ACCOUNT 12'] },
  { number: 4, heading: 'Wieviel', samples: ['1,250.50', '20.00', '-30.00'], role: 'amount' },
  { number: 5, heading: '', samples: ['2,221.33', '2,241.33', '2,211.33'], role: 'balance' },
] as const

/** A file with unclear columns and dates. */
export const statementQuestion: StatementImported = {
  added: 0,
  known: 0,
  passed: [],
  question: {
    asks: ['columns', 'dates'],
    columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
    dates: { text: '03/11/2026', dmy: '2026-11-03', mdy: '2026-03-11' },
  },
}

/** A file with a column whose sign is unclear. */
export const statementSign: StatementImported = {
  ...statementQuestion,
  question: {
    asks: ['sign'],
    columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
    sign: { column: 3, line: 4, value: 'DR' },
  },
}

/** A file with skipped lines. */
export const statementImported: StatementImported = {
  added: 2,
  known: 0,
  passed: [
    {
      reason: 'note',
      count: 7,
      examples: [
        { line: 1, text: 'Account name · Masjid an-Noor' },
        { line: 44, text: 'Arranged overdraft limit · 28/11/2026 · +£0.00' },
      ],
    },
    { reason: 'undated', count: 1, examples: [{ line: 43, text: 'Total · 1,250.50' }] },
    { reason: 'future', count: 1, examples: [{ line: 12, text: '25/12/2026 · B KHAN · 20.00' }] },
    { reason: 'batch', count: 1, examples: [{ line: 30, text: 'GBP 429.56' }] },
  ],
}
