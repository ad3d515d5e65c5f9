import { createTestSite, premium } from '@minaret/site/testing'
import { describe, expect, test } from 'vitest'
import { siteApp } from './app/siteApp.tsx'

const campaign = {
  id: 'wells',
  title: 'Forty wells </script><b>',
  summary: 'Forty villages, forty pumps.',
  body: '<p>One.</p>',
  state: 'live',
  causeId: 'roof',
  currency: 'gbp',
  raisedMinor: 120_000,
  targetMinor: 9_600_000,
  gifts: 3,
  presetsMinor: [],
  starts: '2026-01-01T00:00:00Z',
  ends: '2027-03-12T23:59:00Z',
  updated: '2026-11-01T00:00:00Z',
}

const createSite = (settings: Record<string, string> = {}, responses: Record<string, [number, unknown]> = {}) =>
  createTestSite(
    siteApp,
    { ...premium, StandaloneCampaigns: '1', ...settings },
    { '/api/campaigns/wells': [200, campaign], '/api/campaigns/wells/needs': [200, []], ...responses },
  )

describe('responds with the right status', () => {
  test.each([
    ['all campaigns', '/', 200],
    ['a campaign', '/campaign/wells', 200],
    ['an address typed by hand', '/CAMPAIGN/wells', 200],
    ['an unknown campaign', '/campaign/nope', 404],
    ['an unknown gift', '/thank-you/nope', 404],
    ['logging in', '/login', 200],
    ["an email's link", '/user/confirm/abc', 200],
    ['a page from another mode', '/donate', 404],
    ['printable prayer times', '/prayer-times/print/2026-11', 404],
    ['an invalid address', '/%zz', 404],
  ])('%s', async (_name, path, status) => {
    const { get, onError } = createSite()
    const page = await get(path)
    expect(page.status).toBe(status)
    expect(page.html).toMatch(/<main\b/)
    expect(onError).not.toHaveBeenCalled()
  })

  test('account pages exist only if the plan includes accounts', async () => {
    expect((await createSite({ activePlan: 'basic' }).get('/login')).status).toBe(404)
  })

  test('the long account addresses redirect to the short ones, query included', async () => {
    const { status, headers } = await createSite().get('/user/login?next=%2Fprofile')
    expect([status, headers.get('location')]).toEqual([301, '/login?next=%2Fprofile'])
  })
})

test('a campaign is rendered in full: its text, the amount raised, and the form', async () => {
  const { html } = await createSite().get('/campaign/wells')
  expect(html).toContain('Forty wells &lt;/script&gt;&lt;b&gt;')
  expect(html).toContain('£1,200')
  expect(html).toContain('Step 1 of 3')
  expect(html).not.toContain('</script><b>')
  expect(html).toContain('<link rel="canonical" href="https://mosque.example/campaign/wells"/>')
})

test('styles are inlined with the page’s nonce, so the first paint fetches nothing', async () => {
  const { html } = await createSite().get('/campaign/wells')
  expect(html).toMatch(/<style nonce="N0nce">\/\* \/assets\/entry\.css \*\//)
  expect(html).not.toContain('rel="stylesheet"')
  // The loader of lazy code must not fetch them again.
  expect(html).toContain('"stylesheets":["/assets/entry.css",')
  expect(html).not.toMatch(/<link [^>]*modulepreload|<script [^>]*src=/)
  expect(html).toContain('"entry":"/assets/entry.js"')
})

test('links to account pages have the final address', async () => {
  const { html } = await createSite({}, { '/api/donations': [200, []] }).get('/register')
  expect(html).toContain('href="/login"')
  expect(html).not.toContain('href="/user/login')
})

test('a failed query is not passed to the browser', async () => {
  const { status, html } = await createSite({}, { '/api/campaigns/wells': [500, undefined] }).get('/campaign/wells')
  expect(status).toBe(200)
  expect(html).not.toContain('"status":"error"')
})

test('the offline page shows no prayer times: the mode has none', async () => {
  const { html } = await createSite().get('/offline.json')
  expect(JSON.parse(html)).toMatchObject({ days: {} })
})
