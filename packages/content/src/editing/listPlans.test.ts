import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { explainPlan, fillTables, recordStatements } from '../../../testkit/src/queryPlans.ts'
import { type Editor, editorOf } from './testing/desk.ts'

const now = new Date('2026-11-25T12:00:00Z')
const rowCount = 6000

let server: TestServer
let mosque: TestTenant
let editor: Editor

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
  editor = editorOf(await staffUser(server, mosque, ['owner'], { now }), mosque.slug)
  const otherMosque = await server.tenant()
  await fillTables(server.database.pool, async (client) => {
    for (const { id } of [mosque, otherMosque]) {
      await client.query(
        `insert into news (tenant_id, id, title, summary, body, published_at, updated_at)
         select $1, 'n-' || i, 'Item ' || i, 'S', repeat('<p>Words. </p>', 20), timestamptz '2026-11-01' - i * interval '1 hour', now()
         from generate_series(1, ${rowCount}) i`,
        [id],
      )
      // Every item has a desk row; one in a thousand has a draft.
      await client.query(
        `insert into content_items (tenant_id, kind, id, title, versions, draft, draft_at)
         select $1, 'news', 'n-' || i, 'Item ' || i, 1, case when i % 1000 = 0 then '{}'::jsonb end, case when i % 1000 = 0 then now() end
         from generate_series(1, ${rowCount}) i`,
        [id],
      )
    }
  })
}, 120_000)
afterAll(() => server.close())

async function plansOf(query: string): Promise<string[]> {
  const statements = await recordStatements(async () => {
    expect((await editor.list('news', query)).code).toBe(200)
  })
  const listQueries = statements.filter(({ text }) =>
    /^select "id" from "content_items"|^select "id" from "news"/.test(text),
  )
  return Promise.all(listQueries.map((statement) => explainPlan(server.database, mosque.id, statement, 'desk')))
}

test.each([
  ['', true],
  ['?state=draft', true],
  ['?state=published', true],
  // A search sorts its matches.
  ['?search=zebra', false],
])('the news list%s scans no table sequentially, and reads drafts through their index', async (query, isInOrder) => {
  const [deskPlan = '', sitePlan = '', ...otherPlans] = await plansOf(query)
  expect(otherPlans).toEqual([])
  for (const plan of [deskPlan, sitePlan]) expect(plan).not.toContain('Seq Scan')
  // Published items always have a row.
  expect(deskPlan).toMatch(query.includes('published') ? /One-Time Filter: false/ : /content_items_open_index/)
  expect(sitePlan).toContain('news')
  if (isInOrder) expect(sitePlan).not.toMatch(/\bSort\b/)
})
