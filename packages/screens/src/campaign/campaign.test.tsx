import type { CampaignDetail, Cause } from '@minaret/contract'
import { campaignQueries, causeQueries, type Domain } from '@minaret/domain'
import { expect, test } from 'vitest'
import { percentOf } from '../campaign-cards/percentOf.ts'
import { campaignStatusAt } from '../campaign-cards/campaignStatus.ts'
import { CampaignsScreen } from '../campaigns/CampaignsScreen.tsx'
import { createFormat } from '../app/format.ts'
import { words as campaigns } from '../messages/languages/en/campaigns.gen.ts'
import { renderHtml, type RenderOptions, renderFully } from '../testing/renderHtml.tsx'
import { CampaignScreen } from './CampaignScreen.tsx'
import { Needs } from './Needs.tsx'
import { Plans } from './Plans.tsx'
import { formatElapsed } from './useElapsedTime.ts'

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
const built: RenderOptions['built'] = ['home', 'donate', 'campaigns', 'campaign']

/** Seeds the query cache with all of the page's data. */
function seed({ api, queryClient }: Domain, campaign: Partial<CampaignDetail> = {}) {
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
const renderPage = (campaign: Partial<CampaignDetail> = {}, settings: Record<string, string> = {}) =>
  renderFully(<CampaignScreen params={{ id: 'roof' }} />, {
    built,
    settings,
    path: '/campaign/roof',
    seed: (domain) => seed(domain, campaign),
  })
const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, messages = '']) => messages.replaceAll('<!-- -->', ''))

test("a campaign page has its parts, one h1, its meter and a form in the campaign's currency", async () => {
  const html = await renderPage()
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(headings(html)).toEqual([
    'Step 1 of 3: Amount',
    'About this campaign',
    'What your gift pays for',
    'Regular giving',
    'A message from the chair',
    'FAQs',
    'Share',
  ])
  expect(html).toContain('aria-valuetext="£25 of £1,000, 2% of the target, 1 donation"')
  expect(html).toContain('£15')
  expect(html).not.toContain('€')
})

test('an open need can be given in full or in part; a complete one cannot', async () => {
  const html = await renderPage()
  expect(html).toContain('3 of 12')
  expect(html).toContain('Fully funded')
  expect(html.match(/>Give another amount</g)).toHaveLength(1)
  expect(html).toContain('£5 a day for 10 days')
  expect(html).toContain('£50 in total')
  // The cause takes no daily gifts: that plan is shown but cannot be chosen.
  expect(html.match(/>Give £\d+ every Friday</g)).toHaveLength(1)
})

test('an item can be given in parts; a reserved amount is shown, and a fully reserved item can be refreshed', () => {
  const renderNeeds = (need: object) =>
    renderHtml(<Needs id="roof" currency="gbp" onChoose={() => {}} isLocked={false} />, {
      built,
      seed: ({ api, queryClient }) =>
        queryClient.setQueryData(
          [...campaignQueries.needs(api, 'roof').queryKey],
          [{ id: 'pillar', title: 'A pillar', priceMinor: 5000, wanted: 12, given: 3, ...need }],
        ),
    })
  expect(renderNeeds({ takenMinor: 16_200 })).toMatch(/3 of 12.*£12 given towards the next one.*>Give £50</s)
  expect(renderNeeds({ takenMinor: 16_200, heldMinor: 5000 })).toContain('£50 is being given right now')
  expect(renderNeeds({ given: 11, takenMinor: 58_000 })).toMatch(/>Give the last £20</)
  const lockedHtml = renderNeeds({ given: 11, takenMinor: 55_000, heldMinor: 5000 })
  expect(lockedHtml).toMatch(/Someone is donating the final amount.*>Refresh</s)
  expect(lockedHtml).not.toMatch(/>Give (?:part|the last|£)/)
  expect(renderNeeds({ given: 12, takenMinor: 60_000 })).toMatch(/Fully funded(?!.*(?:<button|being given))/s)
})

test('the wall shows first names and anonymous donors, and has room for the next gift', async () => {
  const gift = { id: 'g1', amountMinor: 2500, at: '2026-11-21T11:55:00Z' }
  const wall = [
    { ...gift, name: 'Aisha' },
    { ...gift, id: 'g2', rhythm: 'weekly' as const },
  ]
  const html = await renderPage({ wall })
  expect(html).toMatch(/Recent donations.*Aisha.*£25.*5 minutes ago.*Anonymous.*every Friday/s)
  const countSeats = (html: string) => html.match(/<li class="_seat/g)?.length
  expect(countSeats(html)).toBe(3)
  const nineGifts = Array.from({ length: 9 }, (_, index) => ({ ...gift, id: `g${index}` }))
  const fullWall = await renderPage({ wall: nineGifts })
  expect(countSeats(fullWall)).toBe(3)
  expect(fullWall).toContain('Show more donations')
  expect(await renderPage({ wall, ends: '2026-11-21T12:00:00Z' })).not.toContain('Yours could be next')
})

test("formats how long ago a gift was made, by days in the mosque's time zone", () => {
  const messages = {
    t: { campaigns: campaigns },
    format: createFormat('en-GB', { timeZone: 'Asia/Karachi' }),
  }
  const now = Date.parse('2026-11-21T20:30:00Z') // 01:30 on the 22nd in Karachi
  const agoText = (instant: string) => formatElapsed(instant, now, 'Asia/Karachi', messages)
  expect(agoText('2026-11-21T20:29:30Z')).toBe('just now')
  expect(agoText('2026-11-21T20:31:00Z')).toBe('just now')
  expect(agoText('2026-11-21T20:29:00Z')).toBe('1 minute ago')
  expect(agoText('2026-11-21T19:10:00Z')).toBe('1 hour ago')
  expect(agoText('2026-11-21T18:30:00Z')).toBe('yesterday')
  expect(agoText('2026-11-19T18:30:00Z')).toBe('3 days ago')
  expect(agoText('2026-11-01T18:30:00Z')).toBe('1 November 2026')
})

test("a sponsor's pledge is shown beside the meter but not included in it, and a full match is marked", async () => {
  const match = { sponsor: 'Rahman & Sons', percent: 100, capMinor: 1_000_000, matchedMinor: 320_000 }
  const html = await renderPage({ match })
  expect(html).toMatch(/Rahman &amp; Sons will double every gift.*£3,200 of their £10,000 already matched/s)
  expect(html).toContain('aria-valuetext="£25 of £1,000, 2% of the target, 1 donation"')
  expect(await renderPage({ match: { ...match, percent: 50 } })).toContain('will add 50p to every £1 you give')
  expect(await renderPage({ match: { ...match, matchedMinor: 1_000_000 } })).toMatch(/has matched your gifts.*£10,000/s)
  const paidMatch = { ...match, earnedMinor: 1_000_000, matchedMinor: 0 }
  expect(await renderPage({ match: paidMatch })).toMatch(/has matched your gifts.*£10,000/s)
  expect(await renderPage({ match: { ...match, ends: '2026-11-21T12:00:01Z' } })).toContain('will double every gift')
  expect(await renderPage({ match: { ...match, ends: '2026-11-21T12:00:00Z' } })).not.toContain(
    'will double every gift',
  )
})

test('counts down the last day to the second on the clock that closes the campaign', async () => {
  expect(await renderPage({ ends: '2026-11-22T12:00:00Z' })).toMatch(/Ends in.*role="timer"[^>]*>24:00:00</s)
  expect(await renderPage({ ends: '2026-11-21T12:04:09Z' })).toMatch(/role="timer"[^>]*>0:04:09</)
  expect(await renderPage({ ends: '2026-11-22T12:00:01Z' })).not.toContain('Ends in')
})

test('shows updates newest first, with earlier ones collapsed', async () => {
  const update = (id: string) => ({ id, title: `News ${id}`, at: '2026-11-20T12:00:00Z', body: '<p>Good.</p>' })
  const html = await renderPage({ updates: ['three', 'two', 'one'].map(update) })
  expect(html).toMatch(/News three.*<details.*2 earlier updates.*News two.*News one/s)
})

test("names the supporter whose link was followed, or 'a supporter'; an unknown link shows no invitation", async () => {
  const invitationPage = (supporter?: object) =>
    renderFully(<CampaignScreen params={{ id: 'roof' }} />, {
      built,
      path: '/campaign/roof',
      search: '?ref=abcdefghijk',
      seed(domain) {
        seed(domain)
        const { queryKey } = campaignQueries.supporter(domain.api, 'roof', 'abcdefghijk')
        if (supporter) domain.queryClient.setQueryData([...queryKey], supporter)
      },
    })
  const supporter = { ref: 'abcdefghijk', raisedMinor: 0, gifts: 0 }
  expect(await invitationPage({ ...supporter, name: 'Aisha' })).toContain('Aisha invites you to give')
  expect(await invitationPage(supporter)).toContain('A supporter invites you to give')
  expect(await invitationPage()).not.toContain('invites you')
})

test('disables all choices during a payment or one with no known outcome, and explains why', () => {
  const renderChoices = (isLocked: boolean) => {
    const choice = { id: 'roof', currency: 'gbp', onChoose() {}, isLocked }
    return renderHtml(
      <>
        <Needs {...choice} />
        <Plans {...choice} causeId="building" />
      </>,
      { built, seed },
    )
  }
  const buttons = (html: string) => [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag)
  const lockedHtml = renderChoices(true)
  expect(buttons(lockedHtml)).toHaveLength(3)
  for (const tag of buttons(lockedHtml))
    expect(tag).toMatch(/(?=.*aria-disabled="true").*aria-describedby="(needs|plans)-lead"/)
  expect(lockedHtml.match(/gift above isn’t complete yet/g)).toHaveLength(2)
  expect(renderChoices(false)).not.toMatch(/aria-disabled|isn’t complete/)
})

test.each([
  ['has not started', { starts: '2026-11-21T12:00:01Z' }, 'This campaign hasn’t started yet'],
  ['has ended', { ends: '2026-11-21T12:00:00Z' }, 'This campaign has ended'],
])('accepts no gifts for a campaign that %s', async (_, times, message) => {
  const html = await renderPage(times)
  expect(html).toContain(message)
  expect(html).not.toMatch(/How much\?|>Give another amount<|>Choose this</)
})

test('a mosque that takes no cards shows other ways to give', async () => {
  expect(await renderPage({}, { paymentMode: 'none' })).toContain('We can’t take card payments on this website yet.')
})

test("another site's film is a link behind its picture and loads nothing before it is pressed", async () => {
  const html = await renderPage({ video: 'https://video.example/1' })
  expect(html).toMatch(/<a [^>]*href="https:\/\/video\.example\/1"[^>]*rel="noopener noreferrer"/)
  expect(html).not.toMatch(/<iframe|<video/)
  expect(await renderPage({ video: '/files/film.mp4' })).toMatch(/<a [^>]*href="\/files\/film\.mp4"/)
})

test('the page renders while parts are loading, and empty parts have no heading', async () => {
  const pageWithParts = (parts: boolean) =>
    renderFully(<CampaignScreen params={{ id: 'roof' }} />, {
      built,
      path: '/campaign/roof',
      seed(domain) {
        seed(domain)
        const { api, queryClient } = domain
        for (const query of [campaignQueries.needs, campaignQueries.plans, campaignQueries.faqs] as const)
          if (parts) queryClient.setQueryData([...query(api, 'roof').queryKey], [])
          else queryClient.removeQueries({ queryKey: query(api, 'roof').queryKey })
        const { queryKey } = campaignQueries.message(api, 'roof')
        if (parts) queryClient.setQueryData(queryKey, { body: '' })
      },
    })
  expect(headings(await pageWithParts(true))).toEqual(['Step 1 of 3: Amount', 'About this campaign', 'Share'])
  expect(await pageWithParts(false)).toContain('How much?')
  expect(await pageWithParts(false)).toContain('Loading what your gift pays for')
})

test('groups the campaigns, and an empty list links to donations', () => {
  const renderList = (campaigns: object[]) =>
    renderHtml(<CampaignsScreen />, {
      built,
      path: '/campaigns',
      seed: ({ api, queryClient }) =>
        queryClient.setQueryData([...campaignQueries.list(api).queryKey], {
          pages: [{ items: campaigns }],
          pageParams: [''],
        }),
    })
  const html = renderList([roof, { ...roof, id: 'old', state: 'finished', ends: '2026-01-01T00:00:00Z' }])
  expect(headings(html)).toEqual(['Open now', 'Finished'])
  expect(html).toContain('Ended on 31 December 2025')
  expect(renderList([])).toMatch(/No campaigns are open right now.*href="\/donate"/s)
})

test('a campaign includes its start and excludes its end', () => {
  const times = { starts: '2026-11-21T12:00:00Z', ends: '2026-11-21T12:00:02Z' }
  const statusAt = (second: number) => campaignStatusAt(times, Date.parse(`2026-11-21T12:00:0${second}Z`))
  expect([campaignStatusAt(times, Date.parse('2026-11-21T11:59:59Z')), statusAt(0), statusAt(1), statusAt(2)]).toEqual([
    'upcoming',
    'live',
    'live',
    'finished',
  ])
  expect(campaignStatusAt({}, 0)).toBe('live')
})

test('rounds the percentage of a target down', () => {
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
