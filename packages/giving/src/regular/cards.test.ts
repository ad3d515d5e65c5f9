import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RegularDonor, type RegularGifts, startRegularGifts } from '../../../acceptance/src/regularGifts.ts'
import { createPayments } from '../providers/payments.ts'
import { endRegularGift } from './changes.ts'

let giving: RegularGifts
beforeAll(async () => {
  giving = await startRegularGifts('demonstration', '2026-11-18T10:00:00Z')
})
afterAll(() => giving.close())

const setupOf = (data: unknown): string => {
  const value: unknown = Reflect.get(Object(data), 'setupIntentId')
  return typeof value === 'string' ? value : ''
}

test('a new card may require a bank check, and is used once the bank has approved it', async () => {
  const gift = await giving.startRegularGift()
  const startResponse = await gift.submitCard({ action: 'start', confirmationTokenId: 'demo_3ds' })
  expect(startResponse).toMatchObject({ code: 200, body: { data: { clientSecret: expect.any(String) } } })
  const setupIntentId = setupOf(startResponse.body.data)
  const refusedResponse = await gift.submitCard({
    action: 'finish',
    setupIntentId,
    confirmationTokenId: 'demo_3ds_refused',
  })
  expect(refusedResponse).toMatchObject({ code: 402, body: { data: { decline: 'bank' } } })
  const newId = setupOf((await gift.submitCard({ action: 'start', confirmationTokenId: 'demo_3ds' })).body.data)
  const approvedResponse = await gift.submitCard({
    action: 'finish',
    setupIntentId: newId,
    confirmationTokenId: 'demo_3ds_approved',
  })
  expect(approvedResponse).toMatchObject({ code: 200, body: { data: { cycle: { state: 'scheduled', version: 1 } } } })
})

test("rejects another donor's card setup", async () => {
  const otherGift = await giving.startRegularGift()
  const startResponse = await otherGift.submitCard({ action: 'start', confirmationTokenId: 'demo_3ds' })
  const setupIntentId = setupOf(startResponse.body.data)
  const gift = await giving.startRegularGift()
  const response = await gift.submitCard({ action: 'finish', setupIntentId, confirmationTokenId: 'demo_3ds_approved' })
  expect(response.code).toBeGreaterThanOrEqual(400)
  expect((await gift.readRow()).version).toBe(0)
})

test('blocks cards for an hour after six declines', async () => {
  const gift = await giving.startRegularGift()
  const codes: number[] = []
  for (let n = 0; n < 8; n += 1)
    codes.push(
      (await gift.submitCard({ action: 'start', confirmationTokenId: n % 2 ? 'demo_declined' : 'demo_incorrect_cvc' }))
        .code,
    )
  expect(codes).toContain(402)
  expect(codes.at(-1)).not.toBe(200)
})

const collect = async (gift: RegularDonor) => (await gift.change('collect')).body.data

test('a demonstration collects on request, one Friday at a time', async () => {
  const gift = await giving.startRegularGift()
  expect(await collect(gift)).toMatchObject({ state: 'active', lastPaid: '2026-11-20', next: '2026-11-27' })
  expect(await collect(gift)).toMatchObject({ lastPaid: '2026-11-27', next: '2026-12-04' })
  const responses = await Promise.all([gift.change('collect', { version: 2 }), gift.change('collect', { version: 2 })])
  expect(responses.map(({ code }) => code)).toEqual([200, 200])
  expect(await gift.readCollected()).toEqual({ days: ['2026-11-20', '2026-11-27', '2026-12-04'], totalMinor: 7500 })
})

test('completing the bank check pays a collection that requires it', async () => {
  const gift = await giving.startRegularGift('friday_check')
  expect(await collect(gift)).toMatchObject({ state: 'past_due', problem: 'check', failures: 1 })
  expect((await gift.submitCard({ action: 'check' })).body.data).toMatchObject({
    cycle: { state: 'past_due', problem: 'check' },
    clientSecret: expect.any(String),
  })
  const cardResponse = await gift.submitCard({ action: 'start', confirmationTokenId: 'demo_3ds_approved' })
  expect(cardResponse.body.data).toMatchObject({ cycle: { state: 'active', lastPaid: '2026-11-20' } })
  expect(await gift.readCollected()).toEqual({ days: ['2026-11-20'], totalMinor: 2500 })
})

test('ends permanently if the mosque ends it, with an email that gives the reason', async () => {
  const gift = await giving.startRegularGift()
  const { database, secrets, directory, app } = giving.server
  const tenant = await directory.byId(gift.mosque.id)
  if (!tenant) throw new Error('Expected the mosque.')
  const db = database.forTenant(tenant.id)
  const gateway = await createPayments({ secrets, now: giving.now }).gatewayFor(tenant, db)
  if (!gateway) throw new Error('Expected a gateway.')
  const context = { db, secrets, now: giving.now(), log: app.log, tenant }
  const endedGift = await endRegularGift(context, gateway, await gift.readRow(), 'mosque')
  expect(endedGift).toMatchObject({ state: 'ended', endedBy: 'mosque', nextOn: null })
  expect(await endRegularGift(context, gateway, endedGift, 'giver')).toMatchObject({ endedBy: 'mosque' })
  const [email, ...otherEmails] = (await gift.listEmails()).filter(({ kind }) => kind === 'cycle-ended')
  expect(otherEmails).toEqual([])
  expect(email?.text).toMatch(/^Demonstration: you haven’t been charged\.\n\nWe’ve ended your regular gift\./)
})
