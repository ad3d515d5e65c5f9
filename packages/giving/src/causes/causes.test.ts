import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCause, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

let host: TestServer
let mosque: TestTenant
let other: TestTenant

beforeAll(async () => {
  host = await startTestServer({ jobs: false })
  mosque = await host.tenant({ currencies: 'gbp,eur' })
  other = await host.tenant()
  const make = (id: string, more: Parameters<typeof makeCause>[2] = {}) =>
    makeCause(host.database, mosque.id, { id, position: 2, ...more })
  await make('first', { position: 0, title: 'First' })
  await make('draft', { publishedAt: null })
  await make('later', { publishedAt: new Date(Date.now() + 3_600_000) })
  await make('yen', { currencies: ['jpy', 'eur', 'gbp'], minMinor: 500, maxMinor: 50_000, presetsMinor: [1000] })
  await make('dollars', { currencies: ['usd'] })
  await makeCause(host.database, other.id, { id: 'theirs' })
})
afterAll(() => host.close())

const ids = (data: unknown) => (Array.isArray(data) ? data.map((cause: { id: string }) => cause.id) : data)
const readCause = async (id: string) => (await host.get(mosque, `/api/donations/${id}`)).body.data

test("the list holds this mosque's published causes, in its order", async () => {
  const { code, body } = await host.get(mosque, '/api/donations')
  expect({ code, ids: ids(body.data) }).toEqual({ code: 200, ids: ['first', 'general', 'dollars', 'yen'] })
  expect(ids((await host.get(other, '/api/donations')).body.data)).toEqual(['general', 'theirs'])
})

test('the list of a mosque without causes is empty, not an error', async () => {
  const bare = await host.tenant()
  await host.database.pool.query('delete from causes where tenant_id = $1', [bare.id])
  expect(await host.get(bare, '/api/donations')).toMatchObject({ code: 200, body: { data: [] } })
})

test('the list is refused for a mosque nobody knows, and for one that is closed', async () => {
  const closed = await host.tenant()
  await host.database.pool.query("update tenants set state = 'suspended' where id = $1", [closed.id])
  expect(await host.get(closed, '/api/donations')).toMatchObject({ code: 503 })
  expect(await host.get({ ...mosque, hostname: 'nobody.test' }, '/api/donations')).toMatchObject({ code: 404 })
})

test('a cause is shown as it stands in the list, with all that giving needs', async () => {
  const { body } = await host.get(mosque, '/api/donations')
  const listed = Array.isArray(body.data) ? body.data.find((cause: { id: string }) => cause.id === 'first') : undefined
  expect(await readCause('first')).toEqual(listed)
  expect(await readCause('first')).toMatchObject({ title: 'First', minMinor: 100, currencies: ['gbp'] })
})

test.each(['nobody', 'draft', 'later', 'theirs'])(
  "a cause that is unknown, unpublished, still to come or another mosque's (%s) is a 404",
  async (id) => {
    const response = await host.get(mosque, `/api/donations/${id}`)
    expect(response).toMatchObject({
      code: 404,
      body: { status: 404, message: expect.stringContaining('choose another') },
    })
    expect(response.body.data).toEqual({})
  },
)

test('a cause is offered only in currencies its mosque still takes, with the same numbers', async () => {
  expect(await readCause('yen')).toMatchObject({
    currencies: ['eur', 'gbp'],
    minMinor: 50_000,
    maxMinor: 5_000_000,
    presetsMinor: [100_000],
  })
})

test("a cause none of whose currencies is left is taken in its mosque's first", async () => {
  expect(await readCause('dollars')).toMatchObject({ currencies: ['gbp'], minMinor: 100 })
})

test('the list comes by pages to whoever asks for them, and whole to whoever does not', async () => {
  const many = await host.tenant()
  for (let at = 2; at <= 5; at += 1) await makeCause(host.database, many.id, { id: `c${at}`, position: at })
  const whole = await host.get(many, '/api/donations')
  expect(whole.body.responseData).toEqual({})
  const first = await host.get(many, '/api/donations?pageSize=2')
  expect(ids(first.body.data)).toEqual(['general', 'c2'])
  const rest = await host.get(many, `/api/donations?after=${first.body.responseData?.next}`)
  expect(ids(rest.body.data)).toEqual(['c3', 'c4', 'c5'])
  expect((await host.get(many, '/api/donations?after=nothing')).code).toBe(422)
})
