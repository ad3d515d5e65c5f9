import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, startAccounts } from '../../../acceptance/src/accounts.ts'
import type { TestTenant } from '../../../acceptance/src/index.ts'
import { budgets } from './kinds.ts'
import { queueEmail } from './queueEmail.ts'

const { perRecipient } = budgets.form

let server: Accounts
let mosque: TestTenant
const start = new Date('2026-11-21T12:00:00Z')
let clock = start
const advanceMinutes = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000))

beforeAll(async () => {
  server = await startAccounts({ now: () => clock })
  mosque = await server.tenant({ paymentMode: 'none', maktabOpen: 'true' })
})
afterAll(() => server.close())

const kindsTo = async (email: string, tenant = mosque) =>
  (await server.emails(tenant)).filter(({ email: message }) => message.to === email).map(({ kind }) => kind)

// Everything a stranger can do with another person's address.
const register = (email: string, tenant = mosque) =>
  server.post(tenant, '/api/user/register', { email, name: 'Somebody', password: 'correct horse battery staple' })
const reset = (email: string, tenant = mosque) => server.post(tenant, '/api/sendResetPasswordRequest', { email })
const subscribe = (email: string) => server.post(mosque, '/api/subscriber', { email })
const enrol = (email: string) =>
  server.post(mosque, '/api/maktab/register', {
    attemptId: randomUUID(),
    guardian: { name: 'Somebody', email, contactNumber: '9876543210' },
    children: [{ firstName: 'Child', lastName: 'Rahman', dateOfBirth: '2018-05-05' }],
    photos: false,
    consent: true,
  })

test(`an address gets at most ${perRecipient} emails a day that a stranger can trigger, of any kind, and more the next day`, async () => {
  const email = 'victim@example.org'
  const requests = [register, subscribe, reset, register, subscribe]
  for (let round = 0; round < 5; round += 1)
    for (const request of requests) {
      // Longer than any minimum interval between two emails of a kind.
      advanceMinutes(10)
      expect((await request(email)).code).toBe(200)
      await server.processRequests()
    }
  expect(await kindsTo(email)).toHaveLength(perRecipient)

  advanceMinutes(24 * 60)
  await register(email)
  await server.processRequests()
  expect(await kindsTo(email)).toHaveLength(perRecipient + 1)
})

test('a password reset can be requested any number of times with the same response, and is emailed three times a day', async () => {
  const { email } = await server.createMember(mosque)
  const countBefore = (await kindsTo(email)).length
  const responses = new Set<string>()
  for (let round = 0; round < 5; round += 1) {
    advanceMinutes(round === 4 ? 1 : 6)
    responses.add(JSON.stringify((await reset(email)).body))
    await server.processRequests()
  }
  expect((await kindsTo(email)).slice(countBefore)).toEqual(['reset', 'reset', 'reset'])
  expect([...responses]).toHaveLength(1)
  // A suppressed email does not invalidate the last link; following it resets the count.
  const emails = (await server.emails(mosque)).filter(
    ({ kind, email: message }) => kind === 'reset' && message.to === email,
  )
  const reference = /resetpassword\/([\w-]{43})/.exec(emails.at(-1)?.email.text ?? '')?.[1]
  const response = await server.post(mosque, '/api/resetPassword', {
    reference,
    password: 'a fresh and long passphrase',
  })
  expect(response.code).toBe(200)
  advanceMinutes(10)
  await reset(email)
  await server.processRequests()
  expect((await kindsTo(email)).filter((kind) => kind === 'reset')).toHaveLength(4)
})

test('following a link resets the count; receipts and notices are never counted', async () => {
  const email = 'reader@example.org'
  for (let round = 0; round < 4; round += 1) {
    advanceMinutes(61)
    await subscribe(email)
  }
  expect(await kindsTo(email)).toHaveLength(3)
  const emails = (await server.emails(mosque)).filter(({ email: message }) => message.to === email)
  const reference = /newsletter\/confirm\/([\w-]{43})/.exec(emails.at(-1)?.email.text ?? '')?.[1]
  expect((await server.post(mosque, '/api/subscriber/confirm', { reference })).code).toBe(200)
  advanceMinutes(10)
  await register(email)
  await server.processRequests()
  expect((await kindsTo(email)).toSorted()).toEqual([
    'newsletter-confirm',
    'newsletter-confirm',
    'newsletter-confirm',
    'newsletter-welcome',
    'register',
  ])
  await server.database.forTenant(mosque.id)(async (tx) => {
    for (const cause of ['1', '2', '3', '4', '5'])
      await queueEmail(tx, { kind: 'receipt', cause, email: { to: email, subject: 'x', text: 'x', html: 'x' } })
  })
  expect(await kindsTo(email)).toHaveLength(10)
})

test('each mosque and each address has its own count; different spellings of an address share one', async () => {
  const otherMosque = await server.tenant({ paymentMode: 'none' })
  for (const email of ['shared@example.org', 'SHARED@example.org', ' shared@example.org', 'Shared@example.org']) {
    advanceMinutes(10)
    await register(email.trim())
    await server.processRequests()
  }
  const sharedEmails = (await server.emails(mosque)).filter(
    ({ email }) => email.to.toLowerCase() === 'shared@example.org',
  )
  expect(sharedEmails).toHaveLength(3)
  await register('shared@example.org', otherMosque)
  await register('someone@example.org')
  await server.processRequests()
  expect(await kindsTo('shared@example.org', otherMosque)).toHaveLength(1)
  expect(await kindsTo('someone@example.org')).toHaveLength(1)
})

test('confirms only three of many forms submitted at once with one address', async () => {
  const email = 'crowd@example.org'
  const responses = await Promise.all(Array.from({ length: 8 }, () => enrol(email)))
  expect(new Set(responses.map(({ code }) => code))).toEqual(new Set([200]))
  expect(await kindsTo(email)).toHaveLength(3)
})
