import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BillingBench, benches } from '../../../acceptance/src/billingBench.ts'
import {
  afterDraft,
  addMs,
  type BillingDonor,
  createBillingDonor,
  day,
  week,
} from '../../../acceptance/src/billingDonor.ts'
import type { Gateway } from '../providers/gateway.ts'

describe.each(benches)('recurring collections over time through %s', (_, start) => {
  let bench: BillingBench
  let gateway: Gateway
  let donor: BillingDonor

  beforeAll(async () => {
    bench = await start(new Date('2026-10-20T12:00:00Z'))
    gateway = (await bench.account()).gateway
    donor = createBillingDonor(bench, gateway)
  })
  afterAll(() => bench.close())

  test('a pause voids due and drafted collections, and does not shift the day', async () => {
    const regularGift = await donor.running()
    await bench.until(addMs(regularGift.order.startsAt, 1000))
    expect(await donor.statuses(regularGift)).toEqual(['draft'])
    const pausedSubscription = await gateway.changeSubscription(regularGift.id, { kind: 'pause' }, donor.key())
    expect(pausedSubscription).toMatchObject({ status: 'paused', nextAt: addMs(regularGift.order.startsAt, week) })
    await bench.until(addMs(regularGift.order.startsAt, 2 * week + day))
    const resumedSubscription = await gateway.changeSubscription(regularGift.id, { kind: 'resume' }, donor.key())
    expect(resumedSubscription).toMatchObject({
      status: 'running',
      nextAt: addMs(regularGift.order.startsAt, 3 * week),
    })
    await bench.until(addMs(regularGift.order.startsAt, 3 * week + afterDraft))
    const invoices = await donor.invoices(regularGift)
    expect(invoices.filter(({ status }) => status === 'paid').map(({ dueAt }) => dueAt)).toEqual([
      addMs(regularGift.order.startsAt, 3 * week),
    ])
    expect(invoices.every(({ status }) => status === 'paid' || status === 'void')).toBe(true)
  })

  test('a pause with an end date ends automatically, and the skipped week is never collected', async () => {
    const regularGift = await donor.running()
    const resumesAt = addMs(regularGift.order.startsAt, day)
    await gateway.changeSubscription(regularGift.id, { kind: 'pause', resumesAt }, donor.key())
    expect(await donor.read(regularGift)).toMatchObject({ status: 'paused', resumesAt })
    await bench.until(addMs(regularGift.order.startsAt, 2 * day))
    expect(await donor.read(regularGift)).toMatchObject({ status: 'running', resumesAt: undefined })
    await bench.until(addMs(regularGift.order.startsAt, week + afterDraft))
    const paidInvoices = (await donor.invoices(regularGift)).filter(({ status }) => status === 'paid')
    expect(paidInvoices.map(({ dueAt }) => dueAt)).toEqual([addMs(regularGift.order.startsAt, week)])
  })

  test('a new amount applies from the next collection', async () => {
    const regularGift = await donor.running()
    await bench.until(addMs(regularGift.order.startsAt, 3 * day))
    await gateway.changeSubscription(regularGift.id, { kind: 'amount', amountMinor: 1400 }, donor.key())
    await bench.until(addMs(regularGift.order.startsAt, week + afterDraft))
    expect((await donor.invoices(regularGift)).map(({ paidMinor }) => paidMinor)).toEqual([700, 1400])
  })

  test('an end takes effect immediately, voids drafts, and may be repeated', async () => {
    const regularGift = await donor.running()
    await bench.until(addMs(regularGift.order.startsAt, 1000))
    expect(await gateway.changeSubscription(regularGift.id, { kind: 'end' }, donor.key())).toMatchObject({
      status: 'ended',
    })
    expect(await gateway.changeSubscription(regularGift.id, { kind: 'end' }, donor.key())).toMatchObject({
      status: 'ended',
    })
    await donor.pass(10 * week)
    expect(await donor.statuses(regularGift)).toEqual(['void'])
    expect(await gateway.changeSubscription(regularGift.id, { kind: 'resume' }, donor.key())).toMatchObject({
      status: 'ended',
    })
    expect((await donor.read(regularGift)).nextAt).toBeUndefined()
  })

  test('a subscription with an end date ends after the last collection', async () => {
    const regularGift = await donor.running('succeeds', { endsAt: donor.later(day + 1.5 * week) })
    await donor.pass(5 * week)
    expect(await donor.statuses(regularGift)).toEqual(['paid', 'paid'])
    expect((await donor.read(regularGift)).status).toBe('ended')
  })

  test('a declined collection stays open and is retried; a new card pays it', async () => {
    const regularGift = await donor.running('declined later')
    await bench.until(addMs(regularGift.order.startsAt, afterDraft))
    const [invoice] = await donor.invoices(regularGift)
    expect(invoice).toMatchObject({ status: 'open', tries: 1, paidMinor: 0, declineCode: 'insufficient_funds' })
    expect(invoice?.nextTryAt?.getTime()).toBeGreaterThan(bench.now().getTime())
    expect((await donor.read(regularGift)).status).toBe('past_due')
    expect((await gateway.payInvoice(invoice?.id ?? '', donor.key())).status).toBe('open')
    await donor.newCard(regularGift, 'succeeds')
    expect(await gateway.payInvoice(invoice?.id ?? '', donor.key())).toMatchObject({ status: 'paid', paidMinor: 700 })
    expect(await gateway.payInvoice(invoice?.id ?? '', donor.key())).toMatchObject({ status: 'paid', paidMinor: 700 })
    expect((await donor.read(regularGift)).status).toBe('running')
    await bench.until(addMs(regularGift.order.startsAt, week + afterDraft))
    expect(await donor.statuses(regularGift)).toEqual(['paid', 'paid'])
  })

  test('a subscription ends after the last failed attempt, without a payment', async () => {
    const regularGift = await donor.running('declined later', { rhythm: 'monthly' })
    for (let days = 0; days < 29; days += 1) await donor.pass(day)
    expect((await donor.read(regularGift)).status).toBe('ended')
    expect(['void', 'uncollectible']).toContain((await donor.statuses(regularGift))[0])
  })

  test('reports a required bank check and its secret', async () => {
    const regularGift = await donor.running('checked later')
    await bench.until(addMs(regularGift.order.startsAt, afterDraft))
    const [invoice] = await donor.invoices(regularGift)
    expect(invoice).toMatchObject({ status: 'open', declineCode: 'authentication_required' })
    expect(await gateway.invoiceSecret(invoice?.id ?? '')).toEqual(expect.any(String))
  })
})
