import type { Cycle } from '@minaret/contract'
import { cycleQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { UpdateCardScreen } from '../update-card/UpdateCardScreen.tsx'
import { draw, drawWhole } from '../testing/draw.tsx'
import { ManageGiftScreen } from './ManageGiftScreen.tsx'

const cycle: Cycle = {
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

const page = (more: Partial<Cycle> = {}) =>
  draw(<ManageGiftScreen params={{ token: 'T' }} />, {
    built: ['donate', 'cause', 'manageGift', 'mendCard'],
    path: '/donation/manage/T',
    seed: ({ api, queryClient }) =>
      queryClient.setQueryData(cycleQueries.managed(api, 'T').queryKey, { ...cycle, ...more }),
  })
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
const offers = (html: string) =>
  [...html.matchAll(/<li[^>]*>.*?<(?:a|button)[^>]*>(.*?)<\/(?:a|button)><\/li>/gs)].map(([, label]) => label)

const running = ['Skip the next payment', 'Pause', 'Change the amount', 'Replace the card', 'Cancel this gift']

test.each<[Cycle['state'], string, string[]]>([
  ['pending_setup', 'Your gift every Friday', ['Cancel this gift']],
  ['scheduled', 'Your gift every Friday', running],
  ['active', 'Your gift every Friday', running],
  ['ending', 'Your gift every Friday', running],
  ['paused', 'Your gift is paused', ['Restart', 'Change the amount', 'Replace the card', 'Cancel this gift']],
  [
    'past_due',
    'Your last payment didn’t go through',
    ['Update your card', 'Pause', 'Change the amount', 'Cancel this gift'],
  ],
  ['ended', 'This regular gift has ended', []],
  ['expired', 'This regular gift was not set up', []],
])('a regular gift that is %s: "%s", with %j', (state, title, choices) => {
  const html = page({ state })
  expect(heading(html)).toBe(title)
  expect(offers(html)).toEqual(choices)
  expect(html.includes('/donate/roof?often=weekly'), 'a way to give again').toBe(choices.length === 0)
})

test('the page says what is given, from which card and when, and is left out by search engines', () => {
  const html = page()
  for (const text of [
    '£25.51',
    'A new roof',
    'including £0.51 to cover the card fee',
    'Visa •••• 4242',
    'Friday 27 November 2026',
  ])
    expect(html).toContain(text)
  expect(html).toContain('noindex')
})

test('the card of a demonstration has a name in the language of the page', () => {
  expect(page({ mode: 'demo', card: { brand: 'demonstration', last4: '0000' } })).toContain('Test card •••• 0000')
})

test('a collection can be brought forward in a demonstration alone', () => {
  expect(page({ mode: 'demo' })).toContain('Take payment now (demonstration)')
  for (const mode of ['live', 'test'] as const) expect(page({ mode })).not.toContain('Take payment now')
})

test.each([
  ['managed', <ManageGiftScreen key="manage" params={{ token: 'open' }} />, 'Your regular gift'],
  ['given another card', <UpdateCardScreen key="mend" params={{ token: 'mine.c1' }} />, 'Update your card'],
])(
  'where the host cannot look a gift up that is to be %s, its page says what it is and what it needs',
  (_, screen, title) => {
    const html = draw(screen, { built: ['manageGift', 'mendCard'] })
    expect(heading(html)).toBe(title)
    expect(html).toMatch(/<noscript>Please turn on JavaScript to change your gift/)
  },
)

test('whoever has no link asks for one on a page of its own, which search engines leave out', async () => {
  const html = await drawWhole(<ManageGiftScreen params={{ token: 'new' }} />, {
    built: ['manageGift'],
    path: '/donation/manage/new',
  })
  expect(heading(html)).toBe('Manage a regular gift')
  expect(html).toMatch(/<form[^>]*>.*Email me a link/s)
  expect(html).toContain('noindex')
})
