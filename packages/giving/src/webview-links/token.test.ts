import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createReference } from '../../../foundation/src/identity/references.ts'
import { sha256 } from '../../../foundation/src/base/secrets.ts'
import { makeCause, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { type DonationPrefill, makeDonationToken } from './token.ts'

let host: TestServer
let mosque: TestTenant
const start = new Date('2026-11-21T12:00:00Z')
let clock = start
const minutesOn = (minutes: number) => (clock = new Date(start.getTime() + minutes * 60_000))

beforeAll(async () => {
  host = await startTestServer({ jobs: false, now: () => clock })
  mosque = await host.tenant()
})
beforeEach(() => void (clock = start))
afterAll(() => host.close())

const prefill = {
  donor: { name: 'Aisha Rahman', email: 'aisha@example.org' },
  causeId: 'general',
  amountMinor: 2500,
  currency: 'gbp',
}
const make = (fields: DonationPrefill = prefill, tenant = mosque) =>
  host.database.forTenant(tenant.id)((tx) => makeDonationToken(tx, fields, clock))
const open = (token: string, tenant = mosque) => host.post(tenant, '/api/decodeDonationToken', {}, { token })
const session = expect.stringMatching(/^[A-Za-z0-9_-]{43}$/)

test('a fresh link tells what the app asks for', async () => {
  const response = await open(await make())
  expect(response).toMatchObject({ code: 200, body: { data: { ...prefill, expires: '2026-11-21T12:30:00.000Z' } } })
  expect(response.body.data).not.toHaveProperty('giftId')
})

test('a link that asks for nothing in particular is good too', async () => {
  expect((await open(await make({}))).body.data).toEqual({ session, expires: '2026-11-21T12:30:00.000Z' })
})

test('a link can be opened for 15 minutes, and once opened answers again for 30', async () => {
  const [early, late] = [await make(), await make()]
  minutesOn(14)
  const first = await open(early)
  minutesOn(15)
  expect((await open(late)).code).toBe(410)
  minutesOn(43)
  expect((await open(early)).body.data).toEqual({ ...Object(first.body.data), session })
  minutesOn(44)
  expect((await open(early)).code).toBe(410)
})

test('opened twice at once it is open once', async () => {
  const token = await make()
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(token)))
  for (const { code, body } of answers) {
    expect(code).toBe(200)
    expect(body.data).toEqual({ ...Object(answers[0]?.body.data), session })
  }
})

test('whoever only peeks at a link opens nothing, and learns of nobody', async () => {
  const peek = (token: string, tenant = mosque) =>
    host.post(tenant, '/api/decodeDonationToken', { peek: true }, { token })
  const token = await make()
  expect((await peek(token)).body.data).toEqual({ causeId: 'general', expires: '2026-11-21T12:30:00.000Z' })
  expect((await peek(await make({}))).body.data).toEqual({ expires: '2026-11-21T12:30:00.000Z' })
  expect((await peek(token, await host.tenant())).code).toBe(410)
  const { session: opened }: { session?: string } = Object((await open(token)).body.data)
  expect((await peek(opened ?? '')).code).toBe(410)
  const other = await make()
  await peek(other)
  minutesOn(15)
  expect((await open(other)).code).toBe(410)
  expect((await peek(other)).code).toBe(410)
})

test('a cause that has been taken down is not asked for', async () => {
  await makeCause(host.database, mosque.id, { id: 'draft', publishedAt: null })
  const response = await open(await make({ causeId: 'draft', amountMinor: 500, currency: 'gbp' }))
  expect(response.body.data).toEqual({
    session,
    amountMinor: 500,
    currency: 'gbp',
    expires: '2026-11-21T12:30:00.000Z',
  })
})

test("an unknown link, none, one of another kind and another mosque's are 410, and log nobody out", async () => {
  const other = await host.tenant()
  const reset = await host.database.forTenant(mosque.id)((tx) =>
    createReference(tx, { purpose: 'reset', subject: 'a', payload: prefill, expiresAt: new Date('2027-01-01') }),
  )
  const answers = [
    await open('A'.repeat(43)),
    await open('x'.repeat(5000)),
    await open(reset),
    await open(await make(), other),
    await host.post(mosque, '/api/decodeDonationToken', {}),
  ]
  for (const { code, body } of answers) {
    expect(code).toBe(410)
    expect(body.data).toEqual({})
  }
})

test('what is stored of a link cannot open it', async () => {
  const token = await make()
  const { rows } = await host.database.pool.query('select hash from link_references where tenant_id = $1', [mosque.id])
  expect(rows.some(({ hash }) => String(hash).includes(token))).toBe(false)
  expect((await open(sha256(token).toString('base64url'))).code).toBe(410)
})
