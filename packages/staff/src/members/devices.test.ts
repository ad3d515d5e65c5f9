import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDemonstrationStaff } from '../../../server/src/desk/demonstration.ts'
import { deskCalls, deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { setPassword, logIn, type PasswordLogin } from '../../../acceptance/src/deskLogin.ts'
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
  const response = await logIn(server, login, { now, cookies, shared })
  expect(response.code).toBe(200)
  return response.cookies
}
const deviceCookie = (cookies: string[]) => cookies.find((cookie) => cookie.startsWith('minaret-desk-device=')) ?? ''
const emails = async (kind: string, tenant = mosque) =>
  (await server.emails(tenant)).filter((item) => item.kind === kind).map(({ email }) => email)

test('emails a login from a new device to the member, with the device, and to the owners, without it', async () => {
  const editor = await staffUser(server, mosque, ['editor'], { name: 'Yusuf Khan', now })
  await staffUser(server, mosque, ['administrator'], { now })
  const login = await setPassword(server, editor)
  const cookies = await logInAgain(login)
  const deviceEmails = await emails('staff-device')
  expect(deviceEmails).toHaveLength(2)
  const memberEmail = deviceEmails.find(({ to }) => to === login.email)
  const ownerEmail = deviceEmails.find(({ to }) => to !== login.email)
  expect(memberEmail?.subject).toMatch(/^Your staff login for .+ was used on a new device$/)
  expect(memberEmail?.text).toContain('Device')
  expect(ownerEmail?.subject).toMatch(/^Yusuf Khan logged in to the staff area of /)
  expect(ownerEmail?.text).toContain('23 November 2026')
  expect(ownerEmail?.text).not.toContain('Unknown device')
  await logInAgain(login, deviceCookie(cookies))
  expect(await emails('staff-device')).toHaveLength(2)
})

test('treats a device as new after 90 days without use, including use of its session', async () => {
  const login = await setPassword(server, aisha)
  const usedDevice = deviceCookie(await logInAgain(login))
  const idleDevice = deviceCookie(await logInAgain(login))
  expect(await emails('staff-device')).toHaveLength(2)
  const sessionCookies = await logInAgain(login, usedDevice)
  for (let weeks = 0; weeks < 12; weeks += 1) {
    now = new Date(now.getTime() + 7 * day)
    expect((await deskCalls(server, sessionCookies.join('; '), '').get('/session')).body.data).toHaveProperty('account')
  }
  now = new Date(now.getTime() + 8 * day)
  await logInAgain(login, usedDevice)
  expect(await emails('staff-device')).toHaveLength(2)
  await logInAgain(login, idleDevice)
  expect(await emails('staff-device')).toHaveLength(3)
})

test('does not trust forged device cookies or those of another account', async () => {
  const login = await setPassword(server, aisha)
  const otherUser = await staffUser(server, await server.tenant(), ['owner'], { now })
  const otherDevice = deviceCookie(await logInAgain(await setPassword(server, otherUser)))
  const forgedCookie = `minaret-desk-device=${'A'.repeat(43)}`
  expect(deviceCookie(await logInAgain(login, forgedCookie))).not.toBe(forgedCookie)
  // Both accounts use the same browser from now on.
  expect(deviceCookie(await logInAgain(login, otherDevice))).toBe(otherDevice)
  expect(await emails('staff-device')).toHaveLength(2)
  await logInAgain(login, otherDevice)
  expect(await emails('staff-device')).toHaveLength(2)
})

test('stores nothing on a shared computer, so that each login is emailed', async () => {
  const login = await setPassword(server, aisha)
  for (const _time of [1, 2]) expect(deviceCookie(await logInAgain(login, '', true))).toBe('')
  const [first, second] = await emails('staff-device')
  expect(first?.text).toContain('(a shared computer)')
  expect(second?.to).toBe(login.email)
})

test('emails a member of two mosques once, and the owners of both, but no demonstration accounts', async () => {
  const secondMosque = await server.tenant()
  await createDemonstrationStaff(server.database, secondMosque.id, secondMosque.slug)
  await staffUser(server, secondMosque, ['owner'], { now })
  await server.database.pool.query(
    'insert into staff_members (tenant_id, account_id, roles) values ($1, $2, array[$3])',
    [secondMosque.id, aisha.accountId, 'viewer'],
  )
  const login = await setPassword(server, aisha)
  await logInAgain(login)
  const [firstEmails, secondEmails] = [await emails('staff-device'), await emails('staff-device', secondMosque)]
  expect([...firstEmails, ...secondEmails].filter(({ to }) => to === login.email)).toHaveLength(1)
  expect([...firstEmails, ...secondEmails]).toHaveLength(2)

  await deskCalls(server, '', '').post('/demonstration', { mosque: secondMosque.slug, role: 'owner' })
  expect(await emails('staff-device', secondMosque)).toHaveLength(secondEmails.length)
})

test('emails the other owners once about a new administrator', async () => {
  const yusuf = await staffUser(server, mosque, ['owner'], { name: 'Yusuf Khan', now })
  const member = await staffUser(server, mosque, ['editor'], { name: 'Maryam Ali', now })
  const setRoles = (roles: string[]) => aisha.post(`/mosques/${mosque.slug}/staff/${member.accountId}/roles`, { roles })
  expect((await setRoles(['administrator', 'editor'])).code).toBe(200)
  expect((await setRoles(['administrator'])).code).toBe(200)
  const administratorEmails = await emails('staff-administrator')
  expect(administratorEmails.map(({ to }) => to)).toEqual([`${yusuf.accountId.toLowerCase()}@example.org`])
  expect(administratorEmails[0]?.subject).toMatch(/^Maryam Ali is now an administrator of /)
  expect(administratorEmails[0]?.text).toContain('Aisha Rahman has made Maryam Ali an administrator.')
})
