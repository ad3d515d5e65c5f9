import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerMember, verifyAddress } from '../../../acceptance/src/accounts.ts'
import { courseApplicants } from '../../../foundation/src/db/people.ts'
import { courses } from '../../../foundation/src/db/site.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { decideApplication } from './admin.ts'

let server: TestServer
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
})
afterAll(() => server.close())

/** Creates a mosque that is not a demonstration, with one published course. */
async function mosqueWith(course: Partial<typeof courses.$inferInsert> = {}, settings: Record<string, string> = {}) {
  const mosque = await server.tenant({ email: 'office@mosque.example', paymentMode: 'none', ...settings })
  await server.database.forTenant(mosque.id)((tx) =>
    tx.insert(courses).values({
      tenantId: mosque.id,
      id: 'arabic-1',
      title: 'Arabic for beginners',
      summary: 'From the first letter.',
      body: '<p>From the first letter.</p>',
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      ...course,
    }),
  )
  return mosque
}

const apply = (mosque: TestTenant, changes: object = {}, headers: Record<string, string> = {}) =>
  server.post(
    mosque,
    '/api/course/applicant',
    {
      attemptId: randomUUID(),
      courseId: 'arabic-1',
      name: 'Aisha Rahman',
      email: 'Aisha@example.org',
      ...changes,
    },
    headers,
  )
const readApplications = (mosque: TestTenant) =>
  server.database.forTenant(mosque.id)((tx) => tx.select().from(courseApplicants).orderBy(courseApplicants.createdAt))
const readPlacesTaken = async (mosque: TestTenant) =>
  (await server.database.forTenant(mosque.id)((tx) => tx.select().from(courses)))[0]?.placesTaken
const applicantEmail = (number: number) => ({ email: `a${number}@example.org` })
/** The kinds of the emails, sorted: those queued at the same instant have no order. */
const kinds = async (mosque: TestTenant) => (await server.emails(mosque)).map(({ kind }) => kind).toSorted()

/** Reads the references in the emails to an address, oldest first. */
async function links(mosque: TestTenant, to = 'Aisha@example.org'): Promise<string[]> {
  const emails = (await server.emails(mosque)).filter(({ kind, email }) => kind === 'course-confirm' && email.to === to)
  return emails.map(({ email }) => /\/course\/confirm\/([\w-]{43})/.exec(email.text)?.[1] ?? '')
}
const confirm = (mosque: TestTenant, reference = '') =>
  server.post(mosque, '/api/course/applicant/confirm', { reference })
const confirmAs = async (mosque: TestTenant, to?: string) => confirm(mosque, (await links(mosque, to)).at(-1))

test('unconfirmed applications take no place, and following the link takes one', async () => {
  const mosque = await mosqueWith({ places: 9 })
  for (let index = 0; index < 14; index += 1)
    expect(await apply(mosque, applicantEmail(index))).toMatchObject({
      code: 200,
      body: { data: { state: 'unconfirmed' } },
    })
  expect(await readPlacesTaken(mosque)).toBe(0)
  expect(await server.get(mosque, '/api/course/arabic-1')).toMatchObject({ body: { data: { places: 9 } } })

  await apply(mosque)
  expect(await confirmAs(mosque)).toMatchObject({
    code: 200,
    body: { data: { state: 'received', course: { id: 'arabic-1', title: 'Arabic for beginners' } } },
  })
  expect(await readPlacesTaken(mosque)).toBe(1)
})

test('the mosque is emailed only after the link is followed, and so is the applicant', async () => {
  const mosque = await mosqueWith()
  const response = await apply(mosque)
  expect(response.body.message).toContain('click it within 24 hours')
  expect(await kinds(mosque)).toEqual(['course-confirm'])
  const [email] = await server.emails(mosque)
  expect(email?.email).toMatchObject({ subject: 'Confirm your application: Arabic for beginners' })
  // The form may have been sent by another person.
  expect(email?.email.text).not.toContain('Aisha')
  await confirmAs(mosque)
  expect(await kinds(mosque)).toEqual(['course-applied', 'course-confirm', 'course-notice'])
})

test('a course that has filled up since puts the applicant on the waiting list, with an email', async () => {
  const mosque = await mosqueWith({ places: 1 })
  await apply(mosque)
  await apply(mosque, applicantEmail(2))
  expect(await confirmAs(mosque, 'a2@example.org')).toMatchObject({ body: { data: { state: 'received' } } })
  const lateResponse = await confirmAs(mosque)
  expect(lateResponse).toMatchObject({
    code: 200,
    body: { data: { state: 'waiting' }, message: expect.stringContaining('you’re on the waiting list') },
  })
  const subjects = (await server.emails(mosque)).map(({ email }) => email.subject)
  expect(subjects).toContain('You’re on the waiting list: Arabic for beginners')
  expect(await readPlacesTaken(mosque)).toBe(1)
})

test('twenty links followed at once fill five places in the order they were followed', async () => {
  const mosque = await mosqueWith({ places: 5 })
  for (let index = 0; index < 20; index += 1) await apply(mosque, applicantEmail(index))
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => confirmAs(mosque, `a${index}@example.org`)),
  )
  const states = responses.map(({ body }) => JSON.stringify(body.data))
  expect(states.filter((data) => data.includes('"received"'))).toHaveLength(5)
  expect(await readPlacesTaken(mosque)).toBe(5)
  const rows = await readApplications(mosque)
  expect(rows.slice(0, 5).every(({ state }) => state === 'received')).toBe(true)
})

test('following a link repeatedly takes one place and gets the same response', async () => {
  const mosque = await mosqueWith({ places: 5 })
  await apply(mosque)
  const [reference] = await links(mosque)
  const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(mosque, reference)))
  expect(new Set(responses.map(({ code, body }) => JSON.stringify([code, body]))).size).toBe(1)
  expect(responses[0]).toMatchObject({ code: 200, body: { data: { state: 'received' } } })
  expect(await readPlacesTaken(mosque)).toBe(1)
  expect(await kinds(mosque)).toEqual(['course-applied', 'course-confirm', 'course-notice'])
})

test('the link expires after 24 hours, without having taken a place', async () => {
  const mosque = await mosqueWith({ places: 1 })
  await apply(mosque)
  const [reference] = await links(mosque)
  clock = new Date(clock.getTime() + 24 * 3_600_000)
  expect(await confirm(mosque, reference)).toMatchObject({
    code: 410,
    body: { message: expect.stringContaining('apply again') },
  })
  expect(await readPlacesTaken(mosque)).toBe(0)
  clock = new Date('2026-11-21T12:00:00Z')
})

test('the response does not reveal whether an email has applied', async () => {
  const mosque = await mosqueWith({ places: 1 })
  await apply(mosque)
  await confirmAs(mosque)
  const [repeatResponse, freshResponse] = [
    await apply(mosque, { name: 'Somebody else' }),
    await apply(mosque, applicantEmail(2)),
  ]
  expect(repeatResponse.body).toEqual(freshResponse.body)
  expect(await apply(mosque, { ...applicantEmail(3), website: 'x' })).toMatchObject({ body: freshResponse.body })
  expect(await kinds(mosque)).toContain('course-again')
})

test('the same form sent again is the same application, even after its link was followed', async () => {
  const mosque = await mosqueWith()
  const attempt = { attemptId: randomUUID() }
  const first = await apply(mosque, attempt)
  expect((await apply(mosque, attempt)).body).toEqual(first.body)
  expect(await links(mosque)).toHaveLength(1)
  await confirmAs(mosque)
  expect((await apply(mosque, attempt)).body).toEqual(first.body)
  expect(await readApplications(mosque)).toHaveLength(1)
})

test('other people’s forms with an email neither block its owner nor flood the mailbox', async () => {
  const mosque = await mosqueWith()
  for (const name of ['Stranger', 'Another', 'A third', 'A fourth']) await apply(mosque, { name })
  expect(await links(mosque)).toHaveLength(3)
  expect((await confirm(mosque, (await links(mosque))[1])).code).toBe(200)
  expect((await readApplications(mosque)).map(({ name, state }) => [name, state])).toEqual([['Another', 'received']])
  const otherMosque = await mosqueWith()
  expect((await confirm(otherMosque, (await links(mosque))[0])).code).toBe(410)
})

test('in a demonstration, and for the verified email of a logged-in user, the place is taken at once', async () => {
  const demonstration = await mosqueWith({ places: 2 }, { paymentMode: 'demonstration' })
  expect((await apply(demonstration)).body.data).toEqual({ state: 'received' })
  expect(await readPlacesTaken(demonstration)).toBe(1)

  const mosque = await mosqueWith({ places: 2 }, { paymentMode: 'demonstration' })
  const { email, token } = await registerMember(server, mosque)
  await verifyAddress(server, mosque, email)
  await server.database.pool.query("update settings set value = 'none' where key = 'paymentMode' and tenant_id = $1", [
    mosque.id,
  ])
  const renamedMosque = { ...mosque, hostname: `new-${mosque.hostname}` }
  await server.database.pool.query('insert into hostnames (hostname, tenant_id) values ($1, $2)', [
    renamedMosque.hostname,
    mosque.id,
  ])
  expect((await apply(renamedMosque, { email }, { 'x-jwt-token': token })).body.data).toEqual({ state: 'received' })
  expect((await apply(renamedMosque, applicantEmail(1), { 'x-jwt-token': token })).body.data).toEqual({
    state: 'unconfirmed',
  })
})

test('the mosque can accept an unconfirmed application, which takes a place at once', async () => {
  const mosque = await mosqueWith({ places: 1 })
  await apply(mosque)
  const [application] = await readApplications(mosque)
  await decideApplication(server.database, mosque.id, application?.id ?? '', 'accepted')
  expect(await readPlacesTaken(mosque)).toBe(1)
  expect(await confirmAs(mosque)).toMatchObject({ code: 200, body: { data: { state: 'received' } } })
  expect(await readPlacesTaken(mosque)).toBe(1)
})

test('a link works after applications have closed, and while courses are switched off', async () => {
  const mosque = await mosqueWith({ closes: '2026-11-21' })
  await apply(mosque)
  clock = new Date('2026-11-22T11:00:00Z')
  await server.database.pool.query(
    "insert into settings (tenant_id, key, value) values ($1, 'DisableCourses', 'true')",
    [mosque.id],
  )
  const renamedMosque = { ...mosque, hostname: `off-${mosque.hostname}` }
  await server.database.pool.query('insert into hostnames (hostname, tenant_id) values ($1, $2)', [
    renamedMosque.hostname,
    mosque.id,
  ])
  expect(await confirm(renamedMosque, (await links(mosque))[0])).toMatchObject({ code: 200 })
  clock = new Date('2026-11-21T12:00:00Z')
})
