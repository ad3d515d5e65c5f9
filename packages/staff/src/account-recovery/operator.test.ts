import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadTenant } from '@minaret/foundation/tenancy'
import { deskCalls, deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { codeAt, setPassword, logIn, type PasswordLogin } from '../../../acceptance/src/deskLogin.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { inviteInstallationOwner } from './firstLogin.ts'
import { recoverLogin } from './operator.ts'
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

const visitor = () => deskCalls(server, '', '')

/** Advances by 24 hours and runs the task that emails links, with a directory without a cache. */
async function advanceDay(): Promise<void> {
  now = new Date(now.getTime() + 24 * hour)
  const deps = { database: server.database, directory: { byId: (id: string) => loadTenant(server.database, id, 3000) } }
  const address = () => `http://${deskHostname}`
  const log = { error: (entry: unknown) => expect(entry).toBeUndefined() }
  await recoveryTasks({ ...deps, address, now: () => now, log })['recoveries-due']()
}
const recover = (email: string, withPassword: boolean) =>
  recoverLogin(server.database, { email, withPassword, deskHost: deskHostname, port: 3000, now })

test('sends emails through a mosque that is not suspended, if there is one', async () => {
  const openMosque = await server.tenant()
  const { rows } = await server.database.pool.query<{ id: string; slug: string }>(
    'select id, slug from tenants where id in ($1, $2) order by slug',
    [mosque.id, openMosque.id],
  )
  const [firstMosque, lastMosque] = rows
  await server.database.pool.query(
    `insert into staff_members (tenant_id, account_id, roles) values ($1, $2, '{viewer}')`,
    [openMosque.id, yusuf.accountId],
  )
  await server.database.pool.query("update tenants set state = 'suspended' where id = $1", [firstMosque?.id])
  await recover(login.email, false)
  await advanceDay()
  const [suspendedMosqueEmails, openMosqueEmails] = [
    await server.emails({ id: firstMosque?.id ?? '' }),
    await server.emails({ id: lastMosque?.id ?? '' }),
  ]
  expect(openMosqueEmails.filter(({ email }) => email.to === login.email).map(({ kind }) => kind)).toEqual([
    'recovery-started',
    'recovery-ready',
  ])
  expect(suspendedMosqueEmails.filter(({ email }) => email.to === login.email)).toEqual([])
})

test('can replace a lost password by command, and rejects a second recovery', async () => {
  await recover(login.email, true)
  await expect(recover(login.email, true)).rejects.toThrow('has already been started')
  await expect(recover('nobody@example.org', false)).rejects.toThrow('No member of staff')
  await advanceDay()
  const email = (await server.emails(mosque)).find(({ kind }) => kind === 'recovery-ready')?.email
  const [, reference = ''] = /recovery#([\w-]{43})/.exec(email?.text ?? '') ?? []
  const response = await visitor().post('/recovery/authenticator', { reference })
  const { secret = '', enrolment }: { secret?: string; enrolment?: string } = Object(response.body.data)
  const password = 'nine blue lanterns at dusk'
  const body = { reference, password, enrolment, code: codeAt(secret, now) }
  expect((await visitor().post('/recovery/finish', body)).code).toBe(200)
  now = new Date(now.getTime() + hour)
  expect((await logIn(server, { ...login, secret }, { now })).code).toBe(401)
  expect((await logIn(server, { ...login, secret, password }, { now })).code).toBe(200)
  const log = JSON.stringify((await aisha.get(`/mosques/${mosque.slug}/log`)).body)
  expect(log).toContain('Your Minaret provider started login recovery for Yusuf Khan')
})

test('lets an installation owner set up a first login with a printed link', async () => {
  const email = 'hamza@example.org'
  const invite = (owners: readonly string[] = [email]) =>
    inviteInstallationOwner(server.database, {
      email,
      name: 'Hamza Iqbal',
      owners,
      deskHost: deskHostname,
      port: 3000,
      now,
    })
  await expect(invite([])).rejects.toThrow('INSTALLATION_OWNERS does not contain hamza@example.org')
  const getReference = (link: string) => link.slice(link.indexOf('#') + 1)
  const firstReference = getReference(await invite())
  const reference = getReference(await invite())
  expect((await visitor().post('/recovery', { reference: firstReference })).code).toBe(410)
  const view = await visitor().post('/recovery', { reference })
  expect(view.body.data).toEqual({ name: 'Hamza Iqbal', email, needsPassword: false })

  const response = await visitor().post('/recovery/authenticator', { reference })
  const { secret = '', enrolment }: { secret?: string; enrolment?: string } = Object(response.body.data)
  const password = 'seven green doors at noon'
  const finishResponse = await visitor().post('/recovery/finish', {
    reference,
    password,
    enrolment,
    code: codeAt(secret, now),
  })
  expect(finishResponse.code).toBe(200)
  now = new Date(now.getTime() + hour)
  expect((await logIn(server, { email, password, secret }, { now })).code).toBe(200)
  await expect(invite()).rejects.toThrow('hamza@example.org already has a login')
})
