import { createHash } from 'node:crypto'
import { fill, startTestServer, type TestServer, type TestTenant } from '@minaret/acceptance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDonationToken } from '../donation-token/useDonationToken.ts'
import { openLivePage } from '../testing/openLivePage.ts'
import { renderHook, waitFor } from '../testing/renderHook.tsx'
import {
  useCampaign,
  useCampaignFaqs,
  useCampaignMessage,
  useCampaignNeeds,
  useCampaignPlans,
  useRefreshCampaign,
  useSupporter,
} from './useCampaign.ts'
import { useCampaigns } from './useCampaigns.ts'
import { useCreateSupporterLink } from './supporters.ts'

let server: TestServer
let mosque: TestTenant

const campaign = (index: number) => ({
  id: `c${index}`,
  position: index,
  cause_id: 'general',
  title: `Appeal ${index}`,
  summary: 'A sentence.',
  body: '<p>Words.</p>',
  currency: 'gbp',
  target_minor: 100_000,
  presets_minor: [1000],
  chair_name: 'Haji Omar',
  chair_body: '<p>Thank you all.</p>',
  published_at: '2026-01-01T00:00:00Z',
})
const campaignFields = { campaign_id: 'c1', position: 1 }

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false })
  mosque = await server.tenant()
  const campaigns = Array.from({ length: 25 }, (_, index) => campaign(index + 1))
  await fill(server.database, mosque.id, 'campaigns', campaigns)
  await fill(server.database, mosque.id, 'campaign_needs', [
    { ...campaignFields, id: 'door', title: 'A door', price_minor: 5000, wanted: 4 },
  ])
  await fill(server.database, mosque.id, 'campaign_plans', [
    { ...campaignFields, id: 'friday', title: 'Each Friday', rhythm: 'weekly', amount_minor: 500 },
  ])
  await fill(server.database, mosque.id, 'campaign_faqs', [
    { ...campaignFields, id: 'why', question: 'Why?', answer: '<p>It rains in.</p>' },
  ])
})
afterAll(() => server.close())

test('lists campaigns in pages, and loads one with its needs, regular gifts, message and questions', async () => {
  const { domain } = openLivePage(server, mosque)
  const list = await renderHook(domain, useCampaigns)
  await waitFor(() => expect(list.now().data).toHaveLength(20))
  list.now().more?.()
  await waitFor(() =>
    expect(list.now().data?.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, i) => `c${i + 1}`)),
  )

  const detail = await renderHook(domain, () => ({
    campaign: useCampaign('c1').data,
    needs: useCampaignNeeds('c1').data,
    plans: useCampaignPlans('c1').data,
    message: useCampaignMessage('c1').data,
    faqs: useCampaignFaqs('c1').data,
  }))
  await waitFor(() =>
    expect(detail.now()).toMatchObject({
      campaign: { id: 'c1', title: 'Appeal 1', targetMinor: 100_000, raisedMinor: 0 },
      needs: [{ title: 'A door', wanted: 4, given: 0 }],
      plans: [{ rhythm: 'weekly', amountMinor: 500 }],
      message: { name: 'Haji Omar' },
      faqs: [{ question: 'Why?' }],
    }),
  )
})

test("creates a supporter's link, caches it at once, and reloads it after a gift", async () => {
  const { domain } = openLivePage(server, mosque)
  const hooks = await renderHook(domain, () => ({ make: useCreateSupporterLink('c1'), look: useRefreshCampaign('c1') }))
  const outcome = await hooks.now().make.run({ name: 'Aisha' })
  const { ref = '' } = outcome.data ?? {}
  expect(outcome.data).toEqual({ ref, name: 'Aisha', raisedMinor: 0, gifts: 0 })

  const link = await renderHook(domain, () => ({ own: useSupporter('c1', ref), none: useSupporter('c1', undefined) }))
  expect(link.now().own.data).toMatchObject({ name: 'Aisha' })
  const { pool } = server.database
  await pool.query("update campaign_supporters set name = 'Zainab' where ref = $1", [ref])
  hooks.now().look()
  await waitFor(() => expect(link.now().own.data).toMatchObject({ name: 'Zainab' }))
  expect(link.now().none.status).toBe('in progress')
})

test("the mobile app's link carries the gift's details, and its token is not a session", async () => {
  const token = 'k'.repeat(43)
  const giftDetails = { causeId: 'general', amountMinor: 2500, currency: 'gbp' }
  const hash = `\\x${createHash('sha256').update(token).digest('hex')}`
  const expires_at = new Date(Date.now() + 600_000)
  await fill(server.database, mosque.id, 'link_references', [
    { hash, purpose: 'donate', subject: 'general', payload: giftDetails, expires_at, created_at: new Date() },
  ])
  const { domain, events } = openLivePage(server, mosque)
  domain.session.getState().login({ token: 'a.b.c', name: 'Aisha' })
  const { now } = await renderHook(domain, () => useDonationToken(token))
  await waitFor(() => expect(now().data).toMatchObject(giftDetails))
  expect(events).toEqual([])
})
