import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createReference } from '../../../foundation/src/identity/references.ts'
import { sha256 } from '../../../foundation/src/base/secrets.ts'
import { makeCause, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { type DonationPrefill, makeDonationToken } from './token.ts'

let server: TestServer
let mosque: TestTenant
const startTime = new Date('2026-11-21T12:00:00Z')
let clock = startTime
const setMinutes = (minutes: number) => (clock = new Date(startTime.getTime() + minutes * 60_000))

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => clock })
  mosque = await server.tenant()
})
beforeEach(() => void (clock = startTime))
afterAll(() => server.close())

const prefill = {
  donor: { name: 'Aisha Rahman', email: 'aisha@example.org' },
  causeId: 'general',
  amountMinor: 2500,
  currency: 'gbp',
}
const createToken = (fields: DonationPrefill = prefill, tenant = mosque) =>
  server.database.forTenant(tenant.id)((tx) => makeDonationToken(tx, fields, clock))
const open = (token: string, tenant = mosque) => server.post(tenant, '/api/decodeDonationToken', {}, { token })
const session = expect.stringMatching(/^[A-Za-z0-9_-]{43}$/)

test('a new link returns the prefilled fields', async () => {
  const response = await open(await createToken())
  expect(response).toMatchObject({ code: 200, body: { data: { ...prefill, expires: '2026-11-21T12:30:00.000Z' } } })
  expect(response.body.data).not.toHaveProperty('giftId')
})

test('accepts a link without prefilled fields', async () => {
  expect((await open(await createToken({}))).body.data).toEqual({ session, expires: '2026-11-21T12:30:00.000Z' })
})

test('a link can be opened within 15 minutes, and reopened for 30', async () => {
  const [openedToken, unopenedToken] = [await createToken(), await createToken()]
  setMinutes(14)
  const firstResponse = await open(openedToken)
  setMinutes(15)
  expect((await open(unopenedToken)).code).toBe(410)
  setMinutes(43)
  expect((await open(openedToken)).body.data).toEqual({ ...Object(firstResponse.body.data), session })
  setMinutes(44)
  expect((await open(openedToken)).code).toBe(410)
})

test('concurrent requests to open a link return the same result', async () => {
  const token = await createToken()
  const responses = await Promise.all(Array.from({ length: 10 }, () => open(token)))
  for (const { code, body } of responses) {
    expect(code).toBe(200)
    expect(body.data).toEqual({ ...Object(responses[0]?.body.data), session })
  }
})

test('peeking does not open a link or return the donor', async () => {
  const peek = (token: string, tenant = mosque) =>
    server.post(tenant, '/api/decodeDonationToken', { peek: true }, { token })
  const token = await createToken()
  expect((await peek(token)).body.data).toEqual({ causeId: 'general', expires: '2026-11-21T12:30:00.000Z' })
  expect((await peek(await createToken({}))).body.data).toEqual({ expires: '2026-11-21T12:30:00.000Z' })
  expect((await peek(token, await server.tenant())).code).toBe(410)
  const { session: pageSession }: { session?: string } = Object((await open(token)).body.data)
  expect((await peek(pageSession ?? '')).code).toBe(410)
  const otherToken = await createToken()
  await peek(otherToken)
  setMinutes(15)
  expect((await open(otherToken)).code).toBe(410)
  expect((await peek(otherToken)).code).toBe(410)
})

test('an unpublished cause is left out', async () => {
  await makeCause(server.database, mosque.id, { id: 'draft', publishedAt: null })
  const response = await open(await createToken({ causeId: 'draft', amountMinor: 500, currency: 'gbp' }))
  expect(response.body.data).toEqual({
    session,
    amountMinor: 500,
    currency: 'gbp',
    expires: '2026-11-21T12:30:00.000Z',
  })
})

test('unknown, missing and misused tokens return 410, which does not log anyone out', async () => {
  const otherMosque = await server.tenant()
  const resetToken = await server.database.forTenant(mosque.id)((tx) =>
    createReference(tx, { purpose: 'reset', subject: 'a', payload: prefill, expiresAt: new Date('2027-01-01') }),
  )
  const responses = [
    await open('A'.repeat(43)),
    await open('x'.repeat(5000)),
    await open(resetToken),
    await open(await createToken(), otherMosque),
    await server.post(mosque, '/api/decodeDonationToken', {}),
  ]
  for (const { code, body } of responses) {
    expect(code).toBe(410)
    expect(body.data).toEqual({})
  }
})

test('the stored link data cannot open it', async () => {
  const token = await createToken()
  const { rows } = await server.database.pool.query('select hash from link_references where tenant_id = $1', [
    mosque.id,
  ])
  expect(rows.some(({ hash }) => String(hash).includes(token))).toBe(false)
  expect((await open(sha256(token).toString('base64url'))).code).toBe(410)
})
