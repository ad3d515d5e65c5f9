import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDemonstrationStaff } from '../../../server/src/desk/demonstration.ts'
import { deskCalls, deskHostname, type DeskUser, logInAgain, staffUser } from '../../../acceptance/src/desk.ts'
import { codeAt, setPassword, logIn, type PasswordLogin } from '../../../acceptance/src/deskLogin.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { recoveryTasks } from './tasks.ts'

const hour = 3_600_000
const startTime = new Date('2026-11-23T19:00:00Z')
let server: TestServer
let mosque: TestTenant
let now = startTime
let aisha: DeskUser
let yusuf: DeskUser
let login: PasswordLogin

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = startTime
  mosque = await server.tenant({ timeZone: 'Europe/London' })
  aisha = await staffUser(server, mosque, ['owner'], { name: 'Aisha Rahman', now })
  yusuf = await staffUser(server, mosque, ['editor'], { name: 'Yusuf Khan', now })
  login = await setPassword(server, yusuf)
})

const path = () => `/mosques/${mosque.slug}`
const startRecovery = (actor: DeskUser, user = yusuf) => actor.post(`${path()}/staff/${user.accountId}/recover`)
const visitor = () => deskCalls(server, '', '')
const emails = async (kind: string, tenant = mosque) =>
  (await server.emails(tenant)).filter((item) => item.kind === kind).map(({ email }) => email)
const findLink = async (kind: string, page: string) => {
  const email = (await emails(kind)).at(-1)
  return new RegExp(`/${page}#([\\w-]{43})`).exec(email?.text ?? '')?.[1] ?? ''
}
const runDue = () =>
  recoveryTasks({
    database: server.database,
    directory: server.directory,
    address: () => `http://${deskHostname}`,
    now: () => now,
    log: {
      error(entry: unknown) {
        throw new Error(`The task failed: ${JSON.stringify(entry)}`)
      },
    },
  })['recoveries-due']()
const log = async () => JSON.stringify((await aisha.get(`${path()}/log`)).body)

/** Advances the clock and runs the task that emails links. */
async function advance(hours: number): Promise<void> {
  now = new Date(now.getTime() + hours * hour)
  await runDue()
}

/** Starts the recovery and waits until its link is emailed. @returns the link's reference */
async function startAndWait(user = yusuf): Promise<string> {
  expect((await startRecovery(aisha, user)).code).toBe(200)
  await advance(24)
  return findLink('recovery-ready', 'recovery')
}

/** Sets up a new authenticator app by a link. */
async function setUp(reference: string, password = login.password) {
  const enrolmentData: { secret?: string; enrolment?: string } = Object(
    (await visitor().post('/recovery/authenticator', { reference })).body.data,
  )
  const { secret = '', enrolment } = enrolmentData
  const code = secret === '' ? '000000' : codeAt(secret, now)
  const response = await visitor().post('/recovery/finish', { reference, password, enrolment, code })
  return { secret, response }
}

test('lets the holder set up a new login 24 hours after an owner starts it, which ends the old one', async () => {
  const laptop = await logInAgain(server, yusuf, 'code', now)
  expect((await startRecovery(aisha)).code).toBe(200)
  const startedEmails = await emails('recovery-started')
  expect(startedEmails.map(({ to }) => to).toSorted()).toEqual(
    [login.email, `${aisha.accountId.toLowerCase()}@example.org`].toSorted(),
  )
  for (const { text } of startedEmails) {
    expect(text).toMatch(/recovery\/cancel#[\w-]{43}/)
    expect(text).toContain('Aisha Rahman')
  }
  expect(startedEmails.find(({ to }) => to !== login.email)?.text).toContain('Tuesday 24 November 2026')
  await advance(23.9)
  expect(await emails('recovery-ready')).toEqual([])
  await advance(0.1)
  const reference = await findLink('recovery-ready', 'recovery')
  expect((await visitor().post('/recovery', { reference })).body.data).toMatchObject({
    name: 'Yusuf Khan',
    email: login.email,
    needsPassword: true,
  })
  // Neither the wait nor opening the link ends the old login.
  expect((await laptop.get(`${path()}/today`)).code).toBe(200)
  expect((await logIn(server, login, { now })).code).toBe(200)

  const { response, secret } = await setUp(reference)
  expect(response.code).toBe(200)
  const { codes }: { codes?: string[] } = Object(response.body.data)
  expect(codes).toHaveLength(10)
  for (const oldSession of [laptop, yusuf]) expect((await oldSession.get(`${path()}/today`)).code).toBe(401)
  const cookie = [response.headers['set-cookie']].flat().map(String)[0]?.split(';')[0] ?? ''
  expect((await deskCalls(server, cookie, '').get(`${path()}/today`)).code).toBe(200)
  now = new Date(now.getTime() + hour)
  expect((await logIn(server, login, { now })).code).toBe(401)
  expect((await logIn(server, { ...login, secret }, { now })).code).toBe(200)
  expect(await emails('recovery-finished')).toHaveLength(2)
  expect(await log()).toContain('Aisha Rahman started login recovery for Yusuf Khan')
  expect(await log()).toContain('Yusuf Khan set up a new login; the old one no longer works')
})

test('lets a member who had only passkeys set up a password and an app', async () => {
  const imam = await staffUser(server, mosque, ['imam'], { name: 'Imam Bilal', now })
  const reference = await startAndWait(imam)
  expect((await visitor().post('/recovery', { reference })).body.data).toMatchObject({ needsPassword: false })
  expect((await setUp(reference, 'password1234')).response.code).toBe(422)
  expect((await setUp(reference, 'nine blue lanterns at dusk')).response.code).toBe(200)
  expect((await imam.get(`${path()}/today`)).code).toBe(401)
})

test('emails the owners of all mosques once, any of whom can cancel it at the desk', async () => {
  const secondMosque = await server.tenant()
  const maryam = await staffUser(server, secondMosque, ['owner'], { name: 'Maryam Ali', now })
  await server.database.pool.query(
    `insert into staff_members (tenant_id, account_id, roles) values ($1, $2, '{viewer}'), ($1, $3, '{owner}')`,
    [secondMosque.id, yusuf.accountId, aisha.accountId],
  )
  expect((await startRecovery(aisha)).code).toBe(200)
  const emailsOfBoth = async (kind: string) => [...(await emails(kind)), ...(await emails(kind, secondMosque))]
  const getAddress = ({ accountId }: DeskUser) => `${accountId.toLowerCase()}@example.org`
  expect((await emailsOfBoth('recovery-started')).map(({ to }) => to).toSorted()).toEqual(
    [login.email, getAddress(aisha), getAddress(maryam)].toSorted(),
  )
  const viewer = await staffUser(server, secondMosque, ['administrator', 'viewer'], { now })
  const stranger = await staffUser(server, await server.tenant(), ['owner'], { now })
  const { data }: { data?: unknown } = (await maryam.get(`/mosques/${secondMosque.slug}/recoveries`)).body
  const [recovery]: { id: string; startedBy?: string }[] = Array.isArray(data) ? data : []
  expect(recovery).toMatchObject({ name: 'Yusuf Khan', startedBy: 'Aisha Rahman' })
  const cancelBy = async (actor: DeskUser) =>
    (await actor.post(`/mosques/${secondMosque.slug}/recoveries/${recovery?.id}/cancel`)).code
  expect((await viewer.get(`/mosques/${secondMosque.slug}/recoveries`)).code).toBe(403)
  expect([await cancelBy(viewer), await cancelBy(stranger)]).toEqual([403, 404])
  const strangerSession: { mosques?: { slug: string }[] } = Object((await stranger.get('/session')).body.data)
  const otherRecoveriesPath = `/mosques/${strangerSession.mosques?.[0]?.slug}/recoveries`
  expect((await stranger.get(otherRecoveriesPath)).body.data).toEqual([])
  expect((await stranger.post(`${otherRecoveriesPath}/${recovery?.id}/cancel`)).code).toBe(404)
  expect(await cancelBy(maryam)).toBe(200)
  await advance(30)
  expect(await emailsOfBoth('recovery-ready')).toEqual([])
  const cancelEmails = await emailsOfBoth('recovery-cancelled')
  expect(cancelEmails.map(({ to }) => to).toSorted()).toEqual(
    [login.email, getAddress(aisha), getAddress(maryam)].toSorted(),
  )
  // Only the owners’ emails name the member who cancelled the recovery.
  expect(cancelEmails.filter(({ text }) => text.includes('Maryam Ali cancelled the recovery.'))).toHaveLength(2)
  expect(await log()).toContain('Maryam Ali cancelled the recovery of Yusuf Khan’s login')
})

test('can be cancelled by the emailed link, only after confirmation, before and after 24 hours', async () => {
  for (const hours of [1, 25]) {
    now = startTime
    expect((await startRecovery(aisha)).code).toBe(200)
    const reference = await findLink('recovery-started', 'recovery/cancel')
    await advance(hours)
    const setupReference = await findLink('recovery-ready', 'recovery')
    const view = await visitor().post('/recovery-link', { reference })
    expect(view.body.data).toMatchObject({ name: 'Yusuf Khan', startedBy: 'Aisha Rahman' })
    // Opening the page changed nothing.
    expect((await visitor().post('/recovery-link', { reference })).code).toBe(200)
    expect((await visitor().post('/recovery-link/cancel', { reference })).code).toBe(200)
    expect((await visitor().post('/recovery-link/cancel', { reference })).code).toBe(410)
    if (hours > 24) expect((await setUp(setupReference)).response.code).toBe(410)
  }
  expect(await log()).toContain('The recovery of Yusuf Khan’s login was cancelled using the link in an email')
})

describe('is not started', () => {
  test('by non-owners, by another mosque’s owner, or for one’s own account', async () => {
    for (const role of ['administrator', 'editor', 'imam', 'treasurer', 'viewer'] as const)
      expect((await startRecovery(await staffUser(server, mosque, [role], { now }))).code).toBe(403)
    const stranger = await staffUser(server, await server.tenant(), ['owner'], { now })
    expect((await startRecovery(stranger)).code).toBe(404)
    const otherMosqueMember = await staffUser(server, await server.tenant(), ['editor'], { now })
    expect((await startRecovery(aisha, otherMosqueMember)).code).toBe(404)
    expect((await startRecovery(aisha, aisha)).code).toBe(403)
    expect(await emails('recovery-started')).toEqual([])
  })

  test('by or for a demonstration account', async () => {
    await createDemonstrationStaff(server.database, mosque.id, mosque.slug)
    const demoLogin = await visitor().post('/demonstration', { mosque: mosque.slug, role: 'owner' })
    const cookie = [demoLogin.headers['set-cookie']].flat().map(String)[0]?.split(';')[0] ?? ''
    const { writeToken }: { writeToken?: string } = Object(
      (await deskCalls(server, cookie, '').get('/session')).body.data,
    )
    const calls = deskCalls(server, cookie, writeToken ?? '')
    expect((await calls.post(`${path()}/staff/${yusuf.accountId}/recover`)).code).toBe(403)
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select account_id as id from staff_members where tenant_id = $1 and demonstration limit 1',
      [mosque.id],
    )
    expect((await aisha.post(`${path()}/staff/${rows[0]?.id}/recover`)).code).toBe(404)
    // The list marks demonstration accounts, so that the desk does not offer a recovery.
    const { members }: { members?: unknown } = Object((await aisha.get(`${path()}/staff`)).body.data)
    expect(members).toContainEqual(expect.objectContaining({ account: rows[0]?.id, demonstration: true }))
    expect(members).toContainEqual(expect.objectContaining({ account: yusuf.accountId, demonstration: false }))
  })

  test('twice at once', async () => {
    const responses = await Promise.all([startRecovery(aisha), startRecovery(aisha)])
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the link', () => {
  test('works once, even if used twice at the same time', async () => {
    const reference = await startAndWait()
    const responses = await Promise.all([setUp(reference), setUp(reference)])
    expect(responses.map(({ response }) => response.code).toSorted((a, b) => a - b)).toEqual([200, 410])
    expect((await visitor().post('/recovery', { reference })).code).toBe(410)
  })

  test('expires after 72 hours', async () => {
    const reference = await startAndWait()
    await advance(72)
    expect((await setUp(reference)).response.code).toBe(410)
    expect((await logIn(server, login, { now })).code).toBe(200)
  })

  test('requires the password, and delays guesses', async () => {
    const reference = await startAndWait()
    expect((await setUp(reference, 'a guess at the password')).response.code).toBe(422)
    const guesses = []
    for (let attempt = 1; attempt < 5; attempt += 1) {
      const guess = await server.app.inject({
        method: 'POST',
        url: '/api/desk/recovery/finish',
        // Each attempt is from another IP address.
        remoteAddress: `127.0.0.${attempt}`,
        headers: { host: deskHostname, origin: `http://${deskHostname}`, 'x-requested-with': 'XMLHttpRequest' },
        payload: { reference, password: `guess ${attempt} of it` },
      })
      guesses.push(guess.statusCode)
    }
    expect(guesses).toEqual([422, 422, 422, 429])
    expect((await yusuf.get(`${path()}/today`)).code).toBe(200)
  })

  test('rejects codes of another secret and unknown passkeys', async () => {
    const reference = await startAndWait()
    const finish = (body: object) =>
      visitor().post('/recovery/finish', { reference, password: login.password, ...body })
    expect((await finish({})).code).toBe(422)
    expect((await finish({ enrolment: 'x', code: codeAt(login.secret, now) })).code).toBe(422)
    expect((await finish({ attempt: 'x', credential: { id: 'x' } })).code).toBe(422)
    expect((await yusuf.get(`${path()}/today`)).code).toBe(200)
  })
})
