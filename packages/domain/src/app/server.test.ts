import { type Giving, startGiving } from '@minaret/acceptance'
import { MutationObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { causeQueries } from '../causes/queries.ts'
import { loadConfiguration } from '../configuration/loadConfiguration.ts'
import { giftFailureOf } from '../gifts/failure.ts'
import { type Attempt, giftMutations } from '../gifts/mutations.ts'
import { giftQueries } from '../gifts/queries.ts'
import { prayerQueries } from '../prayer/queries.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { createDomain } from './createDomain.ts'

let giving: Giving
beforeAll(async () => {
  giving = await startGiving('demonstration')
})
afterAll(() => giving.close())

/** The domain of a visitor's page, on our own server. */
async function createVisitor() {
  const mosque = await giving.mosque({ websiteName: 'Masjid an-Noor' })
  const { storage } = createMemoryStorage()
  const origin = { baseUrl: `http://${mosque.hostname}`, fetch: giving.server.fetchAs(mosque.hostname) }
  const unconfiguredDomain = createDomain({ ...origin, items: [], now: Date.now(), storage, visit: storage })
  const items = await loadConfiguration(unconfiguredDomain.api)
  const domain = createDomain({ ...origin, items, now: Date.now(), storage, visit: storage })
  const pay = (attempt: Attempt) => new MutationObserver(domain.queryClient, giftMutations.pay(domain)).mutate(attempt)
  return { mosque, domain, pay }
}

const attempt = (confirmationTokenId: string): Attempt => ({
  attemptId: crypto.randomUUID(),
  causeId: 'general',
  amountMinor: 2500,
  currency: 'gbp',
  kind: 'once',
  donor: { name: 'Aisha Rahman', email: 'aisha@example.org' },
  anonymous: false,
  confirmationTokenId,
})

test("loads a mosque's configuration, causes and today's times from its server", async () => {
  const { domain } = await createVisitor()
  const { api, queryClient, tenant } = domain
  expect(tenant).toMatchObject({
    websiteName: 'Masjid an-Noor',
    plan: 'premium',
    payment: { setting: 'demonstration' },
  })
  expect(await queryClient.fetchQuery(causeQueries.list(api))).toMatchObject([{ id: 'general' }])
  const { today } = await queryClient.fetchQuery(prayerQueries.today(api))
  expect(today.prayers.map(({ prayer }) => prayer)).toEqual(['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'])
})

test("a missing cause fails with the server's message", async () => {
  const { domain } = await createVisitor()
  const { api, queryClient } = domain
  await expect(queryClient.fetchQuery(causeQueries.view(api, 'nope'))).rejects.toMatchObject({
    status: 404,
    message: 'We couldn’t find that cause. Please choose another.',
  })
})

test('loads a paid gift as paid, and records it once however often it is sent', async () => {
  const { mosque, domain, pay } = await createVisitor()
  const giftAttempt = attempt('demo_succeeds')
  const { data } = await pay(giftAttempt)
  expect(data.next).toBe('done')
  expect((await pay(giftAttempt)).data.id).toBe(data.id)
  const { api, queryClient } = domain
  expect(await queryClient.fetchQuery(giftQueries.view(api, data.id))).toMatchObject({
    state: 'paid',
    amountMinor: 2500,
    cause: { id: 'general' },
  })
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'paid' }])
})

test("a declined gift shows the bank's reason in a single toast, and the same attempt can still be paid", async () => {
  const { mosque, domain, pay } = await createVisitor()
  const giftAttempt = attempt('demo_insufficient_funds')
  const error = await pay(giftAttempt).catch((reason: unknown) => reason)
  const failure = giftFailureOf(error)
  expect(failure).toMatchObject({ kind: 'declined', isAttemptClosed: false, decline: 'funds' })
  expect(failure.message).toMatch(/funds|money/i)
  expect(domain.toasts.getState().messages.map(({ text }) => text)).toEqual([failure.message])
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'failed' }])

  const { data } = await pay({ ...giftAttempt, confirmationTokenId: 'demo_succeeds' })
  expect(data.next).toBe('done')
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'paid' }])
})

test('retries after a lost response, and records one gift', async () => {
  const { mosque, domain } = await createVisitor()
  let lostResponses = 0
  const forward = giving.server.fetchAs(mosque.hostname)
  const flakyDomain = createDomain({
    baseUrl: `http://${mosque.hostname}`,
    fetch: async (request) => {
      const response = await forward(request)
      if (!request.url.endsWith('/api/stripePaymentProcess') || lostResponses > 0) return response
      lostResponses += 1
      return new Response('<h1>Bad gateway</h1>', { status: 502 })
    },
    items: [],
    now: Date.now(),
    storage: domain.visit,
    visit: domain.visit,
  })
  const observer = new MutationObserver(flakyDomain.queryClient, giftMutations.pay(flakyDomain))
  expect((await observer.mutate(attempt('demo_succeeds'))).data.next).toBe('done')
  expect(lostResponses).toBe(1)
  expect((await giving.rows(mosque)).gifts).toMatchObject([{ state: 'paid' }])
})
