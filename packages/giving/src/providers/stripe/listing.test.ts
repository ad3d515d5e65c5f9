import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StripeHarness, startStripeHarness } from '../../../../acceptance/src/stripe/harness.ts'
import { OutcomeUnknown, ProviderRefusal } from '../gateway.ts'

let harness: StripeHarness
beforeAll(async () => {
  harness = await startStripeHarness()
})
afterAll(() => harness.stub.close())

async function list() {
  const subscriptions = []
  for await (const subscription of harness.gateway.listSubscriptions()) subscriptions.push(subscription)
  return subscriptions
}

test('lists all subscriptions of the account in pages, including ended ones and other systems’, and changes none', async () => {
  const ownSubscription = await harness.createActiveSubscription()
  for (let n = 0; n < 230; n += 1)
    harness.account.createOtherSystemGift({
      name: `Donor ${n}`,
      email: `donor${n}@example.org`,
      metadata: { simpay_form_id: '7' },
    })
  harness.account.createOtherSystemGift({ modify: (subscription) => void (subscription.status = 'canceled') })
  const countBefore = harness.stub.requests.length
  const subscriptions = await list()
  expect(subscriptions).toHaveLength(232)
  expect(new Set(subscriptions.map(({ id }) => id)).size).toBe(232)
  expect(subscriptions.filter(({ status }) => status === 'canceled')).toHaveLength(1)
  expect(subscriptions.find(({ id }) => id === ownSubscription.id)?.labels).toMatchObject({ tenant_id: 'tenant-a' })
  expect(subscriptions.find(({ email }) => email === 'donor17@example.org')).toMatchObject({
    name: 'Donor 17',
    amountMinor: 2000,
    currency: 'gbp',
    interval: 'month',
    canChange: true,
    card: { brand: 'visa', last4: '4242' },
  })
  const requests = harness.stub.requests.slice(countBefore)
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array.from({ length: 3 }, () => 'GET /v1/subscriptions'),
  )
})

test('distinguishes a missing response from a revoked key', async () => {
  harness.stub.addFaults(['error-500', 'error-500', 'error-500'], 'read')
  await expect(list()).rejects.toThrow(OutcomeUnknown)
  harness.stub.addFaults(['revoked'], 'read')
  await expect(list()).rejects.toThrow(ProviderRefusal)
})
