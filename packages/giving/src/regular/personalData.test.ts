import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { regularGifts, donorCustomers } from '../../../foundation/src/db/regularGifts.ts'
import { type Gateway, OutcomeUnknown } from '../providers/gateway.ts'
import { type Member, registerMember, verifyAddress } from '../../../acceptance/src/accounts.ts'
import { retentionTasks } from '../../../server/src/retention/tasks.ts'
import { makeCause } from '../../../acceptance/src/index.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'

let giving: Giving
let mosque: Mosque
let member: Member
let isProviderDown = false
let clock = new Date('2026-03-01T12:00:00Z')
const email = 'aisha@example.org'

const wrapGateway = (gateway: Gateway): Gateway => ({
  ...gateway,
  changeSubscription(...args) {
    return isProviderDown
      ? Promise.reject(new OutcomeUnknown('Simulated outage.'))
      : gateway.changeSubscription(...args)
  },
})

beforeAll(async () => {
  giving = await startGiving('demonstration', { now: () => clock, wrapGateway })
})
beforeEach(async () => {
  isProviderDown = false
  clock = new Date(clock.getTime() + 60_000)
  mosque = await giving.mosque()
  await makeCause(giving.server.database, mosque.id, { id: 'every', title: 'Roof', jummah: true })
  member = await registerMember(giving.server, mosque, { email })
})
afterAll(() => giving.close())

const postAsMember = (url: string, body: object = {}) =>
  giving.server.post(mosque, url, body, { 'x-jwt-token': member.token })
const deleteAccount = () => postAsMember('/api/user/delete', { password: member.password })
const readRows = () => giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))
const listCustomers = () => giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(donorCustomers))

async function startRegularGift(donorEmail = email, token = 'demo_succeeds', isLoggedIn = false) {
  const donor = { name: 'Aisha Rahman', email: donorEmail }
  const attempt = await giving.attempt(mosque, { causeId: 'every', kind: 'weekly', donor, message: 'For my mother' })
  const headers: Record<string, string> = isLoggedIn ? { 'x-jwt-token': member.token } : {}
  const body = { ...attempt, confirmationTokenId: token }
  return giving.server.post(mosque, '/api/stripePaymentProcess', body, headers)
}

test('a guest’s regular gift is linked to the account with the same verified address, and exported', async () => {
  await startRegularGift(' Aisha@Example.org'.trim())
  await startRegularGift('other@example.org')
  expect((await postAsMember('/api/user/export')).body.data).toMatchObject({ cycles: [] })

  await verifyAddress(giving.server, mosque, email)
  const response = await postAsMember('/api/user/export')
  expect(response.body.data).toMatchObject({
    cycles: [{ state: 'scheduled', rhythm: 'weekly', amountMinor: 2500, cause: { id: 'every', title: 'Roof' } }],
  })
  const linkedRows = (await readRows()).filter(({ userId }) => userId !== null)
  expect(linkedRows).toMatchObject([{ donorEmail: email }])
})

test('deleting an account ends its regular gifts and erases the donor', async () => {
  await verifyAddress(giving.server, mosque, email)
  await startRegularGift(email, 'demo_succeeds', true)
  await startRegularGift()
  await startRegularGift(email, 'demo_3ds')
  await startRegularGift('other@example.org')
  expect(await deleteAccount()).toMatchObject({ code: 200 })

  const allRows = await readRows()
  const erasedRows = allRows.filter(({ forgottenAt }) => forgottenAt !== null)
  expect(erasedRows).toHaveLength(3)
  for (const regularGift of erasedRows)
    expect(regularGift).toMatchObject({ donorName: '', donorEmail: '', message: null, userId: null, endedBy: 'giver' })
  expect(erasedRows.map(({ state }) => state).toSorted()).toEqual(['ended', 'ended', 'expired'])
  expect(allRows.filter(({ forgottenAt }) => forgottenAt === null)).toMatchObject([
    { state: 'scheduled', donorEmail: 'other@example.org' },
  ])
  expect(await listCustomers()).toMatchObject([{ donorKey: 'other@example.org' }])
  const { rows: subscriptions } = await giving.server.database.pool.query<Record<string, unknown>>(
    'select ended_at is null as runs from demo_subscriptions where tenant_id = $1',
    [mosque.id],
  )
  expect(subscriptions.filter(({ runs }) => runs)).toHaveLength(1)
})

test('does not delete the account while the provider does not respond, and says so', async () => {
  await startRegularGift(email, 'demo_succeeds', true)
  isProviderDown = true
  expect(await deleteAccount()).toMatchObject({
    code: 503,
    body: { message: expect.stringContaining('hasn’t been deleted') },
  })
  expect(await readRows()).toMatchObject([{ donorEmail: email, forgottenAt: null }])
  expect(await postAsMember('/api/user/export')).toMatchObject({ code: 200 })

  isProviderDown = false
  expect(await deleteAccount()).toMatchObject({ code: 200 })
  expect(await readRows()).toMatchObject([{ state: 'ended', donorEmail: '' }])
})

test('an unverified address does not end or erase another donor’s regular gifts', async () => {
  await startRegularGift()
  expect(await deleteAccount()).toMatchObject({ code: 200 })
  expect(await readRows()).toMatchObject([{ state: 'scheduled', donorEmail: email, forgottenAt: null }])
})

test("erases a guest's address with its last regular gift, and keeps it while one is running", async () => {
  await startRegularGift('ended@example.org')
  await startRegularGift('both@example.org')
  await startRegularGift('both@example.org')
  await startRegularGift('runs@example.org')
  const { pool } = giving.server.database
  const endGift = (donor: string, aggregate: 'min' | 'max') =>
    pool.query(
      `update cycles set state = 'ended', ended_at = '2026-06-01' where tenant_id = $1 and donor_email = $2
       and id = (select ${aggregate}(id) from cycles where tenant_id = $1 and donor_email = $2)`,
      [mosque.id, donor],
    )
  await endGift('ended@example.org', 'min')
  await endGift('both@example.org', 'min')
  const runRetention = (day: string) =>
    retentionTasks({ ...giving.server, now: () => new Date(day), log: giving.server.app.log })['retention-tidy']()
  const listDonorKeys = async () => (await listCustomers()).map(({ donorKey }) => donorKey).toSorted()
  await runRetention('2032-12-31T12:00:00Z')
  expect(await listDonorKeys()).toEqual(['both@example.org', 'ended@example.org', 'runs@example.org'])
  await runRetention('2033-01-01T12:00:00Z')
  expect(await listDonorKeys()).toEqual(['both@example.org', 'runs@example.org'])
})
