import type { BankLine, BankOverview } from '@minaret/contract/desk'
import type { Answers } from '../answers.ts'
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
      id: deskId(5),
      day: '2026-11-24',
      amountMinor: -12_340,
      text: 'CITY POWER',
      kinds: ['refund', 'payout', 'other'],
      kind: 'other',
    },
  ],
  waitingCount: 5,
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
export const deskBank = { 'GET /api/desk/mosques/{mosque}/bank': overview } satisfies Answers
