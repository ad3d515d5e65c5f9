import { deskDocument } from '@minaret/contract/desk-document'
import { isInstallationOperation, type MosqueOperation, mayUse, type Role, roles } from '@minaret/plans'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFastTier } from '@minaret/tooling/tier'
import { deskCalls, deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { watchTenancy } from '../../../testkit/src/tenancy.ts'

type Operation = { operationId: string; security?: readonly object[] }
const paths: Record<string, Record<string, Operation>> = deskDocument.paths

/** Every operation of the desk. */
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, security }]) => ({
    id: operationId,
    isWrite: method === 'post',
    path: path.replace('/api/desk', ''),
    isForMosque: path.includes('{mosque}'),
    needsSession:
      !(security ?? [{ session: [] }]).some((scheme) => Object.keys(scheme).length === 0) && security?.length !== 0,
  })),
)
type DeskOperation = (typeof operations)[number]

const mosqueOperations = operations.filter(({ isForMosque }) => isForMosque)
const exampleValues: Readonly<Record<string, string>> = {
  month: '2026-11',
  day: '2026-11-26',
  kind: 'news',
  number: '1',
  part: '1',
  file: '0'.repeat(32),
}
const addressOf = ({ path }: DeskOperation, mosque: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (name === 'mosque' ? mosque : (exampleValues[name] ?? 'x1')))

let server: TestServer
let mosque: TestTenant
let otherMosque: TestTenant
let tenancy: ReturnType<typeof watchTenancy>
const users = new Map<Role, DeskUser>()
/** Each operation’s response for a mosque that does not exist. */
const missingMosque = new Map<string, unknown>()

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname } })
  mosque = await server.tenant({ timeZone: 'Europe/London' })
  otherMosque = await server.tenant()
  for (const role of roles) users.set(role, await staffUser(server, mosque, [role]))
  for (const operation of mosqueOperations)
    missingMosque.set(operation.id, (await call(userOf('owner'), operation, 'there-is-none')).body)
  tenancy = watchTenancy()
})
afterAll(() => server.close())

const userOf = (role: Role): DeskUser => {
  const user = users.get(role)
  if (!user) throw new Error(`Expected a user with the role ${role}`)
  return user
}
const call = (
  user: Pick<DeskUser, 'get' | 'post'>,
  operation: DeskOperation,
  slug: string,
  headers: Record<string, string> = {},
) =>
  operation.isWrite ? user.post(addressOf(operation, slug), {}, headers) : user.get(addressOf(operation, slug), headers)

const isMosqueOperation = (id: string): id is MosqueOperation =>
  mosqueOperations.some((operation) => operation.id === id)

/** `npm test` tries each operation with one role, everything else with each. */
const operationsFor = (role: Role) =>
  isFastTier ? mosqueOperations.filter((_, index) => roles[index % roles.length] === role) : mosqueOperations

describe.each(roles)('a %s', (role) => {
  test('is refused every operation that the table of rights denies', async () => {
    const refusedIds: string[] = []
    const operationsOfRole = operationsFor(role)
    for (const operation of operationsOfRole) {
      const { code } = await call(userOf(role), operation, mosque.slug)
      expect([operation.id, code]).not.toEqual([operation.id, 401])
      expect(code, operation.id).toBeLessThan(500)
      if (code === 403) refusedIds.push(operation.id)
    }
    const deniedIds = operationsOfRole.map(({ id }) => id).filter((id) => isMosqueOperation(id) && !mayUse(id, [role]))
    // An allowed operation may be refused for another reason, so only the denied ones are compared.
    expect(deniedIds.filter((id) => !refusedIds.includes(id))).toEqual([])
  })

  test('of another mosque gets the response for a mosque that does not exist from every operation', async () => {
    const stranger = await staffUser(server, otherMosque, [role])
    for (const operation of operationsFor(role)) {
      const { code, body } = await call(stranger, operation, mosque.slug)
      expect([operation.id, code, body]).toEqual([operation.id, 404, missingMosque.get(operation.id)])
    }
  })
})

/** Path parameters that are not ids of a row. */
const nonIdParameters = ['mosque', 'month', 'day', 'kind', 'form']

test('reading an unknown id returns 404 for every role that may read it', async () => {
  const readOperations = mosqueOperations.filter(
    ({ isWrite, path }) =>
      !isWrite && [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !nonIdParameters.includes(name)),
  )
  expect(readOperations.length).toBeGreaterThan(15)
  for (const role of roles)
    for (const operation of readOperations) {
      if (!isMosqueOperation(operation.id) || !mayUse(operation.id, [role])) continue
      const codes = await Promise.all(
        [
          operation.path,
          operation.path.replace('{number}', '2'),
          operation.path.replaceAll(/\{(?:gift|id|import)\}/g, 'constructor'),
        ].map(async (path) => (await call(userOf(role), { ...operation, path }, mosque.slug)).code),
      )
      expect([role, operation.id, [...new Set(codes)]]).toEqual([role, operation.id, [404]])
    }
})

test('every operation that needs a session returns 401 without one and with an ended one', async () => {
  const loggedOutUser = await staffUser(server, mosque, ['owner'])
  await loggedOutUser.post('/logout')
  const anonymousUser = deskCalls(server, '', '')
  for (const operation of operations.filter(({ needsSession }) => needsSession))
    for (const user of [anonymousUser, loggedOutUser])
      expect([operation.id, (await call(user, operation, mosque.slug)).code]).toEqual([operation.id, 401])
})

test.each<[string, Record<string, string>, number]>([
  ["from a mosque's own page", { origin: 'http://an-noor.localhost' }, 403],
  ['without an origin', { origin: '' }, 403],
  ['from the same name on another port', { origin: `http://${deskHostname}:8080` }, 403],
  ['from the same name over another scheme', { origin: `https://${deskHostname}` }, 403],
  ['without X-Requested-With', { 'x-requested-with': '' }, 400],
  ['with a form instead of JSON', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('no operation accepts a write %s', async (_what, headers, code) => {
  for (const operation of operations.filter(({ isWrite }) => isWrite))
    // An account that is not an installation owner is refused before the body is parsed.
    expect([operation.id, (await call(userOf('owner'), operation, mosque.slug, headers)).code]).toEqual([
      operation.id,
      code === 415 && isInstallationOperation(operation.id) ? 404 : code,
    ])
})

test("no operation that needs a session accepts a write without its token, or with another session's", async () => {
  const otherOwner = await staffUser(server, mosque, ['owner'])
  for (const operation of operations.filter(({ isWrite, needsSession }) => isWrite && needsSession))
    for (const token of ['', otherOwner.writeToken])
      expect([
        operation.id,
        (await call(userOf('owner'), operation, mosque.slug, { 'x-desk-token': token })).code,
      ]).toEqual([operation.id, 403])
})

test('no operation is available at a mosque’s own address, even for an owner', async () => {
  for (const operation of operations) {
    const { code } = await call(userOf('owner'), operation, mosque.slug, {
      host: mosque.hostname,
      origin: `http://${mosque.hostname}`,
    })
    expect([operation.id, code]).toEqual([operation.id, 404])
  }
})

test('every SQL statement on a mosque’s rows is limited to that mosque', () => {
  const { routed, crossed, unrouted } = tenancy.end()
  expect({ crossed, unrouted }).toEqual({ crossed: 0, unrouted: [] })
  expect(routed).toBeGreaterThan(100)
})
