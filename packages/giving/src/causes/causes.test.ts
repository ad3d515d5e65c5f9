import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCause, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

let server: TestServer
let mosque: TestTenant
let otherMosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  mosque = await server.tenant({ currencies: 'gbp,eur' })
  otherMosque = await server.tenant()
  const insertCause = (id: string, overrides: Parameters<typeof makeCause>[2] = {}) =>
    makeCause(server.database, mosque.id, { id, position: 2, ...overrides })
  await insertCause('first', { position: 0, title: 'First' })
  await insertCause('draft', { publishedAt: null })
  await insertCause('later', { publishedAt: new Date(Date.now() + 3_600_000) })
  await insertCause('yen', { currencies: ['jpy', 'eur', 'gbp'], minMinor: 500, maxMinor: 50_000, presetsMinor: [1000] })
  await insertCause('dollars', { currencies: ['usd'] })
  await makeCause(server.database, otherMosque.id, { id: 'theirs' })
})
afterAll(() => server.close())

const listIds = (data: unknown) => (Array.isArray(data) ? data.map((cause: { id: string }) => cause.id) : data)
const readCause = async (id: string) => (await server.get(mosque, `/api/donations/${id}`)).body.data

test("lists this mosque's published causes in order", async () => {
  const { code, body } = await server.get(mosque, '/api/donations')
  expect({ code, ids: listIds(body.data) }).toEqual({ code: 200, ids: ['first', 'general', 'dollars', 'yen'] })
  expect(listIds((await server.get(otherMosque, '/api/donations')).body.data)).toEqual(['general', 'theirs'])
})

test('returns an empty list for a mosque without causes', async () => {
  const emptyMosque = await server.tenant()
  await server.database.pool.query('delete from causes where tenant_id = $1', [emptyMosque.id])
  expect(await server.get(emptyMosque, '/api/donations')).toMatchObject({ code: 200, body: { data: [] } })
})

test('refuses the list for an unknown or suspended mosque', async () => {
  const suspendedMosque = await server.tenant()
  await server.database.pool.query("update tenants set state = 'suspended' where id = $1", [suspendedMosque.id])
  expect(await server.get(suspendedMosque, '/api/donations')).toMatchObject({ code: 503 })
  expect(await server.get({ ...mosque, hostname: 'nobody.test' }, '/api/donations')).toMatchObject({ code: 404 })
})

test('returns the same cause as the list', async () => {
  const { body } = await server.get(mosque, '/api/donations')
  const listedCause = Array.isArray(body.data)
    ? body.data.find((cause: { id: string }) => cause.id === 'first')
    : undefined
  expect(await readCause('first')).toEqual(listedCause)
  expect(await readCause('first')).toMatchObject({ title: 'First', minMinor: 100, currencies: ['gbp'] })
})

test.each(['nobody', 'draft', 'later', 'theirs'])(
  "responds with 404 for an unknown, unpublished, scheduled or other mosque's cause (%s)",
  async (id) => {
    const response = await server.get(mosque, `/api/donations/${id}`)
    expect(response).toMatchObject({
      code: 404,
      body: { status: 404, message: expect.stringContaining('choose another') },
    })
    expect(response.body.data).toEqual({})
  },
)

test('offers a cause only in currencies its mosque still accepts, with the same amounts in major units', async () => {
  expect(await readCause('yen')).toMatchObject({
    currencies: ['eur', 'gbp'],
    minMinor: 50_000,
    maxMinor: 5_000_000,
    presetsMinor: [100_000],
  })
})

test("offers a cause without a remaining currency in its mosque's first currency", async () => {
  expect(await readCause('dollars')).toMatchObject({ currencies: ['gbp'], minMinor: 100 })
})

test('pages the list on request and returns all of it otherwise', async () => {
  const bigMosque = await server.tenant()
  for (let position = 2; position <= 5; position += 1)
    await makeCause(server.database, bigMosque.id, { id: `c${position}`, position })
  const unpagedResponse = await server.get(bigMosque, '/api/donations')
  expect(unpagedResponse.body.responseData).toEqual({})
  const firstPage = await server.get(bigMosque, '/api/donations?pageSize=2')
  expect(listIds(firstPage.body.data)).toEqual(['general', 'c2'])
  const secondPage = await server.get(bigMosque, `/api/donations?after=${firstPage.body.responseData?.next}`)
  expect(listIds(secondPage.body.data)).toEqual(['c3', 'c4', 'c5'])
  expect((await server.get(bigMosque, '/api/donations?after=nothing')).code).toBe(422)
})
