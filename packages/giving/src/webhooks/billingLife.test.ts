import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BillingHarness, billingHarnesses } from '../../../acceptance/src/billingHarness.ts'
import {
  draftMs,
  addMs,
  type BillingDonor,
  createBillingDonor,
  dayMs,
  weekMs,
} from '../../../acceptance/src/billingDonor.ts'
import type { Gateway } from '../providers/gateway.ts'

describe.each(billingHarnesses)('recurring collections over time through %s', (_, start) => {
  let harness: BillingHarness
  let gateway: Gateway
  let donor: BillingDonor

  beforeAll(async () => {
    harness = await start(new Date('2026-10-20T12:00:00Z'))
    gateway = (await harness.createAccount()).gateway
    donor = createBillingDonor(harness, gateway)
  })
  afterAll(() => harness.close())

  test('a pause voids due and drafted collections, and does not shift the day', async () => {
    const regularGift = await donor.createActiveSubscription()
    await harness.advanceTo(addMs(regularGift.request.startsAt, 1000))
    expect(await donor.readStatuses(regularGift)).toEqual(['draft'])
    const pausedSubscription = await gateway.changeSubscription(regularGift.id, { kind: 'pause' }, donor.createKey())
    expect(pausedSubscription).toMatchObject({ status: 'paused', nextAt: addMs(regularGift.request.startsAt, weekMs) })
    await harness.advanceTo(addMs(regularGift.request.startsAt, 2 * weekMs + dayMs))
    const resumedSubscription = await gateway.changeSubscription(regularGift.id, { kind: 'resume' }, donor.createKey())
    expect(resumedSubscription).toMatchObject({
      status: 'running',
      nextAt: addMs(regularGift.request.startsAt, 3 * weekMs),
    })
    await harness.advanceTo(addMs(regularGift.request.startsAt, 3 * weekMs + draftMs))
    const invoices = await donor.readInvoices(regularGift)
    expect(invoices.filter(({ status }) => status === 'paid').map(({ dueAt }) => dueAt)).toEqual([
      addMs(regularGift.request.startsAt, 3 * weekMs),
    ])
    expect(invoices.every(({ status }) => status === 'paid' || status === 'void')).toBe(true)
  })

  test('a pause with an end date ends automatically, and the skipped week is never collected', async () => {
    const regularGift = await donor.createActiveSubscription()
    const resumesAt = addMs(regularGift.request.startsAt, dayMs)
    await gateway.changeSubscription(regularGift.id, { kind: 'pause', resumesAt }, donor.createKey())
    expect(await donor.readSubscription(regularGift)).toMatchObject({ status: 'paused', resumesAt })
    await harness.advanceTo(addMs(regularGift.request.startsAt, 2 * dayMs))
    expect(await donor.readSubscription(regularGift)).toMatchObject({ status: 'running', resumesAt: undefined })
    await harness.advanceTo(addMs(regularGift.request.startsAt, weekMs + draftMs))
    const paidInvoices = (await donor.readInvoices(regularGift)).filter(({ status }) => status === 'paid')
    expect(paidInvoices.map(({ dueAt }) => dueAt)).toEqual([addMs(regularGift.request.startsAt, weekMs)])
  })

  test('a new amount applies from the next collection', async () => {
    const regularGift = await donor.createActiveSubscription()
    await harness.advanceTo(addMs(regularGift.request.startsAt, 3 * dayMs))
    await gateway.changeSubscription(regularGift.id, { kind: 'amount', amountMinor: 1400 }, donor.createKey())
    await harness.advanceTo(addMs(regularGift.request.startsAt, weekMs + draftMs))
    expect((await donor.readInvoices(regularGift)).map(({ paidMinor }) => paidMinor)).toEqual([700, 1400])
  })

  test('an end takes effect immediately, voids drafts, and may be repeated', async () => {
    const regularGift = await donor.createActiveSubscription()
    await harness.advanceTo(addMs(regularGift.request.startsAt, 1000))
    expect(await gateway.changeSubscription(regularGift.id, { kind: 'end' }, donor.createKey())).toMatchObject({
      status: 'ended',
    })
    expect(await gateway.changeSubscription(regularGift.id, { kind: 'end' }, donor.createKey())).toMatchObject({
      status: 'ended',
    })
    await donor.advanceBy(10 * weekMs)
    expect(await donor.readStatuses(regularGift)).toEqual(['void'])
    expect(await gateway.changeSubscription(regularGift.id, { kind: 'resume' }, donor.createKey())).toMatchObject({
      status: 'ended',
    })
    expect((await donor.readSubscription(regularGift)).nextAt).toBeUndefined()
  })

  test('a subscription with an end date ends after the last collection', async () => {
    const regularGift = await donor.createActiveSubscription('succeeds', {
      endsAt: donor.timeAfter(dayMs + 1.5 * weekMs),
    })
    await donor.advanceBy(5 * weekMs)
    expect(await donor.readStatuses(regularGift)).toEqual(['paid', 'paid'])
    expect((await donor.readSubscription(regularGift)).status).toBe('ended')
  })

  test('a declined collection stays open and is retried; a new card pays it', async () => {
    const regularGift = await donor.createActiveSubscription('declined later')
    await harness.advanceTo(addMs(regularGift.request.startsAt, draftMs))
    const [invoice] = await donor.readInvoices(regularGift)
    expect(invoice).toMatchObject({ status: 'open', tries: 1, paidMinor: 0, declineCode: 'insufficient_funds' })
    expect(invoice?.nextTryAt?.getTime()).toBeGreaterThan(harness.now().getTime())
    expect((await donor.readSubscription(regularGift)).status).toBe('past_due')
    expect((await gateway.payInvoice(invoice?.id ?? '', donor.createKey())).status).toBe('open')
    await donor.replaceCard(regularGift, 'succeeds')
    expect(await gateway.payInvoice(invoice?.id ?? '', donor.createKey())).toMatchObject({
      status: 'paid',
      paidMinor: 700,
    })
    expect(await gateway.payInvoice(invoice?.id ?? '', donor.createKey())).toMatchObject({
      status: 'paid',
      paidMinor: 700,
    })
    expect((await donor.readSubscription(regularGift)).status).toBe('running')
    await harness.advanceTo(addMs(regularGift.request.startsAt, weekMs + draftMs))
    expect(await donor.readStatuses(regularGift)).toEqual(['paid', 'paid'])
  })

  test('a subscription ends after the last failed attempt, without a payment', async () => {
    const regularGift = await donor.createActiveSubscription('declined later', { rhythm: 'monthly' })
    for (let days = 0; days < 29; days += 1) await donor.advanceBy(dayMs)
    expect((await donor.readSubscription(regularGift)).status).toBe('ended')
    expect(['void', 'uncollectible']).toContain((await donor.readStatuses(regularGift))[0])
  })

  test('reports a required bank check and its secret', async () => {
    const regularGift = await donor.createActiveSubscription('checked later')
    await harness.advanceTo(addMs(regularGift.request.startsAt, draftMs))
    const [invoice] = await donor.readInvoices(regularGift)
    expect(invoice).toMatchObject({ status: 'open', declineCode: 'authentication_required' })
    expect(await gateway.invoiceSecret(invoice?.id ?? '')).toEqual(expect.any(String))
  })
})
