import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { causes } from '../../../foundation/src/db/content.ts'
import { giftAidDeclarations } from '../../../foundation/src/db/giftAid.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import { cancelDeclaration, declarationsOf } from './declarations.ts'
import { giftAidTasks } from './tasks.ts'

let giving: Giving
let mosque: Mosque

const yesAnswer = {
  claim: true,
  wording: 'gift-aid-1',
  scope: 'past_and_future',
  title: 'Mrs',
  firstName: 'Aisha',
  lastName: 'Rahman',
  house: ' 4 ',
  postcode: 's95dh',
}

async function createClaimingMosque(overrides: Record<string, string> = {}): Promise<Mosque> {
  const tenant = await giving.mosque({
    country: 'GB',
    charityName: 'Masjid al-Huda Trust',
    languages: 'en,ar,ur',
    ...overrides,
  })
  await giving.server.database.forTenant(tenant.id)((tx) =>
    tx.update(causes).set({ giftAid: true }).where(eq(causes.id, 'general')),
  )
  return tenant
}

beforeAll(async () => {
  giving = await startGiving('demonstration')
  mosque = await createClaimingMosque()
})
afterAll(() => giving.close())

const listDeclarations = (tenant: Mosque) =>
  giving.server.database.forTenant(tenant.id)((tx) =>
    tx.select().from(giftAidDeclarations).orderBy(giftAidDeclarations.agreedAt),
  )
const give = async (
  tenant: Mosque,
  giftAid?: object,
  fields: object = {},
  outcome: 'succeeds' | 'declined' = 'succeeds',
) => giving.pay(tenant, await giving.attempt(tenant, { ...(giftAid ? { giftAid } : {}), ...fields }), outcome)
const runWatchTask = () => {
  const { database, directory, app } = giving.server
  return giftAidTasks({ database, directory, now: () => new Date(), log: app.log })['gift-aid-watch']()
}
const giftsOf = async (tenant: Mosque) => (await giving.rows(tenant)).gifts

describe('if Gift Aid is offered', () => {
  test('requires a choice, without a default', async () => {
    const tenant = await createClaimingMosque()
    expect(await give(tenant)).toMatchObject({
      code: 422,
      body: {
        message: 'Tell us whether we can claim Gift Aid on your gift: yes or no.',
        data: { errors: { giftAid: expect.stringContaining('yes or no') } },
      },
    })
    expect(await giftsOf(tenant)).toEqual([])
  })

  test('stores a refusal with the gift, without the donor’s details', async () => {
    const tenant = await createClaimingMosque()
    expect(await give(tenant, { claim: false })).toMatchObject({ code: 200 })
    expect(await giftsOf(tenant)).toMatchObject([{ giftAid: 'no', declarationId: null }])
    expect(await listDeclarations(tenant)).toEqual([])
  })

  test('stores a yes with name, address, scope, wording, time and channel, without the network address', async () => {
    const tenant = await createClaimingMosque()
    expect(await give(tenant, yesAnswer)).toMatchObject({ code: 200 })
    const [declaration] = await listDeclarations(tenant)
    expect(declaration).toMatchObject({
      email: 'aisha@example.org',
      title: 'Mrs',
      firstName: 'Aisha',
      lastName: 'Rahman',
      house: '4',
      postcode: 'S9 5DH',
      overseas: false,
      scope: 'past_and_future',
      wording: 'gift-aid-1',
      charity: 'Masjid al-Huda Trust',
      language: 'en',
      channel: 'website',
      mode: 'demo',
      cancelledAt: null,
      provedAt: null,
    })
    expect(declaration?.addressMark).toHaveLength(32)
    expect(await giftsOf(tenant)).toMatchObject([{ giftAid: 'yes', declarationId: declaration?.id }])
    expect(await listDeclarations(mosque)).not.toContainEqual(expect.objectContaining({ id: declaration?.id }))
  })

  test.each<[string, object, string]>([
    ['an unknown wording', { wording: 'gift-aid-0' }, 'giftAid.wording'],
    ['no wording', { wording: undefined }, 'giftAid.wording'],
    ['no scope', { scope: undefined }, 'giftAid.scope'],
    ['no first name', { firstName: undefined }, 'giftAid.firstName'],
    ['a first name without a letter', { firstName: '..' }, 'giftAid.firstName'],
    ['no last name', { lastName: ' ' }, 'giftAid.lastName'],
    ['a first name that is empty for HMRC', { firstName: 'ʿ' }, 'giftAid.firstName'],
    ['an emoji as a last name', { lastName: '🌙' }, 'giftAid.lastName'],
    ['no house', { house: ' ' }, 'giftAid.house'],
    ['an emoji as a house', { house: '🏠' }, 'giftAid.house'],
    ['a house of symbols', { house: '#-.' }, 'giftAid.house'],
    ['an emoji as an address abroad', { overseas: true, house: '🏠' }, 'giftAid.house'],
    ['no postcode', { postcode: undefined }, 'giftAid.postcode'],
    ['a foreign postcode', { postcode: '10115' }, 'giftAid.postcode'],
    ['a missing address abroad', { overseas: true, house: undefined }, 'giftAid.house'],
  ])('reports %s at its field', async (_, fields, field) => {
    const response = await give(mosque, { ...yesAnswer, ...fields })
    expect(response).toMatchObject({ code: 422 })
    const errors: unknown = Reflect.get(Object(response.body.data), 'errors')
    expect(errors).toEqual({ [field]: expect.any(String) })
  })

  test('accepts an address abroad without a postcode, an initial, and Arabic names of 35 characters', async () => {
    const tenant = await createClaimingMosque()
    const name = 'ع'.repeat(35)
    expect(
      await give(tenant, {
        ...yesAnswer,
        firstName: 'A',
        lastName: name,
        house: '12 Corniche, Jeddah',
        overseas: true,
      }),
    ).toMatchObject({ code: 200 })
    expect(await listDeclarations(tenant)).toMatchObject([
      { firstName: 'A', lastName: name, overseas: true, postcode: null },
    ])
    expect(await give(tenant, { ...yesAnswer, lastName: `${name}ع` })).toMatchObject({ code: 422 })
  })

  test('stores an identical declaration once, and one with a new address in addition to the old one', async () => {
    const tenant = await createClaimingMosque()
    for (const home of [{}, { postcode: 'S9 5DH' }, { house: '9' }]) await give(tenant, { ...yesAnswer, ...home })
    const storedDeclarations = await listDeclarations(tenant)
    expect(storedDeclarations.map(({ house }) => house)).toEqual(['4', '9'])
    const usedIds = (await giftsOf(tenant)).map(({ declarationId }) => declarationId)
    expect(storedDeclarations.map(({ id }) => usedIds.filter((usedId) => usedId === id).length)).toEqual([2, 1])
  })

  test('a declaration for one gift belongs to that gift', async () => {
    const tenant = await createClaimingMosque()
    for (const _ of [1, 2]) await give(tenant, { ...yesAnswer, scope: 'this' })
    expect(new Set((await giftsOf(tenant)).map(({ declarationId }) => declarationId)).size).toBe(2)
  })

  test('stores concurrent identical declarations once', async () => {
    const tenant = await createClaimingMosque()
    const responses = await Promise.all(Array.from({ length: 6 }, () => give(tenant, yesAnswer)))
    expect(responses.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(await listDeclarations(tenant)).toHaveLength(1)
  })

  test('a yes after a cancellation is a new declaration', async () => {
    const tenant = await createClaimingMosque()
    await give(tenant, yesAnswer)
    const [firstDeclaration] = await listDeclarations(tenant)
    await giving.server.database.forTenant(tenant.id)((tx) =>
      cancelDeclaration(tx, firstDeclaration?.id ?? '', { by: 'giver', now: new Date() }),
    )
    await give(tenant, yesAnswer)
    expect(await listDeclarations(tenant)).toMatchObject([{ cancelledBy: 'giver' }, { cancelledAt: null }])
  })

  test('a no after a declined card replaces an earlier yes', async () => {
    const tenant = await createClaimingMosque()
    const attempt = await giving.attempt(tenant, { giftAid: yesAnswer })
    expect(await giving.pay(tenant, attempt, 'declined')).toMatchObject({ code: 402 })
    expect(await giving.pay(tenant, { ...attempt, giftAid: { claim: false } })).toMatchObject({ code: 200 })
    expect(await giftsOf(tenant)).toMatchObject([{ state: 'paid', giftAid: 'no', declarationId: null }])
    const retry = await giving.attempt(tenant, { giftAid: { ...yesAnswer, scope: 'this' } })
    await giving.pay(tenant, retry, 'declined')
    await giving.pay(tenant, retry)
    const storedDeclarations = await listDeclarations(tenant)
    expect(storedDeclarations.filter(({ scope }) => scope === 'this')).toHaveLength(1)
  })
})

test.each<[string, Record<string, string>, object]>([
  ['in another country', { country: 'KW' }, {}],
  ['for a cause without Gift Aid', {}, { causeId: 'zakat' }],
])('is not offered %s, and a choice is not stored', async (_, settings, fields) => {
  const tenant = await createClaimingMosque(settings)
  await giving.server.database.forTenant(tenant.id)(async (tx) => {
    const [general] = await tx
      .select()
      .from(causes)
      .where(and(eq(causes.id, 'general')))
    if (general) await tx.insert(causes).values({ ...general, id: 'zakat', giftAid: false })
  })
  expect(await give(tenant, yesAnswer, fields)).toMatchObject({ code: 200 })
  expect(await giftsOf(tenant)).toMatchObject([{ giftAid: null, declarationId: null }])
})

describe('the confirmation email', () => {
  test.each([
    ['en', 'Your Gift Aid declaration to Masjid al-Huda Trust', 'To cancel your declaration, reply to this email'],
    ['ar', 'إقرار Gift Aid الخاص بك إلى Masjid al-Huda Trust', 'لإلغاء الإقرار'],
    ['ur', 'Masjid al-Huda Trust کے لیے آپ کا Gift Aid اقرار نامہ', 'اسے منسوخ کرنے کے لیے'],
  ])(
    'confirms the declaration once, in the language %s, and explains how to cancel it',
    async (language, subject, cancel) => {
      const tenant = await createClaimingMosque()
      const attempt = await giving.attempt(tenant, { giftAid: yesAnswer })
      const body = { ...attempt, confirmationTokenId: giving.token('succeeds') }
      await giving.server.post(tenant, '/api/stripePaymentProcess', body, { 'accept-language': language })
      await runWatchTask()
      await runWatchTask()
      const emails = (await giving.server.emails(tenant)).filter(({ kind }) => kind === 'gift-aid-declared')
      expect(emails).toHaveLength(1)
      const email = emails[0]?.email
      expect(email).toMatchObject({ to: 'aisha@example.org', subject })
      for (const phrase of [cancel, 'Mrs Aisha Rahman', 'I want to Gift Aid this donation and any donations'])
        expect(email?.text).toContain(phrase)
      expect(email?.text).not.toContain('S9 5DH')
    },
  )

  test('is not sent before a payment, so that entering an address sends no email to its owner', async () => {
    const tenant = await createClaimingMosque()
    await give(tenant, yesAnswer, {}, 'declined')
    await runWatchTask()
    expect((await giving.server.emails(tenant)).filter(({ kind }) => kind.startsWith('gift-aid'))).toEqual([])
    expect(await listDeclarations(tenant)).toMatchObject([{ provedAt: null }])
  })
})

test('lists declarations only for the address they were made with', async () => {
  const tenant = await createClaimingMosque()
  await give(tenant, yesAnswer)
  const listFor = (email: string) => giving.server.database.forTenant(tenant.id)((tx) => declarationsOf(tx, email))
  expect(await listFor('Aisha@Example.org')).toMatchObject([
    { scope: 'past_and_future', wording: 'gift-aid-1', name: 'Mrs Aisha Rahman', address: '4, S9 5DH' },
  ])
  expect(await listFor('other@example.org')).toEqual([])
})
