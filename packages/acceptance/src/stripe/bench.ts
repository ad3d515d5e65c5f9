import type { SubscriptionRequest, Subscription } from '../../../giving/src/providers/billing.ts'
import type { Gateway } from '../../../giving/src/providers/gateway.ts'
import { stripeGateway } from '../../../giving/src/providers/stripe.ts'
import type { StubAccount } from '../../../testkit/src/stripe/account.ts'
import { startStripeStub, type StripeStub } from '../../../testkit/src/stripe/startStripeStub.ts'

/** A tenant's account at the small Stripe, under a clock of the test's own. */
export type Bench = {
  stub: StripeStub
  gateway: Gateway
  account: StubAccount
  /** The gateway of another tenant or another key at the same Stripe. */
  other(of: { tenantId?: string; secretKey?: string; stripeAccount?: string }): Gateway
  clock: { now: Date }
  /** Time passes for both sides. */
  until(instant: string): void
  /** A giver who has a customer. */
  giver(): Promise<string>
  order(overrides: Partial<SubscriptionRequest> & { customerId: string }): SubscriptionRequest
  /** A regular gift whose card stands. */
  running(overrides?: Partial<SubscriptionRequest>, card?: string): Promise<Subscription>
  token(wish: string): string
}

/** A Wednesday before a Friday at one in the afternoon in London. */
export const wednesday = new Date('2026-03-18T10:00:00Z')
export const friday = new Date('2026-03-20T13:00:00Z')

export async function startBench(): Promise<Bench> {
  const clock = { now: wednesday }
  const stub = await startStripeStub({ latency: 0, now: () => clock.now })
  let count = 0
  const own = { tenantId: 'tenant-a', secretKey: 'rk_test_bench' }
  const of = (changes: Parameters<Bench['other']>[0]) =>
    stripeGateway(
      { ...own, id: 'acc', mode: 'test', webhookSecrets: ['whsec_a'], ...changes },
      stub.url,
      () => clock.now,
    )
  const gateway = of({})
  const account = stub.account(own.secretKey)
  const next = () => (count += 1)
  const token = (wish: string) => `ctoken_${wish}_${next()}`
  const createDonor = () => {
    const n = next()
    return gateway.customer({ name: 'Aisha Rahman', email: `g${n}@example.org`, idempotencyKey: `cus:${n}` })
  }
  const order: Bench['order'] = (overrides) => {
    const n = next()
    return {
      cycleId: `cycle${n}`,
      causeId: 'general',
      fund: 'General fund',
      title: 'The mosque',
      rhythm: 'weekly',
      amountMinor: 700,
      currency: 'gbp',
      startsAt: friday,
      idempotencyKey: `jum:${n}:create`,
      ...overrides,
    }
  }
  return {
    stub,
    gateway,
    account,
    other: of,
    clock,
    until(instant) {
      clock.now = new Date(instant)
      account.advanceTo(clock.now)
    },
    giver: createDonor,
    order,
    async running(overrides = {}, card = 'succeeds') {
      const request = order({ customerId: await createDonor(), ...overrides })
      const { id, setupIntentId } = await gateway.subscribe(request)
      const { cycleId, customerId } = request
      const confirmationTokenId = token(card)
      await gateway.setUp({ cycleId, customerId, setupIntentId, confirmationTokenId, idempotencyKey: `set:${cycleId}` })
      return gateway.readSubscription(id)
    },
    token,
  }
}
