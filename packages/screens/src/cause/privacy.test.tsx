import type { Cause } from '@minaret/contract'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/renderHtml.tsx'
import { NoCards } from './BankDetails.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { newDraft } from './draft.ts'
import { PayStep } from './PayStep.tsx'
import { Privacy } from './Privacy.tsx'

const draft = { ...newDraft('roof', 'gbp'), amountMinor: 2500, name: 'Aisha', email: 'aisha@example.org' }
const noop = () => {}
const events = {
  onLockChange: noop,
  onSending: noop,
  onFirstDayMoved: noop,
  onWaiting: noop,
  onNeedExceeded: noop,
  onAttemptClosed: noop,
  onRefused: noop,
  onGiftCreated: noop,
}
const cause: Cause = {
  id: 'roof',
  title: 'A new roof',
  summary: 'No more buckets.',
  story: [],
  kind: 'general',
  fund: 'Building fund',
  minMinor: 100,
  maxMinor: 1_000_000,
  presetsMinor: [2500],
  currencies: ['gbp'],
  giftAid: false,
  jummah: false,
  monthly: false,
  daily: false,
}

test.each([
  ['demonstration', false],
  ['test', true],
  ['live', true],
])('with payments in %s, the form states whether a payment provider sees the details: %s', (paymentMode, usesCards) => {
  const settings = { paymentMode }
  const details = renderHtml(<DetailsStep cause={cause} draft={draft} onBack={noop} onDone={noop} />, { settings })
  expect(details.includes('its payment provider see it')).toBe(usesCards)
  expect(details.includes('For your receipt only')).toBe(!usesCards)
  const privacy = renderHtml(<Privacy />, { settings })
  expect(privacy.includes('We also send Stripe your name')).toBe(usesCards)
  expect(privacy.includes('nothing is sent to a payment provider')).toBe(!usesCards)
})

test('bank details in any direction contain no invisible characters, so that they can be copied', () => {
  for (const bankDetails of ['Sort code 20-00-00', 'الحساب 12345678\nSort code 20-00-00']) {
    const html = renderHtml(<NoCards />, { settings: { paymentMode: 'none', bankDetails } })
    expect(html).toContain(bankDetails)
    expect(html).not.toMatch(/[\u2066-\u2069]/)
  }
  expect(renderHtml(<NoCards />, { settings: { bankDetails: 'الحساب 1' } })).toContain(
    '<span dir="auto" lang="ar">الحساب 1</span>',
  )
})

test("without bank details the page shows the mosque's contact instead", () => {
  const html = renderHtml(<NoCards />, { settings: { paymentMode: 'none', phone: '01274 496 0001' } })
  expect(html).not.toContain('You can give by')
  expect(html).toContain('Please ask the mosque how to give.')
  expect(html).toContain('01274 496 0001')
})

test.each([
  ['demonstration', 'Choose a test result'],
  ['live', 'Loading the card form'],
])('with payments in %s the last step shows: %s', (paymentMode, text) => {
  const step = <PayStep cause={cause} draft={draft} onBack={noop} onChange={noop} onCover={noop} {...events} />
  const html = renderHtml(step, { settings: { paymentMode } })
  expect(html).toContain(text)
  expect(html).toContain('Donate £25')
  // Nothing can be sent before the payment method is ready.
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>(?:(?!<\/button>).)*Donate £25/s)
  expect(html).not.toMatch(/Your donation wasn’t sent|haven’t been charged\. You/)
})
