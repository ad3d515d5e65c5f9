import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseApplicants } from '../../../foundation/src/db/people.ts'
import { courses } from '../../../foundation/src/db/site.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createLoggedInMember } from '../../../acceptance/src/session.ts'

let server: TestServer
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
})
afterAll(() => server.close())

/** Creates a mosque with one published course. */
async function mosqueWith(course: Partial<typeof courses.$inferInsert> = {}, settings: Record<string, string> = {}) {
  const mosque = await server.tenant({ email: 'office@mosque.example', ...settings })
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

const form = () => ({
  attemptId: randomUUID(),
  courseId: 'arabic-1',
  name: 'Aisha Rahman',
  email: 'Aisha@example.org',
  contactNumber: '98765 43210',
  message: 'I know the letters.',
})
const apply = (mosque: TestTenant, changes: object = {}, headers: Record<string, string> = {}) =>
  server.post(mosque, '/api/course/applicant', { ...form(), ...changes }, headers)
const readApplications = (mosque: TestTenant) =>
  server.database.forTenant(mosque.id)((tx) => tx.select().from(courseApplicants).orderBy(courseApplicants.createdAt))
const readPlacesTaken = async (mosque: TestTenant) =>
  (await server.database.forTenant(mosque.id)((tx) => tx.select().from(courses)))[0]?.placesTaken
const applicantEmail = (number: number) => ({ email: `a${number}@example.org` })

test('an application is stored, and its applicant and the mosque are emailed', async () => {
  const mosque = await mosqueWith()
  const response = await apply(mosque)
  expect(response.code).toBe(200)
  expect(response.body.data).toEqual({ state: 'received' })
  expect(await readApplications(mosque)).toMatchObject([
    {
      name: 'Aisha Rahman',
      email: 'Aisha@example.org',
      emailKey: 'aisha@example.org',
      contactNumber: '9876543210',
      message: 'I know the letters.',
      state: 'received',
      userId: null,
    },
  ])
  const emails = await server.emails(mosque)
  const emailOfKind = (kind: string) => emails.find((email) => email.kind === kind)?.email
  expect(emails).toHaveLength(2)
  expect(emailOfKind('course-applied')).toMatchObject({
    to: 'Aisha@example.org',
    subject: 'We’ve received your application: Arabic for beginners',
    text: expect.stringMatching(/^Reference: [0-9A-Z]{4}-[0-9A-Z]{4}$/m),
  })
  expect(emailOfKind('course-notice')).toMatchObject({
    to: 'office@mosque.example',
    replyTo: 'Aisha@example.org',
    subject: 'New application: Arabic for beginners',
    text: expect.stringContaining('> I know the letters.'),
  })
  // Form input is sent to the mosque only, since the email may belong to another person.
  expect(emailOfKind('course-applied')?.text).not.toContain('Aisha')
})

test('an application of a logged-in user is linked to the account', async () => {
  const mosque = await mosqueWith()
  const { id, headers } = await createLoggedInMember(server, mosque, { now: clock })
  expect((await apply(mosque, {}, headers)).code).toBe(200)
  expect(await readApplications(mosque)).toMatchObject([{ userId: id }])
})

test('of twenty concurrent applications for five places, five get one and the others wait', async () => {
  const mosque = await mosqueWith({ places: 5 })
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => apply(mosque, applicantEmail(index))))
  const results = responses.map(({ body }) => JSON.stringify(body.data))
  expect(results.filter((data) => data.includes('"state":"received"'))).toHaveLength(5)
  expect(results.filter((data) => data.includes('"state":"waiting"'))).toHaveLength(15)
  expect(await readPlacesTaken(mosque)).toBe(5)
  const emails = (await server.emails(mosque)).filter(({ kind }) => kind === 'course-applied')
  expect(emails.filter(({ email }) => email.subject.startsWith('You’re on the waiting list'))).toHaveLength(15)
})

test('a form sent twenty times at once makes one application and takes one place', async () => {
  const mosque = await mosqueWith({ places: 5 })
  const submission = form()
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => server.post(mosque, '/api/course/applicant', submission)),
  )
  expect(new Set(responses.map(({ code, body }) => JSON.stringify([code, body]))).size).toBe(1)
  expect(await readApplications(mosque)).toHaveLength(1)
  expect(await readPlacesTaken(mosque)).toBe(1)
  expect(await server.emails(mosque)).toHaveLength(2)
})

test.each([
  ['places are free', 3, 'received'],
  ['the course is full', 1, 'waiting'],
  ['places are unlimited', null, 'received'],
])('while %s, an email that has applied gets the same response as a new one', async (_, places, state) => {
  const mosque = await mosqueWith({ places })
  await apply(mosque)
  const [repeatResponse, freshResponse] = [
    await apply(mosque, { name: 'Somebody else', email: 'AISHA@example.org' }),
    await apply(mosque, applicantEmail(2)),
  ]
  expect(repeatResponse.body).toEqual(freshResponse.body)
  expect(repeatResponse.body.data).toEqual({ state })
})

test('a second application with an email changes nothing, and its owner is emailed once', async () => {
  const mosque = await mosqueWith({ places: 1 })
  await apply(mosque)
  const first = (await server.emails(mosque)).find(({ kind }) => kind === 'course-applied')
  for (const name of ['Somebody else', 'Another']) await apply(mosque, { name, email: 'AISHA@example.org' })
  expect((await readApplications(mosque)).map(({ name, state }) => [name, state])).toEqual([
    ['Aisha Rahman', 'received'],
  ])
  const repeatEmails = (await server.emails(mosque)).filter(({ kind }) => kind === 'course-again')
  expect(repeatEmails).toMatchObject([
    {
      kind: 'course-again',
      email: { to: 'Aisha@example.org', subject: 'You’ve already applied: Arabic for beginners' },
    },
  ])
  const reference = /Reference: (\S+)/.exec(first?.email.text ?? '')?.[1]
  expect(repeatEmails[0]?.email.text).toContain(`Reference: ${reference}`)
  expect(repeatEmails[0]?.email.text).not.toContain('Somebody else')
})

test('resending the form does not reveal the mosque’s decision', async () => {
  const mosque = await mosqueWith()
  const submission = form()
  const first = await server.post(mosque, '/api/course/applicant', submission)
  await server.database.forTenant(mosque.id)((tx) => tx.update(courseApplicants).set({ state: 'declined' }))
  expect((await server.post(mosque, '/api/course/applicant', submission)).body).toEqual(first.body)
})

test('an attempt id of another application is refused', async () => {
  const mosque = await mosqueWith()
  const submission = form()
  await server.post(mosque, '/api/course/applicant', submission)
  expect((await server.post(mosque, '/api/course/applicant', { ...submission, email: 'b@example.org' })).code).toBe(409)
  expect(await readApplications(mosque)).toHaveLength(1)
})

test("applications close after the last day in the mosque's time zone, and earlier forms still get a response", async () => {
  const mosque = await mosqueWith({ closes: '2026-11-21' }, { timeZone: 'America/New_York' })
  clock = new Date('2026-11-22T04:59:00Z')
  const submission = form()
  const first = await server.post(mosque, '/api/course/applicant', submission)
  expect(first.code).toBe(200)
  clock = new Date('2026-11-22T05:00:00Z')
  expect((await apply(mosque, applicantEmail(2))).code).toBe(409)
  expect((await server.post(mosque, '/api/course/applicant', submission)).body).toEqual(first.body)
  const finishedMosque = await mosqueWith({ ends: '2026-11-20' })
  expect((await apply(finishedMosque)).code).toBe(409)
  clock = new Date('2026-11-21T12:00:00Z')
})

test.each([
  ['unknown', {}, { courseId: 'nothing' }],
  ['a draft', { publishedAt: null }, {}],
  ['still to come', { publishedAt: new Date('2027-01-01T00:00:00Z') }, {}],
])('a course that is %s cannot be applied for', async (_, course, changes) => {
  const mosque = await mosqueWith(course)
  expect((await apply(mosque, changes)).code).toBe(404)
  expect(await readApplications(mosque)).toEqual([])
  expect(await server.emails(mosque)).toEqual([])
})

test("another mosque's course and form are unknown", async () => {
  const [firstMosque, secondMosque] = [await mosqueWith(), await server.tenant()]
  expect((await apply(secondMosque)).code).toBe(404)
  const otherMosque = await mosqueWith()
  const submission = form()
  await server.post(firstMosque, '/api/course/applicant', submission)
  expect((await server.post(otherMosque, '/api/course/applicant', submission)).code).toBe(200)
  expect(await readApplications(firstMosque)).toHaveLength(1)
  expect(await readApplications(otherMosque)).toHaveLength(1)
})

test('a mosque that has switched courses off accepts no applications', async () => {
  const mosque = await mosqueWith({}, { DisableCourses: 'true' })
  expect((await apply(mosque)).code).toBe(404)
})

test('a bot that fills in the hidden field gets a success response without effect', async () => {
  const mosque = await mosqueWith({ places: 1 })
  expect(await apply(mosque, { website: 'x' })).toMatchObject({ code: 200, body: { data: { state: 'received' } } })
  expect(await readApplications(mosque)).toEqual([])
  expect(await readPlacesTaken(mosque)).toBe(0)
})

test.each([
  ['an invalid phone number', { contactNumber: '12345' }, 'contactNumber'],
  ['a line break in the name', { name: 'A\r\nBcc: b@example.org' }, 'name'],
  ['no address', { email: undefined }, 'email'],
  ['an invalid attempt id', { attemptId: '1' }, 'attemptId'],
])('%s is rejected with an error at its field', async (_, changes, field) => {
  const mosque = await mosqueWith()
  const response = await apply(mosque, changes)
  expect(response).toMatchObject({ code: 422, body: { data: { errors: { [field]: expect.any(String) } } } })
  expect(await readApplications(mosque)).toEqual([])
})

test('the applicant’s email is in the page’s language, and the mosque’s in its own', async () => {
  const mosque = await mosqueWith({}, { languages: 'en,ar' })
  await apply(mosque, {}, { 'accept-language': 'ar' })
  const emails = await server.emails(mosque)
  expect(emails.find(({ kind }) => kind === 'course-applied')?.email.html).toContain('lang="ar" dir="rtl"')
  expect(emails.find(({ kind }) => kind === 'course-notice')?.email.html).toContain('lang="en" dir="ltr"')
})

test('an application submitted while its account is being deleted is not linked to it', async () => {
  const mosque = await mosqueWith()
  const { id, headers } = await createLoggedInMember(server, mosque, { now: clock })
  const deletion = await server.database.pool.connect()
  await deletion.query('begin')
  await deletion.query('select from users where id = $1 for update', [id])
  await deletion.query('delete from users where id = $1', [id])
  const application = apply(mosque, {}, headers)
  void application.then(() => {})
  await new Promise((resolve) => setTimeout(resolve, 300))
  await deletion.query('commit')
  deletion.release()
  expect((await application).code).toBe(200)
  expect(await readApplications(mosque)).toMatchObject([{ userId: null }])
})
