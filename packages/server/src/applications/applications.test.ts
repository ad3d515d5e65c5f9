import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseApplicants } from '../../../foundation/src/db/people.ts'
import { courses } from '../../../foundation/src/db/site.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { logIn } from '../../../acceptance/src/session.ts'

let host: TestServer
let clock = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  host = await startTestServer({ jobs: false, now: () => clock })
})
afterAll(() => host.close())

/** A mosque with one published course. */
async function mosqueWith(course: Partial<typeof courses.$inferInsert> = {}, settings: Record<string, string> = {}) {
  const mosque = await host.tenant({ email: 'office@mosque.example', ...settings })
  await host.database.forTenant(mosque.id)((tx) =>
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
  host.post(mosque, '/api/course/applicant', { ...form(), ...changes }, headers)
const stored = (mosque: TestTenant) =>
  host.database.forTenant(mosque.id)((tx) => tx.select().from(courseApplicants).orderBy(courseApplicants.createdAt))
const readPlacesTaken = async (mosque: TestTenant) =>
  (await host.database.forTenant(mosque.id)((tx) => tx.select().from(courses)))[0]?.placesTaken
const someone = (number: number) => ({ email: `a${number}@example.org` })

test('an application is kept, and its applicant and the mosque have a letter with the reference', async () => {
  const mosque = await mosqueWith()
  const response = await apply(mosque)
  expect(response.code).toBe(200)
  expect(response.body.data).toEqual({ state: 'received' })
  expect(await stored(mosque)).toMatchObject([
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
  const emails = await host.letters(mosque)
  const to = (kind: string) => emails.find((one) => one.kind === kind)?.letter
  expect(emails).toHaveLength(2)
  expect(to('course-applied')).toMatchObject({
    to: 'Aisha@example.org',
    subject: 'We’ve received your application: Arabic for beginners',
    text: expect.stringMatching(/^Reference: [0-9A-Z]{4}-[0-9A-Z]{4}$/m),
  })
  expect(to('course-notice')).toMatchObject({
    to: 'office@mosque.example',
    replyTo: 'Aisha@example.org',
    subject: 'New application: Arabic for beginners',
    text: expect.stringContaining('> I know the letters.'),
  })
  // What a stranger types goes to the mosque, and not to an address that may be a third person's.
  expect(to('course-applied')?.text).not.toContain('Aisha')
})

test('whoever is logged in is known with the application', async () => {
  const mosque = await mosqueWith()
  const { id, headers } = await logIn(host, mosque, { now: clock })
  expect((await apply(mosque, {}, headers)).code).toBe(200)
  expect(await stored(mosque)).toMatchObject([{ userId: id }])
})

test('twenty at once for five places: exactly five have one, and the others wait', async () => {
  const mosque = await mosqueWith({ places: 5 })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => apply(mosque, someone(at))))
  const reports = answers.map(({ body }) => JSON.stringify(body.data))
  expect(reports.filter((data) => data.includes('"state":"received"'))).toHaveLength(5)
  expect(reports.filter((data) => data.includes('"state":"waiting"'))).toHaveLength(15)
  expect(await readPlacesTaken(mosque)).toBe(5)
  const emails = (await host.letters(mosque)).filter(({ kind }) => kind === 'course-applied')
  expect(emails.filter(({ letter: email }) => email.subject.startsWith('You’re on the waiting list'))).toHaveLength(15)
})

test('a form sent twenty times at once is one application on one place', async () => {
  const mosque = await mosqueWith({ places: 5 })
  const sent = form()
  const answers = await Promise.all(Array.from({ length: 20 }, () => host.post(mosque, '/api/course/applicant', sent)))
  expect(new Set(answers.map(({ code, body }) => JSON.stringify([code, body]))).size).toBe(1)
  expect(await stored(mosque)).toHaveLength(1)
  expect(await readPlacesTaken(mosque)).toBe(1)
  expect(await host.letters(mosque)).toHaveLength(2)
})

test.each([
  ['places are free', 3, 'received'],
  ['the last place is given', 1, 'waiting'],
  ['places do not count', null, 'received'],
])('while %s, an address that has applied is answered as one that has not', async (_, places, state) => {
  const mosque = await mosqueWith({ places })
  await apply(mosque)
  const [again, fresh] = [
    await apply(mosque, { name: 'Somebody else', email: 'AISHA@example.org' }),
    await apply(mosque, someone(2)),
  ]
  expect(again.body).toEqual(fresh.body)
  expect(again.body.data).toEqual({ state })
})

test('a second application of an address changes nothing, and its owner is told once', async () => {
  const mosque = await mosqueWith({ places: 1 })
  await apply(mosque)
  const first = (await host.letters(mosque)).find(({ kind }) => kind === 'course-applied')
  for (const name of ['Somebody else', 'Another']) await apply(mosque, { name, email: 'AISHA@example.org' })
  expect((await stored(mosque)).map(({ name, state }) => [name, state])).toEqual([['Aisha Rahman', 'received']])
  const again = (await host.letters(mosque)).filter(({ kind }) => kind === 'course-again')
  expect(again).toMatchObject([
    {
      kind: 'course-again',
      letter: { to: 'Aisha@example.org', subject: 'You’ve already applied: Arabic for beginners' },
    },
  ])
  const reference = /Reference: (\S+)/.exec(first?.letter.text ?? '')?.[1]
  expect(again[0]?.letter.text).toContain(`Reference: ${reference}`)
  expect(again[0]?.letter.text).not.toContain('Somebody else')
})

test('what the mosque has decided since is not told to whoever sends the form again', async () => {
  const mosque = await mosqueWith()
  const sent = form()
  const first = await host.post(mosque, '/api/course/applicant', sent)
  await host.database.forTenant(mosque.id)((tx) => tx.update(courseApplicants).set({ state: 'declined' }))
  expect((await host.post(mosque, '/api/course/applicant', sent)).body).toEqual(first.body)
})

test('a form that was sent for something else is refused', async () => {
  const mosque = await mosqueWith()
  const sent = form()
  await host.post(mosque, '/api/course/applicant', sent)
  expect((await host.post(mosque, '/api/course/applicant', { ...sent, email: 'b@example.org' })).code).toBe(409)
  expect(await stored(mosque)).toHaveLength(1)
})

test("one can apply until the end of the last day in the mosque's zone; a form sent before is answered later too", async () => {
  const mosque = await mosqueWith({ closes: '2026-11-21' }, { timeZone: 'America/New_York' })
  clock = new Date('2026-11-22T04:59:00Z')
  const sent = form()
  const first = await host.post(mosque, '/api/course/applicant', sent)
  expect(first.code).toBe(200)
  clock = new Date('2026-11-22T05:00:00Z')
  expect((await apply(mosque, someone(2))).code).toBe(409)
  expect((await host.post(mosque, '/api/course/applicant', sent)).body).toEqual(first.body)
  const over = await mosqueWith({ ends: '2026-11-20' })
  expect((await apply(over)).code).toBe(409)
  clock = new Date('2026-11-21T12:00:00Z')
})

test.each([
  ['unknown', {}, { courseId: 'nothing' }],
  ['a draft', { publishedAt: null }, {}],
  ['still to come', { publishedAt: new Date('2027-01-01T00:00:00Z') }, {}],
])('a course that is %s cannot be applied for', async (_, course, changes) => {
  const mosque = await mosqueWith(course)
  expect((await apply(mosque, changes)).code).toBe(404)
  expect(await stored(mosque)).toEqual([])
  expect(await host.letters(mosque)).toEqual([])
})

test("another mosque's course is not known here, and neither is its form", async () => {
  const [here, there] = [await mosqueWith(), await host.tenant()]
  expect((await apply(there)).code).toBe(404)
  const other = await mosqueWith()
  const sent = form()
  await host.post(here, '/api/course/applicant', sent)
  expect((await host.post(other, '/api/course/applicant', sent)).code).toBe(200)
  expect(await stored(here)).toHaveLength(1)
  expect(await stored(other)).toHaveLength(1)
})

test('a mosque that has switched courses off takes no applications', async () => {
  const mosque = await mosqueWith({}, { DisableCourses: 'true' })
  expect((await apply(mosque)).code).toBe(404)
})

test('who fills in the hidden field gets an answer like everybody, and nothing happens', async () => {
  const mosque = await mosqueWith({ places: 1 })
  expect(await apply(mosque, { website: 'x' })).toMatchObject({ code: 200, body: { data: { state: 'received' } } })
  expect(await stored(mosque)).toEqual([])
  expect(await readPlacesTaken(mosque)).toBe(0)
})

test.each([
  ['a number of another form', { contactNumber: '12345' }, 'contactNumber'],
  ['a line end in the name', { name: 'A\r\nBcc: b@example.org' }, 'name'],
  ['no address', { email: undefined }, 'email'],
  ['an attempt that is none', { attemptId: '1' }, 'attemptId'],
])('%s is refused at its field', async (_, changes, field) => {
  const mosque = await mosqueWith()
  const response = await apply(mosque, changes)
  expect(response).toMatchObject({ code: 422, body: { data: { errors: { [field]: expect.any(String) } } } })
  expect(await stored(mosque)).toEqual([])
})

test('an applicant reads Arabic when the page did, and the mosque its own language', async () => {
  const mosque = await mosqueWith({}, { languages: 'en,ar' })
  await apply(mosque, {}, { 'accept-language': 'ar' })
  const emails = await host.letters(mosque)
  expect(emails.find(({ kind }) => kind === 'course-applied')?.letter.html).toContain('lang="ar" dir="rtl"')
  expect(emails.find(({ kind }) => kind === 'course-notice')?.letter.html).toContain('lang="en" dir="ltr"')
})

test('an application that is under way while its account is deleted names nobody', async () => {
  const mosque = await mosqueWith()
  const { id, headers } = await logIn(host, mosque, { now: clock })
  const leaving = await host.database.pool.connect()
  await leaving.query('begin')
  await leaving.query('select from users where id = $1 for update', [id])
  await leaving.query('delete from users where id = $1', [id])
  const applied = apply(mosque, {}, headers)
  void applied.then(() => {})
  await new Promise((resolve) => setTimeout(resolve, 300))
  await leaving.query('commit')
  leaving.release()
  expect((await applied).code).toBe(200)
  expect(await stored(mosque)).toMatchObject([{ userId: null }])
})
