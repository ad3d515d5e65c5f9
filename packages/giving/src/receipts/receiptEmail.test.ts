import { parseConfig } from '@minaret/plans'
import { describe, expect, test } from 'vitest'
import type { ReceiptContent } from '../../../foundation/src/db/receipts.ts'
import { mailLanguages } from '../../../foundation/src/email/language.ts'
import { type PaidGift, receiptEmail } from './receiptEmail.ts'
import { numberPrefix } from './number.ts'

const settings = {
  websiteName: 'Masjid al-Huda',
  charityName: 'Masjid al-Huda Trust',
  charityNumber: '1234567',
  languages: 'en,ar,ur',
  timeZone: 'Europe/London',
}
const createMosque = (overrides: Record<string, string> = {}) => ({
  address: 'https://mosque.example',
  config: parseConfig(Object.entries({ ...settings, ...overrides }).map(([key, value]) => ({ key, value }))),
})

const content: ReceiptContent = {
  mosque: { name: 'Masjid al-Huda Trust', charityNumber: '1234567', address: '1 Lantern Street, Bradford' },
  cause: 'Roof appeal',
  kind: 'general',
  fund: 'roof',
  amountMinor: 2551,
  coverMinor: 51,
  currency: 'gbp',
  day: '2026-11-20',
}

type Gift = PaidGift['gift']
const at = new Date('2026-11-20T12:00:00Z')
const baseGift: Gift = {
  tenantId: '00000000-0000-4000-8000-000000000000',
  id: 'q1Yb0Zl9m3s7wq2K8VvX1p',
  attemptId: 'a',
  accountId: 'a',
  passHash: Buffer.alloc(0),
  causeId: 'roof',
  campaignId: null,
  supporterRef: null,
  needId: null,
  needTitle: null,
  needUntil: null,
  needGiven: null,
  fund: 'roof',
  amountMinor: 2551,
  currency: 'gbp',
  mode: 'live',
  how: 'card',
  note: null,
  state: 'paid',
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
  coverMinor: 51,
  message: null,
  language: 'en',
  giftAid: null,
  declarationId: null,
  cycleId: null,
  dueOn: null,
  invoiceId: null,
  createdAt: at,
  paidAt: at,
}

type EmailOverrides = {
  gift?: Partial<Gift>
  says?: Partial<ReceiptContent>
  mode?: Gift['mode']
  regular?: PaidGift['regular']
}
const writeEmail = ({ mode = 'live', regular, ...overrides }: EmailOverrides = {}, tenant = createMosque()) =>
  receiptEmail(tenant, {
    gift: { ...baseGift, mode, ...overrides.gift },
    receipt: {
      tenantId: baseGift.tenantId,
      giftId: baseGift.id,
      mode,
      year: 2026,
      serial: 123,
      issuedAt: at,
      number: `${numberPrefix(mode, 2026)}000123`,
      says: { ...content, ...overrides.says },
    },
    regular,
  })

const regular = (regularGift: { nextOn: string | null; endedAt: Date | null }) => ({
  regularGift,
  manage: 'https://mosque.example/donation/manage/q1Yb0Zl9m3s7wq2K8VvX1pT4cR6nJ5uH0aGd_eFiLoM',
})

describe.each(mailLanguages)('in %s', (language) => {
  test('the email of a gift has everything a receipt needs', () => {
    const { subject, text, html } = writeEmail({ gift: { language, message: 'For my mother.\nMay she rest.' } })
    expect(`${subject}\n\n${text}`).toMatchSnapshot()
    expect(html).toContain(`dir="${language === 'en' ? 'ltr' : 'rtl'}"`)
    expect(text).not.toMatch(/undefined|!/)
  })

  test('the email of a collection has the next day and how to change or cancel', () => {
    const { text } = writeEmail({
      gift: { language },
      says: { kind: 'zakat', fund: 'zakat', rhythm: 'weekly', coverMinor: 0, amountMinor: 500 },
      regular: regular({ nextOn: '2026-11-27', endedAt: null }),
    })
    expect(text).toMatchSnapshot()
  })

  test('emails in test and demo mode say so first, and in the receipt number', () => {
    for (const mode of ['demo', 'test'] as const) {
      const { subject, text } = writeEmail({ gift: { language }, mode })
      expect(subject).toMatch(/(DEMO|TEST)-2026-000123/)
      expect(text.split('\n')[0]).not.toContain('Aisha')
      expect(text.split('\n')[0]).toMatch(/^(Demonstration|Test|عرض|تجربة|نمائش|آزمائش)/)
    }
  })
})

test('the email of an ended regular gift has neither a next day nor a manage link', () => {
  const { text } = writeEmail({ says: { rhythm: 'weekly' }, regular: regular({ nextOn: '2026-11-27', endedAt: at }) })
  expect(text).not.toContain('/donation/manage/')
  expect(text).not.toContain('27 November')
  expect(text).toContain('you won’t be charged again')
})

test('omits a next day that has passed', () => {
  const { text } = writeEmail({ says: { rhythm: 'weekly' }, regular: regular({ nextOn: '2026-11-20', endedAt: null }) })
  expect(text).not.toContain('Next payment')
})

test('formats amounts by currency', () => {
  expect(writeEmail({ says: { amountMinor: 500, currency: 'jpy' } }).text).toContain('¥500')
  expect(writeEmail({ says: { amountMinor: 12_340, currency: 'kwd' } }).text).toMatch(/KWD\s12\.340/)
})

test.each(['Aisha\r\nBcc: all@example.org', '‮evil‬', '"Aisha" <b@example.org>, Bcc: x', 'فاطمة'])(
  'a donor called %o cannot break a header, and HTML displays the name unchanged',
  (donorName) => {
    const { subject, text, html } = writeEmail({ gift: { donorName } })
    expect(subject).toBe('Thank you for your gift to Masjid al-Huda Trust: receipt 2026-000123')
    expect(text).not.toMatch(/^Bcc:/m)
    expect(html).not.toContain('<b@example.org>')
    expect(text + html).not.toMatch(/[\u202a-\u202e]/)
  },
)

test('thanks a donor without a name', () => {
  expect(writeEmail({ gift: { donorName: '' } }).text).toMatch(
    /^Thank you for your gift of £25\.51\n\nAssalamu alaykum,\n/,
  )
})

test('uses the mosque’s language if the donor’s is not supported', () => {
  expect(writeEmail({ gift: { language: null } }, createMosque({ language: 'ar' })).html).toContain('lang="ar"')
})
