import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DonorDetail, DonorListed } from '@minaret/contract/desk'
import { users } from '../../../../foundation/src/db/accounts.ts'
import { donors } from '../../../../foundation/src/db/donors.ts'
import { gifts } from '../../../../foundation/src/db/money.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'

const now = new Date('2026-11-25T12:00:00Z')
let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  mosque = await startDeclaring(server.database, { timeZone: 'Europe/London' })
  path = `/mosques/${mosque.slug}/donors`
  treasurer = await staffUser(server, mosque, ['treasurer'], { now })
})

/** Inserts a gift of a donor with their own address. */
const insertGift = (name: string, row: Parameters<DeclaringMosque['insertGift']>[0] = {}) =>
  mosque.insertGift({
    donor_name: name,
    donor_email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.org`,
    ...row,
  })

async function listDonors(search = '', parameters = ''): Promise<DonorListed[]> {
  const { code, body } = await treasurer.get(`${path}?search=${encodeURIComponent(search)}${parameters}`)
  expect(code).toBe(200)
  const rows: DonorListed[] = Object(body.data)
  return rows
}
const listNames = async (search = '') => (await listDonors(search)).map(({ name }) => name)

async function viewDonor(id: string): Promise<DonorDetail> {
  const { code, body } = await treasurer.get(`${path}/${id}`)
  expect(code).toBe(200)
  const detail: DonorDetail = Object(body.data)
  return detail
}
async function idOf(search: string): Promise<string> {
  const [donor] = await listDonors(search)
  if (!donor) throw new Error(`Expected a donor for ${search}.`)
  return donor.id
}

describe('the list of donors', () => {
  test('contains each donor once, by name, with totals from the ledger', async () => {
    const firstGiftId = await insertGift('Yusuf Khan', { amount_minor: 1000 })
    await insertGift('yusuf khan', {
      amount_minor: 2000,
      donor_email: 'Yusuf.Khan@Example.org',
      paid_at: '2026-07-01T10:00:00Z',
    })
    await insertGift('Bilal Ahmed', { donor_email: '' })
    await insertGift('', { donor_email: '' })
    await insertGift('Never Paid', { state: 'created', paid_at: null, intent_id: null })
    await mosque.insertEntry(firstGiftId, 'refunded', -400)
    expect(await listDonors()).toMatchObject([
      { name: 'Bilal Ahmed', email: '', gifts: 1 },
      {
        name: 'yusuf khan',
        people: 1,
        gifts: 2,
        totals: [{ currency: 'gbp', amountMinor: 2600 }],
        lastGift: '2026-07-01',
        regular: false,
      },
    ])
  })

  test.each([
    ['kh', ['Yusuf Khan']],
    ['khan yus', ['Yusuf Khan']],
    ['YUSUF.KHAN@ex', ['Yusuf Khan']],
    ['noor', ['Fatima Al-Noor']],
    ['077009', ['Yusuf Khan']],
    ['+44 7700 900', ['Yusuf Khan']],
    ['0044 7700', ['Yusuf Khan']],
    ['usuf', []],
    ['%', []],
    ['', ['Fatima Al-Noor', 'Yusuf Khan']],
  ])('finds by "%s"', async (search, expected) => {
    await insertGift('Yusuf Khan')
    await insertGift('Fatima Al-Noor')
    await server.database.forTenant(mosque.id)((tx) =>
      tx.update(donors).set({ phone: '07700 900123' }).where(eq(donors.name, 'Yusuf Khan')),
    )
    expect(await listNames(search)).toEqual(expected)
  })

  test('pages through donors with the same name', async () => {
    for (let index = 0; index < 23; index += 1)
      await insertGift('Same Name', { donor_email: `same${index}@example.org` })
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await treasurer.get(`${path}${cursor ? `?after=${cursor}` : ''}`)
      const rows: DonorListed[] = Object(body.data)
      const page: { next?: string } = Object(body.responseData)
      ids.push(...rows.map(({ id }) => id))
      cursor = page.next
    } while (cursor)
    expect(new Set(ids).size).toBe(23)
  })

  test('finds by an account’s phone number once its email address is verified', async () => {
    await insertGift('Yusuf Khan')
    const account = { tenantId: mosque.id, name: 'Yusuf', email: 'yusuf.khan@example.org', passwordHash: 'x' }
    const tenantDb = server.database.forTenant(mosque.id)
    await tenantDb((tx) =>
      tx.insert(users).values({ ...account, emailKey: account.email, contactNumber: '07700 900123' }),
    )
    expect(await listNames('07700900')).toEqual([])
    await tenantDb((tx) => tx.update(users).set({ verifiedAt: now }))
    expect(await listNames('07700900')).toEqual(['Yusuf Khan'])
  })

  test('removes erased donors', async () => {
    await insertGift('Yusuf Khan')
    await insertGift('Bilal Ahmed')
    await server.database.forTenant(mosque.id)((tx) =>
      tx
        .update(gifts)
        .set({ donorName: '', donorEmail: '', forgottenAt: now })
        .where(eq(gifts.donorName, 'Yusuf Khan')),
    )
    expect(await listNames()).toEqual(['Bilal Ahmed'])
    expect(await listNames('khan')).toEqual([])
  })

  test('is logged once an hour, without names', async () => {
    await insertGift('Yusuf Khan')
    await listDonors('y')
    await listDonors('yu')
    const owner = await staffUser(server, mosque, ['owner'], { now })
    const { body } = await owner.get(`/mosques/${mosque.slug}/log`)
    expect(JSON.stringify(body.data).match(/viewed donors/g)).toHaveLength(1)
    expect(JSON.stringify(body.data)).not.toContain('Khan')
  })
})

describe('one donor', () => {
  test('has totals by tax year, declarations, and gifts, newest first', async () => {
    await insertGift('Yusuf Khan', { amount_minor: 1000, paid_at: '2026-04-05T10:00:00Z' })
    await insertGift('Yusuf Khan', { amount_minor: 2000, paid_at: '2026-04-06T00:30:00+01:00' })
    await mosque.insertDeclaration({ email: 'yusuf.khan@example.org', first_name: 'Yusuf', last_name: 'Khan' })
    await mosque.insertDeclaration({ email: 'other@example.org' })
    const id = await idOf('khan')
    expect(await viewDonor(id)).toMatchObject({
      name: 'Yusuf Khan',
      entries: [{ id, email: 'yusuf.khan@example.org' }],
      contact: { phone: '', email: 'unknown', call: 'unknown', post: 'unknown' },
      years: [
        { from: '2026-04-06', to: '2027-04-05', totals: [{ currency: 'gbp', amountMinor: 2000 }] },
        { from: '2025-04-06', to: '2026-04-05', totals: [{ currency: 'gbp', amountMinor: 1000 }] },
      ],
      regular: [],
      declarations: [{ name: 'Mrs Yusuf Khan' }],
    })
    const { body } = await treasurer.get(`${path}/${id}/gifts`)
    expect(body.data).toMatchObject([{ amountMinor: 2000 }, { amountMinor: 1000 }])
  })

  test('of another mosque or mode is not found', async () => {
    const otherMosque = await startDeclaring(server.database)
    await otherMosque.insertGift()
    await mosque.insertGift({ mode: 'test' })
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from donors where tenant_id in ($1, $2)',
      [otherMosque.id, mosque.id],
    )
    expect(rows).toHaveLength(2)
    for (const { id } of rows) {
      expect((await treasurer.get(`${path}/${id}`)).code).toBe(404)
      expect((await treasurer.get(`${path}/${id}/gifts`)).code).toBe(404)
      expect(
        (await treasurer.post(`${path}/${id}/contact`, { phone: '', email: 'no', call: 'no', post: 'no' })).code,
      ).toBe(404)
    }
    expect(await listDonors()).toEqual([])
  })

  test('has contact preferences that staff can change, and undo unless they have changed since', async () => {
    await insertGift('Yusuf Khan')
    const id = await idOf('khan')
    const change = async (email: string, phone = '07700 900123') => {
      const response = await treasurer.post(`${path}/${id}/contact`, { phone, email, call: 'unknown', post: 'yes' })
      expect(response.code).toBe(200)
      const { change: entry }: { change?: string } = Object(response.body.data)
      return entry
    }
    const undo = (entry: string) => treasurer.post(`/mosques/${mosque.slug}/log/${entry}/undo`)
    const firstEntry = (await change('no')) ?? ''
    expect((await viewDonor(id)).contact).toEqual({ phone: '07700 900123', email: 'no', call: 'unknown', post: 'yes' })
    expect(await change('no')).toBeUndefined()
    const secondEntry = (await change('yes')) ?? ''
    expect((await undo(firstEntry)).code).toBe(409)
    expect((await undo(secondEntry)).code).toBe(200)
    expect((await viewDonor(id)).contact).toMatchObject({ phone: '07700 900123', email: 'no' })
    const { rows } = await server.database.pool.query('select content::text from desk_log where tenant_id = $1', [
      mosque.id,
    ])
    expect(JSON.stringify(rows)).not.toMatch(/7700|Khan/)
  })

  test('has a masked address and phone number in a demonstration', async () => {
    await insertGift('Yusuf Khan')
    const id = await idOf('khan')
    await treasurer.post(`${path}/${id}/contact`, { phone: '07700 900123', email: 'no', call: 'no', post: 'no' })
    const visitor = await staffUser(server, mosque, ['treasurer'], { now, demonstration: true })
    const text = JSON.stringify([(await visitor.get(path)).body, (await visitor.get(`${path}/${id}`)).body])
    expect(text).toContain('y…@example.org')
    expect(text).not.toMatch(/yusuf\.khan@|7700/)
  })
})
