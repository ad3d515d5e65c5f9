import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import type { StubEvent } from '../../../testkit/src/stripe/index.ts'
import { signEvent } from '../providers/events.ts'
import { createPayments } from '../providers/payments.ts'
import { reconcileTenant } from './run.ts'

let giving: Giving

beforeAll(async () => {
  giving = await startGiving('stripe')
})
afterAll(() => giving.close())

const postEvent = (mosque: Mosque, event: StubEvent) => {
  const body = JSON.stringify(event)
  return giving.server.app.inject({
    method: 'POST',
    url: `/api/stripe/webhook/${mosque.accountId}`,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(body, mosque.webhookSecret, new Date()),
    },
    payload: body,
  })
}

async function reconcile(mosque: Mosque) {
  const { database, secrets, app } = giving.server
  const payments = createPayments({ secrets, stripeApiBase: giving.stub.url })
  const tenant = await loadTenant(database, mosque.id)
  const now = new Date(Date.now() + 10 * 60_000)
  const db = database.forTenant(mosque.id)
  const [report] = await reconcileTenant({ db, secrets, now, log: app.log, tenant, payments })
  if (!report || 'failure' in report) throw new Error(`The comparison failed: ${report?.failure}`)
  return report
}

async function readOutcome(mosque: Mosque) {
  const { gifts, ledger } = await giving.rows(mosque)
  const names = ledger.map(({ kind, providerRef }) => `${kind} ${providerRef}`)
  return {
    state: gifts[0]?.state,
    net: ledger.reduce((total, { amountMinor }) => total + amountMinor, 0),
    twice: names.length - new Set(names).size,
  }
}

type Step = (mosque: Mosque, intentId: string) => void

/** Events after a payment, and the final state of its gift. */
const scenarios: Record<string, { steps: Step[]; state: string }> = {
  'two refunds': {
    steps: [
      (mosque, intentId) => void giving.stub.getAccount(mosque.secretKey).refund(intentId, 500),
      (mosque, intentId) => void giving.stub.getAccount(mosque.secretKey).refund(intentId, 2000),
    ],
    state: 'refunded',
  },
  'a refund that fails': {
    steps: [
      (mosque, intentId) => {
        const account = giving.stub.getAccount(mosque.secretKey)
        accounts.set(intentId, account.refund(intentId, 1500))
      },
      (mosque, intentId) => giving.stub.getAccount(mosque.secretKey).failRefund(accounts.get(intentId) ?? ''),
    ],
    state: 'paid',
  },
  'a refund, and a dispute that is won': {
    steps: [
      (mosque, intentId) => void giving.stub.getAccount(mosque.secretKey).refund(intentId, 500),
      (mosque, intentId) => {
        const account = giving.stub.getAccount(mosque.secretKey)
        accounts.set(intentId, account.openDispute(intentId, 2000))
      },
      (mosque, intentId) => giving.stub.getAccount(mosque.secretKey).closeDispute(accounts.get(intentId) ?? '', 'won'),
    ],
    state: 'part_refunded',
  },
  'a dispute that is lost': {
    steps: [
      (mosque, intentId) => {
        const account = giving.stub.getAccount(mosque.secretKey)
        accounts.set(intentId, account.openDispute(intentId))
      },
      (mosque, intentId) => giving.stub.getAccount(mosque.secretKey).closeDispute(accounts.get(intentId) ?? '', 'lost'),
    ],
    state: 'reversed',
  },
}
const accounts = new Map<string, string>()

test.each(Object.entries(scenarios))(
  '%s: the ledger matches the provider although events are lost, repeated, late or out of order',
  async (_, { steps, state }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.nat(30), { maxLength: 4 }), { minLength: 3, maxLength: 3 }),
        async (deliveries) => {
          const mosque = await giving.mosque()
          const account = giving.stub.getAccount(mosque.secretKey)
          await giving.pay(mosque, await giving.attempt(mosque))
          const intentId = (await giving.rows(mosque)).gifts[0]?.intentId ?? ''
          for (const [index, step] of steps.entries()) {
            step(mosque, intentId)
            for (const choice of deliveries[index] ?? []) {
              const event = account.events[choice % account.events.length]
              if (event) await postEvent(mosque, event)
            }
            await giving.runJobs('provider-event')
            const { net, twice: duplicates } = await readOutcome(mosque)
            expect(net).toBeGreaterThanOrEqual(0)
            expect(net).toBeLessThanOrEqual(2500)
            expect(duplicates).toBe(0)
          }
          const report = await reconcile(mosque)
          await giving.runJobs('provider-event')
          expect(report.differences).toEqual([])
          expect(await readOutcome(mosque)).toEqual({ state, net: account.balance('gbp'), twice: 0 })
          expect(await reconcile(mosque)).toMatchObject({ missedEvents: 0, healed: 0, differences: [] })
        },
      ),
      { numRuns: 3 },
    )
  },
)

test('counts another application’s payment in the same account without creating a gift', async () => {
  const mosque = await giving.mosque()
  await giving.pay(mosque, await giving.attempt(mosque))
  const account = giving.stub.getAccount(mosque.secretKey)
  account.createIntent({
    amount: '999',
    currency: 'gbp',
    confirm: 'true',
    confirmation_token: giving.token('succeeds'),
  })
  expect(await reconcile(mosque)).toMatchObject({
    foreign: 1,
    differences: [],
    totals: [{ payments: 1, thereMinor: 2500, hereMinor: 2500 }],
  })
  await giving.runJobs('provider-event')
  expect(await readOutcome(mosque)).toMatchObject({ state: 'paid', net: 2500 })
})
