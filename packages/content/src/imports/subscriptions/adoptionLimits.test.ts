import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { effort } from '@minaret/tooling/tier'
import { regularGifts } from '../../../../foundation/src/db/regularGifts.ts'
import { staffUser } from '../../../../acceptance/src/desk.ts'
import { type AdoptionBench, givewp, startAdoption } from '../testing/adoption.ts'

let bench: AdoptionBench
beforeAll(async () => {
  bench = await startAdoption()
}, 60_000)
afterAll(() => bench.giving.close())
beforeEach(() => bench.startMosque())

describe('undoing', () => {
  test('removes regular gifts without later payments, changes nothing in Stripe, and allows another adoption', async () => {
    const id = bench.account.createOtherSystemGift(givewp)
    const { change } = await bench.apply((await bench.check()).id)
    await bench.runJobs()
    const before = bench.countStripeWrites()
    expect(await bench.undo(change)).toBe(
      'Undone. These regular gifts are no longer listed here. Nothing has changed in Stripe.',
    )
    expect([await bench.plans(), bench.account.subscriptions.get(id)?.status]).toEqual([[], 'active'])
    expect(bench.countStripeWrites()).toBe(before)
    await bench.runJobs()
    const secondAdoption = await bench.apply((await bench.check()).id)
    expect([secondAdoption.done, (await bench.plans()).length]).toEqual([1, 1])
  })

  test('keeps a regular gift with a payment since', async () => {
    bench.account.createOtherSystemGift({
      ...givewp,
      since: new Date(bench.now.getTime() - 20 * 86_400_000).toISOString(),
    })
    bench.account.createOtherSystemGift({
      name: 'Yusuf',
      email: 'y@example.org',
      since: new Date(bench.now.getTime() - 86_400_000).toISOString(),
    })
    const { change } = await bench.apply((await bench.check()).id)
    await bench.advanceTo(new Date(bench.now.getTime() + 12 * 86_400_000).toISOString())
    expect(await bench.gifts()).toHaveLength(1)
    await bench.logIn()
    expect(await bench.undo(change)).toMatch(/no longer listed here: 1\. Kept, .*: 1\./)
    expect(await bench.plans()).toMatchObject([{ donorName: 'Fatima Khan' }])
  })
})

test('lets only owners start and apply an adoption, and only owners and treasurers read it', async () => {
  bench.account.createOtherSystemGift(givewp)
  const { id } = await bench.check()
  const treasurer = await bench.staff('treasurer')
  expect((await treasurer.get(`${bench.base}/imports/${id}/lines`)).code).toBe(200)
  expect((await treasurer.post(`${bench.base}/subscription-imports`)).code).toBe(403)
  expect(await bench.requestAdoption(id, { user: treasurer })).toBe(403)
  for (const role of ['editor', 'administrator'] as const) {
    const user = await bench.staff(role)
    expect((await user.get(`${bench.base}/subscription-imports`)).code).toBe(403)
    expect((await user.get(`${bench.base}/imports/${id}`)).code).toBe(404)
    expect((await user.get(`${bench.base}/imports`)).body.data).toEqual([])
  }
  const otherMosque = await bench.giving.mosque()
  const stranger = await staffUser(bench.giving.server, otherMosque, ['owner'], { now: bench.now })
  expect((await stranger.get(`/mosques/${otherMosque.slug}/imports/${id}`)).code).toBe(404)
  expect(
    (
      await bench.owner.post(`${bench.base}/subscription-imports/${id}/apply`, {
        causeId: 'nothing',
        oldSystemOff: true,
      })
    ).code,
  ).toBe(422)
})

test('reports a missing account, an empty account, and a failing Stripe API', async () => {
  const emptyAccount = await bench.check()
  expect(emptyAccount).toMatchObject({ state: 'failed', problem: 'There are no subscriptions in this Stripe account.' })
  bench.giving.stub.addFaults(['error-500', 'error-500', 'error-500'], 'read')
  expect(await bench.check()).toMatchObject({
    state: 'failed',
    problem: expect.stringMatching(/^Stripe didn’t respond/),
  })
  const tenantWithoutPayments = await bench.giving.server.tenant({ paymentMode: 'none' })
  const user = await staffUser(bench.giving.server, tenantWithoutPayments, ['owner'], { now: bench.now })
  expect((await user.post(`/mosques/${tenantWithoutPayments.slug}/subscription-imports`)).code).toBe(409)
})

test("deletes a donor's line of the report when the donor is erased", async () => {
  bench.account.createOtherSystemGift(givewp)
  bench.account.createOtherSystemGift({ name: 'Yusuf', email: 'y@example.org' })
  const { id } = await bench.apply((await bench.check()).id)
  await bench.giving.server.database.forTenant(bench.mosque.id)((tx) =>
    tx.update(regularGifts).set({ forgottenAt: bench.now, donorName: '', donorEmail: '' }),
  )
  expect(await bench.lines(id)).toEqual([])
})

const count = effort(1000, 10_000)
test(`lists ${count} subscriptions with hostile data, and adopts those that qualify`, async () => {
  for (let index = 0; index < count; index += 1)
    bench.account.createOtherSystemGift({
      ...givewp,
      name: `Donor ${index} \u202e\u0000"{}`,
      email: `donor${index}@example.org`,
      metadata: { [`key ${index % 40}`]: '\u0000\u202e{}"' },
      modify: (subscription) => void (subscription.status = index % 20 === 0 ? 'active' : 'canceled'),
    })
  const checkedImport = await bench.check()
  expect(checkedImport).toMatchObject({ state: 'checked', counts: { plans: count / 20, skipped: (count / 20) * 19 } })
  expect(await bench.apply(checkedImport.id)).toMatchObject({ state: 'done', done: count / 20 })
  expect(await bench.plans()).toHaveLength(count / 20)
}, 120_000)
