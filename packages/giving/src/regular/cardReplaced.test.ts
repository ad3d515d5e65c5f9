import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RegularDonor, type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'
import { providers } from '../../../acceptance/src/stripe/giving.ts'

describe.each(providers)('a regular gift through %s', (provider) => {
  let giving: RegularGifts
  beforeAll(async () => {
    giving = await startRegularGifts(provider, '2026-10-21T10:00:00Z')
  })
  afterAll(() => giving.close())

  test('skipped while its collection is a draft skips only that collection', async () => {
    const gift = await giving.startRegularGift()
    await giving.advanceTo('2026-10-23T12:10:00Z')
    const skipResponse = await gift.change('skip')
    expect(skipResponse.body.data).toMatchObject({ state: 'paused', resumesOn: '2026-10-24', next: '2026-10-30' })
    await giving.advanceTo('2026-10-23T18:00:00Z')
    await giving.advanceTo('2026-10-24T18:00:00Z')
    await giving.advanceTo('2026-10-30T18:00:00Z')
    expect((await gift.readCollected()).days).toEqual(['2026-10-30'])
  })

  test('paused after a failure no longer counts as failed', async () => {
    const gift = await giving.startRegularGift('friday_declined')
    await giving.advanceTo('2026-11-06T18:00:00Z')
    expect(await gift.readRow()).toMatchObject({ state: 'past_due', failures: 1 })
    await gift.change('pause')
    await giving.advanceTo('2026-11-07T18:00:00Z')
    expect(await gift.readRow()).toMatchObject({ state: 'paused', failures: 0, declineCode: null })
  })

  test('is complete after its last day, even if its card was declined', async () => {
    const gift = await giving.startRegularGift('friday_declined', {
      kind: 'daily',
      startsOn: '2026-11-09',
      until: '2026-11-10',
    })
    for (const day of ['09', '10', '11', '12']) await giving.advanceTo(`2026-11-${day}T22:00:00Z`)
    expect(await gift.readRow()).toMatchObject({ state: 'ended', endedBy: 'until' })
  })

  test('paused without an end is checked once a day', async () => {
    const gift = await giving.startRegularGift()
    await gift.change('pause')
    await giving.advanceTo('2026-11-22T10:00:00Z')
    const { rows } = await giving.server.database.pool.query<{ hours: number }>(
      `select round(extract(epoch from run_at - now()) / 3600)::int as hours from graphile_worker._private_jobs
       where key = $1`,
      [`cycle-settle:${gift.mosque.id}:${gift.id}`],
    )
    expect(rows).toEqual([{ hours: 24 }])
  })
})

describe('a regular gift in Stripe', () => {
  let giving: RegularGifts
  beforeAll(async () => {
    giving = await startRegularGifts('stripe', '2026-11-18T10:00:00Z')
  })
  afterAll(() => giving.close())
  const failureEmails = async (gift: RegularDonor) =>
    (await gift.listEmails()).filter(({ kind }) => kind === 'cycle-failed')

  test('is not declined while its card is being processed, only once it has failed', async () => {
    const gift = await giving.startRegularGift()
    const account = giving.stub.getAccount(gift.mosque.secretKey)
    account.setNextOutcomes(String((await gift.readRow()).customerId), 'processing')
    await giving.advanceTo('2026-11-20T18:00:00Z')
    expect(await gift.listInvoices()).toMatchObject([{ state: 'open' }])
    expect(await gift.readRow()).toMatchObject({ failures: 0, declineCode: null })
    expect(await failureEmails(gift)).toEqual([])

    const [intent] = [...account.intents.values()]
    account.completeProcessing(String(intent?.id), false)
    await giving.advanceTo('2026-11-20T19:00:00Z')
    expect(await gift.readRow()).toMatchObject({ failures: 1 })
    expect(await failureEmails(gift)).toHaveLength(1)
  })

  test('whose collection is no longer retried ends after a week without a card update', async () => {
    const gift = await giving.startRegularGift('friday_declined')
    await giving.advanceTo('2026-11-27T18:00:00Z')
    const account = giving.stub.getAccount(gift.mosque.secretKey)
    for (const invoice of account.invoices.values())
      Object.assign(invoice, { auto_advance: false, next_payment_attempt: null })
    await giving.advanceTo('2026-12-01T18:00:00Z')
    expect(await gift.readRow()).toMatchObject({ state: 'past_due' })
    await giving.advanceTo('2026-12-05T18:00:00Z')
    expect(await gift.readRow()).toMatchObject({ state: 'ended', endedBy: 'card' })
    expect([...account.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled'])
    expect((await gift.listEmails()).filter(({ kind }) => kind === 'cycle-ended')).toHaveLength(1)
  })

  test('keeps the fee cover of a drafted collection, however often the amount changes before the charge', async () => {
    const gift = await giving.startRegularGift('succeeds', { coverMinor: 51 }, { cardFees: 'gbp 1.2% + 0.20' })
    const { nextOn } = await gift.readRow()
    await giving.advanceTo(`${nextOn}T13:10:00Z`)
    for (const amountMinor of [4000, 5000]) expect((await gift.change('amount', { amountMinor })).code).toBe(200)
    await giving.advanceTo(`${nextOn}T18:00:00Z`)
    expect((await giving.rows(gift.mosque)).gifts).toMatchObject([{ amountMinor: 2551, coverMinor: 51 }])
  })
})
