import { installationRights, isInstallationOperation } from '@minaret/plans'
import { deskDocument } from '@minaret/contract/desk-document'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installationLog } from '../../../../foundation/src/db/installationDesk.ts'
import { deskCalls, deskHostname, logInAgain, type DeskUser } from '../../../../acceptance/src/desk.ts'
import { startSignups, textOf } from '../../../../acceptance/src/signups.ts'

type Operation = { operationId: string }
const paths: Record<string, Record<string, Operation>> = deskDocument.paths
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { operationId }]) => isInstallationOperation(operationId))
    .map(([method, { operationId }]) => ({
      id: operationId,
      isWrite: method === 'post',
      path: path.replace('/api/desk', '').replace('{slug}', 'al-huda').replace('{id}', 'x'.repeat(22)),
    })),
)

const owner = 'runs@example.net'
const minutesToMs = (count: number) => count * 60_000
let signup: Awaited<ReturnType<typeof startSignups>>
let installationOwner: Pick<DeskUser, 'get' | 'post'>

const createMosque = async (email: string, name: string, slug: string) =>
  signup.readUser(await signup.finish(await signup.verifyEmail(email), { name, slug }))
const call = (user: Pick<DeskUser, 'get' | 'post'>, { isWrite, path }: (typeof operations)[number]) =>
  isWrite ? user.post(path, {}) : user.get(path)
const readLog = async () =>
  (await signup.server.database.forAccount()((tx) => tx.select().from(installationLog))).map(({ kind, mosque }) => [
    kind,
    mosque,
  ])

beforeAll(async () => {
  signup = await startSignups({ installationOwners: [owner] })
  // The installation owner also has a mosque.
  installationOwner = await createMosque(owner, 'Masjid Bilal', 'bilal')
})
afterAll(() => signup.server.close())

describe('the installation', () => {
  test('is visible to its owners only: others get a 404', async () => {
    const aisha = await createMosque('aisha@example.org', 'Masjid al-Huda', 'al-huda')
    const notFound = await aisha.get('/mosques/none/today')
    for (const operation of operations) {
      const { code, body } = await call(aisha, operation)
      expect([operation.id, code, body]).toEqual([operation.id, 404, notFound.body])
    }
    expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(installationRights).toSorted())
    expect((await aisha.get('/session')).body.data).not.toHaveProperty('installation')
    expect((await installationOwner.get('/session')).body.data).toHaveProperty('installation', true)
  })

  test('gives its owner no rights in other mosques', async () => {
    const notFound = await installationOwner.get('/mosques/none/today')
    for (const path of ['today', 'donors', 'gifts', 'messages', 'staff', 'log', 'applications']) {
      const { code, body } = await installationOwner.get(`/mosques/al-huda/${path}`)
      expect([path, code, body]).toEqual([path, 404, notFound.body])
    }
  })

  test('shows a mosque’s statistics without names', async () => {
    const { body } = await installationOwner.get('/installation/mosques/al-huda')
    expect(body.data).toMatchObject({ name: 'Masjid al-Huda', plan: 'premium', state: 'waiting', gifts: 0 })
    expect(body.data).toMatchObject({ counts: expect.arrayContaining([{ what: 'staff', amount: 1 }]) })
    expect(JSON.stringify(body.data)).not.toMatch(/aisha|@/i)
  })

  test('ignores recovery-code and demonstration logins', async () => {
    const { rows } = await signup.server.database.pool.query<{ id: string }>(
      'select id from staff_accounts where email = $1',
      [owner],
    )
    for (const method of ['recovery', 'demonstration'] as const) {
      const login = await logInAgain(signup.server, { accountId: rows[0]?.id ?? '' }, method, signup.clock.now)
      expect([method, (await login.get('/installation')).code]).toEqual([method, 404])
    }
  })

  test('requires re-authentication before sensitive operations', async () => {
    signup.clock.now = new Date(signup.clock.now.getTime() + minutesToMs(11))
    const { code, body } = await installationOwner.post('/installation/waiting/decide', {
      slug: 'al-huda',
      decision: 'approve',
    })
    expect([code, body.data]).toMatchObject([403, { errors: { confirmation: expect.any(String) } }])
    expect(await readLog()).toEqual([])
    for (const operation of operations.filter(
      ({ id }) => isInstallationOperation(id) && installationRights[id] === 'confirmed',
    ))
      expect([operation.id, (await call(installationOwner, operation)).code]).toEqual([operation.id, 403])
    await confirm()
    expect((await installationOwner.post('/confirmation', { attempt: 'none', code: '000000' })).code).toBe(422)
    for (const operation of operations.filter(
      ({ id }) => isInstallationOperation(id) && installationRights[id] === 'confirmed',
    ))
      expect([operation.id, (await call(installationOwner, operation)).code]).not.toEqual([operation.id, 403])
  })
})

/** Confirms with a new code of the owner's authenticator app. */
async function confirm() {
  signup.clock.now = new Date(signup.clock.now.getTime() + minutesToMs(1))
  const attempt = textOf((await installationOwner.post('/confirmation/begin')).body.data, 'attempt')
  const code = signup.readCode(owner)
  expect(await installationOwner.post('/confirmation', { attempt, code })).toMatchObject({ code: 200 })
  // A code can be used once.
  const secondAttempt = textOf((await installationOwner.post('/confirmation/begin')).body.data, 'attempt')
  expect((await installationOwner.post('/confirmation', { attempt: secondAttempt, code })).code).toBe(422)
}

describe('a mosque waiting for approval', () => {
  test('is listed with its owners, similar mosques and hold; approving opens it and emails its owners', async () => {
    await createMosque('copy@example.org', 'Masjid al Huda', 'huda-2')
    const { body } = await installationOwner.get('/installation/waiting')
    expect(body.data).toMatchObject({
      mosques: expect.arrayContaining([
        expect.objectContaining({
          slug: 'huda-2',
          held: true,
          owners: [{ name: 'Aisha Rahman', email: 'copy@example.org' }],
          resembling: [{ slug: 'al-huda', name: 'Masjid al-Huda' }],
        }),
      ]),
    })
    const decision = { slug: 'huda-2', decision: 'approve' }
    const preview = await installationOwner.post('/installation/waiting/email', decision)
    expect(preview.body.data).toMatchObject({ to: ['copy@example.org'], subject: expect.stringContaining('approved') })
    expect((await signup.fetchPage('huda-2')).statusCode).toBe(503)
    await confirm()
    expect((await installationOwner.post('/installation/waiting/decide', decision)).code).toBe(200)
    expect((await signup.fetchPage('huda-2')).statusCode).toBe(200)
    const id = await signup.findId('huda-2')
    const [email] = await signup.server.emails({ id })
    expect(email?.email).toMatchObject({ to: 'copy@example.org', subject: textOf(preview.body.data, 'subject') })
    expect((await installationOwner.post('/installation/waiting/decide', decision)).code).toBe(409)
  })

  test('is declined with a reason emailed to its owners, and its desk becomes read-only', async () => {
    const user = await createMosque('doubtful@example.org', 'Masjid Taqwa', 'taqwa')
    await confirm()
    const decide = (reason?: string) =>
      installationOwner.post('/installation/waiting/decide', { slug: 'taqwa', decision: 'decline', reason })
    expect((await decide()).code).toBe(422)
    expect((await decide('We could not find this mosque.')).code).toBe(200)
    expect((await signup.fetchPage('taqwa')).statusCode).toBe(503)
    const today = await user.get('/mosques/taqwa/today')
    expect(today.body.data).toMatchObject({
      approval: 'declined',
      suspended: { reason: 'We could not find this mosque.' },
    })
    expect((await user.post('/mosques/taqwa/announcements', {})).code).toBe(403)
    const id = await signup.findId('taqwa')
    const [mail] = await signup.server.emails({ id })
    expect(mail).toMatchObject({ kind: 'mosque-declined', email: { text: expect.stringContaining('could not find') } })
    expect((await installationOwner.get('/installation/mosques?state=declined')).body.data).toMatchObject({
      mosques: [expect.objectContaining({ slug: 'taqwa' })],
    })
  })
})

describe('a mosque', () => {
  test('can be suspended and reopened with a reason, and its plan changed, all logged', async () => {
    await confirm()
    const post = (action: string, body: object) =>
      installationOwner.post(`/installation/mosques/huda-2/${action}`, body)
    expect((await post('plan', { plan: 'basic' })).code).toBe(200)
    expect((await post('suspend', { reason: ' ' })).code).toBe(422)
    expect((await post('suspend', { reason: 'Somebody else’s bank details' })).code).toBe(200)
    expect((await signup.fetchPage('huda-2')).statusCode).toBe(503)
    expect((await installationOwner.get('/installation/mosques/huda-2')).body.data).toMatchObject({
      plan: 'basic',
      state: 'suspended',
      suspendedReason: 'Somebody else’s bank details',
    })
    expect((await post('suspend', { reason: 'again' })).code).toBe(409)
    expect((await post('open', { reason: 'It was a mistake' })).code).toBe(200)
    expect((await signup.fetchPage('huda-2')).statusCode).toBe(200)
    expect(await readLog()).toEqual([
      ['approved', 'huda-2'],
      ['declined', 'taqwa'],
      ['planChanged', 'huda-2'],
      ['suspended', 'huda-2'],
      ['opened', 'huda-2'],
    ])
    const { body } = await installationOwner.get('/installation/log')
    expect(JSON.stringify(body.data)).toContain('Aisha Rahman reopened huda-2: It was a mistake')

    // Owners are emailed once per change, with the reason; a second suspension counts as a new change.
    expect((await post('suspend', { reason: 'Once more' })).code).toBe(200)
    const emails = (await signup.server.emails({ id: await signup.findId('huda-2') })).filter(({ kind }) =>
      ['mosque-suspended', 'mosque-reopened'].includes(kind),
    )
    expect(emails.map(({ email }) => email.to)).toEqual(Array.from({ length: 3 }, () => 'copy@example.org'))
    expect(emails.filter(({ kind }) => kind === 'mosque-suspended')).toHaveLength(2)
    const texts = emails.map(({ email }) => email.text).join()
    for (const reason of ['Somebody else’s bank details', 'It was a mistake', 'Once more'])
      expect(texts).toContain(reason)
    expect((await post('open', { reason: 'Settled' })).code).toBe(200)
  })

  test('is found by part of its name or address', async () => {
    const searchSlugs = async (search: string) => {
      const { body } = await installationOwner.get(`/installation/mosques?search=${encodeURIComponent(search)}`)
      const { mosques }: { mosques?: { slug: string }[] } = Object(body.data)
      return mosques?.map(({ slug }) => slug)
    }
    expect(await searchSlugs('HUDA')).toEqual(['huda-2', 'al-huda'])
    expect(await searchSlugs('taqwa.local')).toEqual(['taqwa'])
    expect(await searchSlugs('%')).toEqual([])
  })
})

test('an announcement is on Today of every desk until it ends', async () => {
  await confirm()
  const readToday = async () => (await installationOwner.get('/mosques/bilal/today')).body.data
  expect(await readToday()).not.toHaveProperty('notices')
  expect(
    (await installationOwner.post('/installation/announcements', { text: 'Maintenance on Sunday', days: 2 })).code,
  ).toBe(200)
  expect(await readToday()).toMatchObject({ notices: [{ text: 'Maintenance on Sunday' }] })
  signup.clock.now = new Date(signup.clock.now.getTime() + 3 * 24 * minutesToMs(60))
  expect(await readToday()).not.toHaveProperty('notices')
})

test('the server’s health reflects its checks and queues', async () => {
  const { body } = await installationOwner.get('/installation/health')
  expect(body.data).toMatchObject({
    ready: true,
    parts: expect.arrayContaining([{ name: 'database', ok: true }]),
    emails: { waiting: expect.any(Number), failed: 0 },
    jobs: { failed: 0 },
    databaseBytes: expect.any(Number),
  })
})

test('the demonstration’s owner can log in with one tap from this machine only, and has no mosque', async () => {
  const demonstration = await startSignups({ installationOwners: 'demonstration' })
  try {
    const anonymousUser = deskCalls(demonstration.server, '', '')
    const remoteHeaders = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      origin: `https://${deskHostname}`,
    }
    expect((await anonymousUser.post('/demonstration/installation', {}, remoteHeaders)).code).toBe(404)
    const user = await demonstration.readUser(await anonymousUser.post('/demonstration/installation'))
    expect((await user.get('/session')).body.data).toMatchObject({ installation: true, mosques: [] })
    expect((await user.get('/installation')).code).toBe(200)
    expect((await deskCalls(signup.server, '', '').post('/demonstration/installation')).code).toBe(404)
  } finally {
    await demonstration.server.close()
  }
})
