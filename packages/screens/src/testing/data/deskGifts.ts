import type { GiftDetail, GiftExport, GiftListed, GiftTotals, RefundPreview } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'
import { deskId } from './desk.ts'

const listedGift = (number: number, overrides: Partial<GiftListed> = {}): GiftListed => ({
  id: deskId(number),
  reference: 'K3F7-9QXA',
  state: 'paid',
  at: '2026-11-20T18:05:00Z',
  donor: 'Aisha Rahman',
  email: 'aisha@example.org',
  way: 'card',
  cause: 'Where it is needed most',
  amountMinor: 2500,
  returnedMinor: 0,
  currency: 'gbp',
  giftAid: true,
  ...overrides,
})

const totals: GiftTotals = {
  mode: 'test',
  currencies: [{ currency: 'gbp', gifts: 4, receivedMinor: 40_000, returnedMinor: 1000, netMinor: 39_000 }],
  causes: [
    { id: 'general', title: 'Where it is needed most' },
    { id: 'zakat', title: 'Zakat' },
  ],
}

const detail: GiftDetail = {
  gift: listedGift(1, { state: 'part_refunded', returnedMinor: 1000 }),
  donorId: deskId(90),
  mode: 'test',
  timeZone: 'Europe/London',
  netMinor: 1500,
  coverMinor: 58,
  attempts: 2,
  declined: false,
  anonymous: true,
  campaign: 'A new roof',
  donorMessage: 'For my grandmother, who prayed here every Friday.',
  receipt: '2026-000118',
  providerRef: 'pi_3QxYz2eZvKYlo2C',
  claim: { number: 4, state: 'claimed', amountMinor: 2500 },
  events: [
    { at: '2026-11-20T18:05:00Z', kind: 'opened' },
    { at: '2026-11-20T18:07:00Z', kind: 'tried' },
    { at: '2026-11-20T18:07:04Z', kind: 'provider', detail: 'payment_intent.succeeded' },
    { at: '2026-11-20T18:07:05Z', kind: 'paid', amountMinor: 2500 },
    { at: '2026-11-20T18:07:05Z', kind: 'receipt', detail: '2026-000118' },
    { at: '2026-11-20T18:07:09Z', kind: 'email', detail: 'receipt', state: 'sent' },
    { at: '2026-11-22T09:00:00Z', kind: 'claimed', detail: '4', amountMinor: 2500, state: 'claimed' },
    {
      at: '2026-11-24T10:00:00Z',
      kind: 'refund_requested',
      amountMinor: 1000,
      state: 'taken',
      by: 'Yusuf Khan',
      reason: 'Given twice by mistake',
    },
    { at: '2026-11-24T10:00:02Z', kind: 'refunded', amountMinor: 1000 },
    { at: '2026-11-24T10:00:05Z', kind: 'email', detail: 'refund', state: 'waiting' },
  ],
  refund: { leftMinor: 1500, approvalAboveMinor: 25_000, pending: [] },
}

/** A gift with two refunds awaiting approval: one the sole owner's 72 hours, one another owner. */
export const giftPending: GiftDetail = {
  ...detail,
  gift: listedGift(1, { amountMinor: 60_000 }),
  netMinor: 60_000,
  refund: {
    leftMinor: 0,
    approvalAboveMinor: 25_000,
    why: 'A refund of the full remaining amount is already waiting for approval.',
    pending: [
      {
        id: deskId(31),
        kind: 'refundGift',
        sentence: 'Refund £320 of gift K3F7-9QXA: Given twice by mistake',
        requestedBy: 'Yusuf Khan',
        requestedAt: '2026-11-25T09:00:00Z',
        dueAt: '2026-11-28T09:00:00Z',
        expiresAt: '2026-12-05T09:00:00Z',
        state: 'waiting',
        self: true,
      },
      {
        id: deskId(32),
        kind: 'refundGift',
        sentence: 'Refund £280 of gift K3F7-9QXA: The donor asked for it',
        requestedBy: 'Maryam Bello',
        requestedAt: '2026-11-25T10:00:00Z',
        expiresAt: '2026-12-02T10:00:00Z',
        state: 'waiting',
        self: false,
      },
    ],
  },
}

const preview: RefundPreview = {
  amountMinor: 1500,
  leftMinor: 0,
  needsApproval: true,
  repeated: true,
  giftAid: 'adjusted',
  claim: 4,
  email: {
    to: 'aisha@example.org',
    subject: 'An-Noor Mosque has refunded £15 of your gift',
    text: 'Assalamu alaykum Aisha Rahman,\n\nWe’ve refunded £15 of your gift for “Where it is needed most” to the card you used.',
  },
}

const exportWith = (number: number, overrides: Partial<GiftExport>): GiftExport => ({
  id: deskId(number),
  name: 'gifts-an-noor-2026-11-25.csv',
  format: 'csv',
  state: 'ready',
  written: 12_500,
  total: 12_500,
  parts: 14,
  requestedAt: '2026-11-25T09:00:00Z',
  ...overrides,
})

/** The list of gifts, newest first, and the details of one. */
export const deskGifts = {
  'GET /api/desk/mosques/{mosque}/gifts': [
    listedGift(1, { state: 'part_refunded', returnedMinor: 1000 }),
    listedGift(2, { donor: 'Yusuf Khan', way: 'regular', amountMinor: 500, giftAid: false }),
    listedGift(3, { donor: '', email: '', way: 'cash', cause: 'Zakat', amountMinor: 12_000 }),
    listedGift(4, { donor: 'Maryam Bello', state: 'disputed', amountMinor: 25_000 }),
  ],
  'GET /api/desk/mosques/{mosque}/gift-exports': [
    exportWith(1, {}),
    exportWith(2, { name: 'gifts-an-noor-2026-11-25.ods', format: 'ods' }),
    exportWith(3, { state: 'failed', parts: 0 }),
  ],
  'GET /api/desk/mosques/{mosque}/gift-totals': totals,
  'GET /api/desk/mosques/{mosque}/gifts/{gift}': detail,
  'POST /api/desk/mosques/{mosque}/gifts/{gift}/refund-preview': preview,
} satisfies StubResponses
