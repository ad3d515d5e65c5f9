import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DonorDetail, DonorDuplicate, DonorListed, GiftAidOverview } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'

const now = new Date('2026-11-25T12:00:00Z')
let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let root: string
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())

async function openMosque(): Promise<void> {
  mosque = await startDeclaring(server.database, { timeZone: 'Europe/London' })
  root = `/mosques/${mosque.slug}`
  path = `${root}/donors`
  treasurer = await staffUser(server, mosque, ['treasurer'], { now })
}
beforeEach(openMosque)

const listDonors = async () => {
  const rows: DonorListed[] = Object((await treasurer.get(path)).body.data)
  return rows
}
const listDuplicates = async () => {
  const rows: DonorDuplicate[] = Object((await treasurer.get(`${root}/donor-duplicates`)).body.data)
  return rows
}
const idOf = async (name: string) => (await listDonors()).find((row) => row.name === name)?.id ?? ''
const merge = (id: string, into: string) => treasurer.post(`${path}/${id}/merge`, { into })
const separate = (id: string) => treasurer.post(`${path}/${id}/separate`)
const changeIn = (body: { data?: unknown }) => {
  const { change = '' }: { change?: string } = Object(body.data)
  return change
}

describe('likely duplicates', () => {
  test('share an inbox, a declared name and home, or a phone number', async () => {
    await mosque.insertGift({ donor_name: 'Yusuf Khan', donor_email: 'yusuf.khan@gmail.com' })
    await mosque.insertGift({ donor_name: 'Y Khan', donor_email: 'YusufKhan+zakat@googlemail.com' })
    await mosque.insertGift({ donor_name: 'Aisha R', donor_email: 'aisha@one.example' })
    await mosque.insertGift({ donor_name: 'Aisha Rahman', donor_email: 'aisha@two.example' })
    await mosque.insertDeclaration({ email: 'aisha@one.example' })
    await mosque.insertDeclaration({ email: 'aisha@two.example' })
    await mosque.insertGift({ donor_name: 'Bilal', donor_email: 'bilal@example.org' })
    await mosque.insertGift({ donor_name: 'Bilal Sr', donor_email: 'bilal+sr@other.example' })
    for (const [name, phone] of [
      ['Bilal', '07700 900123'],
      ['Bilal Sr', '+44 7700 900 123'],
    ] as const)
      await treasurer.post(`${path}/${await idOf(name)}/contact`, {
        phone,
        email: 'unknown',
        call: 'unknown',
        post: 'unknown',
      })
    // The same home under another name, and a declaration without a payment, do not count.
    await mosque.insertGift({ donor_name: 'Musa Rahman', donor_email: 'musa@example.org' })
    await mosque.insertDeclaration({ email: 'musa@example.org', first_name: 'Musa' })
    await mosque.insertGift({ donor_name: 'Typed', donor_email: 'typed@example.org' })
    await mosque.insertDeclaration({ email: 'typed@example.org', proved_at: null })
    const pairs = (await listDuplicates()).map(({ why, donors }) => [
      why.join(),
      donors
        .map(({ name }) => name)
        .toSorted()
        .join(' & '),
    ])
    expect(pairs.toSorted(([a = ''], [b = '']) => a.localeCompare(b))).toEqual([
      ['email', 'Y Khan & Yusuf Khan'],
      ['home', 'Aisha R & Aisha Rahman'],
      ['phone', 'Bilal & Bilal Sr'],
    ])
  })

  test('are not proposed again once merged or dismissed', async () => {
    for (const index of [1, 2, 3])
      await mosque.insertGift({ donor_name: `P${index}`, donor_email: `p+${index}@example.org` })
    const [firstId, secondId, thirdId] = [await idOf('P1'), await idOf('P2'), await idOf('P3')]
    expect(await listDuplicates()).toHaveLength(3)
    expect((await treasurer.post(`${root}/donor-duplicates`, { first: thirdId, second: firstId })).code).toBe(200)
    expect(await listDuplicates()).toHaveLength(2)
    expect((await merge(firstId, secondId)).code).toBe(200)
    expect((await listDuplicates()).map(({ donors }) => donors.map(({ name }) => name).toSorted())).toEqual([
      ['P2', 'P3'],
    ])
  })
})

describe('merged donors', () => {
  test('appear once in the list, are found by either name, and share a page', async () => {
    await mosque.insertGift({ donor_name: 'Yusuf Khan', donor_email: 'y@example.org', amount_minor: 1000 })
    await mosque.insertGift({ donor_name: 'Joseph', donor_email: 'j@example.org', amount_minor: 500 })
    const [khan, joseph] = [await idOf('Yusuf Khan'), await idOf('Joseph')]
    const mergeResponse = await merge(joseph, khan)
    expect(await listDonors()).toMatchObject([
      { id: khan, name: 'Yusuf Khan', people: 2, gifts: 2, totals: [{ currency: 'gbp', amountMinor: 1500 }] },
    ])
    expect((await treasurer.get(`${path}?search=jos%20khan`)).body.data).toMatchObject([{ id: khan }])
    const detail: DonorDetail = Object((await treasurer.get(`${path}/${joseph}`)).body.data)
    expect(detail).toMatchObject({ id: khan, entries: [{ id: khan }, { id: joseph, mergedInto: khan }] })
    expect((await treasurer.post(`${root}/log/${changeIn(mergeResponse.body)}/undo`)).code).toBe(200)
    expect((await listDonors()).map(({ name }) => name)).toEqual(['Joseph', 'Yusuf Khan'])
    expect((await treasurer.post(`${root}/log/${changeIn(mergeResponse.body)}/undo`)).code).toBe(409)
  })

  test('cannot be merged into themselves, into a merged donor, or into another mosque’s', async () => {
    for (const index of [1, 2, 3])
      await mosque.insertGift({ donor_name: `P${index}`, donor_email: `p${index}@example.org` })
    const [firstId, secondId] = [await idOf('P1'), await idOf('P2')]
    const firstMosque = { path, treasurer }
    await openMosque()
    await mosque.insertGift({ donor_name: 'Theirs', donor_email: 'otherId@example.org' })
    const otherId = await idOf('Theirs')
    ;({ path, treasurer } = firstMosque)
    expect((await merge(firstId, firstId)).code).toBe(409)
    expect((await merge(firstId, otherId)).code).toBe(404)
    expect((await separate(firstId)).code).toBe(409)
    expect((await merge(firstId, secondId)).code).toBe(200)
    // A merged entry's id refers to the donor it is merged into.
    expect((await merge(secondId, firstId)).code).toBe(409)
  })

  test('a statement goes to one address, with only the gifts given from it', async () => {
    await mosque.insertGift({ donor_name: 'Yusuf Khan', donor_email: 'y@example.org', amount_minor: 1234 })
    await mosque.insertGift({ donor_name: 'Joseph', donor_email: 'j@example.org', amount_minor: 5678 })
    const [khan, joseph] = [await idOf('Yusuf Khan'), await idOf('Joseph')]
    await merge(joseph, khan)
    const response = await treasurer.post(`${path}/${khan}/statement`, {
      entry: joseph,
      from: '2026-04-06',
      send: false,
    })
    expect(response.body.data).toMatchObject({
      email: { to: 'j@example.org', text: expect.stringContaining('£56.78') },
    })
    expect(JSON.stringify(response.body)).not.toContain('12.34')
  })
})

test(
  'merging and undoing in any order leaves totals and claims unchanged, to the penny',
  { tags: ['slow'] },
  async () => {
    const people = 5
    const amounts = [1001, 2503, 707, 9999, 3131]
    for (let index = 0; index < people; index += 1) {
      const email = `p${index}@example.org`
      const declarationId = await mosque.insertDeclaration({ email, first_name: 'Same', last_name: 'Name' })
      await mosque.insertGift({
        donor_name: 'Same Name',
        donor_email: email,
        amount_minor: amounts[index] ?? 0,
        gift_aid: 'yes',
        declaration_id: index % 2 ? declarationId : null,
      })
    }
    const ids = (await listDonors()).map(({ id }) => id)
    const total = amounts.reduce((sum, amount) => sum + amount, 0)
    const readClaimable = async () => {
      const { claimable: gifts }: GiftAidOverview = Object((await treasurer.get(`${root}/gift-aid`)).body.data)
      return gifts
    }
    const readDeclarations = async () => {
      const text = 'select id, user_id, declaration_id, donor_id from gifts where tenant_id = $1 order by id'
      return (await server.database.pool.query<Record<string, string | null>>(text, [mosque.id])).rows
    }
    const [initialClaimable, initialDeclarations] = [await readClaimable(), await readDeclarations()]
    expect(initialClaimable?.gifts).toBeGreaterThan(0)
    const anyIndex = fc.integer({ min: 0, max: people - 1 })
    const step = fc.oneof(fc.record({ merge: anyIndex, into: anyIndex }), fc.record({ separate: anyIndex }))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const action of steps) {
          if ('merge' in action) await merge(ids[action.merge] ?? '', ids[action.into] ?? '')
          else await separate(ids[action.separate] ?? '')
          const rows = await listDonors()
          expect(rows.reduce((sum, { people: entries }) => sum + entries, 0)).toBe(people)
          expect(rows.flatMap(({ totals }) => totals).reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(
            total,
          )
        }
        expect(await readClaimable()).toEqual(initialClaimable)
        expect(await readDeclarations()).toEqual(initialDeclarations)
        // Separating them one by one lists each donor separately again.
        for (const id of ids) await separate(id)
        expect((await listDonors()).map(({ id }) => id)).toEqual(ids)
      }),
      { numRuns: process.env.MINARET_YEARS === undefined ? 8 : 200 },
    )
  },
)

test('either merged donor’s objection applies to both, and remains after they are separated', async () => {
  await mosque.insertGift({ donor_name: 'Maryam', donor_email: 'maryam@example.org' })
  await mosque.insertGift({ donor_name: 'Maryam K', donor_email: 'mk@example.org' })
  const [firstId, secondId] = [await idOf('Maryam'), await idOf('Maryam K')]
  const preferences = { phone: '', email: 'unknown', call: 'unknown', post: 'unknown' }
  await treasurer.post(`${path}/${firstId}/contact`, { ...preferences, email: 'no', post: 'yes' })
  await treasurer.post(`${path}/${secondId}/contact`, { ...preferences, email: 'yes', call: 'no' })
  await merge(firstId, secondId)
  const readContact = async (id: string) => {
    const { contact }: DonorDetail = Object((await treasurer.get(`${path}/${id}`)).body.data)
    return contact
  }
  expect(await readContact(secondId)).toMatchObject({ email: 'no', call: 'no', post: 'unknown' })
  await separate(firstId)
  expect(await readContact(secondId)).toMatchObject({ email: 'no', call: 'no' })
})
