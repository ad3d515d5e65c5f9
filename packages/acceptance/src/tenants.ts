import { randomBytes } from 'node:crypto'
import { causes, settings } from '../../foundation/src/db/content.ts'
import type { Database } from '../../foundation/src/db/database.ts'
import { createTenant } from '../../server/src/tenants/store.ts'

/** A tenant for a test. */
export type TestTenant = { id: string; slug: string; hostname: string }

/** Creates a small mosque on the premium plan, with demonstration payments and one cause, `general`. */
export async function makeTenant(database: Database, overrides: Record<string, string> = {}): Promise<TestTenant> {
  const slug = `t${randomBytes(5).toString('hex')}`
  const hostname = `${slug}.test`
  const id = await createTenant(database, { slug, hostnames: [hostname] })
  const values = {
    activePlan: 'premium',
    websiteName: 'Test Mosque',
    timeZone: 'Europe/London',
    latitude: '53.795',
    longitude: '-1.759',
    paymentMode: 'demonstration',
    currencies: 'gbp',
    presets: '1000,2500,5000',
    ...overrides,
  }
  await database.forTenant(id)(async (tx) => {
    await tx.insert(settings).values(Object.entries(values).map(([key, value]) => ({ tenantId: id, key, value })))
  })
  await insertCause(database, id)
  return { id, slug, hostname }
}

type CauseRow = typeof causes.$inferInsert

/** Creates a published cause. */
export async function insertCause(
  database: Database,
  tenantId: string,
  overrides: Partial<CauseRow> = {},
): Promise<CauseRow> {
  const row: CauseRow = {
    tenantId,
    id: 'general',
    position: 1,
    title: 'General fund',
    summary: 'Keeps the lights on.',
    story: ['Where it is needed most.'],
    kind: 'general',
    fund: 'general',
    presetsMinor: [1000, 2500, 5000],
    currencies: ['gbp'],
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    ...overrides,
  }
  await database.forTenant(tenantId)((tx) => tx.insert(causes).values(row))
  return row
}
