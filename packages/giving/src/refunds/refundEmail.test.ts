import { expect, test } from 'vitest'
import { parseConfig } from '@minaret/plans'
import type { Gift } from '../records/giftStore.ts'
import { refundEmail } from './refundEmail.ts'

const mosque = {
  config: parseConfig([{ key: 'websiteName', value: 'Masjid an-Noor' }]),
  address: 'https://an-noor.example.org',
}

const gift: Gift = {
  tenantId: '00000000-0000-0000-0000-000000000000',
  id: 'K3F79QXAK3F79QXAK3F79Q',
  attemptId: '00000000-0000-0000-0000-000000000001',
  passHash: Buffer.alloc(32),
  causeId: 'roof',
  campaignId: null,
  supporterRef: null,
  needId: null,
  needTitle: null,
  needUntil: null,
  needGiven: null,
  fund: 'roof',
  amountMinor: 2500,
  currency: 'gbp',
  mode: 'live',
  accountId: 'account',
  how: 'card',
  note: null,
  state: 'part_refunded',
  intentId: 'pi_1',
  confirmNo: 1,
  confirmHash: null,
  confirmToken: null,
  confirmingSince: null,
  leaseUntil: null,
  checkedAt: null,
  declineCode: null,
  donorName: 'Aisha Rahman',
  donorEmail: 'aisha@example.org',
  donorId: null,
  anonymous: false,
  userId: null,
  forgottenAt: null,
  coverMinor: 0,
  message: null,
  language: 'en',
  giftAid: null,
  declarationId: null,
  cycleId: null,
  dueOn: null,
  invoiceId: null,
  createdAt: new Date('2026-11-14T12:00:00Z'),
  paidAt: new Date('2026-11-14T12:00:00Z'),
}

const composeEmailIn = (language: string, overrides: Partial<Gift> = {}) =>
  refundEmail(mosque, { ...gift, language, ...overrides }, { cause: 'The roof', amountMinor: 550 })

test('contains the refunded amount, the gift and whom to ask', () => {
  const { to, subject, text } = composeEmailIn('en')
  expect([to, subject]).toEqual(['aisha@example.org', 'Masjid an-Noor has refunded £5.50 of your gift'])
  expect(text).toMatchInlineSnapshot(`
    "Assalamu alaykum Aisha Rahman,

    We’ve refunded £5.50 of your gift for “The roof” to the card you used.

    It usually appears on your statement within 5 to 10 working days.

    Refunded: £5.50
    Given for: The roof
    Reference: 5DRQ-QX85

    View this gift:
    https://an-noor.example.org/thank-you/K3F79QXAK3F79QXAK3F79Q

    If you weren’t expecting this, please reply to this email or ask the mosque.

    -- 
    Masjid an-Noor
    https://an-noor.example.org
    "
  `)
})

test.each([
  ['ar', 'السلام عليكم', '«The roof»'],
  ['ur', 'السلام علیکم', '«The roof»'],
])('is written in %s, right to left, if the donor gave in that language', (language, greeting, cause) => {
  const { text, html } = composeEmailIn(language)
  expect(text).toContain(greeting)
  expect(text).toContain(cause)
  expect(html).toMatch(/dir="rtl"/)
})

test.each([
  ['demo', 'Demonstration: you haven’t been charged.'],
  ['test', 'Test: no real money was taken.'],
] as const)('starts with a notice for %s payments', (mode, notice) => {
  expect(composeEmailIn('en', { mode }).text.startsWith(notice)).toBe(true)
})

test('a name cannot add an email header', () => {
  const { subject, text } = composeEmailIn('en', { donorName: 'Aisha\r\nBcc: all@example.org' })
  expect(subject).not.toMatch(/[\r\n]/)
  expect(text).not.toMatch(/^Bcc:/m)
})
