import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TenantDb } from '../db/database.ts'
import { testDatabase } from '../../../acceptance/src/index.ts'
import { makeTenant } from '../../../acceptance/src/tenants.ts'
import { findReference, createReference, useReference } from './references.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let db: TenantDb
let otherDb: TenantDb
const now = new Date('2026-11-21T12:00:00Z')
const expiry = new Date('2026-11-21T12:30:00Z')

beforeAll(async () => {
  database = await testDatabase()
  db = database.forTenant((await makeTenant(database)).id)
  otherDb = database.forTenant((await makeTenant(database)).id)
})
afterAll(() => database.close())

const createReset = (subject: string, overrides = {}) =>
  db((tx) => createReference(tx, { purpose: 'reset', subject, expiresAt: expiry, payload: { a: 1 }, ...overrides }))

test('a reference has 256 bits, and can be read any number of times and used once', async () => {
  const text = await createReset('u1')
  expect(text).toMatch(/^[A-Za-z0-9_-]{43}$/)
  for (let times = 0; times < 2; times += 1)
    expect(await db((tx) => findReference(tx, text, 'reset', now))).toMatchObject({
      subject: 'u1',
      payload: { a: 1 },
    })
  expect(await db((tx) => useReference(tx, text, 'reset', now))).toMatchObject({ subject: 'u1', payload: { a: 1 } })
  expect(await db((tx) => useReference(tx, text, 'reset', now))).toBeUndefined()
  expect(await db((tx) => findReference(tx, text, 'reset', now))).toBeUndefined()
})

test('only one of twenty concurrent uses of a reference succeeds', async () => {
  const text = await createReset('u2')
  const results = await Promise.all(Array.from({ length: 20 }, () => db((tx) => useReference(tx, text, 'reset', now))))
  expect(results.filter(Boolean)).toHaveLength(1)
})

test('returns undefined for another purpose, another mosque, or after the expiry', async () => {
  const text = await createReset('u3')
  expect(await db((tx) => useReference(tx, text, 'register', now))).toBeUndefined()
  expect(await otherDb((tx) => useReference(tx, text, 'reset', now))).toBeUndefined()
  expect(await otherDb((tx) => findReference(tx, text, 'reset', now))).toBeUndefined()
  expect(await db((tx) => useReference(tx, text, 'reset', expiry))).toBeUndefined()
  expect(await db((tx) => useReference(tx, text, 'reset', now))).toBeDefined()
})

test('with latestOnly, only the latest reference of a subject works', async () => {
  const first = await createReset('u4')
  const otherSubject = await createReset('u5')
  const second = await createReset('u4', { latestOnly: true })
  expect(await db((tx) => findReference(tx, first, 'reset', now))).toBeUndefined()
  expect(await db((tx) => findReference(tx, second, 'reset', now))).toBeDefined()
  expect(await db((tx) => findReference(tx, otherSubject, 'reset', now))).toBeDefined()
})

test('stores neither the text nor, after use, the payload', async () => {
  const text = await createReset('u6', { payload: { secret: 'kept for a while' } })
  await db((tx) => useReference(tx, text, 'reset', now))
  const { rows } = await database.pool.query("select * from link_references where subject = 'u6'")
  expect(JSON.stringify(rows)).not.toContain(text)
  expect(rows).toMatchObject([{ payload: null }])
})
