import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDemonstrationStaff } from '../../../server/src/desk/demonstration.ts'
import { deskCalls, deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { givePassword, logIn, type PasswordLogin } from '../../../acceptance/src/deskLogin.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

const day = 24 * 60 * 60_000
let server: TestServer
let mosque: TestTenant
let now: Date
let aisha: DeskUser

beforeAll(async () => {
  now = new Date('2026-11-23T19:00:00Z')
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2026-11-23T19:00:00Z')
  mosque = await server.tenant({ timeZone: 'Europe/London' })
  aisha = await staffUser(server, mosque, ['owner'], { name: 'Aisha Rahman', now })
})

/** Logs in a minute later, since codes work once. @returns the cookies of the response */
async function logInAgain(login: PasswordLogin, cookies = '', shared = false): Promise<string[]> {
  now = new Date(now.getTime() + 60_000)
  const answer = await logIn(server, login, { now, cookies, shared })
  expect(answer.code).toBe(200)
  return answer.cookies
}
const deviceCookie = (cookies: string[]) => cookies.find((cookie) => cookie.startsWith('minaret-desk-device=')) ?? ''
const emails = async (kind: string, at = mosque) =>
  (await server.emails(at)).filter((one) => one.kind === kind).map(({ email }) => email)

test('emails a login from a new device to the member, with the device, and to the owners, without it', async () => {
  const editor = await staffUser(server, mosque, ['editor'], { name: 'Yusuf Khan', now })
  await staffUser(server, mosque, ['administrator'], { now })
  const login = await givePassword(server, editor)
  const cookies = await logInAgain(login)
  const sent = await emails('staff-device')
  expect(sent).toHaveLength(2)
  const own = sent.find(({ to }) => to === login.email)
  const owners = sent.find(({ to }) => to !== login.email)
  expect(own?.subject).toMatch(/^Your staff login for .+ was used on a new device$/)
  expect(own?.text).toContain('Device')
  expect(owners?.subject).toMatch(/^Yusuf Khan logged in to the staff area of /)
  expect(owners?.text).toContain('23 November 2026')
  expect(owners?.text).not.toContain('Unknown device')
  await logInAgain(login, deviceCookie(cookies))
  expect(await emails('staff-device')).toHaveLength(2)
})

test('treats a device as new after 90 days without use, including use of its session', async () => {
  const login = await givePassword(server, aisha)
  const used = deviceCookie(await logInAgain(login))
  const idle = deviceCookie(await logInAgain(login))
  expect(await emails('staff-device')).toHaveLength(2)
  const session = await logInAgain(login, used)
  for (let weeks = 0; weeks < 12; weeks += 1) {
    now = new Date(now.getTime() + 7 * day)
    expect((await deskCalls(server, session.join('; '), '').get('/session')).body.data).toHaveProperty('account')
  }
  now = new Date(now.getTime() + 8 * day)
  await logInAgain(login, used)
  expect(await emails('staff-device')).toHaveLength(2)
  await logInAgain(login, idle)
  expect(await emails('staff-device')).toHaveLength(3)
})

test('does not trust forged device cookies or those of another account', async () => {
  const login = await givePassword(server, aisha)
  const other = await staffUser(server, await server.tenant(), ['owner'], { now })
  const theirs = deviceCookie(await logInAgain(await givePassword(server, other)))
  const forged = `minaret-desk-device=${'A'.repeat(43)}`
  expect(deviceCookie(await logInAgain(login, forged))).not.toBe(forged)
  // Both accounts use the same browser from now on.
  expect(deviceCookie(await logInAgain(login, theirs))).toBe(theirs)
  expect(await emails('staff-device')).toHaveLength(2)
  await logInAgain(login, theirs)
  expect(await emails('staff-device')).toHaveLength(2)
})

test('stores nothing on a shared computer, so that each login is emailed', async () => {
  const login = await givePassword(server, aisha)
  for (const _time of [1, 2]) expect(deviceCookie(await logInAgain(login, '', true))).toBe('')
  const [first, second] = await emails('staff-device')
  expect(first?.text).toContain('(a shared computer)')
  expect(second?.to).toBe(login.email)
})

test('emails a member of two mosques once, and the owners of both, but no demonstration accounts', async () => {
  const second = await server.tenant()
  await makeDemonstrationStaff(server.database, second.id, second.slug)
  await staffUser(server, second, ['owner'], { now })
  await server.database.pool.query(
    'insert into staff_members (tenant_id, account_id, roles) values ($1, $2, array[$3])',
    [second.id, aisha.accountId, 'viewer'],
  )
  const login = await givePassword(server, aisha)
  await logInAgain(login)
  const [here, there] = [await emails('staff-device'), await emails('staff-device', second)]
  expect([...here, ...there].filter(({ to }) => to === login.email)).toHaveLength(1)
  expect([...here, ...there]).toHaveLength(2)

  await deskCalls(server, '', '').post('/demonstration', { mosque: second.slug, role: 'owner' })
  expect(await emails('staff-device', second)).toHaveLength(there.length)
})

test('emails the other owners once about a new administrator', async () => {
  const yusuf = await staffUser(server, mosque, ['owner'], { name: 'Yusuf Khan', now })
  const member = await staffUser(server, mosque, ['editor'], { name: 'Maryam Ali', now })
  const give = (roles: string[]) => aisha.post(`/mosques/${mosque.slug}/staff/${member.accountId}/roles`, { roles })
  expect((await give(['administrator', 'editor'])).code).toBe(200)
  expect((await give(['administrator'])).code).toBe(200)
  const sent = await emails('staff-administrator')
  expect(sent.map(({ to }) => to)).toEqual([`${yusuf.accountId.toLowerCase()}@example.org`])
  expect(sent[0]?.subject).toMatch(/^Maryam Ali is now an administrator of /)
  expect(sent[0]?.text).toContain('Aisha Rahman has made Maryam Ali an administrator.')
})
