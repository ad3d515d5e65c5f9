import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyLog, writeLog } from '@minaret/foundation/staff'
import { deskCalls, deskHostname, type DeskUser, logInAgain, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createDemonstrationStaff } from './demonstration.ts'

const day = '2026-11-26'
let server: TestServer
let mosque: TestTenant
let otherMosque: TestTenant
let owner: DeskUser
let path: string

beforeAll(async () => {
  server = await startTestServer({
    jobs: false,
    limitRates: false,
    desk: { hostname: deskHostname },
    now: () => new Date('2026-11-23T19:00:00Z'),
  })
  mosque = await server.tenant({ timeZone: 'Europe/London' })
  otherMosque = await server.tenant()
  owner = await staffUser(server, mosque, ['owner'], { now: new Date('2026-11-23T18:00:00Z') })
  path = `/mosques/${mosque.slug}`
})
afterAll(() => server.close())

const loginTime = new Date('2026-11-23T18:00:00Z')
const findIsha = (data: unknown) => {
  const { times }: { times: { prayers: { prayer: string; jamaat?: { time: string } }[] } } = Object(data)
  return times.prayers.find(({ prayer }) => prayer === 'isha')?.jamaat?.time
}
const versionOf = async (user: DeskUser) => {
  const { body } = await user.get(`${path}/days/${day}`)
  const { version }: { version: string } = Object(body.data)
  return version
}
const moveIsha = async (user: DeskUser, isha: string | null, version?: string) =>
  user.post(`${path}/days/${day}`, { version: version ?? (await versionOf(user)), jamaat: { isha } })
function changeIn({ data }: { data?: unknown }): string {
  const { change }: { change: string } = Object(data)
  return change
}

describe('a day', () => {
  test('is changed, appears on the site at once, and is undone in one call', async () => {
    const before = findIsha((await owner.get(`${path}/days/${day}`)).body.data)
    const response = await moveIsha(owner, '21:15')
    expect([response.code, response.body.message]).toEqual([
      200,
      'Saved. The website and displays will be up to date within a minute.',
    ])
    const site = await server.post(mosque, '/api/prayer-time', { month: 11, year: 2026 })
    expect(JSON.stringify(site.body.data)).toContain('"21:15"')

    const undoResponse = await owner.post(`${path}/log/${changeIn(response.body)}/undo`)
    expect(undoResponse.code).toBe(200)
    expect(findIsha((await owner.get(`${path}/days/${day}`)).body.data)).toBe(before)
  })

  test('shows its usual times and the reason for each', async () => {
    await moveIsha(owner, '21:30')
    const { data } = (await owner.get(`${path}/days/${day}`)).body
    const { reasons }: { reasons: { prayer: string; source?: string; usual?: unknown }[] } = Object(data)
    expect(reasons.find(({ prayer }) => prayer === 'isha')).toMatchObject({
      source: 'override',
      jamaat: { time: '21:30' },
    })
    expect(reasons.find(({ prayer }) => prayer === 'fajr')?.source).not.toBe('override')
  })

  test('changed by another member meanwhile is not overwritten, and the response has the current value', async () => {
    const imam = await staffUser(server, mosque, ['imam'], { name: 'Imam Bilal', now: loginTime })
    const version = await versionOf(owner)
    expect((await moveIsha(imam, '21:45', version)).code).toBe(200)
    const lateResponse = await moveIsha(owner, '22:00', version)
    expect([lateResponse.code, findIsha(lateResponse.body.data)]).toEqual([409, '21:45'])
  })

  test('cannot be undone after a later change, and the response has both values', async () => {
    const first = await moveIsha(owner, '20:00')
    await moveIsha(owner, '20:10')
    const undoResponse = await owner.post(`${path}/log/${changeIn(first.body)}/undo`)
    expect([undoResponse.code, undoResponse.body.data]).toEqual([409, { undone: 'Isha 21:45', now: 'Isha 20:10' }])
  })

  test('cannot be undone by a member who may not change it', async () => {
    const viewer = await staffUser(server, mosque, ['viewer'], { now: loginTime })
    const change = changeIn((await moveIsha(owner, '20:20')).body)
    const refusal = await viewer.post(`${path}/log/${change}/undo`)
    expect([refusal.code, refusal.body.message]).toEqual([403, 'Your role can’t undo this change. Ask an owner.'])
    expect(findIsha((await owner.get(`${path}/days/${day}`)).body.data)).toBe('20:20')
  })

  test("rejects an invalid time, and Jumu'ah on a Thursday", async () => {
    const version = await versionOf(owner)
    expect((await owner.post(`${path}/days/${day}`, { version, jamaat: { isha: '25:00' } })).code).toBe(422)
    const thursdayResponse = await owner.post(`${path}/days/${day}`, { version, jamaat: { jumuah: '13:30' } })
    expect([thursdayResponse.code, thursdayResponse.body.message]).toEqual([422, expect.stringContaining('Friday')])
  })
})

describe('access', () => {
  test('staff of another mosque get the same response as for a mosque that does not exist', async () => {
    const stranger = await staffUser(server, otherMosque, ['owner'], { now: loginTime })
    const missingResponse = await stranger.get('/mosques/there-is-none/today')
    for (const response of [
      await stranger.get(`${path}/today`),
      await stranger.get(`${path}/log`),
      await moveIsha(stranger, '20:00', 'any'),
    ])
      expect([response.code, response.body]).toEqual([404, missingResponse.body])
  })

  test('a viewer reads times and cannot change them', async () => {
    const viewer = await staffUser(server, mosque, ['viewer'], { now: loginTime })
    expect((await viewer.get(`${path}/today`)).code).toBe(200)
    expect((await moveIsha(viewer, '20:00')).code).toBe(403)
    expect((await viewer.get(`${path}/log`)).code).toBe(403)
  })

  test('without a session or with an unknown cookie the response is 401', async () => {
    for (const cookie of ['', `minaret-desk=${'a'.repeat(43)}`])
      expect((await deskCalls(server, cookie, '').get(`${path}/today`)).code).toBe(401)
  })

  test('a removed member has no access from the next call', async () => {
    const removedMember = await staffUser(server, mosque, ['editor'], { now: loginTime })
    expect((await removedMember.get(`${path}/today`)).code).toBe(200)
    await server.database.pool.query('delete from staff_members where account_id = $1', [removedMember.accountId])
    expect((await removedMember.get(`${path}/today`)).code).toBe(404)
  })
})

describe('a write', () => {
  test.each<[string, Record<string, string>]>([
    ["from a mosque's own page", { origin: 'http://an-noor.localhost' }],
    ['without an origin', { origin: '' }],
    ['from the same name on another port', { origin: `http://${deskHostname}:8080` }],
    ['without its token', { 'x-desk-token': '' }],
    ["with another session's token", { 'x-desk-token': 'a'.repeat(43) }],
  ])('%s is refused, and changes nothing', async (_what, headers) => {
    const before = await versionOf(owner)
    const response = await owner.post(`${path}/days/${day}`, { version: before, jamaat: { isha: '19:00' } }, headers)
    expect([response.code, await versionOf(owner)]).toEqual([403, before])
  })

  test('without X-Requested-With is refused', async () => {
    const response = await owner.post('/logout', {}, { 'x-requested-with': '' })
    expect(response.code).toBe(400)
  })
})

test('the desk responds only on its own host name, where no public call is available', async () => {
  const response = await owner.get(`${path}/today`, { host: mosque.hostname, origin: `http://${mosque.hostname}` })
  expect(response.code).toBe(404)
  const publicResponse = await server.app.inject({ url: '/api/prayer-time/today', headers: { host: deskHostname } })
  expect(publicResponse.statusCode).toBe(404)
})

test('the log describes each change in a sentence, and verification detects tampering', async () => {
  for (const isha of ['20:00', '20:10']) await moveIsha(owner, isha)
  const { body } = await owner.get(`${path}/log`)
  const { data: entries }: { data: { sentence: string }[] } = Object(body)
  expect(entries[0]?.sentence).toBe('Aisha Rahman moved Isha on Thursday 26 November from 20:00 to 20:10')
  expect(entries.map(({ sentence }) => sentence)).toContainEqual(expect.stringMatching(/^Imam Bilal moved Isha/))
  const arabicResponse = await owner.get(`${path}/log`, { 'accept-language': 'ar' })
  // The website is in English only; the desk uses each member's own language.
  expect(JSON.stringify(arabicResponse.body)).toContain('نوفمبر')

  const check = () =>
    server.database.forStaff(mosque.id, { accountId: owner.accountId, roles: ['owner'] })((tx) => verifyLog(tx))
  expect((await check()).problems).toEqual([])
  await server.database.pool.query(
    `update desk_log set content = jsonb_set(content, '{values,day}', '"2026-01-01"') where position = 2 and tenant_id = $1`,
    [mosque.id],
  )
  expect((await check()).problems).toEqual(['What entry 2 says was changed.'])
  await server.database.pool.query(
    'update desk_log set content = null, salt = null where position = 2 and tenant_id = $1',
    [mosque.id],
  )
  expect((await check()).problems).toEqual([])
})

describe('a demonstration', () => {
  test('is entered as any role without a password, and its session opens only that mosque', async () => {
    const demo = await server.tenant()
    await createDemonstrationStaff(server.database, demo.id, demo.slug)
    const visitor = deskCalls(server, '', '')
    const entry = await visitor.post('/demonstration', { mosque: demo.slug, role: 'editor' })
    const cookie = String(entry.headers['set-cookie']).split(';')[0] ?? ''
    const { body } = await deskCalls(server, cookie, '').get('/session')
    expect(body.data).toMatchObject({
      account: { demonstration: true },
      mosques: [{ slug: demo.slug, roles: ['editor'] }],
    })
    expect((await deskCalls(server, cookie, '').get(`${path}/today`)).code).toBe(404)
  })

  test('cannot be entered for a real mosque', async () => {
    const visitor = deskCalls(server, '', '')
    expect((await visitor.post('/demonstration', { mosque: mosque.slug, role: 'owner' })).code).toBe(404)
  })
})

test('logging out ends the session, even for a copy of its cookie', async () => {
  const user = await staffUser(server, mosque, ['owner'], { now: loginTime })
  const response = await user.post('/logout')
  expect(String(response.headers['set-cookie'])).toMatch(/^minaret-desk=; .*Max-Age=0/)
  expect((await user.get(`${path}/today`)).code).toBe(401)
})

test('a note has no line breaks or bidirectional controls, and days before 1970 do not exist', async () => {
  const dayPath = `${path}/days/2026-12-08`
  const { version }: { version: string } = Object((await owner.get(dayPath)).body.data)
  const { body } = await owner.post(dayPath, { version, note: 'After \u202eeht\u202c\ntalk\u2028' })
  expect(body.data).toMatchObject({ day: { own: { note: 'After eht talk' } } })
  for (const date of ['0001-01-01', '1969-12-31', '2026-02-31'])
    expect((await owner.get(`${path}/days/${date}`)).code).toBe(404)
  expect((await owner.get(`${path}/times/0001-01`)).code).toBe(404)
})

test('a change made by a command is not attributed to a former member', async () => {
  const newcomer = await staffUser(server, otherMosque, ['owner'], { now: loginTime })
  await server.database.forStaff(otherMosque.id, { accountId: newcomer.accountId, roles: ['owner'] })((tx) =>
    writeLog(tx, {
      accountId: undefined,
      kind: 'staffInvited',
      content: { values: { email: 'khadija@example.org', roles: 'owner' } },
      now: loginTime,
    }),
  )
  const { body } = await newcomer.get(`/mosques/${otherMosque.slug}/log`)
  const sentences = JSON.stringify(body.data)
  expect(sentences).toContain('The server administrator invited khadija@example.org')
  expect(sentences).not.toContain('left')
})

test('a member lists and ends their own sessions, and demonstration visitors do not see one another’s', async () => {
  type Sessions = { sessions: { id: string; current: boolean }[] }
  const sessionsOf = async (user: DeskUser) => {
    const { sessions }: Sessions = Object((await user.get('/sessions')).body.data)
    return sessions
  }
  const phone = await staffUser(server, mosque, ['editor'], { now: loginTime })
  const laptop = await logInAgain(server, phone, 'code', loginTime)
  expect(await sessionsOf(phone)).toHaveLength(2)
  expect((await sessionsOf(phone)).filter(({ current }) => current)).toHaveLength(1)
  const phoneSession = (await sessionsOf(laptop)).find(({ current }) => !current)
  expect((await laptop.post(`/sessions/${phoneSession?.id}/end`)).code).toBe(200)
  expect((await phone.get(`${path}/today`)).code).toBe(401)

  const tablet = await logInAgain(server, phone, 'passkey', loginTime)
  const desktop = await logInAgain(server, phone, 'recovery', loginTime)
  const stranger = await staffUser(server, mosque, ['editor'], { now: loginTime })
  expect((await tablet.post('/sessions/end-others')).code).toBe(200)
  expect(await sessionsOf(tablet)).toMatchObject([{ current: true }])
  for (const endedUser of [laptop, desktop]) expect((await endedUser.get(`${path}/today`)).code).toBe(401)
  expect((await stranger.get(`${path}/today`)).code).toBe(200)

  const visitor = await staffUser(server, mosque, ['viewer'], { method: 'demonstration', now: loginTime })
  const otherVisitor = await logInAgain(server, visitor, 'demonstration', loginTime)
  const [session] = await sessionsOf(visitor)
  expect(await sessionsOf(visitor)).toHaveLength(1)
  await otherVisitor.post(`/sessions/${session?.id}/end`)
  expect((await otherVisitor.post('/sessions/end-others')).code).toBe(403)
  expect((await visitor.get(`${path}/today`)).code).toBe(200)
})
