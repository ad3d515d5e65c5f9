import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  contactMessages,
  courseApplicants,
  maktabChildren,
  maktabRegistrations,
  subscribers,
} from '../../../foundation/src/db/people.ts'
import { courses } from '../../../foundation/src/db/site.ts'
import { needsContext } from '../maktab/needs.ts'
import { type Member, registerMember, verifyAddress } from '../../../acceptance/src/accounts.ts'
import { type Giving, type Mosque, startGiving } from '../../../acceptance/src/stripe/giving.ts'

let giving: Giving
let mosque: Mosque
let member: Member
let clock = new Date('2026-03-01T12:00:00Z')
const email = 'aisha@example.org'

beforeAll(async () => {
  giving = await startGiving('demonstration', { now: () => clock })
})
beforeEach(async () => {
  clock = new Date(clock.getTime() + 60_000)
  mosque = await giving.mosque()
  member = await registerMember(giving.server, mosque, { email })
  await verifyAddress(giving.server, mosque, email)
})
afterAll(() => giving.close())

const post = (url: string, body: object = {}, tenant = mosque) =>
  giving.server.post(tenant, url, body, { 'x-jwt-token': member.token })
const deleteAccount = (password = member.password) => post('/api/user/delete', { password })

async function donate(address: string, isLoggedIn: boolean) {
  const attempt = await giving.attempt(mosque, { donor: { name: 'Aisha Rahman', email: address } })
  const headers: Record<string, string> = isLoggedIn ? { 'x-jwt-token': member.token } : {}
  const body = { ...attempt, confirmationTokenId: 'demo_succeeds' }
  await giving.server.post(mosque, '/api/stripePaymentProcess', body, headers)
}

/** Inserts a row of every kind that a mosque stores about an email. */
async function insertPersonalData(address: string, key: string) {
  const tenantKey = { tenantId: mosque.id }
  const family = `family-${key}`
  await giving.server.database.forTenant(mosque.id)(async (tx) => {
    await tx
      .insert(courses)
      .values({ ...tenantKey, id: 'arabic', title: 'Arabic', summary: 's', body: 'b', places: 5 })
      .onConflictDoNothing()
    await tx.update(courses).set({ placesTaken: 2 })
    const applicant = { ...tenantKey, attemptId: randomUUID(), name: 'Aisha Rahman', email: address, emailKey: key }
    await tx
      .insert(courseApplicants)
      .values({ ...applicant, courseId: 'arabic', state: 'received', message: 'I know the letters' })
    await tx.insert(maktabRegistrations).values({
      ...tenantKey,
      id: family,
      attemptId: randomUUID(),
      guardianName: 'Aisha Rahman',
      guardianEmail: address,
      guardianEmailKey: key,
      guardianNumber: '9876543210',
      secondName: 'Bilal Rahman',
      secondNumber: '9876543211',
      secondRelationship: 'Uncle',
      photos: true,
      wording: 'maktab 1',
    })
    const needs = giving.server.secrets.seal('An inhaler', needsContext(mosque.id, family))
    const child = { ...tenantKey, registrationId: family, position: 0, firstName: 'Yusuf', lastName: 'Rahman' }
    await tx.insert(maktabChildren).values({ ...child, dateOfBirth: '2018-05-14', needs })
    await tx
      .insert(subscribers)
      .values({ ...tenantKey, email: address, emailKey: key, name: 'Aisha', state: 'confirmed', wording: 'n 1' })
    const message = { ...tenantKey, topic: 'general', name: 'Aisha', email: address, emailKey: key }
    await tx
      .insert(contactMessages)
      .values({ ...message, contactNumber: '9876543210', subject: 'Parking', message: 'Is the car park open?' })
  })
}
const count = async (table: string) =>
  (await giving.server.database.pool.query(`select 1 from ${table} where tenant_id = $1`, [mosque.id])).rowCount

test('the export contains everything about the account and its email, and nothing about others', async () => {
  await donate('AISHA@example.org', false)
  await donate('work@example.org', true)
  await insertPersonalData('Aisha@example.org', email)
  await insertPersonalData('somebody@example.org', 'somebody@example.org')
  const response = await post('/api/user/export')
  expect(response).toMatchObject({
    code: 200,
    body: {
      data: {
        made: clock.toISOString(),
        mosque: 'Test Mosque',
        account: { name: 'Aisha Rahman', email },
        gifts: [{ amountMinor: 2500 }, { amountMinor: 2500 }],
        applications: [
          { course: 'Arabic', email: 'Aisha@example.org', message: 'I know the letters', state: 'received' },
        ],
        maktab: [
          {
            guardian: { email: 'Aisha@example.org', contactNumber: '9876543210' },
            secondContact: { name: 'Bilal Rahman', contactNumber: '9876543211', relationship: 'Uncle' },
            children: [{ firstName: 'Yusuf', lastName: 'Rahman', dateOfBirth: '2018-05-14', needs: 'An inhaler' }],
            photos: true,
            wording: 'maktab 1',
          },
        ],
        newsletter: { name: 'Aisha', state: 'confirmed', wording: 'n 1', asked: expect.any(String) },
        messages: [
          {
            topic: 'general',
            name: 'Aisha',
            email: 'Aisha@example.org',
            contactNumber: '9876543210',
            subject: 'Parking',
            message: 'Is the car park open?',
          },
        ],
      },
    },
  })
  expect(JSON.stringify(response.body)).not.toMatch(/somebody|argon2/)
})

test('an account without data exports empty lists, and a session of another mosque is refused', async () => {
  expect(await post('/api/user/export')).toMatchObject({
    code: 200,
    body: { data: { gifts: [], applications: [], maktab: [], newsletter: {}, messages: [] } },
  })
  expect(await giving.server.post(mosque, '/api/user/export', {})).toMatchObject({
    code: 401,
    body: { data: { code: 401 } },
  })
  expect(await post('/api/user/export', {}, await giving.mosque())).toMatchObject({ code: 401 })
})

test('deletion needs the password, and wrong passwords are slowed down', async () => {
  const refusal = await deleteAccount('something else')
  expect(refusal).toMatchObject({ code: 401, body: { data: { errors: { password: expect.any(String) } } } })
  expect(refusal.body.data).not.toHaveProperty('code')
  expect(await deleteAccount()).toMatchObject({ code: 429 })
  expect(await post('/api/user/details')).toMatchObject({ code: 200 })
  expect(await post('/api/user/delete', { password: member.password }, await giving.mosque())).toMatchObject({
    code: 401,
  })
})

test('deletion erases the person everywhere, and the ledger keeps every entry', async () => {
  await donate('Aisha@example.org', false)
  await donate('work@example.org', true)
  await donate('somebody@example.org', false)
  await insertPersonalData('Aisha@example.org', email)
  await insertPersonalData('somebody@example.org', 'somebody@example.org')
  const before = await giving.rows(mosque)

  const response = await deleteAccount()
  expect(response).toMatchObject({ code: 200 })
  expect(await post('/api/user/details')).toMatchObject({ code: 401, body: { data: { code: 401 } } })
  const login = await giving.server.post(mosque, '/api/user/login', { email, password: member.password })
  expect(login).toMatchObject({ code: 401 })

  const after = await giving.rows(mosque)
  expect(after.ledger).toEqual(before.ledger)
  expect(after.gifts.map(({ id, amountMinor, state }) => ({ id, amountMinor, state }))).toEqual(
    expect.arrayContaining(before.gifts.map(({ id, amountMinor, state }) => ({ id, amountMinor, state }))),
  )
  expect(after.gifts.filter(({ forgottenAt }) => forgottenAt)).toMatchObject([
    { donorName: '', donorEmail: '', userId: null },
    { donorName: '', donorEmail: '', userId: null },
  ])
  expect(after.gifts.find(({ forgottenAt }) => !forgottenAt)).toMatchObject({ donorEmail: 'somebody@example.org' })

  const tables = [
    'users',
    'sessions',
    'course_applicants',
    'maktab_registrations',
    'maktab_children',
    'subscribers',
    'contact_messages',
    'link_references',
  ]
  expect(await Promise.all(tables.map(count))).toEqual([0, 0, 1, 1, 1, 1, 1, 0])
  const [course] = await giving.server.database.forTenant(mosque.id)((tx) => tx.select().from(courses))
  expect(course?.placesTaken).toBe(1)
  const emails = await giving.server.emails(mosque)
  expect(emails.map(({ kind, email }) => `${kind} to ${email.to}`)).toEqual([`account-deleted to ${email}`])
  const { rows } = await giving.server.database.pool.query('select * from audit_entries where tenant_id = $1', [
    mosque.id,
  ])
  expect(rows).toEqual(
    expect.arrayContaining([expect.objectContaining({ what: 'account deleted', who: expect.any(String) })]),
  )
  expect(JSON.stringify(rows)).not.toContain('@')
})

test('a login during the deletion of its account is refused or ended', async () => {
  clock = new Date(clock.getTime() + 60_000)
  const login = { email, password: member.password }
  const [response, ...logins] = await Promise.all([
    deleteAccount(),
    ...Array.from({ length: 2 }, () => giving.server.post(mosque, '/api/user/login', login)),
  ])
  expect(response.code).toBe(200)
  for (const { code } of logins) expect([200, 401]).toContain(code)
  expect(await count('sessions')).toBe(0)
})

test('the same email can register again, with an empty account', async () => {
  await donate(email, true)
  await deleteAccount()
  clock = new Date(clock.getTime() + 60_000)
  member = await registerMember(giving.server, mosque, { email, password: 'quite other words here' })
  expect((await post('/api/user/donations')).body.data).toEqual([])
})

test('a gift still open when its donor is erased stays anonymous once paid', async () => {
  const attempt = await giving.attempt(mosque, { donor: { name: 'Aisha Rahman', email } })
  const pay = (confirmationTokenId: string) =>
    giving.server.post(
      mosque,
      '/api/stripePaymentProcess',
      { ...attempt, confirmationTokenId },
      { 'x-jwt-token': member.token },
    )
  expect(await pay('demo_declined')).toMatchObject({ code: 402 })
  await deleteAccount()
  expect(await pay('demo_succeeds')).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
  expect((await giving.rows(mosque)).gifts).toMatchObject([
    { donorName: '', donorEmail: '', userId: null, state: 'paid' },
  ])
})
