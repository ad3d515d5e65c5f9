import type { DonorListed } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'

const aisha: DonorListed = {
  id: 'Zk4h2sQm8vB1xT6yR0pL3w',
  name: 'Aisha Rahman',
  email: 'aisha@example.org',
  phone: '07700 900123',
  people: 2,
  gifts: 14,
  totals: [{ currency: 'gbp', amountMinor: 34_550 }],
  lastGift: '2026-11-20',
  regular: true,
}

const yusuf: DonorListed = {
  id: 'Ak4h2sQm8vB1xT6yR0pL3w',
  name: 'Yusuf Khan',
  email: 'yusuf.khan@example.org',
  phone: '',
  people: 1,
  gifts: 1,
  totals: [{ currency: 'gbp', amountMinor: 2500 }],
  lastGift: '2026-06-01',
  regular: false,
}

const bilal: DonorListed = {
  id: 'Bk4h2sQm8vB1xT6yR0pL3w',
  name: 'Bilal Ahmed',
  email: '',
  phone: '',
  people: 1,
  gifts: 3,
  totals: [{ currency: 'gbp', amountMinor: 6000 }],
  lastGift: '2026-03-13',
  regular: false,
}

const email = {
  to: 'aisha@example.org',
  subject: 'Your regular gift to Masjid an-Noor is paused',
  text: 'You won’t be charged while it’s paused, and we won’t take missed payments later.\n\nManage your regular gift: https://an-noor.example/gift/…',
}

const record = {
  to: 'aisha@example.org',
  subject: 'Written record of your Gift Aid declaration to Masjid an-Noor',
  text: 'On 25 November 2026 you told Masjid an-Noor that you want it to claim Gift Aid on your gifts.\n\nIf you cancel by 25 December 2026, your declaration will be treated as if you’d never made it.',
}

/** The list of donors, one donor's details, and likely duplicates. */
export const deskDonors = {
  'GET /api/desk/mosques/{mosque}/donors': [aisha, bilal, yusuf],
  'GET /api/desk/mosques/{mosque}/donors/{donor}': {
    id: aisha.id,
    name: aisha.name,
    entries: [
      { id: aisha.id, name: aisha.name, email: aisha.email, phone: aisha.phone },
      {
        id: 'Ck4h2sQm8vB1xT6yR0pL3w',
        name: 'A. Rahman',
        email: 'a.rahman@example.com',
        phone: '',
        mergedInto: aisha.id,
        imported: {
          from: 'givewp',
          day: '2026-11-20',
          address: '12 Mill Lane, Leeds, LS1 4AB',
          remark: 'Number of donations: 14 · Total Donated: 340.00',
        },
      },
    ],
    contact: { phone: aisha.phone, email: 'yes', call: 'no', post: 'unknown' },
    years: [
      { from: '2026-04-06', to: '2027-04-05', totals: [{ currency: 'gbp', amountMinor: 24_550 }] },
      { from: '2025-04-06', to: '2026-04-05', totals: [{ currency: 'gbp', amountMinor: 10_000 }] },
    ],
    regular: [
      {
        id: 'Dk4h2sQm8vB1xT6yR0pL3w',
        state: 'active',
        rhythm: 'weekly',
        amountMinor: 500,
        currency: 'gbp',
        mode: 'live',
        cause: { id: 'general', title: 'General fund' },
        next: '2026-11-27',
        version: 3,
      },
      {
        id: 'Ek4h2sQm8vB1xT6yR0pL3w',
        state: 'ended',
        rhythm: 'monthly',
        amountMinor: 2000,
        currency: 'gbp',
        mode: 'live',
        cause: { id: 'roof', title: 'Roof appeal' },
        version: 1,
      },
    ],
    spokenWords:
      'I want to Gift Aid any donations I make in the future or have made in the past 4 years to Masjid an-Noor. I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital Gains Tax than the amount of Gift Aid claimed on all my donations in that tax year it is my responsibility to pay any difference.',
    declarations: [
      {
        id: 'Ik4h2sQm8vB1xT6yR0pL3w',
        name: 'Mrs Aisha Rahman',
        address: '4, S9 5DH',
        email: 'a.rahman@example.com',
        scope: 'past_and_future',
        agreedAt: '2026-11-20T12:00:00Z',
        words: 'I want to Gift Aid any donations I make in the future.',
        channel: 'spoken',
        counts: true,
        recordSentAt: '2026-11-21T10:00:00Z',
        withdrawableUntil: '2026-12-21',
      },
      {
        id: 'Fk4h2sQm8vB1xT6yR0pL3w',
        name: 'Mrs Aisha Rahman',
        address: '4, S9 5DH',
        email: aisha.email,
        scope: 'past_and_future',
        agreedAt: '2026-05-01T10:00:00Z',
        words: 'I want to Gift Aid this donation.',
        channel: 'website',
        counts: true,
      },
    ],
    emails: [
      { id: 'one', kind: 'Receipt', at: '2026-11-20T14:02:00Z', state: 'sent' },
      { id: 'two', kind: 'Regular gift: payment failed', at: '2026-10-30T14:02:00Z', state: 'uncertain' },
    ],
  },
  'GET /api/desk/mosques/{mosque}/donors/{donor}/gifts': [
    {
      id: 'Gk4h2sQm8vB1xT6yR0pL3w',
      reference: 'K3F7-9QXA',
      state: 'paid',
      mode: 'live',
      amountMinor: 500,
      refundedMinor: 0,
      currency: 'gbp',
      cause: { id: 'general', title: 'General fund' },
      created: '2026-11-20T14:00:00Z',
      paidAt: '2026-11-20T14:00:00Z',
      receiptNumber: '2026-000431',
    },
    {
      id: 'Hk4h2sQm8vB1xT6yR0pL3w',
      reference: 'M4G8-0RYB',
      state: 'part_refunded',
      mode: 'live',
      amountMinor: 10_000,
      refundedMinor: 2500,
      currency: 'gbp',
      cause: { id: 'roof', title: 'Roof appeal' },
      created: '2026-03-01T10:00:00Z',
      paidAt: '2026-03-01T10:00:00Z',
      receiptNumber: '2026-000012',
    },
  ],
  'POST /api/desk/mosques/{mosque}/donors/{donor}/regular/{gift}/preview': { email },
  'POST /api/desk/mosques/{mosque}/donors/{donor}/gifts/{gift}/receipt': { email },
  'POST /api/desk/mosques/{mosque}/donors/{donor}/declaration': { email: record },
  'GET /api/desk/mosques/{mosque}/donors/{donor}/data': {
    email: aisha.email,
    gifts: 12,
    regularGifts: 1,
    declarations: 2,
    declarationsKept: 1,
    applications: 0,
    registrations: 0,
    newsletter: true,
    messages: 3,
  },
  'GET /api/desk/mosques/{mosque}/donor-duplicates': [
    { why: ['email', 'phone'], donors: [aisha, yusuf] },
    { why: ['home'], donors: [yusuf, bilal] },
  ],
} satisfies StubResponses
