import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { regularGifts, donorCustomers } from '../../../foundation/src/db/regularGifts.ts'
import { type Gateway, OutcomeUnknown } from '../providers/gateway.ts'
import { type Member, memberOf, proveAddress } from '../../../acceptance/src/accounts.ts'
import { retentionTasks } from '../../../server/src/retention/tasks.ts'
import { makeCause } from '../../../acceptance/src/index.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'

let giving: Giving
let mosque: Mosque
let member: Member
let isProviderDown = false
let clock = new Date('2026-03-01T12:00:00Z')
const email = 'aisha@example.org'

const around = (gateway: Gateway): Gateway => ({
  ...gateway,
  changeSubscription(...args) {
    return isProviderDown
      ? Promise.reject(new OutcomeUnknown('Simulated outage.'))
      : gateway.changeSubscription(...args)
  },
})

beforeAll(async () => {
  giving = await startGiving('demonstration', { now: () => clock, around })
})
beforeEach(async () => {
  isProviderDown = false
  clock = new Date(clock.getTime() + 60_000)
  mosque = await giving.mosque()
  await makeCause(giving.server.database, mosque.id, { id: 'every', title: 'Roof', jummah: true })
  member = await memberOf(giving.server, mosque, { email })
})
afterAll(() => giving.close())

const postAsMember = (url: string, body: object = {}) =>
  giving.server.post(mosque, url, body, { 'x-jwt-token': member.token })
const deleteAccount = () => postAsMember('/api/user/delete', { password: member.password })
const rows = () => giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))
const customers = () => giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(donorCustomers))

async function begin(address = email, token = 'demo_succeeds', session = false) {
  const donor = { name: 'Aisha Rahman', email: address }
  const attempt = await giving.attempt(mosque, { causeId: 'every', kind: 'weekly', donor, message: 'For my mother' })
  const headers: Record<string, string> = session ? { 'x-jwt-token': member.token } : {}
  const body = { ...attempt, confirmationTokenId: token }
  return giving.server.post(mosque, '/api/stripePaymentProcess', body, headers)
}

test('a guest’s regular gift joins the account with the same verified address, and is in the export', async () => {
  await begin(' Aisha@Example.org'.trim())
  await begin('somebody@example.org')
  expect((await postAsMember('/api/user/export')).body.data).toMatchObject({ cycles: [] })

  await proveAddress(giving.server, mosque, email)
  const response = await postAsMember('/api/user/export')
  expect(response.body.data).toMatchObject({
    cycles: [{ state: 'scheduled', rhythm: 'weekly', amountMinor: 2500, cause: { id: 'every', title: 'Roof' } }],
  })
  const mine = (await rows()).filter(({ userId }) => userId !== null)
  expect(mine).toMatchObject([{ donorEmail: email }])
})

test('deleting an account ends its regular gifts and erases the donor', async () => {
  await proveAddress(giving.server, mosque, email)
  await begin(email, 'demo_succeeds', true)
  await begin()
  await begin(email, 'demo_3ds')
  await begin('somebody@example.org')
  expect(await deleteAccount()).toMatchObject({ code: 200 })

  const all = await rows()
  const forgotten = all.filter(({ forgottenAt }) => forgottenAt !== null)
  expect(forgotten).toHaveLength(3)
  for (const regularGift of forgotten)
    expect(regularGift).toMatchObject({ donorName: '', donorEmail: '', message: null, userId: null, endedBy: 'giver' })
  expect(forgotten.map(({ state }) => state).toSorted()).toEqual(['ended', 'ended', 'expired'])
  expect(all.filter(({ forgottenAt }) => forgottenAt === null)).toMatchObject([
    { state: 'scheduled', donorEmail: 'somebody@example.org' },
  ])
  expect(await customers()).toMatchObject([{ donorKey: 'somebody@example.org' }])
  const { rows: subscriptions } = await giving.server.database.pool.query<Record<string, unknown>>(
    'select ended_at is null as runs from demo_subscriptions where tenant_id = $1',
    [mosque.id],
  )
  expect(subscriptions.filter(({ runs }) => runs)).toHaveLength(1)
})

test('keeps the account, with a message, while the provider does not respond', async () => {
  await begin(email, 'demo_succeeds', true)
  isProviderDown = true
  expect(await deleteAccount()).toMatchObject({
    code: 503,
    body: { message: expect.stringContaining('hasn’t been deleted') },
  })
  expect(await rows()).toMatchObject([{ donorEmail: email, forgottenAt: null }])
  expect(await postAsMember('/api/user/export')).toMatchObject({ code: 200 })

  isProviderDown = false
  expect(await deleteAccount()).toMatchObject({ code: 200 })
  expect(await rows()).toMatchObject([{ state: 'ended', donorEmail: '' }])
})

test('an unverified address does not end or erase another donor’s regular gifts', async () => {
  await begin()
  expect(await deleteAccount()).toMatchObject({ code: 200 })
  expect(await rows()).toMatchObject([{ state: 'scheduled', donorEmail: email, forgottenAt: null }])
})

test("erases a guest's address with its last regular gift, and keeps it while one is running", async () => {
  await begin('ended@example.org')
  await begin('both@example.org')
  await begin('both@example.org')
  await begin('runs@example.org')
  const { pool } = giving.server.database
  const end = (donor: string, of: 'min' | 'max') =>
    pool.query(
      `update cycles set state = 'ended', ended_at = '2026-06-01' where tenant_id = $1 and donor_email = $2
       and id = (select ${of}(id) from cycles where tenant_id = $1 and donor_email = $2)`,
      [mosque.id, donor],
    )
  await end('ended@example.org', 'min')
  await end('both@example.org', 'min')
  const tidy = (day: string) =>
    retentionTasks({ ...giving.server, now: () => new Date(day), log: giving.server.app.log })['retention-tidy']()
  const keys = async () => (await customers()).map(({ donorKey }) => donorKey).toSorted()
  await tidy('2032-12-31T12:00:00Z')
  expect(await keys()).toEqual(['both@example.org', 'ended@example.org', 'runs@example.org'])
  await tidy('2033-01-01T12:00:00Z')
  expect(await keys()).toEqual(['both@example.org', 'runs@example.org'])
})
