import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApplicationListed, DeskApplication } from '@minaret/contract/desk'
import { mails } from '../../../../foundation/src/db/mail.ts'
import { courseApplicants } from '../../../../foundation/src/db/people.ts'
import { type DeskUser, deskHostname, staffUser } from '../../../../acceptance/src/desk.ts'
import {
  startTestServer,
  type TestResponse,
  type TestServer,
  type TestTenant,
} from '../../../../acceptance/src/index.ts'

let server: TestServer
let mosque: TestTenant
let owner: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname } })
  mosque = await server.tenant({ timeZone: 'Europe/London', email: 'office@mosque.example' })
  owner = await staffUser(server, mosque, ['owner'])
  path = `/mosques/${mosque.slug}/applications`
})
afterAll(() => server.close())

const applicationIn = ({ body }: TestResponse) => {
  const application: DeskApplication = Object(body.data)
  return application
}
const view = async (user: DeskUser, id: string) => applicationIn(await user.get(`${path}/maktab/${id}`))
const accept = (user: DeskUser, id: string) =>
  user.post(`${path}/maktab/${id}`, { version: 1, to: 'accepted', text: 'Welcome.' })
const emailsAbout = (id: string) =>
  server.database.forTenant(mosque.id)(async (tx) =>
    (await tx.select().from(mails).where(eq(mails.kind, 'application-decision'))).filter(({ cause }) =>
      cause.startsWith(id),
    ),
  )
const idsIn = ({ body }: TestResponse) => {
  const items: ApplicationListed[] = Object(body.data)
  return items.map(({ id }) => id)
}

const family = (children: object[], email: string) => ({
  attemptId: randomUUID(),
  guardian: { name: 'Omar Farooq', email, contactNumber: '98765 43210', relationship: 'Father' },
  children,
  consent: true,
  photos: false,
})
const yusuf = {
  firstName: 'Yusuf',
  lastName: 'Farooq',
  dateOfBirth: '2018-05-14',
  needs: 'Asthma: inhaler in his bag.',
}
const maryam = { firstName: 'Maryam', lastName: 'Farooq', dateOfBirth: '2016-02-28' }

async function registerFamily(children: object[] = [yusuf, maryam]) {
  const email = `${randomUUID()}@example.org`
  expect((await server.post(mosque, '/api/maktab/register', family(children, email))).code).toBe(200)
  const items: ApplicationListed[] = Object((await owner.get(`${path}/maktab`)).body.data)
  for (const { id } of items) if ((await view(owner, id)).email === email) return { id, email }
  throw new Error('Expected the family in the list')
}
const openNeeds = (user: DeskUser, id: string, child = 0) => user.post(`${path}/maktab/${id}/needs`, { child })
const needsEntries = async () => {
  const entries: { sentence: string }[] = Object((await owner.get(`/mosques/${mosque.slug}/log`)).body.data)
  return entries.filter(({ sentence }) => sentence.includes('read a family’s note'))
}
async function createClass(teacher: DeskUser, name: string) {
  const { body } = await owner.post(`/mosques/${mosque.slug}/maktab-classes`, { name, teacher: teacher.accountId })
  const { classes }: { classes: { id: string; name: string }[] } = Object(body.data)
  return classes.find((schoolClass) => schoolClass.name === name)?.id ?? ''
}

test('a family’s view has its children, consent and other applications from its email', async () => {
  const { id, email } = await registerFamily()
  await server.database.forTenant(mosque.id)((tx) =>
    tx.insert(courseApplicants).values({
      tenantId: mosque.id,
      attemptId: randomUUID(),
      courseId: 'a-course',
      name: 'Omar Farooq',
      email,
      emailKey: email,
      state: 'received',
    }),
  )
  const application = await view(owner, id)
  expect(application).toMatchObject({
    name: 'Omar Farooq',
    relationship: 'Father',
    consent: { photos: false },
    children: [
      { child: 0, firstName: 'Yusuf', needs: 'open' },
      { child: 1, firstName: 'Maryam', needs: 'none' },
    ],
    related: [{ kind: 'course', course: 'a-course' }],
  })
  expect(JSON.stringify(application)).not.toContain('Asthma')
  expect((await accept(owner, id)).code).toBe(200)
  expect((await emailsAbout(id))[0]?.letter).toMatchObject({ to: email, subject: 'A place in the maktab' })
})

test('a child’s needs can be opened only by an owner or the class’s teacher, and each opening is logged', async () => {
  const { id } = await registerFamily()
  const [teacher, colleague] = [
    await staffUser(server, mosque, ['teacher'], { name: 'Khadija Noor' }),
    await staffUser(server, mosque, ['teacher']),
  ]
  const administrator = await staffUser(server, mosque, ['administrator'])
  const before = (await needsEntries()).length
  expect((await openNeeds(teacher, id)).code).toBe(403)
  const classId = await createClass(teacher, 'Saturday juniors')
  expect((await owner.post(`${path}/maktab/${id}/class`, { child: 0, class: classId })).code).toBe(200)
  expect((await view(teacher, id)).children?.map(({ needs }) => needs)).toEqual(['open', 'none'])
  expect((await view(colleague, id)).children?.map(({ needs }) => needs)).toEqual(['sealed', 'none'])
  expect((await openNeeds(colleague, id)).code).toBe(403)
  expect((await openNeeds(administrator, id)).code).toBe(403)
  expect((await needsEntries()).length).toBe(before)
  expect((await openNeeds(teacher, id)).body.data).toEqual({ needs: 'Asthma: inhaler in his bag.' })
  expect((await openNeeds(owner, id)).body.data).toEqual({ needs: 'Asthma: inhaler in his bag.' })
  expect((await openNeeds(owner, id, 1)).code).toBe(404)
  const entries = await needsEntries()
  expect(entries.length).toBe(before + 2)
  expect(entries[1]?.sentence).toMatch(/^Khadija Noor read a family’s note about a child, in a maktab registration/)
  expect(JSON.stringify(entries)).not.toMatch(/Yusuf|Farooq|Asthma/)
})

test('a family is visible to owners and teachers, and hidden from administrators', async () => {
  const { id } = await registerFamily()
  const administrator = await staffUser(server, mosque, ['administrator'])
  expect((await administrator.get(`${path}/maktab/${id}`)).code).toBe(404)
  expect(idsIn(await administrator.get(`${path}/maktab`))).toEqual([])
  expect(Object((await administrator.get(path)).body.data)).not.toHaveProperty('maktab')
  expect((await accept(administrator, id)).code).toBe(404)
  const otherMosque = await server.tenant()
  const stranger = await staffUser(server, otherMosque, ['owner'])
  expect((await stranger.get(`/mosques/${otherMosque.slug}/applications/maktab/${id}`)).code).toBe(404)
})

test('in a demonstration a family is not emailed, and a child’s needs stay hidden', async () => {
  const { id } = await registerFamily()
  const visitor = await staffUser(server, mosque, ['owner'], { demonstration: true })
  const application = await view(visitor, id)
  expect([application.email, application.contactNumber, application.children?.[0]?.needs]).toEqual([
    expect.stringMatching(/…|\*|•/),
    undefined,
    'sealed',
  ])
  expect((await openNeeds(visitor, id)).code).toBe(403)
  expect((await accept(visitor, id)).code).toBe(200)
  expect(await emailsAbout(id)).toEqual([])
})

test('a child is on the register of its class, which the class’s teacher marks', async () => {
  const { id } = await registerFamily([maryam])
  const teacher = await staffUser(server, mosque, ['teacher'])
  const classId = await createClass(teacher, 'Sunday seniors')
  await owner.post(`${path}/maktab/${id}/class`, { child: 0, class: classId })
  await accept(owner, id)
  const register = `/mosques/${mosque.slug}/maktab-classes/${classId}/register/2026-11-22`
  const mark = (user: DeskUser, state: string | null) => user.post(register, { family: id, child: 0, state })
  expect((await teacher.get(register)).body.data).toMatchObject({
    class: { name: 'Sunday seniors' },
    children: [{ family: id, child: 0, name: 'Maryam F' }],
  })
  expect((await mark(teacher, 'late')).body.data).toMatchObject({ children: [{ state: 'late' }] })
  expect((await mark(owner, 'present')).body.data).toMatchObject({ children: [{ state: 'present' }] })
  expect((await mark(teacher, null)).body.data).toEqual(
    expect.objectContaining({ children: [{ family: id, child: 0, name: 'Maryam F' }] }),
  )
  const colleague = await staffUser(server, mosque, ['teacher'])
  expect([(await colleague.get(register)).code, (await mark(colleague, 'late')).code]).toEqual([403, 403])
  const tomorrow = register.replace('2026-11-22', '9999-01-01')
  expect((await teacher.post(tomorrow, { family: id, child: 0, state: 'late' })).code).toBe(422)
})
