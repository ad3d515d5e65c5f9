import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Accounts, type Member, startAccounts, readText } from '../../../acceptance/src/accounts.ts'
import type { TestTenant } from '../../../acceptance/src/index.ts'

let host: Accounts
let mosque: TestTenant
/** A member who registered with another person's email while the site was a demonstration. */
let unverifiedMember: Member
let clock = new Date('2026-11-21T12:00:00Z')
const email = 'fatima@example.org'
const ownerPassword = 'staple horse correct battery'

beforeAll(async () => {
  host = await startAccounts({ now: () => clock })
})
beforeEach(async () => {
  advance(180)
  mosque = await host.tenant({ maktabOpen: 'true' })
  await host.post(mosque, '/api/maktab/register', {
    attemptId: crypto.randomUUID(),
    guardian: { name: 'Fatima', email, contactNumber: '9876543210' },
    children: [{ firstName: 'Yusuf', lastName: 'Rahman', dateOfBirth: '2018-05-14', needs: 'An inhaler' }],
    consent: true,
    photos: false,
  })
  await host.post(mosque, '/api/contact', { topic: 'general', name: 'Fatima', email, message: 'Private words' })
  await host.post(mosque, '/api/subscriber', { email })
  unverifiedMember = await host.createMember(mosque, { email })
})
afterAll(() => host.close())

const advance = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const login = (password: string) => host.post(mosque, '/api/user/login', { email, password })
const details = (token: string) => host.postAs({ token }, mosque, '/api/user/details')
const exportData = async (token: string) => (await host.postAs({ token }, mosque, '/api/user/export')).body.data
const kinds = async () => (await host.emails(mosque)).map(({ kind, email }) => `${kind} to ${email.to}`)
const verify = (reference: string, password: string) => host.post(mosque, '/api/user/verify', { reference, password })
const count = async (table: string) =>
  (await host.database.pool.query(`select 1 from ${table} where tenant_id = $1`, [mosque.id])).rowCount

async function goLive() {
  const set = "update settings set value = 'live' where key = 'paymentMode' and tenant_id = $1"
  await host.database.pool.query(set, [mosque.id])
  // Settings are cached: wait until the server has read them.
  const setting = async () => (await host.directory.byHostname(mosque.hostname))?.config.payment.setting
  await expect.poll(setting).toBe('live')
}
async function resetByLink() {
  await host.post(mosque, '/api/sendResetPasswordRequest', { email })
  await host.processRequests()
  const reference = await host.readLinkReference(mosque, 'reset')
  return host.post(mosque, '/api/resetPassword', { reference, password: ownerPassword })
}

test('an account with an unverified email neither sees nor deletes what was submitted with that email', async () => {
  expect(await exportData(unverifiedMember.token)).toMatchObject({
    maktab: [],
    messages: [],
    newsletter: {},
    account: { email },
  })
  const response = await host.postAs(unverifiedMember, mosque, '/api/user/delete', {
    password: unverifiedMember.password,
  })
  expect(response).toMatchObject({ code: 200 })
  expect(await Promise.all(['maktab_registrations', 'contact_messages', 'subscribers'].map(count))).toEqual([1, 1, 1])
})

test('following a link to the email takes over its data and logs the other person out', async () => {
  expect(await resetByLink()).toMatchObject({ code: 200 })
  expect(await details(unverifiedMember.token)).toMatchObject({ code: 401 })
  const { body } = await login(ownerPassword)
  const token = String(Reflect.get(Object(body.data), 'token'))
  expect(await exportData(token)).toMatchObject({
    maktab: [{ children: [{ needs: 'An inhaler' }] }],
    messages: [{ message: 'Private words' }],
    newsletter: { state: 'pending' },
  })
})

test('once the site is live, such an account must first be confirmed by email', async () => {
  await goLive()
  expect(await details(unverifiedMember.token)).toMatchObject({ code: 401 })
  const refusal = await login('not these words')
  advance(180)
  const response = await login(unverifiedMember.password)
  expect([response.code, response.body]).toEqual([401, refusal.body])
  await host.processRequests()
  expect((await kinds()).filter((kind) => kind.startsWith('register'))).toEqual([`register to ${email}`])
  advance(180)
  const confirmation = await verify(await host.readLinkReference(mosque, 'register'), unverifiedMember.password)
  expect(confirmation).toMatchObject({ code: 200, body: { data: { name: 'Aisha Rahman' } } })
  expect(await details(readText(confirmation, 'token'))).toMatchObject({ code: 200, body: { data: { email } } })
  advance(180)
  expect(await login(unverifiedMember.password)).toMatchObject({ code: 200 })
})

test('such an account does not prevent the owner from registering, and is deleted when they do', async () => {
  await goLive()
  advance(180)
  await host.post(mosque, '/api/user/register', { email, name: 'Fatima', password: ownerPassword })
  await host.processRequests()
  expect(await kinds()).toContain(`register to ${email}`)
  const response = await verify(await host.readLinkReference(mosque, 'register'), ownerPassword)
  expect(response).toMatchObject({ code: 200, body: { data: { name: 'Fatima' } } })
  expect(await exportData(readText(response, 'token'))).toMatchObject({ messages: [{ message: 'Private words' }] })
  advance(180)
  expect(await login(unverifiedMember.password)).toMatchObject({ code: 401 })
  expect(await count('users')).toBe(1)
})

test('such an account does not prevent a member from changing to the email', async () => {
  await goLive()
  const member = await host.createMember(mosque)
  await host.postAs(member, mosque, '/api/user/updateDetails', { email, currentPassword: member.password })
  const response = await verify(await host.readLinkReference(mosque, 'new-email'), member.password)
  expect(response).toMatchObject({ code: 200 })
  expect(await details(readText(response, 'token'))).toMatchObject({ body: { data: { email } } })
  expect(await count('users')).toBe(1)
})

test('a verified email stays with its account when another person registers with it', async () => {
  await resetByLink()
  await goLive()
  advance(180)
  await host.post(mosque, '/api/user/register', { email, name: 'Zed', password: 'quite other words here' })
  await host.processRequests()
  // Emails of a request have the test clock's time, others the database's, so their order is arbitrary.
  const emailKinds = await kinds()
  expect(emailKinds).toContain(`account-exists to ${email}`)
  expect(emailKinds).not.toContain(`register to ${email}`)
  expect(await login(ownerPassword)).toMatchObject({ code: 200 })
})
