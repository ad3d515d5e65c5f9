import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAccounts, type Accounts } from '../../../acceptance/src/accounts.ts'
import type { TestTenant } from '../../../acceptance/src/index.ts'

let host: Accounts
let mosque: TestTenant
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  host = await startAccounts({ now: () => clock, proxies: 1 })
})
beforeEach(async () => {
  clock = new Date(clock.getTime() + 60_000)
  mosque = await host.tenant({ paymentMode: 'none' })
})
afterAll(() => host.close())

const aisha = { name: 'Aisha Rahman', email: 'Aisha@example.org', password: 'correct horse battery' }
const register = (body: object = aisha, tenant = mosque) => host.post(tenant, '/api/user/register', body)
const verify = (reference: string, password = aisha.password, tenant = mosque) =>
  host.post(tenant, '/api/user/verify', { reference, password })
const login = (email: string, password: string, tenant = mosque) =>
  host.post(tenant, '/api/user/login', { email, password })
const users = async (tenant = mosque) =>
  (await host.database.pool.query<Record<string, unknown>>('select * from users where tenant_id = $1', [tenant.id]))
    .rows
const advance = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

test('the emailed link and the chosen password open the account', async () => {
  const response = await register({ ...aisha, contactNumber: '7911 123 456' })
  expect(response).toMatchObject({ code: 200, body: { data: { next: 'mail' } } })
  expect(await users()).toEqual([])

  await host.processRequests()
  const reference = await host.readLinkReference(mosque, 'register')
  const [email] = await host.emails(mosque)
  expect(email?.email).toMatchObject({ to: 'Aisha@example.org' })
  expect(email?.email.text).toContain(`https://${mosque.hostname}/user/confirm/${reference}`)
  expect(email?.email.text).not.toContain(aisha.name)

  const confirmation = await verify(reference)
  expect(confirmation).toMatchObject({
    code: 200,
    headers: { 'x-jwt-token': expect.any(String) },
    body: { data: { token: expect.any(String), name: 'Aisha Rahman' } },
  })
  expect(await users()).toMatchObject([
    { email: 'Aisha@example.org', email_key: 'aisha@example.org', contact_number: '7911123456' },
  ])
  expect(await login('aisha@EXAMPLE.org', aisha.password)).toMatchObject({ code: 200 })
})

test('a link with a wrong password opens no account and stays valid for the right one', async () => {
  await register()
  await host.processRequests()
  const reference = await host.readLinkReference(mosque, 'register')
  const refusal = await verify(reference, 'a guess of mine')
  expect(refusal).toMatchObject({ code: 401 })
  expect(refusal.body.data).not.toHaveProperty('code')
  expect(await users()).toEqual([])
  advance(1)
  expect(await verify(reference)).toMatchObject({ code: 200 })
})

test('a link works once, for a day and at no other mosque', async () => {
  const otherMosque = await host.tenant({ paymentMode: 'none' })
  await register()
  await host.processRequests()
  const reference = await host.readLinkReference(mosque, 'register')
  expect(await verify(reference, aisha.password, otherMosque)).toMatchObject({ code: 410 })
  advance(24 * 60 + 1)
  expect(await verify(reference)).toMatchObject({ code: 410 })

  await register()
  await host.processRequests()
  const newReference = await host.readLinkReference(mosque, 'register')
  const responses = await Promise.all([verify(newReference), verify(newReference)])
  expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 410])
  expect(await users(otherMosque)).toEqual([])
  // A second click on the link.
  expect((await verify(newReference)).body.message).toMatch(/already been used.*please log in/)
})

test('an email with an account gets the same response, and its owner is emailed', async () => {
  const member = await host.createMember(mosque)
  advance(1)
  const response = await register({ ...aisha, email: member.email.toUpperCase() })
  const unknownResponse = await register({ ...aisha, email: 'new@example.org' })
  expect(response.body).toEqual(unknownResponse.body)
  await host.processRequests()
  const emails = await host.emails(mosque)
  expect(emails.findLast(({ kind }) => kind === 'account-exists')?.email).toMatchObject({ to: member.email })
  expect(emails.filter(({ email }) => email.to === member.email).map(({ kind }) => kind)).toEqual([
    'register',
    'account-exists',
  ])
  expect(await login(member.email, aisha.password)).toMatchObject({ code: 200 })
})

test('of two registrations of one email the first to be confirmed wins, and the other link expires', async () => {
  await register()
  await host.processRequests()
  const ownLink = await host.readLinkReference(mosque, 'register')
  advance(1)
  await register({ ...aisha, password: 'somebody elses words' })
  await host.processRequests()
  const otherLink = await host.readLinkReference(mosque, 'register')
  expect(await verify(ownLink)).toMatchObject({ code: 200 })
  advance(1)
  expect(await verify(otherLink, 'somebody elses words')).toMatchObject({ code: 410 })
  expect(await login(aisha.email, aisha.password)).toMatchObject({ code: 200 })
})

test('a demonstration opens the account at once with a notice, and an existing email gets the same response', async () => {
  const demo = await host.tenant()
  const first = await register(aisha, demo)
  expect(first).toMatchObject({ code: 200, body: { data: { next: 'login' } } })
  expect(first.body.message).toContain('demonstration')
  advance(1)
  const secondResponse = await register({ ...aisha, password: 'another set of words' }, demo)
  expect(secondResponse.body).toEqual(first.body)
  expect(await login(aisha.email, aisha.password, demo)).toMatchObject({ code: 200 })
  expect(await login(aisha.email, 'another set of words', demo)).toMatchObject({ code: 401 })
  await host.processRequests()
  expect((await host.emails(demo)).map(({ kind }) => kind)).toEqual(['account-exists'])
})

test('a bot that fills in the hidden field gets a success response without effect', async () => {
  const botResponse = await register({ ...aisha, website: 'https://spam.example' })
  expect(botResponse.body).toEqual((await register({ ...aisha, email: 'person@example.org' })).body)
  await host.processRequests()
  expect((await host.emails(mosque)).map(({ email }) => email.to)).toEqual(['person@example.org'])
})

test.each([
  ['a leaked password', { password: 'password123' }, 'password'],
  ['a short password', { password: 'seven77' }, 'password'],
  ['a number of nine digits', { contactNumber: '791112345' }, 'contactNumber'],
  ['an invalid email', { email: 'aisha' }, 'email'],
  ['a blank name', { name: '  ' }, 'name'],
])('%s is rejected with an error at its field', async (_, overrides, field) => {
  const refusal = await register({ ...aisha, ...overrides })
  expect(refusal).toMatchObject({ code: 422, body: { data: { errors: { [field]: expect.any(String) } } } })
})

test('repeated registrations are slowed down, with the time to wait', async () => {
  await register()
  expect(await register()).toMatchObject({ code: 429, headers: { 'retry-after': '1' } })
  advance(1)
  expect(await register()).toMatchObject({ code: 200 })
})

test('a mailbox is not flooded by registrations from many addresses', async () => {
  for (let index = 0; index < 12; index += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${index}` }
    expect((await host.post(mosque, '/api/user/register', aisha, headers)).code).toBe(200)
    await host.processRequests()
  }
  expect(await host.emails(mosque)).toHaveLength(2)
  advance(60)
  await register()
  await host.processRequests()
  expect(await host.emails(mosque)).toHaveLength(3)
})

test('the queue and the reference contain no password, and the queue no email', async () => {
  await register()
  const jobs = await host.database.pool.query('select payload from graphile_worker._private_jobs')
  expect(JSON.stringify(jobs.rows)).not.toMatch(/aisha|rahman|argon|horse/i)
  await host.processRequests()
  const references = await host.database.pool.query('select * from link_references where tenant_id = $1', [mosque.id])
  expect(JSON.stringify(references.rows)).not.toContain('horse')
})

test('the same email at another mosque is a separate account', async () => {
  const member = await host.createMember(mosque)
  const otherMosque = await host.tenant({ paymentMode: 'none' })
  expect(await login(member.email, member.password, otherMosque)).toMatchObject({ code: 401 })
  expect(
    await host.createMember(otherMosque, { email: member.email, password: 'quite other words here' }),
  ).toMatchObject({
    token: expect.stringContaining('.'),
  })
})

test('the audit log records every step without the email', async () => {
  const member = await host.createMember(mosque)
  const { rows } = await host.database.pool.query('select what, who, detail from audit_entries where tenant_id = $1', [
    mosque.id,
  ])
  expect(rows.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['register asked', 'account opened']),
  )
  expect(JSON.stringify(rows)).not.toContain(member.email)
})
