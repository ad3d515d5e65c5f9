import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import { explainPlan, fillTables, recordStatements } from '../../../../testkit/src/queryPlans.ts'

const now = new Date('2026-11-25T12:00:00Z')
const rows = 20_000

let server: TestServer
let mosque: TestTenant
let treasurer: DeskUser

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London', paymentMode: 'none' })
  treasurer = await staffUser(server, mosque, ['treasurer'], { now })
  const otherMosque = await server.tenant()
  await fillTables(server.database.pool, async (client) => {
    for (const { id } of [mosque, otherMosque]) {
      await client.query(
        `insert into donors (tenant_id, id, mode, key, name, named_at, email, sort_key, group_id, inbox)
         select $1, 'd-' || i, 'live', 'p' || i || '@example.org', 'Person ' || i, now(), 'p' || i || '@example.org',
           'person ' || i, 'd-' || i, 'p' || i || '@example.org'
         from generate_series(1, ${rows}) i`,
        [id],
      )
      await client.query(
        `insert into donor_terms (tenant_id, term, donor_id)
         select $1, term, 'd-' || i from generate_series(1, ${rows}) i, unnest(array['person', i::text, 'p' || i]) term`,
        [id],
      )
    }
  })
}, 60_000)
afterAll(() => server.close())

async function planOf(query: string): Promise<string> {
  const statements = await recordStatements(async () => {
    expect((await treasurer.get(`/mosques/${mosque.slug}/donors${query}`)).code).toBe(200)
  })
  const [page, ...otherStatements] = statements.filter(({ text }) => text.includes('"sort_key"'))
  expect(otherStatements).toEqual([])
  if (!page) throw new Error('Expected the query of the page.')
  return explainPlan(server.database, mosque.id, page, 'desk')
}

test('reads a page of donors in index order, without sorting', async () => {
  const plan = await planOf('')
  expect(plan).toContain('donors_listed')
  expect(plan).not.toMatch(/\bSort\b|Seq Scan/)
})

test.each(['p123', '1999', 'p123 1234'])(
  'searches the prefixes in "%s" by index ranges, under row security',
  async (search) => {
    const plan = await planOf(`?search=${encodeURIComponent(search)}`)
    const ranges = plan.match(/Index Cond: .*\(term >= '[^']+'::text\).*\(term < '[^']+'::text\)/g)
    // If the first word matches few donors, the other words are searched among their terms.
    expect(ranges?.length).toBeGreaterThanOrEqual(1)
    expect(plan).not.toContain('Seq Scan')
  },
)
