import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StripeHarness, friday, startStripeHarness, wednesday } from '../../../../acceptance/src/stripe/harness.ts'
import type { Fault } from '../../../../testkit/src/stripe/index.ts'
import type { Invoice, SubscriptionChange } from '../billing.ts'
import { OutcomeUnknown } from '../gateway.ts'

let harness: StripeHarness
beforeAll(async () => {
  harness = await startStripeHarness()
})
afterAll(() => harness.stub.close())

const hour = 3_600_000
const faults = ['error-500', 'hang-up-before', 'hang-up-after', 'error-after', 'empty-404', 'paid-502'] as const

type Step = { hours: number; fault: Fault | undefined } & (
  | { do: 'wait' | 'resume' | 'end' | 'pay' }
  | { do: 'pause'; days: number | undefined }
  | { do: 'amount'; amountMinor: number }
  | { do: 'decline'; codes: string[] }
)

const hours = fc.integer({ min: 1, max: 240 })
const fault = fc.option(fc.constantFrom(...faults), { nil: undefined, freq: 3 })
const codes = fc.array(fc.constantFrom('insufficient_funds', 'authentication_required', 'succeeds'), {
  minLength: 1,
  maxLength: 3,
})
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), hours, fault }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('resume' as const, 'pay' as const), hours, fault }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pause' as const),
      hours,
      fault,
      days: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('amount' as const),
      hours,
      fault,
      amountMinor: fc.integer({ min: 100, max: 9999 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('decline' as const), hours, fault, codes }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), hours, fault }) },
)

/** Repeats a request until its outcome is known, as a caller with a key does. */
async function retryUntilKnown<T>(request: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await request()
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error
    }
}

/** The number of simulated years, which take about twenty seconds, mostly waiting to repeat lost requests. */
const years = 16

let runs = 0

test('over a random year, no Friday is charged twice, in a pause or after an end, and the ledger matches', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 20, maxLength: 60 }), async (steps) => {
      runs += 1
      harness.clock.now = wednesday
      const secretKey = `rk_test_year${runs}`
      const gateway = harness.createGateway({ secretKey })
      const account = harness.stub.getAccount(secretKey)
      const advanceTo = (instant: Date) => {
        harness.clock.now = instant
        account.advanceTo(instant)
      }

      const customerId = await gateway.customer({ name: 'A', email: 'a@example.org', idempotencyKey: 'cus' })
      const order = harness.createRequest({ customerId, idempotencyKey: 'create' })
      const { id, setupIntentId } = await gateway.subscribe(order)
      const { regularGiftId } = order
      const card = { regularGiftId, customerId, setupIntentId, confirmationTokenId: harness.createToken('succeeds') }
      await gateway.setUp({ ...card, idempotencyKey: 'setup' })

      // Expectations: nothing is charged during a pause, and an amount applies from its change on.
      const pauses: { from: Date; until: Date }[] = []
      const amounts = [{ from: wednesday, amountMinor: 700 }]
      let isEnded = false
      const change = (request: SubscriptionChange, key: string) =>
        retryUntilKnown(() => gateway.changeSubscription(id, request, key))

      for (const [index, step] of steps.entries()) {
        advanceTo(new Date(harness.clock.now.getTime() + step.hours * hour))
        const now = harness.clock.now
        if (step.fault && step.do !== 'wait' && step.do !== 'decline') harness.stub.setFaults(secretKey, [step.fault])
        const key = `${step.do}:${index}`
        if (step.do === 'decline') account.setNextOutcomes(customerId, ...step.codes)
        if (step.do === 'pause') {
          const resumesAt = step.days ? new Date(now.getTime() + step.days * 24 * hour) : undefined
          const { status } = await change({ kind: 'pause', resumesAt }, key)
          if (status !== 'ended') {
            const lastPause = pauses.at(-1)
            if (lastPause && lastPause.until > now) lastPause.until = now
            pauses.push({ from: now, until: resumesAt ?? new Date(8e15) })
          }
        }
        if (step.do === 'resume') {
          await change({ kind: 'resume' }, key)
          const lastPause = pauses.at(-1)
          if (!isEnded && lastPause && lastPause.until > now) lastPause.until = now
        }
        if (step.do === 'amount') {
          await change({ kind: 'amount', amountMinor: step.amountMinor }, key)
          amounts.push({ from: now, amountMinor: step.amountMinor })
        }
        if (step.do === 'end') {
          const { status } = await change({ kind: 'end' }, key)
          expect(status).toBe('ended')
          isEnded = true
          pauses.push({ from: now, until: new Date(8e15) })
        }
        if (step.do === 'pay') {
          const openInvoice = (await retryUntilKnown(() => gateway.invoicesOf(id, wednesday))).find(
            ({ status }) => status === 'open',
          )
          if (openInvoice) await retryUntilKnown(() => gateway.payInvoice(openInvoice.id, key))
        }
      }

      const invoices: Invoice[] = await retryUntilKnown(() => gateway.invoicesOf(id, wednesday))
      const paidInvoices = invoices.filter(({ status }) => status === 'paid')
      const ledger = account.ledger()
      // Each charge has its own Friday, and each paid Friday its charge.
      expect(new Set(ledger.map(({ invoiceId }) => invoiceId))).toEqual(
        new Set(paidInvoices.map(({ id: invoiceId }) => invoiceId)),
      )
      expect(ledger).toHaveLength(paidInvoices.length)
      expect(new Set(invoices.map(({ dueAt }) => dueAt.getTime())).size).toBe(invoices.length)
      for (const { amountMinor, dueAt, paidAt, paidMinor } of paidInvoices) {
        expect((dueAt.getTime() - friday.getTime()) % (7 * 24 * hour)).toBe(0)
        expect(amounts.findLast(({ from }) => from < dueAt)?.amountMinor).toBe(amountMinor)
        expect(paidMinor).toBe(amountMinor)
        const chargeInPause = pauses.find(({ from, until }) => paidAt && paidAt > from && paidAt < until)
        expect(chargeInPause).toBeUndefined()
        expect(pauses.find(({ from, until }) => dueAt > from && dueAt < until)).toBeUndefined()
      }
      let totalMinor = 0
      for await (const { amountMinor } of gateway.paymentsBetween(
        wednesday,
        new Date(harness.clock.now.getTime() + hour),
      ))
        totalMinor += amountMinor
      expect(totalMinor).toBe(account.balance('gbp'))
    }),
    // Shrinking would run hundreds more years; print the seed instead.
    { numRuns: years, endOnFailure: true },
  )
}, 240_000)
