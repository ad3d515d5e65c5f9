import type { SubscriptionRequest, Subscription } from '../../../giving/src/providers/billing.ts'
import type { Gateway } from '../../../giving/src/providers/gateway.ts'
import { stripeGateway } from '../../../giving/src/providers/stripe.ts'
import type { StubAccount } from '../../../testkit/src/stripe/account.ts'
import { startStripeStub, type StripeStub } from '../../../testkit/src/stripe/startStripeStub.ts'

/** A tenant's account at the Stripe stub, with a clock the test controls. */
export type StripeHarness = {
  stub: StripeStub
  gateway: Gateway
  account: StubAccount
  /** Returns the gateway of another tenant or key at the same stub. */
  createGateway(changes: { tenantId?: string; secretKey?: string; stripeAccount?: string }): Gateway
  clock: { now: Date }
  /** Moves the clock of the test and the stub. */
  advanceTo(instant: string): void
  /** Creates a donor's customer in Stripe. @returns the customer's id */
  createDonor(): Promise<string>
  createRequest(overrides: Partial<SubscriptionRequest> & { customerId: string }): SubscriptionRequest
  /** Starts a regular gift with a card. */
  createActiveSubscription(overrides?: Partial<SubscriptionRequest>, card?: string): Promise<Subscription>
  createToken(outcome: string): string
}

/** The start of a harness's clock: a Wednesday. */
export const wednesday = new Date('2026-03-18T10:00:00Z')
/** The first collection: the Friday after, at 13:00 in London. */
export const friday = new Date('2026-03-20T13:00:00Z')

/** Starts a Stripe stub with one account. */
export async function startStripeHarness(): Promise<StripeHarness> {
  const clock = { now: wednesday }
  const stub = await startStripeStub({ latency: 0, now: () => clock.now })
  let count = 0
  const defaults = { tenantId: 'tenant-a', secretKey: 'rk_test_bench' }
  const createGateway = (changes: Parameters<StripeHarness['createGateway']>[0]) =>
    stripeGateway(
      { ...defaults, id: 'acc', mode: 'test', webhookSecrets: ['whsec_a'], ...changes },
      stub.url,
      () => clock.now,
    )
  const gateway = createGateway({})
  const account = stub.getAccount(defaults.secretKey)
  const nextNumber = () => (count += 1)
  const createToken = (outcome: string) => `ctoken_${outcome}_${nextNumber()}`
  const createDonor = () => {
    const n = nextNumber()
    return gateway.customer({ name: 'Aisha Rahman', email: `g${n}@example.org`, idempotencyKey: `cus:${n}` })
  }
  const createRequest: StripeHarness['createRequest'] = (overrides) => {
    const n = nextNumber()
    return {
      regularGiftId: `regular${n}`,
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
    createGateway,
    clock,
    advanceTo(instant) {
      clock.now = new Date(instant)
      account.advanceTo(clock.now)
    },
    createDonor,
    createRequest,
    async createActiveSubscription(overrides = {}, card = 'succeeds') {
      const request = createRequest({ customerId: await createDonor(), ...overrides })
      const { id, setupIntentId } = await gateway.subscribe(request)
      const { regularGiftId, customerId } = request
      const confirmationTokenId = createToken(card)
      await gateway.setUp({
        regularGiftId,
        customerId,
        setupIntentId,
        confirmationTokenId,
        idempotencyKey: `set:${regularGiftId}`,
      })
      return gateway.readSubscription(id)
    },
    createToken,
  }
}
