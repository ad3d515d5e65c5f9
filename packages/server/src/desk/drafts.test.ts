import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createStaffTasks } from '../../../staff/src/members/tasks.ts'

let server: TestServer
let mosque: TestTenant
let aisha: DeskUser
let now = new Date('2026-11-23T19:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London' })
  aisha = await staffUser(server, mosque, ['editor'], { now })
})
afterAll(() => server.close())

const pathOf = (form: string) => `/mosques/${mosque.slug}/drafts/${form}`
const draft = { title: 'Invite a colleague', path: '/an-noor/staff', value: '{"email":"bilal@example.org"}' }
const listForms = async (user: DeskUser) => {
  const { data }: { data: { form: string }[] } = Object((await user.get(`/mosques/${mosque.slug}/drafts`)).body)
  return data.map(({ form }) => form)
}

describe('a draft on the server', () => {
  test('is returned unchanged, replaced by the next save, and removed when discarded', async () => {
    expect((await aisha.post(pathOf('invite'), draft)).code).toBe(200)
    await aisha.post(pathOf('invite'), { ...draft, value: '{"email":"bilal@example.com"}' })
    expect((await aisha.get(pathOf('invite'))).body.data).toMatchObject({
      draft: { ...draft, value: '{"email":"bilal@example.com"}', at: now.toISOString() },
    })
    expect(await listForms(aisha)).toEqual(['invite'])
    expect((await aisha.post(`${pathOf('invite')}/discard`)).code).toBe(200)
    expect((await aisha.get(pathOf('invite'))).body.data).toEqual({})
  })

  test('is visible to no other member of the mosque, not even an owner', async () => {
    await aisha.post(pathOf('reply.1'), draft)
    const owner = await staffUser(server, mosque, ['owner'], { now })
    expect((await owner.get(pathOf('reply.1'))).body.data).toEqual({})
    expect(await listForms(owner)).toEqual([])
    await owner.post(`${pathOf('reply.1')}/discard`)
    expect(await listForms(aisha)).toEqual(['reply.1'])
    const rows = await server.database.forStaff(mosque.id, { accountId: owner.accountId, roles: ['owner'] })((tx) =>
      tx.execute('select 1 from desk_drafts'),
    )
    expect(rows.rowCount).toBe(0)
  })

  test('is stored encrypted', async () => {
    await aisha.post(pathOf('sealed'), draft)
    const { rows } = await server.database.pool.query<{ sealed: Buffer }>(
      "select sealed from desk_drafts where form = 'sealed' and tenant_id = $1",
      [mosque.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sealed.toString('latin1')).not.toContain('bilal')
  })

  test.each([
    ['an invalid form name', 'a%2Fb', draft, 404],
    ['a page outside the desk', 'invite', { ...draft, path: '//evil.example' }, 422],
    ['a draft above the size limit', 'invite', { ...draft, value: 'x'.repeat(250_001) }, 413],
  ])('refuses %s', async (_what, form, body, code) => {
    expect((await aisha.post(pathOf(form), body)).code).toBe(code)
  })

  test('is kept among the newest forty, and is deleted after thirty days', async () => {
    const author = await staffUser(server, mosque, ['viewer'], { now })
    for (let n = 0; n < 42; n += 1) {
      now = new Date(now.getTime() + 1000)
      await author.post(pathOf(`form.${n}`), draft)
    }
    const forms = await listForms(author)
    expect([forms.length, forms[0], forms.at(-1)]).toEqual([40, 'form.41', 'form.2'])
    const expiryTime = new Date(now.getTime() + 30 * 24 * 60 * 60_000 + 1)
    await createStaffTasks({
      database: server.database,
      directory: server.directory,
      address: () => undefined,
      now: () => expiryTime,
    })['staff-tidy']()
    const { rows } = await server.database.pool.query<{ forms: number; sessions: number }>(
      `select (select count(*)::int from desk_drafts where tenant_id = $1) as forms,
              (select count(*)::int from staff_sessions where account_id = $2) as sessions`,
      [mosque.id, author.accountId],
    )
    expect(rows).toEqual([{ forms: 0, sessions: 0 }])
  })
})

describe('the encryption key of drafts on a device', () => {
  const keysOf = async (user: DeskUser) => {
    const { data }: { data: { draftKeys?: { id: string; key: string }[] } } = Object((await user.get('/session')).body)
    return data.draftKeys
  }

  test('is the same on all devices of an account, and differs between accounts', async () => {
    now = new Date()
    const [user, otherUser] = [
      await staffUser(server, mosque, ['imam'], { now }),
      await staffUser(server, mosque, ['imam'], { now }),
    ]
    const [keys, otherKeys] = [await keysOf(user), await keysOf(otherUser)]
    expect(keys).toHaveLength(1)
    expect(Buffer.from(keys?.[0]?.key ?? '', 'base64url')).toHaveLength(32)
    expect(keys).toEqual(await keysOf(user))
    expect(keys).not.toEqual(otherKeys)
  })

  test('is not sent to a shared computer, which stores no drafts', async () => {
    now = new Date()
    const user = await staffUser(server, mosque, ['imam'], { now, shared: true })
    expect(await keysOf(user)).toBeUndefined()
  })

  test('is not sent without a login', async () => {
    const { body } = await server.app
      .inject({ url: '/api/desk/session', headers: { host: deskHostname } })
      .then((response) => ({ body: response.json<{ data: object }>() }))
    expect(body.data).not.toHaveProperty('draftKeys')
  })
})
