import type { GiftDetail, GiftStateName } from '@minaret/contract'
import { giftQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { ThankYouScreen } from './ThankYouScreen.tsx'

const gift = (state: GiftStateName, more: Partial<GiftDetail> = {}): GiftDetail => ({
  id: 'g1',
  reference: 'AN-7F3K-2M',
  state,
  next: 'done',
  amountMinor: 2500,
  currency: 'gbp',
  cause: { id: 'roof', title: 'A new roof' },
  mode: 'demo',
  created: '2026-11-21T11:58:00Z',
  ...more,
})

const page = (detail?: GiftDetail) =>
  draw(<ThankYouScreen params={{ id: 'g1' }} />, {
    built: ['donate', 'cause', 'thankYou'],
    path: '/thank-you/g1',
    told: ({ api, queryClient }) => detail && queryClient.setQueryData(giftQueries.view(api, 'g1').queryKey, detail),
  })
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

test.each<[GiftStateName, string, { thanks: boolean; again: boolean }]>([
  ['confirming', 'We are checking with the bank', { thanks: false, again: false }],
  ['processing', 'We are checking with the bank', { thanks: false, again: false }],
  ['requires_action', 'We are checking with the bank', { thanks: false, again: false }],
  ['paid', 'Thank you', { thanks: true, again: false }],
  ['failed', 'The payment did not go through', { thanks: false, again: true }],
  ['abandoned', 'The payment did not go through', { thanks: false, again: true }],
  ['refunded', 'This gift was returned', { thanks: false, again: false }],
  ['disputed', 'This gift is being looked into', { thanks: false, again: false }],
])('a gift that is %s: "%s"', (state, title, { thanks, again }) => {
  const html = page(gift(state))
  expect(heading(html)).toBe(title)
  expect(html.includes('Thank you'), 'thanks').toBe(thanks)
  // Only where nothing was taken may one begin again: anything else could be a second gift.
  expect(html.includes('href="/donate/roof"'), 'a way to give again').toBe(again)
})

test('thanks for pretend money say that it is pretend, and thanks for real money do not', () => {
  expect(page(gift('paid'))).toMatch(/No money was taken.*Pretend: this is a demonstration/s)
  expect(page(gift('paid', { mode: 'test' }))).toMatch(/No money was taken.*Pretend: this is a test/s)
  const live = page(gift('paid', { mode: 'live', paidAt: '2026-11-21T11:59:00Z' }))
  expect(live).toContain('We have received your gift of')
  expect(live).not.toMatch(/pretend|No money was taken/i)
})

test('the page shows cause, sum and reference, and is left out by search engines', () => {
  const html = page(gift('paid'))
  for (const text of ['A new roof', '£25', 'AN-7F3K-2M', 'noindex']) expect(html).toContain(text)
})

test('before the host has answered nothing is said about the gift', () => {
  expect(page()).not.toMatch(/Thank you|taken|did not go through/)
})
