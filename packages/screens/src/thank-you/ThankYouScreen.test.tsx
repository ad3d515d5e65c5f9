import type { GiftDetail } from '@minaret/contract'
import { giftQueries } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { rememberDonor } from '../app/donorName.ts'
import { renderHtml } from '../testing/renderHtml.tsx'
import { MissingGift, ThankYouScreen } from './ThankYouScreen.tsx'

const gift = (state: GiftDetail['state'], overrides: Partial<GiftDetail> = {}): GiftDetail => ({
  id: 'g1',
  reference: 'AN-7F3K-2M',
  state,
  next: 'done',
  amountMinor: 2500,
  currency: 'gbp',
  cause: { id: 'roof', title: 'A new roof' },
  mode: 'demo',
  created: '2026-11-21T11:58:00Z',
  ...overrides,
})

const renderPage = (detail?: GiftDetail, built: Screen[] = ['donate', 'cause', 'thankYou']) =>
  renderHtml(<ThankYouScreen params={{ id: 'g1' }} />, {
    built,
    path: '/thank-you/g1',
    seed: ({ api, queryClient }) => detail && queryClient.setQueryData(giftQueries.view(api, 'g1').queryKey, detail),
  })
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

test.each<[GiftDetail['state'], string, { thanks: boolean; again: boolean }]>([
  ['confirming', 'We’re waiting for your bank', { thanks: false, again: false }],
  ['processing', 'We’re waiting for your bank', { thanks: false, again: false }],
  ['requires_action', 'We’re waiting for your bank', { thanks: false, again: false }],
  ['paid', 'Thank you', { thanks: true, again: false }],
  ['failed', 'Your payment didn’t go through', { thanks: false, again: true }],
  ['abandoned', 'Your payment didn’t go through', { thanks: false, again: true }],
  ['refunded', 'This gift was refunded', { thanks: false, again: false }],
  ['part_refunded', 'Part of this gift was refunded', { thanks: false, again: false }],
  ['reversed', 'This payment was reversed', { thanks: false, again: false }],
  ['disputed', 'This gift is under review', { thanks: false, again: false }],
  ['pending_setup', 'We’re waiting for your bank', { thanks: false, again: false }],
  ['scheduled', 'Thank you', { thanks: true, again: false }],
  ['active', 'Thank you', { thanks: true, again: false }],
  ['paused', 'This gift is paused', { thanks: false, again: false }],
  ['past_due', 'Your last payment didn’t go through', { thanks: false, again: false }],
  ['ended', 'This regular gift has ended', { thanks: true, again: true }],
  ['expired', 'This regular gift wasn’t set up', { thanks: false, again: true }],
])('a gift that is %s has the title "%s"', (state, title, { thanks, again }) => {
  const html = renderPage(gift(state))
  expect(heading(html)).toBe(title)
  expect(html.includes('Thank you'), 'thanks').toBe(thanks)
  // Offered only if nothing was charged, because otherwise it could be a second gift.
  expect(html.includes('href="/donate/roof"'), 'link to give again').toBe(again)
})

test('shares the campaign, or else the cause, but never the donor’s own page', () => {
  const sharedUrl = (detail: GiftDetail, built: Screen[] = ['cause', 'campaign', 'thankYou']) =>
    /href="(https:\/\/[^"]*whatsapp[^"]*|https:\/\/wa\.me[^"]*)"/.exec(renderPage(detail, built))?.[1] ?? ''
  expect(decodeURIComponent(sharedUrl(gift('paid')))).toMatch(
    /A new roof – Masjid an-Noor.*https:\/\/mosque\.example\/donate\/roof$/s,
  )
  expect(decodeURIComponent(sharedUrl(gift('active', { campaignId: 'c1' })))).toContain(
    'https://mosque.example/campaign/c1',
  )
  expect(decodeURIComponent(sharedUrl(gift('paid', { campaignId: 'c1' }), ['cause']))).toContain('/donate/roof')
  for (const state of ['failed', 'processing', 'refunded', 'ended'] as const) expect(sharedUrl(gift(state))).toBe('')
  expect(renderPage(gift('paid'), ['cause', 'campaign', 'thankYou'])).not.toContain('mosque.example%2Fthank-you')
})

test('mentions that a donation was a test, but not for a live one', () => {
  expect(renderPage(gift('paid'))).toMatch(/test donation.*You haven’t been charged/s)
  expect(renderPage(gift('paid', { mode: 'test' }))).toMatch(/test donation.*You haven’t been charged/s)
  const liveHtml = renderPage(gift('paid', { mode: 'live', paidAt: '2026-11-21T11:59:00Z' }))
  expect(liveHtml).toContain('We’ve received your gift of')
  expect(liveHtml).not.toMatch(/test donation|haven’t been charged/i)
})

test('shows the sponsor and the amount of a match once the gift is paid', () => {
  const match = { sponsor: 'Rahman & Sons', amountMinor: 1250 }
  expect(renderPage(gift('paid', { match }))).toContain('Rahman &amp; Sons will add £12.50 to your gift')
  // A partial refund removes only its share of the match.
  expect(renderPage(gift('part_refunded', { match }))).toContain('Rahman &amp; Sons will add £12.50 to your gift')
  expect(renderPage(gift('part_refunded', { refundedMinor: 1000 }))).toContain(
    'We’ve refunded £10 of your gift of £25.',
  )
  expect(renderPage(gift('refunded', { match }))).not.toContain('Rahman')
})

test('shows the cause, amount and reference, and is not indexed', () => {
  const html = renderPage(gift('paid'))
  for (const text of ['A new roof', '£25', 'AN-7F3K-2M', 'noindex']) expect(html).toContain(text)
})

test('shows nothing about the gift until it has loaded', () => {
  expect(renderPage()).not.toMatch(/Thank you|taken|did not go through/)
})

test('a regular gift shows its dates, that nothing was charged yet, and how to cancel it', () => {
  const regular = { rhythm: 'weekly', startsOn: '2026-11-27', next: '2026-11-27' } as const
  const html = renderPage(gift('scheduled', { regular }))
  for (const text of [
    'You’re giving £25 for “A new roof” every Friday. You haven’t been charged yet.',
    'Friday 27 November 2026',
  ])
    expect(html).toContain(text)
  expect(html).toMatch(/pause, skip, change or cancel/)
  expect(renderPage(gift('ended', { regular }))).not.toMatch(/pause, skip, change or cancel/)
})

test('shows the receipt, with charity, fund, Gift Aid and fee cover', () => {
  const receipt = {
    number: '2026-000123',
    issued: '2026-11-21T12:00:00Z',
    mosque: { name: 'Masjid an-Noor Trust', charityNumber: '1234567', address: '1 Lantern Street' },
    fund: 'Building fund',
    giftAid: 'Gift Aid: we claim it on this gift.',
  }
  const html = renderPage(
    gift('paid', { mode: 'live', amountMinor: 2551, coverMinor: 51, refundedMinor: 100, receipt }),
  )
  for (const text of [
    'Receipt',
    '2026-000123',
    'Masjid an-Noor Trust',
    'Registered charity 1234567',
    '1 Lantern Street',
    'Building fund',
    '>we claim it on this gift.',
    'including 51p to cover the card fee',
    '£25.51',
  ])
    expect(html).toContain(text)
  expect(renderPage(gift('paid'))).not.toContain('Receipt number')
})

test('a missing gift shows a link to the causes or the home page', () => {
  const renderMissing = (built: Screen[]) => renderHtml(<MissingGift />, { built, path: '/thank-you/x' })
  expect(renderMissing(['donate', 'thankYou'])).toMatch(/href="\/donate"[^>]*>See the causes/)
  expect(renderMissing(['thankYou'])).toMatch(/href="\/"[^>]*>Back to the home page/)
})

test('offers a smaller gift every Friday after a one-off gift if the cause allows it, with its example', () => {
  const cause = {
    id: 'roof',
    title: 'A new roof',
    weeklyMinor: 200,
    example: { amountMinor: 2500, text: 'a metre of slate' },
  }
  const html = renderPage(gift('paid', { cause }))
  expect(html).toContain('a metre of slate')
  expect(html).toContain('href="/donate/roof?amount=200&amp;currency=gbp&amp;often=weekly"')
  const weekly = { rhythm: 'weekly', startsOn: '2026-11-27' } as const
  expect(renderPage(gift('active', { cause, regular: weekly }))).not.toContain('often=weekly')
  expect(renderPage(gift('paid', { cause: { ...cause, weeklyMinor: undefined } }))).not.toContain('often=weekly')
  expect(renderPage(gift('failed', { cause }))).not.toContain('a metre of slate')
})

test('thanks the donor by name only in the tab where they gave', () => {
  rememberDonor('g1', ' Yusuf Khan ')
  expect(heading(renderPage(gift('paid')))).toMatch(/^Thank you, .*Yusuf Khan/)
  expect(heading(renderPage(gift('failed')))).not.toContain('Yusuf')
  rememberDonor('another', 'Yusuf Khan')
  expect(heading(renderPage(gift('paid')))).toBe('Thank you')
})
