import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Invoice, Subscription } from '../billing.ts'
import { OutcomeUnknown, ProviderRefusal } from '../gateway.ts'
import { type StripeHarness, startStripeHarness, wednesday } from '../../../../acceptance/src/stripe/harness.ts'

let harness: StripeHarness
beforeEach(async () => {
  harness = await startStripeHarness()
})
// Throws if a request was invalid for Stripe, or would charge at once.
afterEach(() => harness.stub.close())

const readInvoices = (subscription: Subscription): Promise<Invoice[]> =>
  harness.gateway.invoicesOf(subscription.id, wednesday)
const change = (
  subscription: Subscription,
  request: Parameters<StripeHarness['gateway']['changeSubscription']>[1],
  key = 'change',
) => harness.gateway.changeSubscription(subscription.id, request, `${key}:${subscription.id}`)

const listCharges = () => harness.account.ledger()

describe('a card that is declined on a Friday', () => {
  test('is retried after three, five and seven days, and then the regular gift ends', async () => {
    const regularGift = await harness.createActiveSubscription({}, 'friday_declined')
    const attempts: unknown[] = []
    for (const day of ['20T15', '23T15', '25T15']) {
      harness.advanceTo(`2026-03-${day}:00:00Z`)
      const [invoice] = await readInvoices(regularGift)
      attempts.push([invoice?.tries, invoice?.nextTryAt?.toISOString().slice(0, 10), invoice?.declineCode])
    }
    expect(attempts).toEqual([
      [1, '2026-03-23', 'insufficient_funds'],
      [2, '2026-03-25', 'insufficient_funds'],
      [3, '2026-03-27', 'insufficient_funds'],
    ])
    harness.advanceTo('2026-03-27T15:00:00Z')
    expect((await readInvoices(regularGift))[0]).toMatchObject({ status: 'uncollectible', tries: 4, paidMinor: 0 })
    expect((await harness.gateway.readSubscription(regularGift.id)).status).toBe('ended')
    expect(listCharges()).toEqual([])
  })

  test('can be replaced, and the new card pays the open collection once', async () => {
    const regularGift = await harness.createActiveSubscription({}, 'friday_declined')
    harness.advanceTo('2026-03-21T10:00:00Z')
    const { customerId, regularGiftId = '' } = regularGift
    const confirmationTokenId = harness.createToken('succeeds')
    const { paymentMethodId = '' } = await harness.gateway.setUp({
      regularGiftId,
      customerId,
      confirmationTokenId,
      idempotencyKey: 'new card',
    })
    await change(regularGift, { kind: 'card', paymentMethodId })
    const [invoice] = await readInvoices(regularGift)
    harness.stub.addFaults(['hang-up-after'])
    await expect(harness.gateway.payInvoice(invoice?.id ?? '', 'pay:1')).rejects.toThrow(OutcomeUnknown)
    expect(await harness.gateway.payInvoice(invoice?.id ?? '', 'pay:1')).toMatchObject({
      status: 'paid',
      paidMinor: 700,
    })
    expect(await harness.gateway.payInvoice(invoice?.id ?? '', 'pay:2')).toMatchObject({ status: 'paid' })
    expect((await harness.gateway.readSubscription(regularGift.id)).status).toBe('running')
    expect(harness.account.balance('gbp')).toBe(700)
  })

  test('may not be another customer’s', async () => {
    const regularGift = await harness.createActiveSubscription()
    const { paymentMethodId = '' } = await harness.gateway.setUp({
      regularGiftId: 'x',
      customerId: await harness.createDonor(),
      confirmationTokenId: harness.createToken('succeeds'),
      idempotencyKey: 'other donor',
    })
    await expect(change(regularGift, { kind: 'card', paymentMethodId })).rejects.toThrow(ProviderRefusal)
  })

  test('is returned with its code when the collection is paid manually', async () => {
    const regularGift = await harness.createActiveSubscription()
    harness.account.setNextOutcomes(regularGift.customerId, 'insufficient_funds', 'stolen_card')
    harness.advanceTo('2026-03-20T15:00:00Z')
    const [invoice] = await readInvoices(regularGift)
    expect(await harness.gateway.payInvoice(invoice?.id ?? '', 'pay')).toMatchObject({
      status: 'open',
      tries: 2,
      declineCode: 'stolen_card',
    })
  })
})

test('a bank check on a Friday can be passed, and the payment is received', async () => {
  const regularGift = await harness.createActiveSubscription({}, 'friday_check')
  harness.advanceTo('2026-03-20T15:00:00Z')
  const [invoice] = await readInvoices(regularGift)
  expect(invoice).toMatchObject({ status: 'open', declineCode: 'authentication_required' })
  expect(await harness.gateway.payInvoice(invoice?.id ?? '', 'pay')).toMatchObject({
    status: 'open',
    declineCode: 'authentication_required',
  })
  const secret = await harness.gateway.invoiceSecret(invoice?.id ?? '')
  expect(harness.account.findWaitingIntent(secret ?? '')).toBe(invoice?.intentId)
  harness.account.authenticate(invoice?.intentId ?? '', true)
  expect(await harness.gateway.readInvoice(invoice?.id ?? '')).toMatchObject({ status: 'paid', paidMinor: 700 })
  expect(await harness.gateway.invoiceSecret(invoice?.id ?? '')).toBeUndefined()
  expect((await harness.gateway.readSubscription(regularGift.id)).status).toBe('running')
})
