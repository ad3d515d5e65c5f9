import { deskDocument } from '@minaret/contract/desk-document'
import { deskRights, mayUse, supportRole } from '@minaret/plans'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRunning, supportLifetime } from '../../../foundation/src/staff/support.ts'
import { deskCalls, deskHostname, type DeskUser, logInAgain } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { startSignups, textOf } from '../../../acceptance/src/signups.ts'

type Caller = Pick<DeskUser, 'get' | 'post'>
type Operation = { operationId: string }
const paths: Record<string, Record<string, Operation>> = deskDocument.paths
const examples: Readonly<Record<string, string>> = {
  mosque: 'al-huda',
  month: '2026-11',
  day: '2026-11-26',
  kind: 'news',
  number: '1',
  part: '1',
  file: '0'.repeat(32),
}

/** All operations on a mosque, with the path for al-Huda. */
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  path.includes('{mosque}')
    ? Object.entries(methods).map(([method, { operationId }]) => ({
        id: operationId,
        isWrite: method === 'post',
        path: path.replace('/api/desk', '').replaceAll(/\{(\w+)\}/g, (_all, name: string) => examples[name] ?? 'x1'),
      }))
    : [],
)
const hasRightsEntry = (id: string): id is keyof typeof deskRights => id in deskRights
const call = (user: Caller, { isWrite, path }: (typeof operations)[number]) =>
  isWrite ? user.post(path, {}) : user.get(path)

const ownerEmail = 'runs@example.net'
const minute = 60_000
let signup: Awaited<ReturnType<typeof startSignups>>
let secondServer: TestServer
let installationOwner: Caller
let installationOwnerId: string
let aisha: Caller
let mosqueId: string

const signUp = async (email: string, name: string, slug: string) =>
  signup.readUser(await signup.finish(await signup.verifyEmail(email), { name, slug }))

/** Confirms an identity with a new code of the authenticator app. */
async function confirm(user: Caller, email: string) {
  signup.clock.now = new Date(signup.clock.now.getTime() + minute)
  const attempt = textOf((await user.post('/confirmation/begin')).body.data, 'attempt')
  expect((await user.post('/confirmation', { attempt, code: signup.readCode(email) })).code).toBe(200)
}
async function grant() {
  await confirm(aisha, 'aisha@example.org')
  expect((await aisha.post('/mosques/al-huda/support/grant')).code).toBe(200)
}
const openToday = (user: Caller) => user.get('/mosques/al-huda/today')
const readEmails = async () =>
  (await signup.server.emails({ id: mosqueId })).filter(({ kind }) => kind.startsWith('support-'))
async function readLog(): Promise<string[]> {
  const { data }: { data: { sentence: string }[] } = Object((await aisha.get('/mosques/al-huda/log')).body)
  return data.map(({ sentence }) => sentence)
}

beforeAll(async () => {
  signup = await startSignups({ installationOwners: [ownerEmail] })
  installationOwner = await signUp(ownerEmail, 'Masjid Bilal', 'bilal')
  aisha = await signUp('aisha@example.org', 'Masjid al-Huda', 'al-huda')
  mosqueId = await signup.findId('al-huda')
  const { rows } = await signup.server.database.pool.query<{ id: string }>(
    'select id from staff_accounts where email = $1',
    [ownerEmail],
  )
  installationOwnerId = rows[0]?.id ?? ''
  // The same installation on another server.
  secondServer = await startTestServer({
    database: signup.server.database,
    secrets: signup.server.secrets,
    jobs: false,
    limitRates: false,
    now: () => signup.clock.now,
    desk: { hostname: deskHostname, installationOwners: [ownerEmail] },
  })
})
afterAll(async () => {
  await secondServer.close()
  await signup.server.close()
})

describe('support access', () => {
  test('is granted by an owner after confirmation, and the owners are emailed', async () => {
    const unknownMosque = await installationOwner.get('/mosques/none/today')
    expect(await openToday(installationOwner)).toMatchObject({ code: 404, body: unknownMosque.body })
    signup.clock.now = new Date(signup.clock.now.getTime() + 11 * minute)
    const { code, body } = await aisha.post('/mosques/al-huda/support/grant')
    expect([code, body.data]).toMatchObject([403, { errors: { confirmation: expect.any(String) } }])
    expect((await aisha.get('/mosques/al-huda/support')).body.data).toEqual({
      available: true,
      names: ['Aisha Rahman'],
    })
    await grant()
    const until = new Date(signup.clock.now.getTime() + supportLifetime).toISOString()
    expect((await aisha.get('/mosques/al-huda/support')).body.data).toMatchObject({
      now: { until, by: 'Aisha Rahman' },
    })
    expect((await readEmails()).map(({ kind, email }) => [kind, email.to])).toEqual([
      ['support-granted', 'aisha@example.org'],
    ])
    expect((await openToday(aisha)).body.data).toMatchObject({ support: { until, names: ['Aisha Rahman'] } })
    expect((await installationOwner.get('/session')).body.data).toMatchObject({
      mosques: [
        { slug: 'bilal', roles: ['owner'] },
        { slug: 'al-huda', roles: ['support'], supportUntil: until },
      ],
    })
    expect((await installationOwner.get('/installation/mosques/al-huda')).body.data).toMatchObject({
      supportUntil: until,
    })
    expect((await installationOwner.get('/installation/mosques/bilal')).body.data).not.toHaveProperty('supportUntil')
  })

  test('logs and emails the first use once, and marks every change with the name', async () => {
    for (const _time of [1, 2]) expect((await openToday(installationOwner)).code).toBe(200)
    expect((await readEmails()).map(({ kind }) => kind)).toEqual(['support-granted', 'support-used'])
    const addResponse = await installationOwner.post('/mosques/al-huda/announcements', {
      kind: 'ordinary',
      text: 'The clock is right again',
      until: new Date(signup.clock.now.getTime() + 60 * minute).toISOString(),
    })
    expect(addResponse, addResponse.body.message).toMatchObject({ code: 200 })
    const sentences = await readLog()
    expect(sentences.slice(0, 3)).toEqual([
      expect.stringMatching(/^Aisha Rahman \(support\) .*The clock is right again/),
      'Aisha Rahman (support) opened the staff area',
      'Aisha Rahman gave support access for 24 hours',
    ])
  })

  test('allows exactly the operations of its role: no donors, messages, money, children or staff', async () => {
    const refusedIds: string[] = []
    for (const operation of operations) {
      const { code } = await call(installationOwner, operation)
      expect(code, operation.id).toBeLessThan(500)
      if (code === 403) refusedIds.push(operation.id)
    }
    const deniedIds = operations.map(({ id }) => id).filter((id) => hasRightsEntry(id) && !mayUse(id, [supportRole]))
    expect(deniedIds.filter((id) => !refusedIds.includes(id))).toEqual([])
    const neverAllowed =
      /^(gift|donor|claim|bank|payout|report|box|gasds|building|charity|declaration|address|filing|card|statement|message|reply|application|child|register|maktab|subscriber|issue|staff|recovery|approval|protected|origin|domain|mosqueExport|import|log|support|draft)/
    const allowedIds = operations.map(({ id }) => id).filter((id) => hasRightsEntry(id) && mayUse(id, [supportRole]))
    expect(allowedIds.filter((id) => neverAllowed.test(id))).toEqual([])
    expect(allowedIds.length).toBeGreaterThan(40)
  })

  test('cannot change the email address, causes or campaigns, or undo changes of the staff', async () => {
    const { body } = await installationOwner.get('/mosques/al-huda/details')
    const { sections }: { sections: { section: string; values: object; version: string }[] } = Object(body.data)
    const { section, version, values } = sections.find((candidate) => candidate.section === 'contact') ?? {}
    const change = (changes: object) =>
      installationOwner.post('/mosques/al-huda/details', { section, version, values: { ...values, ...changes } })
    expect((await change({ email: 'mine@example.net' })).code).toBe(403)
    expect((await change({ phone: '01274 496 0009' })).code).toBe(200)
    for (const kind of ['causes', 'campaigns'])
      expect([kind, (await installationOwner.post(`/mosques/al-huda/content/${kind}`, {})).code]).not.toEqual([
        kind,
        200,
      ])
    const entries = (await aisha.get('/mosques/al-huda/log')).body
    const { data }: { data: { id: string; sentence: string }[] } = Object(entries)
    const staffEntry = data.find(({ sentence }) => !sentence.includes('(support)'))
    expect((await installationOwner.post(`/mosques/al-huda/log/${staffEntry?.id}/undo`)).code).not.toBe(200)
  })

  test('is limited to owners of the installation with a full login', async () => {
    const yusuf = await signUp('yusuf@example.org', 'Masjid Taqwa', 'taqwa')
    expect((await openToday(yusuf)).code).toBe(404)
    for (const method of ['recovery', 'demonstration'] as const) {
      const session = await logInAgain(signup.server, { accountId: installationOwnerId }, method, signup.clock.now)
      expect([method, (await openToday(session)).code]).toEqual([method, 404])
    }
  })

  test('ends on all servers at once if an owner ends it, and otherwise after 24 hours', async () => {
    const login = await logInAgain(signup.server, { accountId: installationOwnerId }, 'code', signup.clock.now)
    const otherServerUser = deskCalls(secondServer, login.cookie, login.writeToken)
    expect((await openToday(otherServerUser)).code).toBe(200)
    expect((await aisha.post('/mosques/al-huda/support/end')).code).toBe(200)
    for (const user of [installationOwner, login, otherServerUser]) expect((await openToday(user)).code).toBe(404)
    expect((await openToday(aisha)).body.data).not.toHaveProperty('support')
    expect((await readLog())[0]).toBe('Aisha Rahman ended support access')

    await grant()
    const grantedAt = signup.clock.now.getTime()
    // A new grant starts now and replaces the previous one.
    signup.clock.now = new Date(grantedAt + 60 * minute)
    await grant()
    const endTime = signup.clock.now.getTime() + supportLifetime
    expect(await signup.countRows('select from support_grants where ended_at is null')).toBe(1)
    signup.clock.now = new Date(endTime - 1)
    for (const user of [installationOwner, otherServerUser]) expect((await openToday(user)).code).toBe(200)
    signup.clock.now = new Date(endTime)
    for (const user of [installationOwner, otherServerUser]) expect((await openToday(user)).code).toBe(404)
    expect((await installationOwner.get('/session')).body.data).toMatchObject({ mosques: [{ slug: 'bilal' }] })
  })
})

test('a grant is valid until it is ended or expires', () => {
  const time = fc.integer({ min: 0, max: 3 * supportLifetime })
  fc.assert(
    fc.property(time, fc.option(time), time, (startedAt, ended, now) => {
      const grant = { endsAt: new Date(startedAt + supportLifetime), endedAt: ended === null ? null : new Date(ended) }
      expect(isRunning(grant, new Date(now))).toBe(ended === null && now < startedAt + supportLifetime)
    }),
  )
})

test('the database allows only owners to grant access, for at most a day, and no extension', async () => {
  const { database } = signup.server
  const asRole = (roles: readonly ('owner' | 'administrator' | 'support')[], statement: string) =>
    database.forStaff(mosqueId, { accountId: installationOwnerId, roles })((tx) => tx.execute(statement))
  const insert = (id: string, lifetime: string) =>
    `insert into support_grants values (current_tenant(), '${id}', 'x', now(), now() + interval '${lifetime}')`
  const createError = (state: string) => ({ cause: { code: state } })
  for (const role of ['administrator', 'support'] as const)
    await expect(asRole([role], insert(role, '1 hour'))).rejects.toMatchObject(createError('42501'))
  await expect(asRole(['owner'], insert('long', '25 hours'))).rejects.toMatchObject(createError('23514'))
  await asRole(['owner'], insert('short', '1 hour'))
  for (const statement of [
    `update support_grants set ends_at = ends_at + interval '1 hour'`,
    'delete from support_grants',
  ])
    for (const role of ['owner', 'support'] as const)
      await expect(asRole([role], statement)).rejects.toMatchObject(createError('42501'))
})
