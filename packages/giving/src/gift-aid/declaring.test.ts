import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { causes } from '../../../foundation/src/db/content.ts'
import { giftAidDeclarations } from '../../../foundation/src/db/giftAid.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'
import { cancelDeclaration, declarationsOf } from './declarations.ts'
import { giftAidTasks } from './tasks.ts'

let giving: Giving
let mosque: Mosque

const yes = {
  claim: true,
  wording: 'gift-aid-1',
  scope: 'past_and_future',
  title: 'Mrs',
  firstName: 'Aisha',
  lastName: 'Rahman',
  house: ' 4 ',
  postcode: 's95dh',
}

async function claiming(overrides: Record<string, string> = {}): Promise<Mosque> {
  const tenant = await giving.mosque({
    country: 'GB',
    charityName: 'Masjid al-Huda Trust',
    languages: 'en,ar,ur',
    ...overrides,
  })
  await giving.host.database.forTenant(tenant.id)((tx) =>
    tx.update(causes).set({ giftAid: true }).where(eq(causes.id, 'general')),
  )
  return tenant
}

beforeAll(async () => {
  giving = await startGiving('demonstration')
  mosque = await claiming()
})
afterAll(() => giving.close())

const declarations = (masjid: Mosque) =>
  giving.host.database.forTenant(masjid.id)((tx) =>
    tx.select().from(giftAidDeclarations).orderBy(giftAidDeclarations.agreedAt),
  )
const give = async (masjid: Mosque, giftAid?: object, more: object = {}, wish: 'succeeds' | 'declined' = 'succeeds') =>
  giving.pay(masjid, await giving.attempt(masjid, { ...(giftAid ? { giftAid } : {}), ...more }), wish)
const watch = () => {
  const { database, directory, app } = giving.host
  return giftAidTasks({ database, directory, now: () => new Date(), log: app.log })['gift-aid-watch']()
}
const giftsOf = async (masjid: Mosque) => (await giving.rows(masjid)).gifts

describe('where a gift may be claimed for', () => {
  test('an answer is wanted: no answer is no gift, and there is no default', async () => {
    const masjid = await claiming()
    expect(await give(masjid)).toMatchObject({
      code: 422,
      body: {
        message: 'Tell us whether we can claim Gift Aid on your gift: yes or no.',
        data: { errors: { giftAid: expect.stringContaining('yes or no') } },
      },
    })
    expect(await giftsOf(masjid)).toEqual([])
  })

  test('a no is kept with the gift, and nothing about the giver is asked', async () => {
    const masjid = await claiming()
    expect(await give(masjid, { claim: false })).toMatchObject({ code: 200 })
    expect(await giftsOf(masjid)).toMatchObject([{ giftAid: 'no', declarationId: null }])
    expect(await declarations(masjid)).toEqual([])
  })

  test('a yes is kept whole: who, where, which gifts, which words, when, from where, without the network address', async () => {
    const masjid = await claiming()
    expect(await give(masjid, yes)).toMatchObject({ code: 200 })
    const [declared] = await declarations(masjid)
    expect(declared).toMatchObject({
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
    expect(declared?.addressMark).toHaveLength(32)
    expect(await giftsOf(masjid)).toMatchObject([{ giftAid: 'yes', declarationId: declared?.id }])
    expect(await declarations(mosque)).not.toContainEqual(expect.objectContaining({ id: declared?.id }))
  })

  test.each<[string, object, string]>([
    ['words nobody knows', { wording: 'gift-aid-0' }, 'giftAid.wording'],
    ['no words', { wording: undefined }, 'giftAid.wording'],
    ['no scope', { scope: undefined }, 'giftAid.scope'],
    ['no first name', { firstName: undefined }, 'giftAid.firstName'],
    ['a first name without a letter', { firstName: '..' }, 'giftAid.firstName'],
    ['no last name', { lastName: ' ' }, 'giftAid.lastName'],
    ['a first name HMRC would read as none', { firstName: 'ʿ' }, 'giftAid.firstName'],
    ['a last name of a picture', { lastName: '🌙' }, 'giftAid.lastName'],
    ['no house', { house: ' ' }, 'giftAid.house'],
    ['a house of a picture', { house: '🏠' }, 'giftAid.house'],
    ['a house of signs', { house: '#-.' }, 'giftAid.house'],
    ['an address abroad of a picture', { overseas: true, house: '🏠' }, 'giftAid.house'],
    ['no postcode', { postcode: undefined }, 'giftAid.postcode'],
    ['a postcode of another land', { postcode: '10115' }, 'giftAid.postcode'],
    ['nothing but an address abroad left out', { overseas: true, house: undefined }, 'giftAid.house'],
  ])('%s is said at its field', async (_, change, field) => {
    const response = await give(mosque, { ...yes, ...change })
    expect(response).toMatchObject({ code: 422 })
    const errors: unknown = Reflect.get(Object(response.body.data), 'errors')
    expect(errors).toEqual({ [field]: expect.any(String) })
  })

  test('a home abroad has no postcode, a first letter is enough, and Arabic names of 35 letters are taken', async () => {
    const masjid = await claiming()
    const name = 'ع'.repeat(35)
    expect(
      await give(masjid, { ...yes, firstName: 'A', lastName: name, house: '12 Corniche, Jeddah', overseas: true }),
    ).toMatchObject({ code: 200 })
    expect(await declarations(masjid)).toMatchObject([
      { firstName: 'A', lastName: name, overseas: true, postcode: null },
    ])
    expect(await give(masjid, { ...yes, lastName: `${name}ع` })).toMatchObject({ code: 422 })
  })

  test('the same words again are the same declaration; a new home is a new one, and the old one is kept', async () => {
    const masjid = await claiming()
    for (const home of [{}, { postcode: 'S9 5DH' }, { house: '9' }]) await give(masjid, { ...yes, ...home })
    const declared = await declarations(masjid)
    expect(declared.map(({ house }) => house)).toEqual(['4', '9'])
    const used = (await giftsOf(masjid)).map(({ declarationId }) => declarationId)
    expect(declared.map(({ id }) => used.filter((each) => each === id).length)).toEqual([2, 1])
  })

  test('a declaration for one gift is that gift’s own', async () => {
    const masjid = await claiming()
    for (const _ of [1, 2]) await give(masjid, { ...yes, scope: 'this' })
    expect(new Set((await giftsOf(masjid)).map(({ declarationId }) => declarationId)).size).toBe(2)
  })

  test('many who declare the same at once make one declaration', async () => {
    const masjid = await claiming()
    const all = await Promise.all(Array.from({ length: 6 }, () => give(masjid, yes)))
    expect(all.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(await declarations(masjid)).toHaveLength(1)
  })

  test('after it was cancelled, a later yes starts anew', async () => {
    const masjid = await claiming()
    await give(masjid, yes)
    const [first] = await declarations(masjid)
    await giving.host.database.forTenant(masjid.id)((tx) =>
      cancelDeclaration(tx, first?.id ?? '', { by: 'giver', now: new Date() }),
    )
    await give(masjid, yes)
    expect(await declarations(masjid)).toMatchObject([{ cancelledBy: 'giver' }, { cancelledAt: null }])
  })

  test('whoever said yes, was declined, and says no has said no', async () => {
    const masjid = await claiming()
    const attempt = await giving.attempt(masjid, { giftAid: yes })
    expect(await giving.pay(masjid, attempt, 'declined')).toMatchObject({ code: 402 })
    expect(await giving.pay(masjid, { ...attempt, giftAid: { claim: false } })).toMatchObject({ code: 200 })
    expect(await giftsOf(masjid)).toMatchObject([{ state: 'paid', giftAid: 'no', declarationId: null }])
    const again = await giving.attempt(masjid, { giftAid: { ...yes, scope: 'this' } })
    await giving.pay(masjid, again, 'declined')
    await giving.pay(masjid, again)
    const two = await declarations(masjid)
    expect(two.filter(({ scope }) => scope === 'this')).toHaveLength(1)
  })
})

test.each<[string, Record<string, string>, object]>([
  ['in another country', { country: 'KW' }, {}],
  ['to a cause that is not claimed for', {}, { causeId: 'zakat' }],
])('%s it is not asked, and an answer is not kept', async (_, settings, more) => {
  const masjid = await claiming(settings)
  await giving.host.database.forTenant(masjid.id)(async (tx) => {
    const [general] = await tx
      .select()
      .from(causes)
      .where(and(eq(causes.id, 'general')))
    if (general) await tx.insert(causes).values({ ...general, id: 'zakat', giftAid: false })
  })
  expect(await give(masjid, yes, more)).toMatchObject({ code: 200 })
  expect(await giftsOf(masjid)).toMatchObject([{ giftAid: null, declarationId: null }])
})

describe('the letter', () => {
  test.each([
    ['en', 'Your Gift Aid declaration to Masjid al-Huda Trust', 'To cancel your declaration, reply to this email'],
    ['ar', 'إقرار Gift Aid الخاص بك إلى Masjid al-Huda Trust', 'لإلغاء الإقرار'],
    ['ur', 'Masjid al-Huda Trust کے لیے آپ کا Gift Aid اقرار نامہ', 'اسے منسوخ کرنے کے لیے'],
  ])('confirms in %s what was declared, once, and how to cancel it', async (language, subject, cancel) => {
    const masjid = await claiming()
    const attempt = await giving.attempt(masjid, { giftAid: yes })
    const body = { ...attempt, confirmationTokenId: giving.token('succeeds') }
    await giving.host.post(masjid, '/api/stripePaymentProcess', body, { 'accept-language': language })
    await watch()
    await watch()
    const emails = (await giving.host.letters(masjid)).filter(({ kind }) => kind === 'gift-aid-declared')
    expect(emails).toHaveLength(1)
    const email = emails[0]?.letter
    expect(email).toMatchObject({ to: 'aisha@example.org', subject })
    for (const words of [cancel, 'Mrs Aisha Rahman', 'I want to Gift Aid this donation and any donations'])
      expect(email?.text).toContain(words)
    expect(email?.text).not.toContain('S9 5DH')
  })

  test('is not written before money has come: whoever types an address makes us write to nobody', async () => {
    const masjid = await claiming()
    await give(masjid, yes, {}, 'declined')
    await watch()
    expect((await giving.host.letters(masjid)).filter(({ kind }) => kind.startsWith('gift-aid'))).toEqual([])
    expect(await declarations(masjid)).toMatchObject([{ provedAt: null }])
  })
})

test('declarations are listed for the address they were made with, and for no other', async () => {
  const masjid = await claiming()
  await give(masjid, yes)
  const listed = (email: string) => giving.host.database.forTenant(masjid.id)((tx) => declarationsOf(tx, email))
  expect(await listed('Aisha@Example.org')).toMatchObject([
    { scope: 'past_and_future', wording: 'gift-aid-1', name: 'Mrs Aisha Rahman', address: '4, S9 5DH' },
  ])
  expect(await listed('other@example.org')).toEqual([])
})
