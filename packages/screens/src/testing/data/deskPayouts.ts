import type { PayoutDetail, PayoutOverview } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'
import { deskId } from './desk.ts'

/** An overview without payouts, not read from Stripe yet. */
export const emptyPayouts: PayoutOverview = { mode: 'live', connected: true, payouts: [] }

/** A payout with one line of each kind. */
export const itemisedPayout: PayoutDetail = {
  id: 'po_1SYx2wLkdIwHu7ix',
  mode: 'live',
  amountMinor: 38_512,
  currency: 'gbp',
  state: 'paid',
  itemising: 'listed',
  day: '2026-11-24',
  totals: [
    { kind: 'gift', amountMinor: 46_500, count: 4 },
    { kind: 'fee', amountMinor: -988, count: 1 },
    { kind: 'refund', amountMinor: -1000, count: 1 },
    { kind: 'dispute', amountMinor: -5000, count: 1 },
    { kind: 'adjustment', amountMinor: -1000, count: 1 },
  ],
  unmatchedCount: 1,
  unmatchedMinor: 1500,
  differenceMinor: 0,
  items: [
    {
      id: 'txn_1',
      kind: 'gift',
      amountMinor: 25_000,
      feeMinor: 395,
      at: '2026-11-20T13:05:00Z',
      gift: { id: deskId(1), reference: 'K3F7-9QXA', donorName: 'Aisha Rahman', donorId: deskId(11) },
    },
    {
      id: 'txn_2',
      kind: 'gift',
      amountMinor: 15_000,
      feeMinor: 245,
      at: '2026-11-20T13:20:00Z',
      gift: { id: deskId(2), reference: 'M8T2-4VKC', donorName: 'Yusuf Khan', donorId: deskId(12) },
    },
    {
      id: 'txn_3',
      kind: 'gift',
      amountMinor: 5000,
      feeMinor: 95,
      at: '2026-11-20T14:00:00Z',
      gift: { id: deskId(3), reference: 'Q6D9-7HWB', donorName: '' },
    },
    { id: 'txn_4', kind: 'gift', amountMinor: 1500, feeMinor: 43, at: '2026-11-20T15:30:00Z' },
    { id: 'txn_5', kind: 'fee', amountMinor: -210, feeMinor: 0, at: '2026-11-21T00:00:00Z' },
    {
      id: 'txn_6',
      kind: 'refund',
      amountMinor: -1000,
      feeMinor: 0,
      at: '2026-11-21T09:00:00Z',
      gift: { id: deskId(2), reference: 'M8T2-4VKC', donorName: 'Yusuf Khan', donorId: deskId(12) },
    },
    {
      id: 'txn_7',
      kind: 'dispute',
      amountMinor: -5000,
      feeMinor: 0,
      at: '2026-11-21T10:00:00Z',
      gift: { id: deskId(3), reference: 'Q6D9-7HWB', donorName: '' },
    },
    { id: 'txn_8', kind: 'adjustment', amountMinor: -1000, feeMinor: 0, at: '2026-11-21T11:00:00Z' },
  ],
  itemCount: 8,
}

const commonFields = { currency: 'gbp', itemising: 'listed' as const }

const overview: PayoutOverview = {
  mode: 'live',
  connected: true,
  readAt: '2026-11-25T11:40:00Z',
  payouts: [
    { ...commonFields, id: 'po_3', amountMinor: 12_204, state: 'pending', day: '2026-11-27' },
    { ...commonFields, id: 'po_2', amountMinor: 9150, state: 'in_transit', day: '2026-11-26', itemising: 'waiting' },
    { ...commonFields, id: 'po_1', amountMinor: 38_512, state: 'paid', day: '2026-11-24' },
    { ...commonFields, id: 'po_0', amountMinor: 100_000, state: 'paid', day: '2026-11-18', itemising: 'manual' },
    {
      ...commonFields,
      id: 'po_f',
      amountMinor: 24_420,
      state: 'failed',
      day: '2026-11-17',
      failure: 'The bank account is closed. In Stripe, under Settings, Payouts, add the mosque’s new account.',
    },
    { ...commonFields, id: 'po_c', amountMinor: 700, state: 'canceled', day: '2026-11-16' },
  ],
}

/** Payouts, and the details of one. */
export const deskPayouts = {
  'GET /api/desk/mosques/{mosque}/payouts': overview,
  'GET /api/desk/mosques/{mosque}/payouts/{payout}': itemisedPayout,
} satisfies StubResponses
