import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskCalls, deskHostname, type DeskUser, secondLogin, staffUser } from '../../../acceptance/src/desk.ts'
import { codeAt, givePassword } from '../../../acceptance/src/deskLogin.ts'
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
function dataOf({ body }: TestResponse) {
  const data: Record<string, unknown> = Object(body.data)
  return data
}
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minute)
}
function challengeIn(options: unknown): string {
  const { challenge }: { challenge?: unknown } = Object(options)
  return String(challenge)
}

type OwnLogin = { passkeys: { id: string; current: boolean }[]; authenticator: boolean; recoveryCodes: number }
async function view(user: DeskUser) {
  const own: OwnLogin = Object(dataOf(await user.get('/own-login')))
  return own
}
const idsOf = async (user: DeskUser) => (await view(user)).passkeys.map(({ id }) => id)
/** What a device answers to a passkey that was begun. */
async function begun(user: DeskUser, passkey: TestPasskey) {
  const { attempt, options } = dataOf(await user.post('/own-login/passkeys/begin'))
  return { attempt, credential: passkey.created(challengeIn(options)) }
}

/** Adds a passkey from a device of its own. */
async function add(user: DeskUser, passkey = newTestPasskey()): Promise<TestPasskey> {
  expect((await user.post('/own-login/passkeys', await begun(user, passkey))).code).toBe(200)
  return passkey
}
const remove = (user: DeskUser, { id }: Pick<TestPasskey, 'id'>) => user.post('/own-login/passkeys/remove', { id })

/** Shows again who somebody is, with a passkey. */
async function confirm(user: DeskUser, device: TestPasskey): Promise<TestResponse> {
  const { passkey } = dataOf(await user.post('/confirmation/begin'))
  const { attempt, options }: { attempt?: unknown; options?: unknown } = Object(passkey)
  return user.post('/confirmation', { attempt, credential: device.used(challengeIn(options)) })
}

/** Logs in with a passkey on another device. */
async function logInWith(passkey: TestPasskey): Promise<TestResponse> {
  const { attempt, options } = dataOf(await visitor().post('/login/passkey/options'))
  return visitor().post('/login/passkey', { attempt, credential: passkey.used(challengeIn(options)) })
}
const sent = async () => (await server.emails(mosque)).filter(({ kind }) => kind === 'own-login')
const sentences = async () => JSON.stringify((await aisha.get(`/mosques/${mosque.slug}/log`)).body)

/** Every change of one's own login, asked for by a session that may not make it or may. */
const changes: readonly [what: string, path: string, body: object][] = [
  ['beginning a passkey', '/own-login/passkeys/begin', {}],
  ['adding a passkey', '/own-login/passkeys', { attempt: 'none', credential: {} }],
  ['removing a passkey', '/own-login/passkeys/remove', { id: 'none' }],
  ['renewing recovery codes', '/own-login/recovery-codes', {}],
]

describe('a passkey', () => {
  test('is added on this device, logs in, and is listed as the one the session began with', async () => {
    const phone = await add(aisha)
    expect((await view(aisha)).passkeys).toMatchObject([{ id: phone.id, current: false }])
    const entered = await logInWith(phone)
    expect(entered.code).toBe(200)
    const cookie = String([entered.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
    const listed = await deskCalls(server, cookie, '').get('/own-login')
    expect(listed.body.data).toMatchObject({
      passkeys: [{ id: phone.id, current: true, usedAt: now.toISOString() }],
      authenticator: false,
      recoveryCodes: 0,
    })
    expect((await sent()).map(({ email: letter }) => letter)).toEqual([
      expect.objectContaining({
        to: `${aisha.accountId.toLowerCase()}@example.org`,
        subject: expect.stringMatching(/^A passkey was added to your login/),
        text: expect.stringContaining(`/${mosque.slug}/sessions`),
      }),
    ])
    expect(await sentences()).toContain('Aisha Rahman added a passkey to their login')
  })

  test('is asked of the browser for this account, without those it has', async () => {
    const phone = await add(aisha)
    const { options } = dataOf(await aisha.post('/own-login/passkeys/begin'))
    expect(options).toMatchObject({ excludeCredentials: [{ id: phone.id }] })
    const { rows } = await server.database.pool.query<{ user: Buffer }>(
      'select passkey_user as user from staff_accounts where id = $1',
      [aisha.accountId],
    )
    expect(options).toMatchObject({ user: { id: rows[0]?.user.toString('base64url') } })
  })

  test('is added once: what a browser sent is refused when it comes again', async () => {
    const creation = await begun(aisha, newTestPasskey())
    const answers = await Promise.all([
      aisha.post('/own-login/passkeys', creation),
      aisha.post('/own-login/passkeys', creation),
    ])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect((await aisha.post('/own-login/passkeys', creation)).code).toBe(422)
    expect(await idsOf(aisha)).toHaveLength(1)
  })

  test('that one session began is added by no other, neither of another account nor of the same', async () => {
    const yusuf = await staffUser(server, mosque, ['owner'], { name: 'Yusuf Khan', now })
    const laptop = await secondLogin(server, aisha, 'code', now)
    for (const other of [yusuf, laptop]) {
      const creation = await begun(aisha, newTestPasskey())
      expect((await other.post('/own-login/passkeys', creation)).code).toBe(422)
    }
    expect([await idsOf(aisha), await idsOf(yusuf)]).toEqual([[], []])
  })

  test('with the id of somebody else’s takes nothing from them', async () => {
    const yusuf = await staffUser(server, mosque, ['owner'], { name: 'Yusuf Khan', now })
    const phone = await add(yusuf)
    const copy = await begun(aisha, newTestPasskey(phone.id))
    expect((await aisha.post('/own-login/passkeys', copy)).code).toBe(409)
    expect([await idsOf(aisha), await idsOf(yusuf)]).toEqual([[], [phone.id]])
    expect((await remove(aisha, phone)).code).toBe(404)
    expect(await idsOf(yusuf)).toEqual([phone.id])
  })

  test('is one of ten: an eleventh is refused before and after the browser made it, also when two come at once', async () => {
    for (let count = 0; count < 9; count += 1) await add(aisha)
    const creation = [await begun(aisha, newTestPasskey()), await begun(aisha, newTestPasskey())]
    const answers = await Promise.all(creation.map((one) => aisha.post('/own-login/passkeys', one)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { code, body } = await aisha.post('/own-login/passkeys/begin')
    expect([code, body.message]).toEqual([409, expect.stringMatching(/^You already have 10 passkeys\./)])
    expect(await idsOf(aisha)).toHaveLength(10)
  })
})

describe('removing a passkey', () => {
  test('ends what was begun elsewhere, and it logs in no more', async () => {
    const [phone, laptop] = [await add(aisha), await add(aisha)]
    const thief = await secondLogin(server, aisha, 'passkey', now)
    expect((await remove(aisha, phone)).body.message).toBe('Passkey removed. You’re logged out everywhere else.')
    expect((await thief.get('/own-login')).code).toBe(401)
    expect((await logInWith(phone)).code).toBe(401)
    expect(await idsOf(aisha)).toEqual([laptop.id])
    expect((await logInWith(laptop)).code).toBe(200)
    expect((await sent()).at(-1)?.email.subject).toMatch(/^A passkey was removed/)
    expect(await sentences()).toContain('Aisha Rahman removed a passkey from their login')
  })

  test('leaves the last way of logging in, also of two removed at once; a password with an app is a way', async () => {
    const [phone, laptop] = [await add(aisha), await add(aisha)]
    const answers = await Promise.all([remove(aisha, phone), remove(aisha, laptop)])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [last = ''] = await idsOf(aisha)
    const refused = await remove(aisha, { id: last })
    expect([refused.code, refused.body.message]).toEqual([
      409,
      'You can’t remove your only way to log in. Add a passkey on another device first.',
    ])
    await givePassword(server, aisha)
    expect((await remove(aisha, { id: last })).code).toBe(200)
    expect(await view(aisha)).toMatchObject({ passkeys: [], authenticator: true })
  })

  test('refuses a session that the same change has just ended', async () => {
    const [phone] = [await add(aisha), await add(aisha)]
    const thief = await secondLogin(server, aisha, 'code', now)
    const creation = await begun(thief, newTestPasskey())
    const [removed, added] = await Promise.all([remove(aisha, phone), thief.post('/own-login/passkeys', creation)])
    expect(removed.code).toBe(200)
    // Whichever came first: afterwards the stolen session is out, and adds nothing more.
    expect([200, 401]).toContain(added.code)
    expect((await thief.post('/own-login/passkeys', creation)).code).toBe(401)
  })
})

describe('recovery codes', () => {
  test('are renewed: the new ones are said once, and the old ones log in no more', async () => {
    const codes = async () => {
      const { codes: read }: { codes?: string[] } = Object((await aisha.post('/own-login/recovery-codes')).body.data)
      return read ?? []
    }
    const [old = ''] = await codes()
    const [fresh = '', ...others] = await codes()
    expect(others).toHaveLength(9)
    const email = `${aisha.accountId.toLowerCase()}@example.org`
    const recover = (code: string) => visitor().post('/login/recovery', { email, code })
    expect([(await recover(old)).code, (await recover(fresh)).code]).toEqual([401, 200])
    expect(await view(aisha)).toMatchObject({ recoveryCodes: 9 })
    expect((await sent()).map(({ email: letter }) => letter.subject)).toEqual([
      expect.stringMatching(/^You have new recovery codes/),
      expect.stringMatching(/^You have new recovery codes/),
    ])
    expect(JSON.stringify(await sent())).not.toContain(fresh)
    expect(await sentences()).toContain('Aisha Rahman got new recovery codes')
  })

  test('renewed twice at once, are one set of ten', async () => {
    await Promise.all([aisha.post('/own-login/recovery-codes'), aisha.post('/own-login/recovery-codes')])
    expect(await view(aisha)).toMatchObject({ recoveryCodes: 10 })
  })
})

describe('a session that was left open', () => {
  test('changes nothing ten minutes after its holder last showed who they are, until they show it again', async () => {
    const phone = await add(aisha)
    pass(10)
    for (const [what, path, body] of changes) {
      const { code, body: answer } = await aisha.post(path, body)
      expect([what, code, answer.data]).toMatchObject([what, 403, { errors: { confirmation: expect.any(String) } }])
    }
    expect((await aisha.get('/own-login')).code).toBe(200)
    expect((await confirm(aisha, phone)).code).toBe(200)
    for (const [what, path, body] of changes)
      expect([what, (await aisha.post(path, body)).code]).not.toEqual([what, 403])
  })

  test('is confirmed by a passkey of its own account alone, and by no answer twice', async () => {
    const yusuf = await staffUser(server, mosque, ['owner'], { name: 'Yusuf Khan', now })
    const [mine, theirs] = [await add(aisha), await add(yusuf)]
    pass(10)
    expect((await confirm(aisha, theirs)).code).toBe(422)
    const { passkey } = dataOf(await aisha.post('/confirmation/begin'))
    const { attempt, options }: { attempt?: unknown; options?: unknown } = Object(passkey)
    const proof = { attempt, credential: mine.used(challengeIn(options)) }
    expect((await aisha.post('/confirmation', proof)).code).toBe(200)
    pass(10)
    expect((await aisha.post('/confirmation', proof)).code).toBe(422)
    expect((await aisha.post('/own-login/recovery-codes')).code).toBe(403)
  })

  test('is slowed down when it guesses codes', async () => {
    await givePassword(server, aisha)
    pass(10)
    const codes: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      const { attempt } = dataOf(await aisha.post('/confirmation/begin'))
      codes.push((await aisha.post('/confirmation', { attempt, code: '000000' })).code)
    }
    expect(codes).toEqual([422, 422, 422, 422, 429, 429])
  })

  test('cannot log in elsewhere with what it began for a confirmation, nor confirm with a login’s', async () => {
    const { secret, email, password } = await givePassword(server, aisha)
    const { codes }: { codes: string[] } = Object(dataOf(await aisha.post('/own-login/recovery-codes')))
    pass(10)
    const { attempt } = dataOf(await aisha.post('/confirmation/begin'))
    expect((await visitor().post('/login/code', { attempt, code: codes[0] })).code).toBe(410)
    const login = dataOf(await visitor().post('/login', { email, password }))
    expect((await aisha.post('/confirmation', { attempt: login.attempt, code: codeAt(secret, now) })).code).toBe(422)
  })
})

describe('a login with a recovery code', () => {
  test('adds a passkey and renews codes for ten minutes, and removes nothing', async () => {
    const phone = await add(aisha)
    const recovered = await secondLogin(server, aisha, 'recovery', now)
    expect((await remove(recovered, phone)).code).toBe(403)
    const fresh = await add(recovered)
    expect((await recovered.post('/own-login/recovery-codes')).code).toBe(200)
    pass(10)
    expect((await recovered.post('/own-login/passkeys/begin')).code).toBe(403)
    expect((await recovered.post('/own-login/recovery-codes')).code).toBe(403)
    // With the new passkey they show who they are, and the lost one goes.
    expect((await confirm(recovered, fresh)).code).toBe(200)
    expect((await remove(recovered, phone)).code).toBe(200)
  })
})

test('a person of the demonstration sees the page and changes nothing', async () => {
  const visiting = await staffUser(server, mosque, ['owner'], { method: 'demonstration', demonstration: true, now })
  expect((await visiting.get('/own-login')).code).toBe(200)
  for (const [what, path, body] of changes) {
    const { code, body: answer } = await visiting.post(path, body)
    expect([what, code, answer.message]).toEqual([what, 403, 'Logins can’t be changed in the demonstration.'])
  }
  expect(await sent()).toEqual([])
})
