import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskCalls, deskHostname, type DeskUser, logInAgain, staffUser } from '../../../acceptance/src/desk.ts'
import { codeAt, setPassword } from '../../../acceptance/src/deskLogin.ts'
import { startTestServer, type TestResponse, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { newTestPasskey, type TestPasskey } from '../../../acceptance/src/passkeys.ts'

const start = new Date('2026-11-23T19:00:00Z')
const minute = 60_000
let now = start
let server: TestServer
let mosque: TestTenant
let aisha: DeskUser

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = start
  mosque = await server.tenant({ timeZone: 'Europe/London' })
  aisha = await staffUser(server, mosque, ['owner'], { name: 'Aisha Rahman', now })
})

const visitor = () => deskCalls(server, '', '')
function readData({ body }: TestResponse) {
  const data: Record<string, unknown> = Object(body.data)
  return data
}
const advance = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minute)
}
function readChallenge(options: unknown): string {
  const { challenge }: { challenge?: unknown } = Object(options)
  return String(challenge)
}

type OwnLogin = { passkeys: { id: string; current: boolean }[]; authenticator: boolean; recoveryCodes: number }
async function viewLogin(user: DeskUser) {
  const ownLogin: OwnLogin = Object(readData(await user.get('/own-login')))
  return ownLogin
}
const listIds = async (user: DeskUser) => (await viewLogin(user)).passkeys.map(({ id }) => id)
/** Starts the creation of a passkey. @returns the request to finish it */
async function startPasskey(user: DeskUser, passkey: TestPasskey) {
  const { attempt, options } = readData(await user.post('/own-login/passkeys/begin'))
  return { attempt, credential: passkey.createRegistration(readChallenge(options)) }
}

/** Adds a passkey of a new device. */
async function add(user: DeskUser, passkey = newTestPasskey()): Promise<TestPasskey> {
  expect((await user.post('/own-login/passkeys', await startPasskey(user, passkey))).code).toBe(200)
  return passkey
}
const remove = (user: DeskUser, { id }: Pick<TestPasskey, 'id'>) => user.post('/own-login/passkeys/remove', { id })

/** Confirms an identity with a passkey. */
async function confirm(user: DeskUser, device: TestPasskey): Promise<TestResponse> {
  const { passkey } = readData(await user.post('/confirmation/begin'))
  const { attempt, options }: { attempt?: unknown; options?: unknown } = Object(passkey)
  return user.post('/confirmation', { attempt, credential: device.createAssertion(readChallenge(options)) })
}

/** Logs in with a passkey on another device. */
async function logInWith(passkey: TestPasskey): Promise<TestResponse> {
  const { attempt, options } = readData(await visitor().post('/login/passkey/options'))
  return visitor().post('/login/passkey', { attempt, credential: passkey.createAssertion(readChallenge(options)) })
}
const readEmails = async () => (await server.emails(mosque)).filter(({ kind }) => kind === 'own-login')
const readLog = async () => JSON.stringify((await aisha.get(`/mosques/${mosque.slug}/log`)).body)

/** All changes of one’s own login. */
const changes: readonly [label: string, path: string, body: object][] = [
  ['beginning a passkey', '/own-login/passkeys/begin', {}],
  ['adding a passkey', '/own-login/passkeys', { attempt: 'none', credential: {} }],
  ['removing a passkey', '/own-login/passkeys/remove', { id: 'none' }],
  ['renewing recovery codes', '/own-login/recovery-codes', {}],
]

describe('a passkey', () => {
  test('can be added and used to log in, and is listed as the one used for the session', async () => {
    const phone = await add(aisha)
    expect((await viewLogin(aisha)).passkeys).toMatchObject([{ id: phone.id, current: false }])
    const loginResponse = await logInWith(phone)
    expect(loginResponse.code).toBe(200)
    const cookie = String([loginResponse.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
    const newView = await deskCalls(server, cookie, '').get('/own-login')
    expect(newView.body.data).toMatchObject({
      passkeys: [{ id: phone.id, current: true, usedAt: now.toISOString() }],
      authenticator: false,
      recoveryCodes: 0,
    })
    expect((await readEmails()).map(({ email }) => email)).toEqual([
      expect.objectContaining({
        to: `${aisha.accountId.toLowerCase()}@example.org`,
        subject: expect.stringMatching(/^A passkey was added to your staff login/),
        text: expect.stringContaining(`/${mosque.slug}/sessions`),
      }),
    ])
    expect(await readLog()).toContain('Aisha Rahman added a passkey to their login')
  })

  test('is requested for this account, excluding its existing passkeys', async () => {
    const phone = await add(aisha)
    const { options } = readData(await aisha.post('/own-login/passkeys/begin'))
    expect(options).toMatchObject({ excludeCredentials: [{ id: phone.id }] })
    const { rows } = await server.database.pool.query<{ user: Buffer }>(
      'select passkey_user as user from staff_accounts where id = $1',
      [aisha.accountId],
    )
    expect(options).toMatchObject({ user: { id: rows[0]?.user.toString('base64url') } })
  })

  test('cannot be added twice with the same response', async () => {
    const creation = await startPasskey(aisha, newTestPasskey())
    const responses = await Promise.all([
      aisha.post('/own-login/passkeys', creation),
      aisha.post('/own-login/passkeys', creation),
    ])
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect((await aisha.post('/own-login/passkeys', creation)).code).toBe(422)
    expect(await listIds(aisha)).toHaveLength(1)
  })

  test('cannot be finished by another session, of another account or the same one', async () => {
    const yusuf = await staffUser(server, mosque, ['owner'], { name: 'Yusuf Khan', now })
    const laptop = await logInAgain(server, aisha, 'code', now)
    for (const otherSession of [yusuf, laptop]) {
      const creation = await startPasskey(aisha, newTestPasskey())
      expect((await otherSession.post('/own-login/passkeys', creation)).code).toBe(422)
    }
    expect([await listIds(aisha), await listIds(yusuf)]).toEqual([[], []])
  })

  test('with the id of another account’s passkey is rejected', async () => {
    const yusuf = await staffUser(server, mosque, ['owner'], { name: 'Yusuf Khan', now })
    const phone = await add(yusuf)
    const copy = await startPasskey(aisha, newTestPasskey(phone.id))
    expect((await aisha.post('/own-login/passkeys', copy)).code).toBe(409)
    expect([await listIds(aisha), await listIds(yusuf)]).toEqual([[], [phone.id]])
    expect((await remove(aisha, phone)).code).toBe(404)
    expect(await listIds(yusuf)).toEqual([phone.id])
  })

  test('is limited to ten, before and after its creation and for concurrent requests', async () => {
    for (let count = 0; count < 9; count += 1) await add(aisha)
    const creations = [await startPasskey(aisha, newTestPasskey()), await startPasskey(aisha, newTestPasskey())]
    const responses = await Promise.all(creations.map((creation) => aisha.post('/own-login/passkeys', creation)))
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { code, body } = await aisha.post('/own-login/passkeys/begin')
    expect([code, body.message]).toEqual([409, expect.stringMatching(/^You already have 10 passkeys\./)])
    expect(await listIds(aisha)).toHaveLength(10)
  })
})

describe('removing a passkey', () => {
  test('ends other sessions and prevents logins with it', async () => {
    const [phone, laptop] = [await add(aisha), await add(aisha)]
    const attacker = await logInAgain(server, aisha, 'passkey', now)
    expect((await remove(aisha, phone)).body.message).toBe('Passkey removed. You’re logged out everywhere else.')
    expect((await attacker.get('/own-login')).code).toBe(401)
    expect((await logInWith(phone)).code).toBe(401)
    expect(await listIds(aisha)).toEqual([laptop.id])
    expect((await logInWith(laptop)).code).toBe(200)
    expect((await readEmails()).at(-1)?.email.subject).toMatch(/^A passkey was removed/)
    expect(await readLog()).toContain('Aisha Rahman removed a passkey from their login')
  })

  test('keeps the last login method, even for concurrent requests; a password with an app counts', async () => {
    const [phone, laptop] = [await add(aisha), await add(aisha)]
    const responses = await Promise.all([remove(aisha, phone), remove(aisha, laptop)])
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [lastId = ''] = await listIds(aisha)
    const response = await remove(aisha, { id: lastId })
    expect([response.code, response.body.message]).toEqual([
      409,
      'You can’t remove your only way to log in. Add a passkey on another device first.',
    ])
    await setPassword(server, aisha)
    expect((await remove(aisha, { id: lastId })).code).toBe(200)
    expect(await viewLogin(aisha)).toMatchObject({ passkeys: [], authenticator: true })
  })

  test('rejects requests of a session that it has just ended', async () => {
    const [phone] = [await add(aisha), await add(aisha)]
    const attacker = await logInAgain(server, aisha, 'code', now)
    const creation = await startPasskey(attacker, newTestPasskey())
    const [removed, added] = await Promise.all([remove(aisha, phone), attacker.post('/own-login/passkeys', creation)])
    expect(removed.code).toBe(200)
    // Whichever request is first, the stolen session is ended afterwards.
    expect([200, 401]).toContain(added.code)
    expect((await attacker.post('/own-login/passkeys', creation)).code).toBe(401)
  })
})

describe('recovery codes', () => {
  test('can be renewed: the new ones are shown once, and the old ones no longer work', async () => {
    const renewCodes = async () => {
      const { codes }: { codes?: string[] } = Object((await aisha.post('/own-login/recovery-codes')).body.data)
      return codes ?? []
    }
    const [oldCode = ''] = await renewCodes()
    const [newCode = '', ...others] = await renewCodes()
    expect(others).toHaveLength(9)
    const email = `${aisha.accountId.toLowerCase()}@example.org`
    const recover = (code: string) => visitor().post('/login/recovery', { email, code })
    expect([(await recover(oldCode)).code, (await recover(newCode)).code]).toEqual([401, 200])
    expect(await viewLogin(aisha)).toMatchObject({ recoveryCodes: 9 })
    expect((await readEmails()).map((sent) => sent.email.subject)).toEqual([
      expect.stringMatching(/^You have new recovery codes/),
      expect.stringMatching(/^You have new recovery codes/),
    ])
    expect(JSON.stringify(await readEmails())).not.toContain(newCode)
    expect(await readLog()).toContain('Aisha Rahman got new recovery codes')
  })

  test('are one set of ten if renewed twice at once', async () => {
    await Promise.all([aisha.post('/own-login/recovery-codes'), aisha.post('/own-login/recovery-codes')])
    expect(await viewLogin(aisha)).toMatchObject({ recoveryCodes: 10 })
  })
})

describe('a session', () => {
  test('cannot change the login ten minutes after the last confirmation, until it is confirmed again', async () => {
    const phone = await add(aisha)
    advance(10)
    for (const [label, path, body] of changes) {
      const { code, body: response } = await aisha.post(path, body)
      expect([label, code, response.data]).toMatchObject([label, 403, { errors: { confirmation: expect.any(String) } }])
    }
    expect((await aisha.get('/own-login')).code).toBe(200)
    expect((await confirm(aisha, phone)).code).toBe(200)
    for (const [label, path, body] of changes)
      expect([label, (await aisha.post(path, body)).code]).not.toEqual([label, 403])
  })

  test('can be confirmed only by a passkey of its account, and by no response twice', async () => {
    const yusuf = await staffUser(server, mosque, ['owner'], { name: 'Yusuf Khan', now })
    const [ownPasskey, otherPasskey] = [await add(aisha), await add(yusuf)]
    advance(10)
    expect((await confirm(aisha, otherPasskey)).code).toBe(422)
    const { passkey } = readData(await aisha.post('/confirmation/begin'))
    const { attempt, options }: { attempt?: unknown; options?: unknown } = Object(passkey)
    const proof = { attempt, credential: ownPasskey.createAssertion(readChallenge(options)) }
    expect((await aisha.post('/confirmation', proof)).code).toBe(200)
    advance(10)
    expect((await aisha.post('/confirmation', proof)).code).toBe(422)
    expect((await aisha.post('/own-login/recovery-codes')).code).toBe(403)
  })

  test('is delayed when guessing codes', async () => {
    await setPassword(server, aisha)
    advance(10)
    const codes: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      const { attempt } = readData(await aisha.post('/confirmation/begin'))
      codes.push((await aisha.post('/confirmation', { attempt, code: '000000' })).code)
    }
    expect(codes).toEqual([422, 422, 422, 422, 429, 429])
  })

  test('cannot use a confirmation’s attempt for a login, or a login’s attempt for a confirmation', async () => {
    const { secret, email, password } = await setPassword(server, aisha)
    const { codes }: { codes: string[] } = Object(readData(await aisha.post('/own-login/recovery-codes')))
    advance(10)
    const { attempt } = readData(await aisha.post('/confirmation/begin'))
    expect((await visitor().post('/login/code', { attempt, code: codes[0] })).code).toBe(410)
    const login = readData(await visitor().post('/login', { email, password }))
    expect((await aisha.post('/confirmation', { attempt: login.attempt, code: codeAt(secret, now) })).code).toBe(422)
  })
})

describe('a login with a recovery code', () => {
  test('can add a passkey and renew codes for ten minutes, but not remove passkeys', async () => {
    const phone = await add(aisha)
    const recovered = await logInAgain(server, aisha, 'recovery', now)
    expect((await remove(recovered, phone)).code).toBe(403)
    const newPasskey = await add(recovered)
    expect((await recovered.post('/own-login/recovery-codes')).code).toBe(200)
    advance(10)
    expect((await recovered.post('/own-login/passkeys/begin')).code).toBe(403)
    expect((await recovered.post('/own-login/recovery-codes')).code).toBe(403)
    // After confirmation with the new passkey, the lost one can be removed.
    expect((await confirm(recovered, newPasskey)).code).toBe(200)
    expect((await remove(recovered, phone)).code).toBe(200)
  })
})

test('a demonstration account can view the page but change nothing', async () => {
  const visitorSession = await staffUser(server, mosque, ['owner'], {
    method: 'demonstration',
    demonstration: true,
    now,
  })
  expect((await visitorSession.get('/own-login')).code).toBe(200)
  for (const [label, path, body] of changes) {
    const { code, body: response } = await visitorSession.post(path, body)
    expect([label, code, response.message]).toEqual([label, 403, 'Logins can’t be changed in the demonstration.'])
  }
  expect(await readEmails()).toEqual([])
})
