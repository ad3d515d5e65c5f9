import type { RegularGift } from '@minaret/contract'
import { regularGiftQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { UpdateCardScreen } from '../update-card/UpdateCardScreen.tsx'
import { renderHtml, renderFully } from '../testing/renderHtml.tsx'
import { ManageGiftScreen } from './ManageGiftScreen.tsx'

const regularGift: RegularGift = {
  id: 'c1',
  state: 'active',
  rhythm: 'weekly',
  amountMinor: 2551,
  coverMinor: 51,
  currency: 'gbp',
  mode: 'live',
  cause: { id: 'roof', title: 'A new roof' },
  next: '2026-11-27',
  card: { brand: 'visa', last4: '4242' },
  version: 3,
}

const renderPage = (overrides: Partial<RegularGift> = {}) =>
  renderHtml(<ManageGiftScreen params={{ token: 'T' }} />, {
    built: ['donate', 'cause', 'manageGift', 'mendCard'],
    path: '/donation/manage/T',
    seed: ({ api, queryClient }) =>
      queryClient.setQueryData(regularGiftQueries.managed(api, 'T').queryKey, { ...regularGift, ...overrides }),
  })
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
const actionLabels = (html: string) =>
  [...html.matchAll(/<li[^>]*>.*?<(?:a|button)[^>]*>(.*?)<\/(?:a|button)><\/li>/gs)].map(([, label]) => label)

const runningActions = ['Skip the next payment', 'Pause', 'Change the amount', 'Change your card', 'Cancel this gift']

test.each<[RegularGift['state'], string, string[]]>([
  ['pending_setup', 'Your gift every Friday', ['Cancel this gift']],
  ['scheduled', 'Your gift every Friday', runningActions],
  ['active', 'Your gift every Friday', runningActions],
  ['ending', 'Your gift every Friday', runningActions],
  ['paused', 'Your gift is paused', ['Restart', 'Change the amount', 'Change your card', 'Cancel this gift']],
  [
    'past_due',
    'Your last payment didn’t go through',
    ['Update your card', 'Pause', 'Change the amount', 'Cancel this gift'],
  ],
  ['ended', 'This regular gift has ended', []],
  ['expired', 'This regular gift wasn’t set up', []],
])('a regular gift that is %s has the title "%s" and the actions %j', (state, title, choices) => {
  const html = renderPage({ state })
  expect(heading(html)).toBe(title)
  expect(actionLabels(html)).toEqual(choices)
  expect(html.includes('/donate/roof?often=weekly'), 'a link to give again').toBe(choices.length === 0)
})

test('the page shows amount, card and next date, and has noindex', () => {
  const html = renderPage()
  for (const text of [
    '£25.51',
    'A new roof',
    'including 51p to cover the card fee',
    'Visa •••• 4242',
    'Friday 27 November 2026',
  ])
    expect(html).toContain(text)
  expect(html).toContain('noindex')
})

test("the demonstration's card has a name in the page's language", () => {
  expect(renderPage({ mode: 'demo', card: { brand: 'demonstration', last4: '0000' } })).toContain('Test card •••• 0000')
})

test('a collection can be triggered only in demonstration mode', () => {
  expect(renderPage({ mode: 'demo' })).toContain('Take payment now (demonstration)')
  for (const mode of ['live', 'test'] as const) expect(renderPage({ mode })).not.toContain('Take payment now')
})

test.each([
  ['managed', <ManageGiftScreen key="manage" params={{ token: 'open' }} />, 'Your regular gift'],
  ['given another card', <UpdateCardScreen key="mend" params={{ token: 'mine.c1' }} />, 'Update your card'],
])(
  'the server-rendered page of a gift to be %s has its title and a message for browsers without scripts',
  (_, screen, title) => {
    const html = renderHtml(screen, { built: ['manageGift', 'mendCard'] })
    expect(heading(html)).toBe(title)
    expect(html).toMatch(/<noscript>Please turn on JavaScript to change your gift/)
  },
)

test('requesting a link has its own page, with noindex', async () => {
  const html = await renderFully(<ManageGiftScreen params={{ token: 'new' }} />, {
    built: ['manageGift'],
    path: '/donation/manage/new',
  })
  expect(heading(html)).toBe('Manage a regular gift')
  expect(html).toMatch(/<form[^>]*>.*Email me a link/s)
  expect(html).toContain('noindex')
})
