import type { CampaignDetail, Cause } from '@minaret/contract'
import { campaignQueries, causeQueries, type Domain } from '@minaret/domain'
import { expect, test } from 'vitest'
import { percentOf } from '../campaign-cards/percentOf.ts'
import { standingAt } from '../campaign-cards/standing.ts'
import { CampaignsScreen } from '../campaigns/CampaignsScreen.tsx'
import { draw, type Drawing } from '../testing/draw.tsx'
import { CampaignScreen } from './CampaignScreen.tsx'
import { Needs } from './Needs.tsx'
import { Plans } from './Plans.tsx'

const roof: CampaignDetail = {
  id: 'roof',
  title: 'A dry roof',
  summary: 'No more buckets.',
  body: '<p>It rains in.</p>',
  causeId: 'building',
  state: 'live',
  currency: 'gbp',
  targetMinor: 100_000,
  raisedMinor: 2500,
  gifts: 1,
  mode: 'demo',
  presetsMinor: [1500],
}
const cause: Cause = {
  id: 'building',
  title: 'The building',
  summary: 'Its upkeep.',
  story: [],
  kind: 'general',
  fund: 'Building fund',
  minMinor: 100,
  maxMinor: 1_000_000,
  presetsMinor: [2500],
  currencies: ['eur', 'gbp'],
  giftAid: false,
  jummah: true,
  monthly: false,
  daily: false,
}
const built: Drawing['built'] = ['home', 'donate', 'campaigns', 'campaign']

/** Puts all that the page reads into memory. */
function told({ api, queryClient }: Domain, campaign: Partial<CampaignDetail> = {}) {
  queryClient.setQueryData(campaignQueries.view(api, 'roof').queryKey, { ...roof, ...campaign })
  queryClient.setQueryData(campaignQueries.needs(api, 'roof').queryKey, [
    { id: 'slate', title: 'A slate', priceMinor: 500, wanted: 12, given: 3 },
    { id: 'nail', title: 'A nail', priceMinor: 100, wanted: 5, given: 5 },
  ])
  queryClient.setQueryData(campaignQueries.plans(api, 'roof').queryKey, [
    { id: 'nights', title: 'Ten nights', rhythm: 'daily', amountMinor: 500, days: 10 },
    { id: 'friday', title: 'Each Friday', rhythm: 'weekly', amountMinor: 1000 },
  ])
  queryClient.setQueryData(campaignQueries.message(api, 'roof').queryKey, { body: '<p>Thank you.</p>', name: 'Amina' })
  queryClient.setQueryData(campaignQueries.faqs(api, 'roof').queryKey, [
    { id: 'why', question: 'Why now?', answer: '<p>It rains.</p>' },
  ])
  queryClient.setQueryData(causeQueries.view(api, 'building').queryKey, cause)
}
const page = (campaign: Partial<CampaignDetail> = {}, settings: Record<string, string> = {}) =>
  draw(<CampaignScreen params={{ id: 'roof' }} />, {
    built,
    settings,
    path: '/campaign/roof',
    told: (domain) => told(domain, campaign),
  })
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) => words)

test('a campaign brings its parts together, with one h1, its meter and a form for giving in its own currency', () => {
  const html = page()
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(headings(html)).toEqual([
    'Step 1 of 3: Amount',
    'About this campaign',
    'What is needed',
    'Ways to give regularly',
    'A message from the chair',
    'Questions people ask',
  ])
  expect(html).toContain('aria-valuetext="£25 of £1,000, 2% of the target, 1 gift"')
  expect(html).toContain('£15')
  expect(html).not.toContain('€')
})

test('what is needed can be given whole or in part, and what is complete cannot', () => {
  const html = page()
  expect(html).toContain('3 of 12 given')
  expect(html).toContain('All given')
  expect(html.match(/>Give a part</g)).toHaveLength(1)
  expect(html).toContain('£5 a day for 10 days')
  expect(html).toContain('£50 in all')
  // The cause takes no daily gifts: that plan is told of, and cannot be begun here.
  expect(html.match(/>Choose this</g)).toHaveLength(1)
})

test('while a payment is under way or lost nothing else can be chosen, and the page says why', () => {
  const choices = (held: boolean) => {
    const choice = { campaign: roof, onWish() {}, held }
    return draw(
      <>
        <Needs {...choice} />
        <Plans {...choice} />
      </>,
      { built, told },
    )
  }
  const buttons = (html: string) => [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag)
  const held = choices(true)
  expect(buttons(held)).toHaveLength(3)
  for (const tag of buttons(held))
    expect(tag).toMatch(/(?=.*aria-disabled="true").*aria-describedby="(needs|plans)-lead"/)
  expect(held.match(/Your gift above has not been answered yet/g)).toHaveLength(2)
  expect(choices(false)).not.toMatch(/aria-disabled|not been answered/)
})

test.each([
  ['is not open yet', { starts: '2026-11-21T12:00:01Z' }, 'It is not open yet'],
  ['is over', { ends: '2026-11-21T12:00:00Z' }, 'This campaign has ended'],
])('nobody gives to a campaign that %s', (_, times, words) => {
  const html = page(times)
  expect(html).toContain(words)
  expect(html).not.toMatch(/How much would you like to give|>Give a part<|>Choose this</)
})

test('a mosque that takes no cards says how else to give', () => {
  expect(page({}, { paymentMode: 'none' })).toContain('We cannot take cards on this website yet.')
})

test('a film of another site is a link behind its picture: nothing of it is loaded before somebody presses', () => {
  const html = page({ video: 'https://video.example/1' })
  expect(html).toMatch(/<a [^>]*href="https:\/\/video\.example\/1"[^>]*rel="noopener noreferrer"/)
  expect(html).not.toMatch(/<iframe|<video/)
  expect(page({ video: '/files/film.mp4' })).toMatch(/<a [^>]*href="\/files\/film\.mp4"/)
})

test('parts that have not come leave the page useful, and parts a campaign does not have leave no heading', () => {
  const alone = (parts: boolean) =>
    draw(<CampaignScreen params={{ id: 'roof' }} />, {
      built,
      path: '/campaign/roof',
      told(domain) {
        told(domain)
        const { api, queryClient } = domain
        for (const query of [campaignQueries.needs, campaignQueries.plans, campaignQueries.faqs] as const)
          if (parts) queryClient.setQueryData([...query(api, 'roof').queryKey], [])
          else queryClient.removeQueries({ queryKey: query(api, 'roof').queryKey })
        const { queryKey } = campaignQueries.message(api, 'roof')
        if (parts) queryClient.setQueryData(queryKey, { body: '' })
      },
    })
  expect(headings(alone(true))).toEqual(['Step 1 of 3: Amount', 'About this campaign'])
  expect(alone(false)).toContain('How much would you like to give')
  expect(alone(false)).toContain('Loading what is needed')
})

test('all campaigns stand in groups, and where there is none the page leads on', () => {
  const list = (campaigns: object[]) =>
    draw(<CampaignsScreen />, {
      built,
      path: '/campaigns',
      told: ({ api, queryClient }) =>
        queryClient.setQueryData([...campaignQueries.list(api).queryKey], {
          pages: [{ items: campaigns }],
          pageParams: [''],
        }),
    })
  const html = list([roof, { ...roof, id: 'old', state: 'finished', ends: '2026-01-01T00:00:00Z' }])
  expect(headings(html)).toEqual(['Open now', 'Finished'])
  expect(html).toContain('Ended on 1 January 2026')
  expect(list([])).toMatch(/No campaign is open just now.*href="\/donate"/s)
})

test('a campaign opens with its first instant and is over with its last', () => {
  const times = { starts: '2026-11-21T12:00:00Z', ends: '2026-11-21T12:00:02Z' }
  const at = (second: number) => standingAt(times, Date.parse(`2026-11-21T12:00:0${second}Z`))
  expect([standingAt(times, Date.parse('2026-11-21T11:59:59Z')), at(0), at(1), at(2)]).toEqual([
    'upcoming',
    'live',
    'live',
    'finished',
  ])
  expect(standingAt({}, 0)).toBe('live')
})

test('a share of a target is never said to be more than it is', () => {
  expect(
    [
      [0, 100],
      [4, 1000],
      [999, 1000],
      [1999, 1000],
      [5, 0],
    ].map(([raised = 0, target = 0]) => percentOf(raised, target)),
  ).toEqual([0, 0.4, 99, 199, 0])
})
