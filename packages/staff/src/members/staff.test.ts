import { roles } from '@minaret/plans'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskCalls, deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant, type TestResponse } from '../../../acceptance/src/index.ts'
import { makeRecoveryCodes } from './recovery.ts'

let server: TestServer
let mosque: TestTenant
let owner: DeskUser
let now = new Date('2026-11-23T19:00:00Z')
const password = 'seven green minarets at noon'

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant()
  owner = await staffUser(server, mosque, ['owner'], { name: 'Aisha Rahman', now })
})
afterAll(() => server.close())

const staff = () => `/mosques/${mosque.slug}/staff`
const visitor = () => deskCalls(server, '', '')
const readCookie = ({ headers }: TestResponse) => String(headers['set-cookie']).split(';')[0] ?? ''
function readData<T>({ body }: TestResponse, read: (data: Record<string, unknown>) => T): T {
  const data: Record<string, unknown> = Object(body.data)
  return read(data)
}
const readText = (response: TestResponse, key: string) => readData(response, (data) => String(data[key]))

/** The reference in the newest invitation to an address. */
async function readReference(email: string): Promise<string> {
  const emails = await server.emails(mosque)
  const invitation = emails.findLast((sent) => sent.kind === 'staff-invitation' && sent.email.to === email)?.email
  return /invitation#([\w-]{43})/.exec(invitation?.text ?? '')?.[1] ?? ''
}

async function invite(email: string, roles: string[]): Promise<string> {
  expect((await owner.post(`${staff()}/invite`, { email, roles })).code).toBe(200)
  return readReference(email)
}

const generateCode = (secret: string, time = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() })

/** Accepts an invitation with a password and an authenticator app. */
async function accept(reference: string, name = 'Yusuf Khan') {
  const response = await visitor().post('/invitation/authenticator', { reference })
  const [secret, enrolment] = [readText(response, 'secret'), readText(response, 'enrolment')]
  const acceptResponse = await visitor().post('/invitation/accept', {
    reference,
    name,
    password,
    enrolment,
    code: generateCode(secret),
  })
  return { secret, response: acceptResponse }
}

describe('an invitation', () => {
  test('shows the mosque and the inviter, and can be accepted once, with a second factor', async () => {
    const reference = await invite('yusuf@example.org', ['editor', 'imam'])
    const view = await visitor().post('/invitation', { reference })
    expect(view.body.data).toMatchObject({ inviter: 'Aisha Rahman', email: 'yusuf@example.org', hasAccount: false })
    const incompleteResponse = await visitor().post('/invitation/accept', { reference, name: 'Yusuf Khan' })
    expect(incompleteResponse.code).toBe(422)
    const namelessResponse = await visitor().post('/invitation/accept', { reference, name: '\u200b\u202e' })
    expect([namelessResponse.code, namelessResponse.body.message]).toEqual([422, 'Enter your name.'])

    const { response } = await accept(reference)
    expect(response.code).toBe(200)
    expect(readData(response, ({ codes }) => codes)).toHaveLength(10)
    const session = await deskCalls(server, readCookie(response), '').get('/session')
    expect(session.body.data).toMatchObject({ mosques: [{ slug: mosque.slug, roles: ['editor', 'imam'] }] })
    expect((await visitor().post('/invitation', { reference })).code).toBe(410)
    expect((await accept(reference)).response.code).toBe(410)
  })

  test('expires after 72 hours, or when another is sent', async () => {
    const first = await invite('late@example.org', ['viewer'])
    const second = await invite('late@example.org', ['viewer'])
    expect((await visitor().post('/invitation', { reference: first })).code).toBe(410)
    now = new Date(now.getTime() + 72 * 3_600_000 + 1000)
    expect((await visitor().post('/invitation', { reference: second })).code).toBe(410)
    now = new Date('2026-11-23T19:00:00Z')
  })

  test('cannot be accepted by another account', async () => {
    const reference = await invite('someone@example.org', ['treasurer'])
    const attacker = await staffUser(server, await server.tenant(), ['owner'], { now })
    expect((await attacker.post('/invitation/join', { reference })).code).toBe(403)
    expect((await visitor().post('/invitation', { reference })).code).toBe(200)
  })

  test('rejects a secret of another invitation', async () => {
    const [reference, otherReference] = [
      await invite('mine@example.org', ['viewer']),
      await invite('other@example.org', ['viewer']),
    ]
    const response = await visitor().post('/invitation/authenticator', { reference: otherReference })
    const body = {
      reference,
      name: 'Eve',
      password,
      enrolment: readText(response, 'enrolment'),
      code: generateCode(readText(response, 'secret')),
    }
    expect((await visitor().post('/invitation/accept', body)).code).toBe(422)
  })

  test('emails the owners about new members', async () => {
    const emails = (await server.emails(mosque)).filter(({ kind }) => kind === 'staff-joined')
    expect(emails.map(({ email }) => email.subject)).toEqual([
      expect.stringMatching(/^Yusuf Khan has joined the staff of /),
    ])
  })
})

describe('logging in', () => {
  let secret = ''
  let codes: string[] = []
  const email = 'maryam@example.org'
  beforeAll(async () => {
    const acceptance = await accept(await invite(email, ['editor']), 'Maryam Ali')
    secret = acceptance.secret
    codes = readData(acceptance.response, (data) => (Array.isArray(data.codes) ? data.codes.map(String) : []))
    now = new Date(now.getTime() + 60_000)
  })

  const begin = async () => readText(await visitor().post('/login', { email, password }), 'attempt')

  test('needs the password and then a code, which works once', async () => {
    const code = generateCode(secret)
    const loginResponse = await visitor().post('/login/code', { attempt: await begin(), code })
    expect(loginResponse.code).toBe(200)
    expect(String(loginResponse.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/)
    const repeatResponse = await visitor().post('/login/code', { attempt: await begin(), code })
    expect([repeatResponse.code, repeatResponse.headers['set-cookie']]).toEqual([401, undefined])
  })

  test('accepts a recovery code instead of the app, once', async () => {
    const [unusedCode = ''] = codes
    expect((await visitor().post('/login/code', { attempt: await begin(), code: unusedCode })).code).toBe(200)
    expect((await visitor().post('/login/code', { attempt: await begin(), code: unusedCode })).code).toBe(401)
  })

  test('accepts a recovery code instead of a passkey, once, but never instead of a password', async () => {
    const holder = await staffUser(server, mosque, ['editor'], { now })
    const [, otherCode = ''] = codes
    const { rows } = await server.database.pool.query<{ email: string }>(
      'select email from staff_accounts where id = $1',
      [holder.accountId],
    )
    const ownEmail = rows[0]?.email ?? ''
    const [ownCode = ''] = await server.database.forAccount()((tx) => makeRecoveryCodes(tx, holder.accountId))
    const recover = (address: string, code: string) => visitor().post('/login/recovery', { email: address, code })
    expect((await recover(ownEmail, otherCode)).code).toBe(401)
    expect((await recover(email, otherCode)).code).toBe(401)
    const loginResponse = await recover(ownEmail, ownCode.toUpperCase())
    expect(loginResponse.code).toBe(200)
    const session = await deskCalls(server, readCookie(loginResponse), '').get('/session')
    expect(session.body.data).toMatchObject({ mosques: [{ slug: mosque.slug, roles: ['editor'] }] })
    expect((await recover(ownEmail, ownCode)).code).toBe(401)
    // The code rejected above was not used up.
    expect((await visitor().post('/login/code', { attempt: await begin(), code: otherCode })).code).toBe(200)
  })

  test('ends after five wrong codes', async () => {
    const attempt = await begin()
    for (let tries = 0; tries < 5; tries += 1)
      expect((await visitor().post('/login/code', { attempt, code: '000000' })).code).toBe(401)
    expect((await visitor().post('/login/code', { attempt, code: generateCode(secret) })).code).toBe(410)
  })

  test('responds the same to wrong passwords and unknown addresses, and delays attempts', async () => {
    const unknownAddressResponse = await visitor().post('/login', { email: 'nobody@example.org', password: 'x' })
    const wrongPasswordResponse = await visitor().post('/login', { email, password: 'x' })
    expect([unknownAddressResponse.code, unknownAddressResponse.body]).toEqual([
      wrongPasswordResponse.code,
      wrongPasswordResponse.body,
    ])
    for (let tries = 0; tries < 5; tries += 1) await visitor().post('/login', { email, password: 'x' })
    const delayedResponse = await visitor().post('/login', { email, password })
    expect([delayedResponse.code, Number(delayedResponse.headers['retry-after']) > 0]).toEqual([429, true])
  })
})

describe('staff', () => {
  test('administrators can change only roles without personal data', async () => {
    const administrator = await staffUser(server, mosque, ['administrator'], { now })
    const treasurer = await staffUser(server, mosque, ['treasurer'], { now })
    const editor = await staffUser(server, mosque, ['editor'], { now })
    const responses = await Promise.all(
      roles.map((role) =>
        administrator.post(`${staff()}/invite`, {
          email: `${role}@new.example.org`,
          roles: [...new Set(['viewer', role])],
        }),
      ),
    )
    expect(roles.filter((_, index) => responses[index]?.code === 200)).toEqual(['editor', 'viewer'])
    const change = async (accountId: string, roles: string[]) =>
      (await administrator.post(`${staff()}/${accountId}/roles`, { roles })).code
    expect([
      await change(editor.accountId, ['viewer']),
      await change(editor.accountId, ['viewer', 'imam']),
      await change(treasurer.accountId, ['viewer']),
      await change(owner.accountId, ['viewer']),
      (await administrator.post(`${staff()}/${treasurer.accountId}/remove`)).code,
      (await administrator.post(`${staff()}/${owner.accountId}/remove`)).code,
    ]).toEqual([200, 403, 403, 403, 403, 403])
  })

  test('owners cannot add an owner without approval, or change their own roles', async () => {
    const member = await staffUser(server, mosque, ['editor'], { now })
    expect((await owner.post(`${staff()}/invite`, { email: 'two@example.org', roles: ['owner'] })).code).toBe(200)
    expect(await readReference('two@example.org')).toBe('')
    expect((await owner.post(`${staff()}/${member.accountId}/roles`, { roles: ['owner'] })).code).toBe(200)
    expect((await member.get('/session')).body.data).toMatchObject({ mosques: [{ roles: ['editor'] }] })
    expect((await owner.post(`${staff()}/${owner.accountId}/roles`, { roles: ['viewer'] })).code).toBe(403)
  })

  test("an administrator's invitation cannot replace an owner's", async () => {
    const administrator = await staffUser(server, mosque, ['administrator'], { now })
    const email = 'treasurer.to.be@example.org'
    const reference = await invite(email, ['treasurer'])
    expect((await administrator.post(`${staff()}/invite`, { email, roles: ['viewer'] })).code).toBe(403)
    expect((await visitor().post('/invitation', { reference })).code).toBe(200)
  })

  test('an invitation adds to existing roles', async () => {
    const { response: acceptResponse } = await accept(await invite('both@example.org', ['treasurer']), 'Bilal Noor')
    expect(acceptResponse.code).toBe(200)
    const cookie = readCookie(acceptResponse)
    const session = await deskCalls(server, cookie, '').get('/session')
    const member = deskCalls(server, cookie, readText(session, 'writeToken'))
    const reference = await invite('both@example.org', ['editor'])
    expect((await member.post('/invitation/join', { reference })).code).toBe(200)
    const { body } = await member.get('/session')
    expect(body.data).toMatchObject({ mosques: [{ roles: ['editor', 'treasurer'] }] })
  })

  test('a removed member cannot return by an invitation they sent', async () => {
    const removedMember = await staffUser(server, mosque, ['administrator'], { now })
    const email = 'second.address@example.org'
    expect((await removedMember.post(`${staff()}/invite`, { email, roles: ['editor'] })).code).toBe(200)
    const reference = await readReference(email)
    expect((await owner.post(`${staff()}/${removedMember.accountId}/remove`)).code).toBe(200)
    expect((await visitor().post('/invitation', { reference })).code).toBe(410)
  })

  test('a removed member loses access, and the removal is logged', async () => {
    const removedMember = await staffUser(server, mosque, ['editor'], { name: 'Omar Farooq', now })
    expect((await owner.post(`${staff()}/${removedMember.accountId}/remove`)).code).toBe(200)
    expect((await removedMember.get(`/mosques/${mosque.slug}/today`)).code).toBe(404)
    const { body } = await owner.get(`/mosques/${mosque.slug}/log`)
    expect(JSON.stringify(body)).toContain('Aisha Rahman removed Omar Farooq from the staff')
  })

  test('sessions are listed and ended', async () => {
    const { body } = await owner.get('/sessions')
    expect(body.data).toMatchObject({ sessions: [{ device: 'Chrome on Android', current: true }] })
  })
})
