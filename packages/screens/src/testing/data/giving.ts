import type { Campaign, CampaignDetail, Cause, RegularGift, GiftDetail } from '@minaret/contract'
import type { StubResponses } from '../stubResponses.ts'
import { images } from './images.ts'

/** A cause of a list. */
export const cause = (overrides: Partial<Cause> = {}): Cause => ({
  id: 'general',
  title: 'General fund',
  summary: 'Keeps the mosque open, warm and clean.',
  story: ['Every prayer needs light, heating and somebody who opens the door.', 'Your gift pays for all three.'],
  kind: 'general',
  fund: 'General fund',
  minMinor: 100,
  maxMinor: 1_000_000,
  presetsMinor: [1000, 2500, 5000],
  currencies: ['gbp'],
  giftAid: true,
  jummah: true,
  monthly: true,
  daily: false,
  ...overrides,
})

const causes: Cause[] = [
  cause(),
  cause({ id: 'roof', title: 'New roof', summary: 'The rain comes in above the women’s hall.', image: images.roof }),
  cause({
    id: 'zakat',
    title: 'Zakat',
    summary: 'For families in our town.',
    kind: 'zakat',
    giftAid: false,
    jummah: false,
  }),
]

/** The list of causes. */
export const causeList = { 'GET /api/donations': causes } satisfies StubResponses

const campaign = (overrides: Partial<Campaign> = {}): Campaign => ({
  id: 'roof',
  title: 'A roof before winter',
  summary: 'The rain comes in above the women’s hall.',
  state: 'live',
  currency: 'gbp',
  targetMinor: 5_000_000,
  raisedMinor: 1_875_000,
  gifts: 214,
  mode: 'demo',
  starts: '2026-10-01T00:00:00Z',
  ends: '2099-12-31T00:00:00Z',
  image: images.roof,
  ...overrides,
})

/** Campaigns in each state. */
export const campaignList = [
  campaign(),
  campaign({
    id: 'hall',
    title: 'Chairs for the hall',
    state: 'upcoming',
    raisedMinor: 0,
    gifts: 0,
    image: images.hall,
  }),
  campaign({
    id: 'well',
    title: 'A well in Tharparkar',
    state: 'finished',
    raisedMinor: 5_000_000,
    ends: '2026-09-30T00:00:00Z',
  }),
]

const campaignDetail: CampaignDetail = {
  ...campaign(),
  body: '<p>Scaffolding stands since Monday. With the first half we buy the timber.</p>',
  causeId: 'general',
  presetsMinor: [1000, 2500, 5000],
  updates: [
    { id: 'u1', title: 'The timber is ordered', at: '2026-11-20T09:00:00Z', body: '<p>It comes in December.</p>' },
  ],
  wall: [
    { id: 'g1', name: 'Aisha', amountMinor: 5000, at: '2026-11-20T10:00:00Z' },
    { id: 'g2', amountMinor: 1000, at: '2026-11-20T09:00:00Z' },
  ],
  match: { sponsor: 'Rahman & Sons', percent: 50, capMinor: 1_000_000, matchedMinor: 937_500 },
}

/** A campaign with every optional part. */
export const campaignResponses = {
  'GET /api/campaigns/{id}': campaignDetail,
  'GET /api/campaigns/{id}/needs': [
    { id: 'beam', title: 'A beam', priceMinor: 25_000, wanted: 24, given: 11, takenMinor: 275_000, heldMinor: 0 },
  ],
  'GET /api/campaigns/{id}/plans': [],
  'GET /api/campaigns/{id}/messagefromchair': {
    name: 'Aisha Rahman',
    role: 'Chair of the trustees',
    body: '<p>Thank you to everybody who has given so far.</p>',
  },
  'GET /api/campaigns/{id}/faqs': [
    { id: 'f1', question: 'What if more is given than the roof costs?', answer: 'The rest goes to the general fund.' },
  ],
  'GET /api/campaigns': [campaign()],
  ...causeList,
} satisfies StubResponses

/** A paid gift. */
export const gift = (overrides: Partial<GiftDetail> = {}): GiftDetail => ({
  id: 'A'.repeat(22),
  reference: 'AN-2026-0142',
  state: 'paid',
  next: 'done',
  mode: 'demo',
  amountMinor: 2500,
  currency: 'gbp',
  cause: { id: 'general', title: 'General fund' },
  created: '2026-11-21T11:58:00Z',
  paidAt: '2026-11-21T11:58:20Z',
  giftAid: 'yes',
  ...overrides,
})

/** A regular gift. */
export const regularGift = (overrides: Partial<RegularGift> = {}): RegularGift => ({
  id: 'B'.repeat(22),
  state: 'active',
  rhythm: 'weekly',
  amountMinor: 1000,
  currency: 'gbp',
  mode: 'demo',
  cause: { id: 'general', title: 'General fund' },
  next: '2026-11-27',
  lastPaid: '2026-11-20',
  startsOn: '2026-10-02',
  card: { brand: 'visa', last4: '4242' },
  version: 3,
  ...overrides,
})

/** An account with its gifts. */
export const accountResponses = {
  'POST /api/user/details': {
    name: 'Aisha Rahman',
    email: 'aisha@example.org',
    contactNumber: '+447911123456',
    created: '2026-03-01T10:00:00Z',
  },
  'POST /api/getSubscriptionList': [
    regularGift(),
    regularGift({ id: 'C'.repeat(22), state: 'paused', resumesOn: '2027-01-01' }),
  ],
  'POST /api/user/donations': [
    {
      id: 'A'.repeat(22),
      reference: 'AN-2026-0142',
      state: 'paid',
      mode: 'demo',
      amountMinor: 2500,
      refundedMinor: 0,
      receiptNumber: 'AN-2026-00077',
      giftAid: 'yes',
      currency: 'gbp',
      cause: { id: 'general', title: 'General fund' },
      created: '2026-11-21T11:58:00Z',
      paidAt: '2026-11-21T11:58:20Z',
    },
  ],
} satisfies StubResponses
