import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BillingBench, benches } from '../../../acceptance/src/billingBench.ts'
import {
  afterDraft,
  at,
  type BillingDonor,
  createBillingDonor,
  day,
  week,
} from '../../../acceptance/src/billingDonor.ts'
import type { Gateway } from '../providers/gateway.ts'

describe.each(benches)('the life of what is collected again and again through %s', (_, start) => {
  let bench: BillingBench
  let gateway: Gateway
  let donor: BillingDonor

  beforeAll(async () => {
    bench = await start(new Date('2026-10-20T12:00:00Z'))
    gateway = (await bench.account()).gateway
    donor = createBillingDonor(bench, gateway)
  })
  afterAll(() => bench.close())

  test('a pause voids what falls due and what is drafted; after it the day is the same', async () => {
    const one = await donor.running()
    await bench.until(at(one.order.startsAt, 1000))
    expect(await donor.statuses(one)).toEqual(['draft'])
    const paused = await gateway.changeSubscription(one.id, { kind: 'pause' }, donor.key())
    expect(paused).toMatchObject({ status: 'paused', nextAt: at(one.order.startsAt, week) })
    await bench.until(at(one.order.startsAt, 2 * week + day))
    const resumed = await gateway.changeSubscription(one.id, { kind: 'resume' }, donor.key())
    expect(resumed).toMatchObject({ status: 'running', nextAt: at(one.order.startsAt, 3 * week) })
    await bench.until(at(one.order.startsAt, 3 * week + afterDraft))
    const all = await donor.invoices(one)
    expect(all.filter(({ status }) => status === 'paid').map(({ dueAt }) => dueAt)).toEqual([
      at(one.order.startsAt, 3 * week),
    ])
    expect(all.every(({ status }) => status === 'paid' || status === 'void')).toBe(true)
  })

  test('a pause with an end resumes by itself: the week that was skipped is never collected', async () => {
    const one = await donor.running()
    const resumesAt = at(one.order.startsAt, day)
    await gateway.changeSubscription(one.id, { kind: 'pause', resumesAt }, donor.key())
    expect(await donor.read(one)).toMatchObject({ status: 'paused', resumesAt })
    await bench.until(at(one.order.startsAt, 2 * day))
    expect(await donor.read(one)).toMatchObject({ status: 'running', resumesAt: undefined })
    await bench.until(at(one.order.startsAt, week + afterDraft))
    const paid = (await donor.invoices(one)).filter(({ status }) => status === 'paid')
    expect(paid.map(({ dueAt }) => dueAt)).toEqual([at(one.order.startsAt, week)])
  })

  test('a new amount holds from the next collection on, to the penny', async () => {
    const one = await donor.running()
    await bench.until(at(one.order.startsAt, 3 * day))
    await gateway.changeSubscription(one.id, { kind: 'amount', amountMinor: 1400 }, donor.key())
    await bench.until(at(one.order.startsAt, week + afterDraft))
    expect((await donor.invoices(one)).map(({ paidMinor }) => paidMinor)).toEqual([700, 1400])
  })

  test('an end is at once and for ever: what is drafted is never collected, and a second end is an end', async () => {
    const one = await donor.running()
    await bench.until(at(one.order.startsAt, 1000))
    expect(await gateway.changeSubscription(one.id, { kind: 'end' }, donor.key())).toMatchObject({ status: 'ended' })
    expect(await gateway.changeSubscription(one.id, { kind: 'end' }, donor.key())).toMatchObject({ status: 'ended' })
    await donor.pass(10 * week)
    expect(await donor.statuses(one)).toEqual(['void'])
    expect(await gateway.changeSubscription(one.id, { kind: 'resume' }, donor.key())).toMatchObject({ status: 'ended' })
    expect((await donor.read(one)).nextAt).toBeUndefined()
  })

  test('with an end date the last collection before it is made, and then it has ended', async () => {
    const one = await donor.running('succeeds', { endsAt: donor.later(day + 1.5 * week) })
    await donor.pass(5 * week)
    expect(await donor.statuses(one)).toEqual(['paid', 'paid'])
    expect((await donor.read(one)).status).toBe('ended')
  })

  test('a collection that is declined stays open and is tried again; a new card mends it', async () => {
    const one = await donor.running('declined later')
    await bench.until(at(one.order.startsAt, afterDraft))
    const [open] = await donor.invoices(one)
    expect(open).toMatchObject({ status: 'open', tries: 1, paidMinor: 0, declineCode: 'insufficient_funds' })
    expect(open?.nextTryAt?.getTime()).toBeGreaterThan(bench.now().getTime())
    expect((await donor.read(one)).status).toBe('past_due')
    expect((await gateway.payInvoice(open?.id ?? '', donor.key())).status).toBe('open')
    await donor.newCard(one, 'succeeds')
    expect(await gateway.payInvoice(open?.id ?? '', donor.key())).toMatchObject({ status: 'paid', paidMinor: 700 })
    expect(await gateway.payInvoice(open?.id ?? '', donor.key())).toMatchObject({ status: 'paid', paidMinor: 700 })
    expect((await donor.read(one)).status).toBe('running')
    await bench.until(at(one.order.startsAt, week + afterDraft))
    expect(await donor.statuses(one)).toEqual(['paid', 'paid'])
  })

  test('after the last try it has ended, and nothing of it is ever collected', async () => {
    const one = await donor.running('declined later', { rhythm: 'monthly' })
    for (let days = 0; days < 29; days += 1) await donor.pass(day)
    expect((await donor.read(one)).status).toBe('ended')
    expect(['void', 'uncollectible']).toContain((await donor.statuses(one))[0])
  })

  test('a bank that wants to see the donor is named, with the secret to go there', async () => {
    const one = await donor.running('checked later')
    await bench.until(at(one.order.startsAt, afterDraft))
    const [open] = await donor.invoices(one)
    expect(open).toMatchObject({ status: 'open', declineCode: 'authentication_required' })
    expect(await gateway.invoiceSecret(open?.id ?? '')).toEqual(expect.any(String))
  })
})
