import type { FilingDetail, GiftAidOverview } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'

const details: NonNullable<GiftAidOverview['details']> = {
  hmrcReference: 'AB12345',
  name: 'An-Noor Trust',
  regulator: 'CCEW',
  regulatorName: '',
  regulatorNumber: '1000001',
  legalForm: 'cio',
  yearEnd: '03-31',
  officialTitle: 'Dr',
  officialFirstName: 'Aisha',
  officialLastName: 'Rahman',
  trustee: '',
  officialPostcode: 'S9 5DH',
  officialPhone: '0114 496 0000',
}

/** A claim that HMRC refused because of one gift. */
const refusedFiling: FilingDetail = {
  id: 'Zk4h2sQm8vB1xT6yR0pL3w',
  state: 'refused',
  claims: [2],
  gifts: 48,
  amountMinor: 214_050,
  taxMinor: 53_512,
  builtAt: '2026-11-20T10:00:00Z',
  sentAt: '2026-11-20T10:00:02Z',
  acknowledgedAt: '2026-11-20T10:00:03Z',
  answeredAt: '2026-11-20T10:04:00Z',
  mark: 'UAQ5WGU7S4AIRPYBQ5YVWEWNFTEZWET2',
  faults: [
    {
      reference: 'K3F7-9QXA',
      donor: 'Yusuf Khan',
      text: 'Invalid content found at element Sur',
      advice: 'Ask the donor for their name as HMRC can read it; they declare again with their next gift.',
    },
  ],
  remarks: ['The submission of this document has failed due to departmental specific business logic in the Body tag.'],
}

/** A claim that HMRC accepted. */
export const acceptedFiling: FilingDetail = {
  ...refusedFiling,
  state: 'accepted',
  claims: [4],
  faults: [],
  remarks: [],
}

const overview: GiftAidOverview = {
  mode: 'test',
  filing: 'test',
  details,
  claimable: {
    gifts: 47,
    amountMinor: 211_550,
    taxMinor: 52_887,
    overclaimedMinor: 250,
    smallMinor: 392_050,
    smallTaxMinor: 98_012,
    schedules: 1,
    leftOut: [
      { why: 'Given to a cause without Gift Aid', gifts: 12 },
      { why: 'Refunded', gifts: 1 },
    ],
    doubtful: [
      {
        reference: 'K3F7-9QXA',
        day: '2026-10-02',
        amountMinor: 2500,
        given: 'Khan Trading Ltd',
        declared: 'Yusuf Khan',
        why: ['The name looks like a company or a group, which can’t use Gift Aid'],
        includable: true,
      },
      {
        reference: 'M2T8-4WQC',
        day: '2026-10-09',
        amountMinor: 4000,
        given: 'Aisha Rahman',
        declared: 'Aisha Rahman',
        why: [
          'HMRC won’t accept the name or address; ask the donor for a new declaration with their full name and home address',
        ],
        includable: false,
      },
    ],
  },
  claims: [
    {
      number: 2,
      state: 'undone',
      amountMinor: 214_050,
      taxMinor: 53_512,
      lines: 48,
      madeAt: '2026-11-20T10:00:00Z',
      byFiling: true,
    },
    {
      number: 1,
      state: 'claimed',
      amountMinor: 130_000,
      taxMinor: 47_500,
      lines: 31,
      smallMinor: 60_000,
      smallParts: [
        { year: 2026, amountMinor: 40_000, building: 'Main Hall' },
        { year: 2026, amountMinor: 20_000, building: 'Eastside Prayer Hall' },
      ],
      madeAt: '2026-05-02T10:00:00Z',
      claimedAt: '2026-05-02T11:00:00Z',
      byFiling: false,
    },
  ],
  filings: [refusedFiling],
}

/** Gift Aid: claimable gifts, claims and declarations. */
export const deskGiftAid = {
  'GET /api/desk/mosques/{mosque}/gift-aid': overview,
  'GET /api/desk/mosques/{mosque}/gift-aid/addresses': [
    {
      id: 'Wk4h2sQm8vB1xT6yR0pL3w',
      kind: 'post',
      reportedAt: '2026-11-20T10:00:00Z',
      name: 'Mrs Aisha Rahman',
      address: '4, S9 5DH',
      email: 'aisha@example.org',
      donorId: 'Zk4h2sQm8vB1xT6yR0pL3w',
    },
    {
      id: 'Xk4h2sQm8vB1xT6yR0pL3w',
      kind: 'email',
      reportedAt: '2026-11-24T10:00:00Z',
      name: 'Yusuf Khan',
      address: '12A, LE1 1AA',
      email: 'yusuf@example.org',
    },
  ],
  'GET /api/desk/mosques/{mosque}/gift-aid/filings/{filing}': refusedFiling,
  'GET /api/desk/mosques/{mosque}/gift-aid/declarations': [
    {
      id: 'Zk4h2sQm8vB1xT6yR0pL3w',
      name: 'Mrs Aisha Rahman',
      address: '4, S9 5DH',
      email: 'aisha@example.org',
      scope: 'past_and_future',
      agreedAt: '2026-05-01T10:00:00Z',
      words:
        'I want to Gift Aid this donation and any donations I make in the future or have made in the past 4 years.',
      channel: 'website',
      counts: true,
    },
    {
      id: 'Ak4h2sQm8vB1xT6yR0pL3w',
      name: 'Yusuf Khan',
      address: '12A, M99 2QD',
      email: 'yusuf@example.org',
      scope: 'this',
      agreedAt: '2026-04-01T10:00:00Z',
      words: 'I want to Gift Aid this donation.',
      channel: 'app',
      counts: false,
      cancelledAt: '2026-06-01T10:00:00Z',
    },
  ],
} satisfies StubResponses
