import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Approvals, DonorData, DonorListed, GiftAidOverview } from '@minaret/contract/desk'
import { personalData } from '../../../../server/src/features.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { insertRows } from '../../../../testkit/src/insertRows.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'
import { donorEraseTasks } from './erase.ts'

const now = new Date('2026-11-25T12:00:00Z')
const email = 'aisha@example.org'
let server: TestServer
let mosque: DeclaringMosque
let owner: DeskUser
let second: DeskUser
let root: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())

beforeEach(async () => {
  mosque = await startDeclaring(server.database, { timeZone: 'Europe/London' })
  root = `/mosques/${mosque.slug}`
  owner = await staffUser(server, mosque, ['owner'], { now })
  second = await staffUser(server, mosque, ['owner'], { name: 'Musa Bello', now })
})

/** Returns the path of the data page of the donor with an address. */
async function findDataPath(address = email): Promise<string> {
  const donors: DonorListed[] = Object((await owner.get(`${root}/donors`)).body.data)
  return `${root}/donors/${donors.find((row) => row.email === address)?.id}/data`
}
const readData = async (path: string) => {
  const data: DonorData = Object((await owner.get(path)).body.data)
  return data
}
const readRows = async (table: string, columns: string, order = '1') => {
  const query = `select ${columns} from ${table} where tenant_id = $1 order by ${order}`
  return (await server.database.pool.query<Record<string, unknown>>(query, [mosque.id])).rows
}

/** Inserts other data of two people: messages, one of them to the imam, and newsletter subscriptions. */
async function addMessages(): Promise<void> {
  const message = { name: 'Aisha', email, email_key: email, message: 'Salam', created_at: now.toISOString() }
  const otherPerson = { email: 'yusuf@example.org', email_key: 'yusuf@example.org' }
  await insertRows(server.database, mosque.id, 'contact_messages', [
    { ...message, id: 'm'.repeat(22), topic: 'general' },
    { ...message, id: 'i'.repeat(22), topic: 'imam' },
    { ...message, ...otherPerson, id: 'o'.repeat(22), topic: 'general' },
  ])
  const subscriber = {
    state: 'confirmed',
    asked_at: now.toISOString(),
    confirmed_at: now.toISOString(),
    wording: 'newsletter 1',
  }
  await insertRows(server.database, mosque.id, 'subscribers', [
    { ...subscriber, id: 's'.repeat(22), email, email_key: email },
    { ...subscriber, ...otherPerson, id: 't'.repeat(22) },
  ])
}

/** Claims everything claimable now. */
async function claimAll(): Promise<void> {
  const { claimable }: GiftAidOverview = Object((await owner.get(`${root}/gift-aid`)).body.data)
  const claim = { gifts: claimable?.gifts, amountMinor: claimable?.amountMinor, include: [] }
  expect((await owner.post(`${root}/gift-aid/claims`, claim)).code).toBe(200)
}

/** Approves the only waiting request, and runs the deletion job. */
async function approve(entry: string): Promise<void> {
  const { waiting }: Approvals = Object((await second.get(`${root}/approvals`)).body.data)
  expect(waiting.map(({ sentence }) => sentence)).toEqual(['Delete all data about the donor a…@example.org'])
  expect((await second.post(`${root}/approvals/${waiting[0]?.id}/approve`)).code).toBe(200)
  const { rows } = await server.database.pool.query<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs where key = $1`,
    [`donor-erase ${entry}`],
  )
  expect(rows).toHaveLength(1)
  const tasks = donorEraseTasks({ database: server.database, now: () => now, personalData })
  // A job may run twice.
  for (const { payload } of [...rows, ...rows]) await tasks['donor-erase'](payload)
}

test('a copy contains everything held about the address, and nothing about others', async () => {
  await mosque.insertGift({ note: 'slip 12', how: 'cash', intent_id: 'offline:1' })
  await mosque.insertGift({ donor_name: 'Yusuf Khan', donor_email: 'yusuf@example.org' })
  await mosque.insertDeclaration()
  await addMessages()
  const path = await findDataPath()
  expect(await readData(path)).toEqual({
    email,
    gifts: 1,
    regularGifts: 0,
    declarations: 1,
    declarationsKept: 0,
    applications: 0,
    registrations: 0,
    newsletter: true,
    // Messages to the imam are visible to the imam only.
    messages: 1,
  })
  const { name, base64 }: { name: string; base64: string } = Object((await owner.post(`${path}/export`)).body.data)
  expect(name).toBe(`donor-${mosque.slug}-2026-11-25.json`)
  const json = Buffer.from(base64, 'base64').toString('utf8')
  expect(JSON.parse(json)).toMatchObject({
    donor: { name: 'Aisha Rahman', email },
    gifts: [{ amountMinor: 2500, state: 'paid' }],
    declarations: [{ name: 'Mrs Aisha Rahman', address: '4, S9 5DH' }],
    newsletter: { email, state: 'confirmed' },
    messages: [{ message: 'Salam' }],
  })
  expect(json).not.toContain('yusuf')
  expect((await readRows('desk_log', 'kind')).map(({ kind }) => kind)).toContain('donorExported')
})

test('a deletion needs two owners; the ledger stays, and claimed declarations are kept for HMRC', async () => {
  await mosque.insertGift()
  await mosque.insertDeclaration()
  await claimAll()
  await mosque.insertGift({ donor_email: 'Aisha@Example.org', paid_at: '2026-07-01T10:00:00Z', note: null })
  await mosque.insertGift({ donor_name: 'Yusuf Khan', donor_email: 'yusuf@example.org' })
  await addMessages()
  const [ledger, lines] = [await readRows('ledger_entries', '*'), await readRows('gift_aid_lines', '*')]
  const path = await findDataPath()
  expect(await readData(path)).toMatchObject({ gifts: 2, declarations: 1, declarationsKept: 1 })
  expect(await owner.post(`${path}/delete`)).toMatchObject({
    code: 200,
    body: { message: expect.stringContaining('approve') },
  })
  expect(await readRows('subscribers', 'email')).toHaveLength(2)
  await approve(path.split('/').at(-2) ?? '')

  expect(
    await readRows('gifts', 'donor_name, donor_email, note, forgotten_at is not null as forgotten', 'donor_name'),
  ).toEqual([
    { donor_name: '', donor_email: '', note: null, forgotten: true },
    { donor_name: '', donor_email: '', note: null, forgotten: true },
    { donor_name: 'Yusuf Khan', donor_email: 'yusuf@example.org', note: null, forgotten: false },
  ])
  expect(await readRows('ledger_entries', '*')).toEqual(ledger)
  expect(await readRows('gift_aid_lines', '*')).toEqual(lines)
  expect(await readRows('gift_aid_declarations', 'email, last_name, cancelled_by')).toEqual([
    { email: '', last_name: 'Rahman', cancelled_by: 'forgotten' },
  ])
  expect(await readRows('donors', 'email')).toEqual([{ email: 'yusuf@example.org' }])
  expect(await readRows('contact_messages', 'email')).toEqual([{ email: 'yusuf@example.org' }])
  expect(await readRows('subscribers', 'email')).toEqual([{ email: 'yusuf@example.org' }])
  const logs = JSON.stringify([await readRows('desk_log', '*'), await readRows('approvals', '*')])
  expect(logs).toContain('donorErased')
  expect(logs).not.toContain(email)
})

test('deletes an unclaimed declaration', async () => {
  await mosque.insertGift()
  await mosque.insertDeclaration()
  const path = await findDataPath()
  await owner.post(`${path}/delete`)
  await approve(path.split('/').at(-2) ?? '')
  expect(await readRows('gift_aid_declarations', 'id')).toEqual([])
})

test('a deletion is refused for a donor with an account, or with a running regular gift', async () => {
  await mosque.insertGift()
  const path = await findDataPath()
  const account = { id: 'u'.repeat(22), name: 'Aisha', email, email_key: email, password_hash: 'x' }
  await insertRows(server.database, mosque.id, 'users', [{ ...account, verified_at: now.toISOString() }])
  expect(await readData(path)).toMatchObject({ problem: expect.stringContaining('has an account') })
  expect((await owner.post(`${path}/export`)).code).toBe(409)
  expect((await owner.post(`${path}/delete`)).code).toBe(409)

  await server.database.pool.query('delete from users where tenant_id = $1', [mosque.id])
  const regularGift = {
    id: 'c'.repeat(22),
    attempt_id: randomUUID(),
    pass_hash: '\\x01',
    cause_id: 'general',
    fund: 'general',
    rhythm: 'weekly',
    amount_minor: 500,
    currency: 'gbp',
    mode: 'live',
    account_id: 'live',
    state: 'active',
    starts_at: now.toISOString(),
    starts_on: '2026-11-27',
    next_on: '2026-11-27',
    donor_name: 'Aisha Rahman',
    donor_email: email,
  }
  await insertRows(server.database, mosque.id, 'cycles', [regularGift])
  expect(await readData(path)).toMatchObject({ regularGifts: 1, problem: expect.stringContaining('hasn’t ended') })
  expect((await owner.post(`${path}/delete`)).code).toBe(409)
  // A regular gift started after the request stops the job.
  await server.database.pool.query(`delete from cycles where tenant_id = $1`, [mosque.id])
  expect((await owner.post(`${path}/delete`)).code).toBe(200)
  await insertRows(server.database, mosque.id, 'cycles', [regularGift])
  await expect(approve(path.split('/').at(-2) ?? '')).rejects.toThrow('hasn’t ended')
  expect(await readRows('gifts', 'donor_name')).toEqual([{ donor_name: 'Aisha Rahman' }])
})

test('access is only for owners, of their own mosque, and not in a demonstration', async () => {
  await mosque.insertGift()
  const path = await findDataPath()
  const treasurer = await staffUser(server, mosque, ['treasurer'], { now })
  const visitor = await staffUser(server, mosque, ['owner'], { demonstration: true, now })
  const otherMosque = await startDeclaring(server.database)
  const otherOwner = await staffUser(server, otherMosque, ['owner'], { now })
  const otherPath = path.replace(mosque.slug, otherMosque.slug)
  for (const [user, url, code] of [
    [treasurer, path, 403],
    [visitor, path, 403],
    [otherOwner, otherPath, 404],
  ] as const) {
    expect((await user.get(url)).code).toBe(code)
    expect((await user.post(`${url}/export`)).code).toBe(code)
    expect((await user.post(`${url}/delete`)).code).toBe(code)
  }
})
