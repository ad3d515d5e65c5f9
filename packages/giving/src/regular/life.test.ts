import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'
import { createLoggedInMember } from '../../../acceptance/src/session.ts'
import { providers } from '../../../acceptance/src/stripe/giving.ts'

describe.each(providers)('a regular gift through %s', (provider) => {
  let giving: RegularGifts
  beforeAll(async () => {
    giving = await startRegularGifts(provider, '2026-10-21T10:00:00Z')
  })
  afterAll(() => giving.close())
  const advanceTo = (time: string) => giving.advanceTo(time)

  test('is collected each Friday across a clock change, except in paused and skipped weeks', async () => {
    const gift = await giving.startRegularGift()
    expect(await gift.readRow()).toMatchObject({ state: 'scheduled', nextOn: '2026-10-23', startsOn: '2026-10-23' })
    await advanceTo('2026-10-23T10:00:00Z')
    expect(await gift.readCollected()).toEqual({ days: [], totalMinor: 0 })
    await advanceTo('2026-10-23T18:00:00Z')
    expect(await gift.readCollected()).toEqual({ days: ['2026-10-23'], totalMinor: 2500 })
    expect(await gift.readRow()).toMatchObject({ state: 'active', lastPaidOn: '2026-10-23', nextOn: '2026-10-30' })
    // The clocks went back on the 25th.
    await advanceTo('2026-10-30T18:00:00Z')
    expect((await gift.readCollected()).days).toEqual(['2026-10-23', '2026-10-30'])

    const pauseResponse = await gift.change('pause', { until: '2026-11-13' })
    expect(pauseResponse).toMatchObject({
      code: 200,
      body: { data: { state: 'paused', resumesOn: '2026-11-13', next: '2026-11-13', version: 1 } },
    })
    await advanceTo('2026-11-06T18:00:00Z')
    expect((await gift.readCollected()).days).toEqual(['2026-10-23', '2026-10-30'])
    await advanceTo('2026-11-13T18:00:00Z')
    expect((await gift.readCollected()).days).toEqual(['2026-10-23', '2026-10-30', '2026-11-13'])
    expect(await gift.readRow()).toMatchObject({ state: 'active', nextOn: '2026-11-20' })

    const skipResponse = await gift.change('skip')
    expect(skipResponse.body.data).toMatchObject({ state: 'paused', resumesOn: '2026-11-21', next: '2026-11-27' })
    await advanceTo('2026-11-20T18:00:00Z')
    await advanceTo('2026-11-22T18:00:00Z')
    expect(await gift.readRow()).toMatchObject({ state: 'active', nextOn: '2026-11-27' })
    await advanceTo('2026-11-27T18:00:00Z')

    expect((await gift.change('pause')).body.data).not.toHaveProperty('next')
    await advanceTo('2026-12-04T18:00:00Z')
    expect((await gift.change('resume')).body.data).toMatchObject({ state: 'active', next: '2026-12-11' })
    await advanceTo('2026-12-11T18:00:00Z')
    expect(await gift.readCollected()).toEqual({
      days: ['2026-10-23', '2026-10-30', '2026-11-13', '2026-11-27', '2026-12-11'],
      totalMinor: 5 * 2500,
    })
    expect((await gift.listEmails()).map(({ kind }) => kind).filter((kind) => kind.startsWith('cycle'))).toEqual([
      'cycle-begun',
      'cycle-paused',
      'cycle-skipped',
      'cycle-paused',
      'cycle-resumed',
    ])
  })

  test('is collected each Friday when the clocks go forward', async () => {
    await advanceTo('2027-03-25T10:00:00Z')
    const gift = await giving.startRegularGift()
    await advanceTo('2027-03-26T18:00:00Z')
    await advanceTo('2027-04-02T18:00:00Z')
    expect(await gift.readCollected()).toEqual({ days: ['2027-03-26', '2027-04-02'], totalMinor: 5000 })
  })

  test('has a changed amount from the next Friday, with its fee cover recalculated', async () => {
    const gift = await giving.startRegularGift('succeeds', { coverMinor: 51 }, { cardFees: 'gbp 1.2% + 0.20' })
    await advanceTo('2027-04-09T18:00:00Z')
    expect((await gift.change('amount', { amountMinor: 50 })).body).toMatchObject({ status: 422 })
    const response = await gift.change('amount', { amountMinor: 5000 })
    expect(response.body.data).toMatchObject({ amountMinor: 5081, coverMinor: 81, version: 1 })
    await advanceTo('2027-04-16T18:00:00Z')
    expect(await gift.readCollected()).toEqual({ days: ['2027-04-09', '2027-04-16'], totalMinor: 2551 + 5081 })
    const { gifts } = await giving.rows(gift.mosque)
    expect(gifts.map(({ coverMinor }) => coverMinor).toSorted((a, b) => a - b)).toEqual([51, 81])
  })

  test('ends at once when the donor cancels it, and is never collected again', async () => {
    const gift = await giving.startRegularGift()
    const endResponse = await gift.change('cancel')
    expect(endResponse).toMatchObject({ code: 200, body: { data: { state: 'ended' } } })
    expect(endResponse.body.data).not.toHaveProperty('next')
    expect(await gift.readRow()).toMatchObject({ endedBy: 'giver' })
    await advanceTo('2027-04-23T18:00:00Z')
    await advanceTo('2027-04-30T18:00:00Z')
    expect(await gift.readCollected()).toEqual({ days: [], totalMinor: 0 })
    for (const action of ['pause', 'resume', 'skip', 'amount'])
      expect((await gift.change(action, { amountMinor: 5000 })).code).toBe(409)
    expect((await gift.submitCard({ action: 'start', confirmationTokenId: giving.token('succeeds') })).code).toBe(409)
    expect((await gift.change('cancel')).code).toBe(200)
    expect((await gift.listEmails()).filter(({ kind }) => kind === 'cycle-ended')).toHaveLength(1)
  })

  test('that is daily ends automatically after its last day, with an email to the donor', async () => {
    const gift = await giving.startRegularGift('succeeds', {
      kind: 'daily',
      startsOn: '2027-05-02',
      until: '2027-05-04',
    })
    for (const day of ['02', '03', '04', '05', '06', '07']) await advanceTo(`2027-05-${day}T22:00:00Z`)
    expect(await gift.readCollected()).toEqual({ days: ['2027-05-02', '2027-05-03', '2027-05-04'], totalMinor: 7500 })
    expect(await gift.readRow()).toMatchObject({ state: 'ended', endedBy: 'until', nextOn: null })
    expect((await gift.listEmails()).find(({ kind }) => kind === 'cycle-ended')?.subject).toContain('is complete')
  })

  test('sends one email per failed Friday, and is paid with a new card', async () => {
    const gift = await giving.startRegularGift('friday_declined')
    const failureEmails = async () => (await gift.listEmails()).filter(({ kind }) => kind === 'cycle-failed')
    await advanceTo('2027-05-14T18:00:00Z')
    await advanceTo('2027-05-14T19:00:00Z')
    expect(await gift.readRow()).toMatchObject({ state: 'past_due', failures: 1 })
    expect(await failureEmails()).toHaveLength(1)
    expect((await failureEmails())[0]?.text).toMatch(/\/donation\/card\/[\w-]{43}/)
    if (provider === 'demonstration')
      expect((await failureEmails())[0]?.text).toMatch(/^Demonstration: you haven’t been charged\./)

    const cardResponse = await gift.submitCard({ action: 'start', confirmationTokenId: giving.token('succeeds') })
    expect(cardResponse).toMatchObject({ code: 200, body: { data: { cycle: { state: 'active', failures: 0 } } } })
    expect(await gift.readCollected()).toEqual({ days: ['2027-05-14'], totalMinor: 2500 })
    await advanceTo('2027-05-21T18:00:00Z')
    expect(await gift.readCollected()).toEqual({ days: ['2027-05-14', '2027-05-21'], totalMinor: 5000 })
    expect(await failureEmails()).toHaveLength(1)
  })

  test('ends after repeated failures, with one email per try', async () => {
    const gift = await giving.startRegularGift('friday_declined')
    const days = ['05-28', '05-29', '05-30', '05-31', '06-02', '06-03', '06-05', '06-08', '06-12', '06-18', '06-25']
    for (const day of days) await advanceTo(`2027-${day}T19:00:00Z`)
    expect(await gift.readRow()).toMatchObject({ state: 'ended', endedBy: 'card' })
    const kinds = (await gift.listEmails()).map(({ kind }) => kind)
    const [due] = await gift.listInvoices()
    expect(kinds.filter((kind) => kind === 'cycle-failed')).toHaveLength(
      // The demonstration ends with its last try: only the end is emailed then.
      (due?.tries ?? 0) - (provider === 'demonstration' ? 1 : 0),
    )
    expect(kinds.filter((kind) => kind === 'cycle-ended')).toHaveLength(1)
    expect(await gift.readCollected()).toEqual({ days: [], totalMinor: 0 })
  })

  test('applies twenty concurrent identical changes once, and only the first of twenty different ones', async () => {
    const gift = await giving.startRegularGift()
    const sameResponses = await Promise.all(Array.from({ length: 20 }, () => gift.change('pause', { version: 0 })))
    expect(sameResponses.map(({ code }) => code)).toEqual(sameResponses.map(() => 200))
    expect(await gift.readRow()).toMatchObject({ state: 'paused', version: 1 })
    const amounts = Array.from({ length: 20 }, (_, n) => 3000 + n * 100)
    const differentResponses = await Promise.all(
      amounts.map((amountMinor) => gift.change('amount', { amountMinor, version: 1 })),
    )
    expect(differentResponses.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(differentResponses.filter(({ code }) => code === 409)).toHaveLength(19)
    expect((await gift.readRow()).version).toBe(2)
    expect((await gift.change('resume', { version: 0 })).code).toBe(409)
  })

  test("cannot be read or changed by another member, nor by another mosque's member", async () => {
    const gift = await giving.startRegularGift()
    const member = await createLoggedInMember(giving.server, gift.mosque, {
      email: 'stranger@example.org',
      now: giving.now(),
    })
    expect((await gift.change('cancel', {}, member.headers)).code).toBe(404)
    expect((await giving.server.post(gift.mosque, '/api/getSubscriptionList', {}, member.headers)).body.data).toEqual(
      [],
    )
    const otherMosque = await giving.mosque()
    const otherMember = await createLoggedInMember(giving.server, otherMosque, {
      email: 'aisha@example.org',
      now: giving.now(),
    })
    const body = { id: gift.id, action: 'cancel', version: 0 }
    expect((await giving.server.post(otherMosque, '/api/updateSubsciption', body, otherMember.headers)).code).toBe(404)
    const list = await giving.server.post(gift.mosque, '/api/getSubscriptionList', {}, await gift.createHeaders())
    expect(list.body.data).toMatchObject([{ id: gift.id, state: 'scheduled', version: 0 }])
    const runningResponse = await giving.server.post(
      gift.mosque,
      '/api/isJummahpayCycleRunning',
      {},
      await gift.createHeaders(),
    )
    expect(runningResponse.body.data).toMatchObject({ running: true, state: 'scheduled', amountMinor: 2500 })
    for (const body of [{}, { email: 'aisha@example.org' }])
      expect((await giving.server.post(gift.mosque, '/api/isJummahpayCycleRunning', body)).body.data).toEqual({
        running: false,
      })
  })

  test('is viewed, changed and cancelled through an emailed link, until the link expires', async () => {
    const gift = await giving.startRegularGift()
    const [email] = await gift.listEmails()
    const reference = /\/donation\/manage\/([\w-]+)/.exec(email?.text ?? '')?.[1]
    const manage = (action: string, extra: Record<string, unknown> = {}) =>
      giving.server.post(gift.mosque, '/api/donation/manage', { reference, action, ...extra })
    expect((await manage('view')).body.data).toMatchObject({ id: gift.id, version: 0 })
    expect((await manage('pause', { version: 0 })).body.data).toMatchObject({ state: 'paused', version: 1 })
    expect((await manage('resume', { version: 1 })).body.data).toMatchObject({ state: 'scheduled' })
    const card = await manage('card', { confirmationTokenId: giving.token('3ds') })
    expect(card.body.data).toMatchObject({ act: { intentType: 'setup' } })
    const declinedResponse = await manage('card', { confirmationTokenId: giving.token('declined') })
    expect(declinedResponse.code).toBe(402)
    expect((await manage('finish', { setupIntentId: 'seti_other' })).code).toBeGreaterThanOrEqual(400)
    const otherMosque = await giving.mosque()
    const otherResponse = await giving.server.post(otherMosque, '/api/donation/manage', { reference, action: 'view' })
    expect(otherResponse.code).toBe(410)
    expect((await manage('cancel', { version: 2 })).body.data).toMatchObject({ state: 'ended' })
    expect((await manage('view')).body.data).toMatchObject({ state: 'ended' })
    expect((await manage('resume', { version: 3 })).code).toBe(409)
    const threeMonthsLater = new Date(giving.now().getTime() + 91 * 86_400_000)
    await advanceTo(threeMonthsLater.toISOString())
    expect((await manage('view')).code).toBe(410)
  })
})
