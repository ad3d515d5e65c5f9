import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApplicationListed, ApplicationOverview, DeskApplication } from '@minaret/contract/desk'
import { mails } from '../../../../foundation/src/db/mail.ts'
import { courseApplicants } from '../../../../foundation/src/db/people.ts'
import { courses } from '../../../../foundation/src/db/site.ts'
import { type DeskUser, deskHostname, staffUser } from '../../../../acceptance/src/desk.ts'
import {
  type Mailbox,
  startMailbox,
  startTestServer,
  type TestResponse,
  type TestServer,
  type TestTenant,
} from '../../../../acceptance/src/index.ts'

let mailbox: Mailbox
let server: TestServer
let mosque: TestTenant
let owner: DeskUser
let path: string

beforeAll(async () => {
  mailbox = await startMailbox()
  const mail = { smtpUrl: mailbox.smtpUrl, from: 'desk@minaret.example' }
  server = await startTestServer({ mail, limitRates: false, desk: { hostname: deskHostname } })
  mosque = await server.tenant({ timeZone: 'Europe/London', email: 'office@mosque.example', languages: 'en,ar' })
  owner = await staffUser(server, mosque, ['owner'])
  path = `/mosques/${mosque.slug}/applications`
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

/** Creates a course with applications in the given states. */
async function courseWith(
  states: readonly (typeof courseApplicants.$inferInsert)['state'][],
  { places = 2 }: { places?: number | null } = {},
) {
  const course = randomUUID()
  const placesTaken = states.filter((state) => state === 'received' || state === 'accepted').length
  const ids = await server.database.forTenant(mosque.id)(async (tx) => {
    await tx.insert(courses).values({
      tenantId: mosque.id,
      id: course,
      title: 'Arabic for beginners',
      summary: 'From the first letter.',
      body: 'From the first letter.',
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      places,
      placesTaken,
    })
    const rows = states.map((state, n) => ({
      tenantId: mosque.id,
      attemptId: randomUUID(),
      courseId: course,
      name: `Zaynab ${n + 1}`,
      email: `zaynab-${n + 1}-${course}@example.org`,
      emailKey: `zaynab-${n + 1}-${course}@example.org`,
      state,
      createdAt: new Date(Date.UTC(2026, 10, 20, 12, n)),
    }))
    const rowsWithIds = await tx.insert(courseApplicants).values(rows).returning()
    return rowsWithIds.map(({ id }) => id)
  })
  return { course, ids }
}
const firstId = (ids: readonly string[]) => ids[0] ?? ''
const applicationIn = ({ body }: TestResponse): DeskApplication => {
  const { now, ...rest }: { now?: DeskApplication } & DeskApplication = Object(body.data)
  return now ?? rest
}
const view = async (user: DeskUser, id: string) => applicationIn(await user.get(`${path}/course/${id}`))
const decide = (user: DeskUser, id: string, to: string, { version = 1, text = 'Welcome.' } = {}) =>
  user.post(`${path}/course/${id}`, { version, to, text })
const changeIn = ({ body }: TestResponse): string => {
  const { change }: { change: string } = Object(body.data)
  return change
}
const undo = (user: DeskUser, response: TestResponse) =>
  user.post(`/mosques/${mosque.slug}/log/${changeIn(response)}/undo`)
const emailsAbout = (id: string) =>
  server.database.forTenant(mosque.id)(async (tx) =>
    (await tx.select().from(mails).where(eq(mails.kind, 'application-decision'))).filter(({ cause }) =>
      cause.startsWith(id),
    ),
  )
const readPlacesTaken = (course: string) =>
  server.database.forTenant(mosque.id)(async (tx) => {
    const [row] = await tx.select().from(courses).where(eq(courses.id, course))
    return row?.placesTaken
  })
/** Sends the waiting emails without their ten-second delay. */
const sendNow = () =>
  server.database.pool.query(`update graphile_worker._private_jobs set run_at = now() where key like 'mail %'`)
const idsIn = ({ body }: TestResponse) => {
  const items: ApplicationListed[] = Object(body.data)
  return items.map(({ id }) => id)
}

describe('applications for a course', () => {
  test('are counted by state, and listed in order of application', async () => {
    const { course, ids } = await courseWith(['received', 'accepted', 'waiting', 'received', 'unconfirmed'], {
      places: 3,
    })
    const { courses: overview }: ApplicationOverview = Object((await owner.get(path)).body.data)
    expect(overview.find((row) => row.course.id === course)).toEqual({
      course: { id: course, title: 'Arabic for beginners', places: 3, taken: 3 },
      counts: { received: 2, waiting: 1, accepted: 1, declined: 0 },
    })
    expect(idsIn(await owner.get(`${path}/course?course=${course}`))).toEqual([ids[0], ids[3]])
    expect(idsIn(await owner.get(`${path}/course?course=${course}&show=waiting`))).toEqual([ids[2]])
    expect((await owner.get(`${path}/course/${ids[4]}`)).code).toBe(404)
  })

  test('are accepted with the suggested and edited email, which is sent once', async () => {
    const { course, ids } = await courseWith(['waiting'])
    const id = firstId(ids)
    const suggestion = (await view(owner, id)).decisions.find(({ to }) => to === 'accepted')
    expect(suggestion).toMatchObject({ subject: 'You have a place: Arabic for beginners', full: false })
    const text = `${suggestion?.text}\n\nBring a pen.`
    const response = await decide(owner, id, 'accepted', { text })
    expect([response.code, applicationIn(response)]).toMatchObject([200, { state: 'accepted', emailed: 'waiting' }])
    expect(await readPlacesTaken(course)).toBe(1)
    const secondResponse = await decide(owner, id, 'accepted', { text })
    expect([secondResponse.code, applicationIn(secondResponse).state]).toEqual([409, 'accepted'])
    await sendNow()
    const address = `zaynab-1-${course}@example.org`
    const readReceivedEmails = () => mailbox.mails.filter(({ envelope }) => envelope.to.includes(address))
    await expect.poll(async () => (await view(owner, id)).emailed).toBe('accepted')
    expect(readReceivedEmails().map(({ subject }) => subject)).toEqual(['You have a place: Arabic for beginners'])
    expect(readReceivedEmails()[0]?.text).toMatch(/you have a place[\s\S]*Bring a pen\./)
    expect(readReceivedEmails()[0]?.replyTo).toMatchObject([{ address: 'office@mosque.example' }])
    expect((await view(owner, id)).history.map(({ sentence }) => sentence)).toEqual([
      'Aisha Rahman accepted an application for “Arabic for beginners” from 20 November 2026',
    ])
    await server.database.forTenant(mosque.id)((tx) =>
      tx.update(mails).set({ report: 'bounced', reportedAt: new Date() }).where(eq(mails.kind, 'application-decision')),
    )
    expect((await view(owner, id)).emailed).toBe('bounced')
  })

  test('decided by two members at once: one decision counts and is emailed, and the other member receives it', async () => {
    const { course, ids } = await courseWith(['received'])
    const administrator = await staffUser(server, mosque, ['administrator'])
    const responses = await Promise.all([
      decide(owner, firstId(ids), 'accepted'),
      decide(administrator, firstId(ids), 'declined'),
    ])
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(new Set(responses.map((response) => applicationIn(response).state)).size).toBe(1)
    expect(await emailsAbout(firstId(ids))).toHaveLength(1)
    expect(await readPlacesTaken(course)).toBe(applicationIn(responses[0]).state === 'accepted' ? 1 : 0)
  })

  test('cannot be accepted without a free place, and are not emailed', async () => {
    const { course, ids } = await courseWith(['accepted', 'waiting'], { places: 1 })
    const id = ids[1] ?? ''
    expect((await view(owner, id)).decisions.find(({ to }) => to === 'accepted')?.full).toBe(true)
    expect((await decide(owner, id, 'accepted')).code).toBe(409)
    expect([await emailsAbout(id), await readPlacesTaken(course)]).toEqual([[], 1])
    expect((await decide(owner, firstId(ids), 'declined')).code).toBe(200)
    expect([(await decide(owner, id, 'accepted')).code, await readPlacesTaken(course)]).toEqual([200, 1])
  })

  test('become undecided by Undo while the email waits, regain their place, and are not emailed', async () => {
    const { course, ids } = await courseWith(['received'])
    const declineResponse = await decide(owner, firstId(ids), 'declined')
    expect(await readPlacesTaken(course)).toBe(0)
    expect((await undo(owner, declineResponse)).code).toBe(200)
    expect([(await view(owner, firstId(ids))).state, await readPlacesTaken(course)]).toEqual(['received', 1])
    expect(await emailsAbout(firstId(ids))).toEqual([])
    // An undone decision can be made and emailed again.
    expect((await decide(owner, firstId(ids), 'declined', { version: 3 })).code).toBe(200)
    expect(await emailsAbout(firstId(ids))).toHaveLength(1)
  })

  test('cannot be undone once the email is sent or the place is taken', async () => {
    const { ids } = await courseWith(['received', 'waiting'], { places: 1 })
    const declineResponse = await decide(owner, firstId(ids), 'declined')
    await decide(owner, ids[1] ?? '', 'accepted')
    const lateResponse = await undo(owner, declineResponse)
    expect([lateResponse.code, lateResponse.body.data]).toEqual([
      409,
      { undone: 'not decided', now: 'declined (there are no places left)' },
    ])
    expect(await emailsAbout(firstId(ids))).toHaveLength(1)
    const { ids: otherIds } = await courseWith(['received'])
    const acceptResponse = await decide(owner, firstId(otherIds), 'accepted')
    await sendNow()
    await expect.poll(async () => (await view(owner, firstId(otherIds))).emailed).toBe('accepted')
    expect((await undo(owner, acceptResponse)).body.data).toMatchObject({ now: 'accepted (the email has been sent)' })
  })

  test('are logged without the applicant’s name', async () => {
    const { ids } = await courseWith(['received'])
    await decide(owner, firstId(ids), 'waiting')
    expect(JSON.stringify((await owner.get(`/mosques/${mosque.slug}/log`)).body)).not.toMatch(/Zaynab|zaynab/)
  })
})
