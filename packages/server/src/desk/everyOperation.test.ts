import { deskDocument } from '@minaret/contract/desk-document'
import { isInstallationOperation, type MosqueOperation, mayUse, type Role, roles } from '@minaret/plans'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskCalls, deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { watchTenancy } from '../../../testkit/src/tenancy.ts'

type Operation = { operationId: string; security?: readonly object[] }
const paths: Record<string, Record<string, Operation>> = deskDocument.paths

/** Every operation of the desk, its path with something in each place that is no mosque. */
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, security }]) => ({
    id: operationId,
    isWrite: method === 'post',
    path: path.replace('/api/desk', ''),
    isForMosque: path.includes('{mosque}'),
    needsSession:
      !(security ?? [{ session: [] }]).some((one) => Object.keys(one).length === 0) && security?.length !== 0,
  })),
)
type Each = (typeof operations)[number]

const forMosque = operations.filter(({ isForMosque }) => isForMosque)
const examples: Readonly<Record<string, string>> = {
  month: '2026-11',
  day: '2026-11-26',
  kind: 'news',
  number: '1',
  part: '1',
  file: '0'.repeat(32),
}
const addressOf = ({ path }: Each, mosque: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (name === 'mosque' ? mosque : (examples[name] ?? 'x1')))

let host: TestServer
let mosque: TestTenant
let other: TestTenant
let tenancy: ReturnType<typeof watchTenancy>
const users = new Map<Role, DeskUser>()
/** What each operation says of a mosque that is not there. */
const nowhere = new Map<string, unknown>()

beforeAll(async () => {
  host = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname } })
  mosque = await host.tenant({ timeZone: 'Europe/London' })
  other = await host.tenant()
  for (const role of roles) users.set(role, await staffUser(host, mosque, [role]))
  for (const each of forMosque) nowhere.set(each.id, (await call(userOf('owner'), each, 'there-is-none')).body)
  tenancy = watchTenancy()
})
afterAll(() => host.close())

const userOf = (role: Role): DeskUser => {
  const user = users.get(role)
  if (!user) throw new Error(`Nobody is ${role}.`)
  return user
}
const call = (user: Pick<DeskUser, 'get' | 'post'>, each: Each, slug: string, headers: Record<string, string> = {}) =>
  each.isWrite ? user.post(addressOf(each, slug), {}, headers) : user.get(addressOf(each, slug), headers)

const isMosqueOperation = (id: string): id is MosqueOperation => forMosque.some((one) => one.id === id)

describe.each(roles)('a %s', (role) => {
  test('is refused exactly the operations the table of rights denies', async () => {
    const refused: string[] = []
    for (const each of forMosque) {
      const { code } = await call(userOf(role), each, mosque.slug)
      expect([each.id, code]).not.toEqual([each.id, 401])
      expect(code, each.id).toBeLessThan(500)
      if (code === 403) refused.push(each.id)
    }
    const denied = forMosque.map(({ id }) => id).filter((id) => isMosqueOperation(id) && !mayUse(id, [role]))
    // A right can be refused for another reason as well; what is denied must be refused.
    expect(denied.filter((id) => !refused.includes(id))).toEqual([])
  })

  test('of another mosque is told of every operation what is said of a mosque that is not there', async () => {
    const stranger = await staffUser(host, other, [role])
    for (const each of forMosque) {
      const { code, body } = await call(stranger, each, mosque.slug)
      expect([each.id, code, body]).toEqual([each.id, 404, nowhere.get(each.id)])
    }
  })
})

/** Places in a path that name a day, a kind or a part of something, and no row. */
const notIds = ['mosque', 'month', 'day', 'kind', 'form']

test('whatever is read by an id that names nothing is not there, for every role that may read it', async () => {
  const reads = forMosque.filter(
    ({ isWrite, path }) => !isWrite && [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !notIds.includes(name)),
  )
  expect(reads.length).toBeGreaterThan(15)
  for (const role of roles)
    for (const each of reads) {
      if (!isMosqueOperation(each.id) || !mayUse(each.id, [role])) continue
      const codes = await Promise.all(
        [
          each.path,
          each.path.replace('{number}', '2'),
          each.path.replaceAll(/\{(?:gift|id|import)\}/g, 'constructor'),
        ].map(async (path) => (await call(userOf(role), { ...each, path }, mosque.slug)).code),
      )
      expect([role, each.id, [...new Set(codes)]]).toEqual([role, each.id, [404]])
    }
})

test('without a session every operation that needs one says 401, and with a session that has ended too', async () => {
  const leaver = await staffUser(host, mosque, ['owner'])
  await leaver.post('/logout')
  const nobody = deskCalls(host, '', '')
  for (const each of operations.filter(({ needsSession }) => needsSession))
    for (const user of [nobody, leaver])
      expect([each.id, (await call(user, each, mosque.slug)).code]).toEqual([each.id, 401])
})

test.each<[string, Record<string, string>, number]>([
  ["from a mosque's own page", { origin: 'http://an-noor.localhost' }, 403],
  ['without an origin', { origin: '' }, 403],
  ['from the same name on another port', { origin: `http://${deskHostname}:8080` }, 403],
  ['from the same name over another scheme', { origin: `https://${deskHostname}` }, 403],
  ['without X-Requested-With', { 'x-requested-with': '' }, 400],
  ['with a form in place of JSON', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('no operation takes a write %s', async (_what, headers, code) => {
  for (const each of operations.filter(({ isWrite }) => isWrite))
    // Whoever owns no installation is answered before the body is looked at.
    expect([each.id, (await call(userOf('owner'), each, mosque.slug, headers)).code]).toEqual([
      each.id,
      code === 415 && isInstallationOperation(each.id) ? 404 : code,
    ])
})

test("no operation that needs a session takes a write without its token, or with another session's", async () => {
  const other = await staffUser(host, mosque, ['owner'])
  for (const each of operations.filter(({ isWrite, needsSession }) => isWrite && needsSession))
    for (const token of ['', other.writeToken])
      expect([each.id, (await call(userOf('owner'), each, mosque.slug, { 'x-desk-token': token })).code]).toEqual([
        each.id,
        403,
      ])
})

test('no operation answers on a mosque’s own address, whoever asks', async () => {
  for (const each of operations) {
    const { code } = await call(userOf('owner'), each, mosque.slug, {
      host: mosque.hostname,
      origin: `http://${mosque.hostname}`,
    })
    expect([each.id, code]).toEqual([each.id, 404])
  }
})

test('every statement on a mosque’s rows names that mosque, and no other', () => {
  const { routed, crossed, unrouted } = tenancy.end()
  expect({ crossed, unrouted }).toEqual({ crossed: 0, unrouted: [] })
  expect(routed).toBeGreaterThan(100)
})
