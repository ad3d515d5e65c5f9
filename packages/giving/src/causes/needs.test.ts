import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fill } from '../../../acceptance/src/index.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'

const startedAt = new Date('2026-11-21T12:00:00Z')
let clock = startedAt
let giving: Giving
let mosque: Mosque

const advanceMinutes = (count: number) => (clock = new Date(clock.getTime() + count * 60_000))
const campaignRow: Record<string, unknown> = {
  position: 1,
  cause_id: 'general',
  title: 'The roof',
  summary: 'A sentence.',
  body: '<p>Words</p>',
  currency: 'gbp',
  target_minor: 100_000,
  presets_minor: [1000],
  starts_at: null,
  ends_at: null,
  published_at: '2026-01-01T00:00:00Z',
}
const pillar = { campaign_id: 'roof', id: 'pillar', position: 1, title: 'A pillar', price_minor: 2500, wanted: 1 }

async function insertCampaigns(tenant: Mosque) {
  await fill(giving.server.database, tenant.id, 'campaigns', [
    { ...campaignRow, id: 'roof' },
    { ...campaignRow, id: 'night', title: 'One night', ends_at: '2026-11-22T00:00:00Z' },
    { ...campaignRow, id: 'soon', starts_at: '2026-12-01T00:00:00Z' },
  ])
  await fill(giving.server.database, tenant.id, 'campaign_needs', [
    pillar,
    { ...pillar, id: 'bricks', title: 'Bricks', price_minor: 100, wanted: 1000 },
  ])
}

beforeAll(async () => {
  giving = await startGiving('stripe', { now: () => clock })
})
afterAll(() => giving.close())
beforeEach(async () => {
  clock = startedAt
  mosque = await giving.mosque()
  await insertCampaigns(mosque)
})

let donorCount = 0
const newDonor = () => ({ name: 'A donor', email: `donor-${(donorCount += 1)}@example.org` })
/** Creates an attempt by a new donor. */
const attempt = (overrides: object = {}) =>
  giving.attempt(mosque, { campaignId: 'roof', needId: 'pillar', donor: newDonor(), ...overrides })
const readNeeds = async (): Promise<unknown> => (await giving.server.get(mosque, '/api/campaigns/roof/needs')).body.data
const idOf = (response: { body: { data?: unknown } }) => String(Reflect.get(Object(response.body.data), 'id'))
const readGift = async (id: string) => (await giving.view(mosque, id)).body
const stubAccount = () => giving.stub.getAccount(mosque.secretKey)
const intentOf = async (id: string) => (await giving.rows(mosque)).gifts.find((gift) => gift.id === id)?.intentId ?? ''
const expectedOverfunding = (leftMinor: number) => ({ code: 409, body: { data: { need: { leftMinor } } } })

test('counts whole units and partial amounts, without the fee cover', async () => {
  await giving.pay(mosque, await attempt({ needId: 'bricks', amountMinor: 250 }))
  const payment = await giving.pay(mosque, await attempt())
  expect(await readNeeds()).toMatchObject([
    { id: 'bricks', given: 2, takenMinor: 250, heldMinor: 0 },
    { id: 'pillar', given: 1, takenMinor: 2500, heldMinor: 0 },
  ])
  expect(await readGift(idOf(payment))).toMatchObject({
    data: { campaign: 'The roof', need: { id: 'pillar', title: 'A pillar', outcome: 'given' } },
  })
  await giving.server.database.pool.query('update gifts set cover_minor = 100 where need_id = $1', ['bricks'])
  expect(await readNeeds()).toMatchObject([{ given: 1, takenMinor: 150 }, {}])
})

test('accepts one of twenty simultaneous gifts for the last need and refuses the others without a call to Stripe', async () => {
  const attempts = await Promise.all(Array.from({ length: 20 }, () => attempt()))
  const responses = await Promise.all(attempts.map((body) => giving.pay(mosque, body)))
  expect(responses.filter(({ code }) => code === 200)).toHaveLength(1)
  for (const { code, body } of responses.filter((response) => response.code !== 200)) {
    expect(code).toBe(409)
    expect(body.message).toMatch(/Someone else is giving the last of these|This has been fully funded/)
    expect(body.data).toMatchObject({ need: { leftMinor: 0 } })
  }
  expect((await giving.rows(mosque)).gifts).toHaveLength(1)
  expect(stubAccount().intents.size).toBe(1)
  expect(await readNeeds()).toMatchObject([{}, { given: 1, takenMinor: 2500 }])
})

test('reserves a need for 15 minutes during payment, even after a declined card', async () => {
  const firstAttempt = await attempt()
  expect((await giving.pay(mosque, firstAttempt, 'declined')).code).toBe(402)
  expect(await readNeeds()).toMatchObject([{}, { given: 0, heldMinor: 2500 }])
  advanceMinutes(14)
  const refusedResponse = await giving.pay(mosque, await attempt())
  expect(refusedResponse).toMatchObject(expectedOverfunding(0))
  expect(refusedResponse.body).toMatchObject({
    message: 'Someone else is giving the last of these right now. Check again in 1 minute, or give to the campaign.',
    data: { need: { heldUntil: '2026-11-21T12:15:00.000Z' } },
  })
  expect((await giving.pay(mosque, firstAttempt)).code).toBe(200)
  expect(await readNeeds()).toMatchObject([{}, { given: 1, heldMinor: 0 }])
})

test('renews an expired reservation if possible; otherwise the gift may go to the campaign', async () => {
  const slowGift = await attempt()
  await giving.pay(mosque, slowGift, 'declined')
  advanceMinutes(16)
  const laterGift = await attempt()
  await giving.pay(mosque, laterGift, 'declined')
  expect(await giving.pay(mosque, slowGift)).toMatchObject(expectedOverfunding(0))
  advanceMinutes(16)
  await giving.pay(mosque, slowGift, 'declined')
  expect(await giving.pay(mosque, laterGift)).toMatchObject(expectedOverfunding(0))
  const payment = await giving.pay(mosque, { ...laterGift, needId: undefined })
  expect(payment.code).toBe(200)
  expect((await readGift(idOf(payment))).data).not.toHaveProperty('need')
  expect(await readNeeds()).toMatchObject([{}, { given: 0, heldMinor: 2500 }])
})

test.each([
  ['give less to it', { amountMinor: 2000 }, 2000],
  ['give to the whole campaign', { needId: undefined }, 0],
])('a donor whose card was declined may %s at once, and no other donor may', async (_, overrides, expectedMinor) => {
  const donor = newDonor()
  await giving.pay(mosque, await attempt({ donor }), 'declined')
  expect(await giving.pay(mosque, await attempt())).toMatchObject(expectedOverfunding(0))
  expect((await giving.pay(mosque, await attempt({ donor, ...overrides }))).code).toBe(200)
  expect(await readNeeds()).toMatchObject([{}, { takenMinor: expectedMinor, heldMinor: 0 }])
})

test('an abandoned gift reserves nothing', async () => {
  const abandonedGift = await attempt()
  for (const _ of [1, 2, 3]) await giving.pay(mosque, abandonedGift, 'declined')
  expect(await readNeeds()).toMatchObject([{}, { heldMinor: 0 }])
  expect((await giving.pay(mosque, await attempt())).code).toBe(200)
})

test.each([
  ['goes to the need if it is still open', false, 'given'],
  ['goes to the campaign if the need is filled, and tells the donor', true, 'campaign'],
])('a payment after the reservation %s', async (_, isFilled, outcome) => {
  const slowGift = await giving.pay(mosque, await attempt(), 'processing')
  const id = idOf(slowGift)
  expect((await readGift(id)).data).toMatchObject({ need: { outcome: 'held' } })
  advanceMinutes(16)
  if (isFilled) expect((await giving.pay(mosque, await attempt())).code).toBe(200)
  stubAccount().completeProcessing(await intentOf(id), true)
  await giving.runJobs()
  const { data, message } = await readGift(id)
  expect(data).toMatchObject({ state: 'paid', need: { title: 'A pillar', outcome } })
  expect(message.includes('went to the whole campaign')).toBe(isFilled)
  expect(await readNeeds()).toMatchObject([{}, { given: 1, takenMinor: 2500 }])
  const { rows } = await giving.server.database.pool.query('select says from receipts where gift_id = $1', [id])
  expect(rows).toMatchObject([{ says: { need: { campaign: 'The roof', title: 'A pillar', given: !isFilled } } }])
})

test('money for a deleted need goes to the campaign', async () => {
  const id = idOf(await giving.pay(mosque, await attempt(), 'processing'))
  const query = 'delete from campaign_needs where tenant_id = $1 and id = $2'
  await giving.server.database.pool.query(query, [mosque.id, 'pillar'])
  stubAccount().completeProcessing(await intentOf(id), true)
  await giving.runJobs()
  const { data, message } = await readGift(id)
  expect(data).toMatchObject({ state: 'paid', need: { title: 'A pillar', outcome: 'campaign' } })
  expect(message).toMatch('“A pillar” was already fully funded')
})

test('a late payment, or a clock that is behind, does not overfund the need', async () => {
  const id = idOf(await giving.pay(mosque, await attempt(), 'processing'))
  advanceMinutes(16)
  expect((await giving.pay(mosque, await attempt())).code).toBe(200)
  advanceMinutes(-2)
  stubAccount().completeProcessing(await intentOf(id), true)
  await giving.runJobs()
  expect((await readGift(id)).data).toMatchObject({ state: 'paid', need: { outcome: 'campaign' } })
  expect(await readNeeds()).toMatchObject([{}, { given: 1, takenMinor: 2500 }])
})

test('extends a reservation that is about to expire while a card is tried', async () => {
  const firstAttempt = await attempt()
  await giving.pay(mosque, firstAttempt, 'declined')
  advanceMinutes(14.8)
  await giving.pay(mosque, firstAttempt, 'processing')
  advanceMinutes(0.5)
  expect(await giving.pay(mosque, await attempt())).toMatchObject(expectedOverfunding(0))
})

test('accepts the rest of a need below the smallest gift, but no more than the rest', async () => {
  await giving.pay(mosque, await attempt({ amountMinor: 2450 }))
  const excessResponse = await giving.pay(mosque, await attempt({ amountMinor: 2500 }))
  expect(excessResponse).toMatchObject(expectedOverfunding(50))
  expect(excessResponse.body.message).toBe(
    'Only 50p is still needed for this. Enter that or less, or give to the campaign.',
  )
  expect((await giving.pay(mosque, await attempt({ amountMinor: 40 }))).code).toBe(422)
  expect((await giving.pay(mosque, await attempt({ amountMinor: 50 }))).code).toBe(200)
  expect(await readNeeds()).toMatchObject([{}, { given: 1, takenMinor: 2500 }])
  const refusedAttempt = await giving.pay(mosque, await attempt({ amountMinor: 2500 }))
  expect(refusedAttempt.body.message).toMatch('This has been fully funded')
})

test.each([
  ['a regular gift', { kind: 'weekly' }],
  ['an unknown need', { needId: 'door' }],
  ['a need of another campaign', { campaignId: 'night' }],
  ['a need without its campaign', { campaignId: undefined }],
  ['another currency', { currency: 'eur' }],
])('refuses %s for a need with a message at its field', async (_, overrides) => {
  const refusedResponse = await giving.pay(mosque, await attempt(overrides))
  expect(refusedResponse).toMatchObject({
    code: 422,
    body: { data: { errors: { needId: expect.stringMatching(/\.$/) } } },
  })
  expect((await giving.rows(mosque)).gifts).toEqual([])
})

test('keeps the needs of different mosques separate', async () => {
  const otherMosque = await giving.mosque()
  const purpose = { campaignId: 'roof', needId: 'pillar' }
  expect((await giving.pay(otherMosque, await giving.attempt(otherMosque, purpose))).code).toBe(422)
  await insertCampaigns(otherMosque)
  expect((await giving.pay(otherMosque, await giving.attempt(otherMosque, purpose))).code).toBe(200)
  expect(await readNeeds()).toMatchObject([{}, { given: 0, takenMinor: 0 }])
})

test('closes a campaign exactly on time but accepts payments started before', async () => {
  clock = new Date('2026-11-21T23:59:59Z')
  const purpose = { campaignId: 'night', needId: undefined }
  const lastResponse = await giving.pay(mosque, await attempt(purpose), 'processing')
  const declinedAttempt = await attempt(purpose)
  await giving.pay(mosque, declinedAttempt, 'declined')
  clock = new Date('2026-11-22T00:00:00Z')
  const lateAttempt = await giving.pay(mosque, await attempt(purpose))
  expect(lateAttempt).toMatchObject({
    code: 422,
    body: { data: { errors: { campaignId: expect.stringContaining('This campaign has ended.') } } },
  })
  expect(lateAttempt.body.message).toMatch('You can still give to the cause itself.')
  expect((await giving.pay(mosque, declinedAttempt)).code).toBe(200)
  stubAccount().completeProcessing(await intentOf(idOf(lastResponse)), true)
  await giving.runJobs()
  const { data } = (await giving.server.get(mosque, '/api/campaigns/night')).body
  expect(data).toMatchObject({ state: 'finished', raisedMinor: 5000, gifts: 2 })
  const earlyAttempt = await giving.pay(mosque, await attempt({ campaignId: 'soon', needId: undefined }))
  expect(earlyAttempt).toMatchObject({ code: 422, body: { data: { errors: { campaignId: expect.anything() } } } })
})

test("credits a supporter's link, and ignores an unknown or foreign one", async () => {
  const post = (url: string, body: object, owner = mosque) => giving.server.post(owner, url, body)
  const createLink = async (campaign: string, owner = mosque) =>
    String(
      Reflect.get(
        Object((await post(`/api/campaigns/${campaign}/supporter`, { name: 'Aïsha  Bint ' }, owner)).body.data),
        'ref',
      ),
    )
  expect((await post('/api/campaigns/roof/supporter', { name: 'http://x' })).code).toBe(422)
  const ref = await createLink('roof')
  const otherMosque = await giving.mosque()
  await insertCampaigns(otherMosque)
  const invalidRefs = [await createLink('night'), await createLink('roof', otherMosque), 'abcdefghijk']
  await giving.pay(mosque, await attempt({ ref, needId: undefined }))
  await giving.pay(mosque, await attempt({ ref, needId: undefined, anonymous: true }))
  for (const id of invalidRefs)
    expect((await giving.pay(mosque, await attempt({ ref: id, needId: undefined }))).code).toBe(200)
  expect((await giving.server.get(mosque, `/api/campaigns/roof/supporter/${ref}`)).body.data).toEqual({
    ref,
    name: 'Aïsha Bint',
    raisedMinor: 5000,
    gifts: 2,
  })
  for (const invalidRef of invalidRefs)
    expect((await giving.server.get(mosque, `/api/campaigns/roof/supporter/${invalidRef}`)).code).toBe(404)
  await giving.server.database.pool.query('update causes set jummah = true where tenant_id = $1', [mosque.id])
  const weeklyResponse = await giving.pay(mosque, await attempt({ ref, needId: undefined, kind: 'weekly' }))
  expect(weeklyResponse.code).toBe(200)
  const { rows } = await giving.server.database.pool.query('select supporter_ref from cycles where tenant_id = $1', [
    mosque.id,
  ])
  expect(rows).toEqual([{ supporter_ref: ref }])
})
