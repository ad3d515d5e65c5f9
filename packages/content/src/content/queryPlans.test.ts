import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { fillTables } from '../../../testkit/src/queryPlans.ts'
import { createTvScreen } from '../tv/screens.ts'

const now = new Date('2026-11-21T12:00:00Z')
const rowCount = 6000

const texts = "'A title', 'A sentence.'"
const body = "repeat('<p>Words to read. </p>', 20)"
const publishedAt = `timestamptz '2026-11-21' - i * interval '1 hour'`
/** A past date in most rows, as at a mosque with many years of content: one row in fifty is current. */
const usuallyPast = `case when i % 50 > 0 then '2026-01-01'::date end`

/** One campaign has many more gifts than the others. */
const campaignId = "case when i % 10 = 0 then 'row-9' else 'row-' || 1 + i / 5 end"

/** The columns of each table and their values for row `i`. Tenant and id precede them. */
const tables: Record<string, [columns: string, values: string]> = {
  activities: ['position, title, summary, weekday, published_at', `i, ${texts}, 1 + i % 7, ${publishedAt}`],
  banners: ['position, title, until_at, published_at', `i, 'A title', ${usuallyPast}, ${publishedAt}`],
  announcements: ['text, from_at, until_at', `'Words', ${publishedAt}, ${publishedAt} + interval '30 hours'`],
  about_sections: ['position, title, summary, body, published_at', `i, ${texts}, ${body}, ${publishedAt}`],
  team_members: ['position, name, role, published_at', `i, 'A name', 'A role', ${publishedAt}`],
  vacancies: [
    'position, title, summary, body, closes, published_at',
    `i, ${texts}, ${body}, ${usuallyPast}, ${publishedAt}`,
  ],
  events: [
    'title, summary, body, starts_at, ends_at, published_at',
    `${texts}, ${body}, timestamptz '2026-06-01' + i * interval '1 hour', timestamptz '2026-06-01' + (i + 2) * interval '1 hour', ${publishedAt}`,
  ],
  news: ['title, summary, body, published_at', `${texts}, ${body}, ${publishedAt}`],
  resources: [
    'position, category, title, href, file_name, media_type, bytes, published_at',
    `i, 'Forms', 'A form', '/a.pdf', 'a.pdf', 'application/pdf', 1, ${publishedAt}`,
  ],
  services: ['position, title, summary, body, published_at', `i, ${texts}, ${body}, ${publishedAt}`],
  gallery_images: [
    'position, album, image, published_at',
    `i, 'Hall', '{"src":"/a","width":1,"height":1,"alt":""}', ${publishedAt}`,
  ],
  classes: ['position, title, summary, body, published_at', `i, ${texts}, ${body}, ${publishedAt}`],
  courses: ['position, title, summary, body, published_at', `i, ${texts}, ${body}, ${publishedAt}`],
  causes: [
    'position, title, summary, story, kind, fund, presets_minor, currencies, published_at',
    `i, ${texts}, '[]', 'general', 'general', '{100}', '{gbp}', ${publishedAt}`,
  ],
  campaigns: [
    'position, cause_id, title, summary, body, currency, target_minor, presets_minor, published_at, ends_at, starts_at, match_sponsor, match_percent, match_cap_minor',
    `i, 'row-1', ${texts}, ${body}, 'gbp', 100, '{100}', ${publishedAt}, ${usuallyPast}, case when i % 100 = 0 then timestamptz '2027-01-01' end, 'A', 100, 100`,
  ],
  campaign_needs: ['campaign_id, position, title, price_minor, wanted', `'row-' || 1 + i / 10, i, 'A door', 100, 10`],
  campaign_plans: [
    'campaign_id, position, title, rhythm, amount_minor',
    `'row-' || 1 + i / 10, i, 'Weekly', 'weekly', 100`,
  ],
  campaign_faqs: ['campaign_id, position, question, answer', `'row-' || 1 + i / 10, i, 'Why?', ${body}`],
  campaign_updates: [
    'campaign_id, position, title, at, body',
    `'row-' || 1 + i / 10, i, 'News', ${publishedAt}, ${body}`,
  ],
  payment_accounts: ['kind, mode', `'demonstration', 'demo'`],
  cycles: [
    'attempt_id, pass_hash, cause_id, fund, rhythm, amount_minor, currency, mode, account_id, donor_name, donor_email, starts_at, starts_on, next_on, created_at',
    `gen_random_uuid(), decode(md5(i::text), 'hex'), 'row-1', 'general', 'weekly', 100, 'gbp', 'demo', 'row-1', 'A', 'a@example.org', ${publishedAt}, date '2026-01-01', date '2026-01-01', ${publishedAt}`,
  ],
  gifts: [
    'attempt_id, pass_hash, cause_id, campaign_id, supporter_ref, need_id, need_title, need_given, fund, amount_minor, currency, mode, account_id, donor_name, donor_email, state, intent_id, paid_at',
    `gen_random_uuid(), decode(md5(i::text), 'hex'), 'row-1', ${campaignId}, case when i % 20 = 0 then 'abcdefghijk' end, 'row-89', 'A door', true, 'general', 100, 'gbp', 'demo', 'row-1', 'A', 'a@example.org', 'paid', 'p' || i, ${publishedAt}`,
  ],
  ledger_entries: [
    'gift_id, kind, provider_ref, amount_minor, currency, mode',
    `'row-' || i, 'paid', 'p' || i, 100, 'gbp', 'demo'`,
  ],
  tv_screens: ['name, token_hash', `'Hall', decode(md5(i::text), 'hex')`],
}

const urls = `
  /api/home /api/activities /api/banners /api/about-us /api/about-us/row-9
  /api/gallery /api/event /api/event?when=past /api/event/row-9 /api/news
  /api/news/row-9 /api/resources /api/services /api/services/row-9 /api/classes
  /api/class/row-9 /api/courses /api/course/row-9 /api/page/privacy /api/page/terms-conditions
  /api/campaigns /api/campaigns/row-9 /api/campaigns/row-9/needs /api/campaigns/row-9/plans /api/campaigns/row-9/messagefromchair
  /api/campaigns/row-9/faqs /api/campaigns/row-9/supporter/abcdefghijk /api/donations /api/donations/row-9 /api/prayer-time/today
  /calendar/events.ics /calendar/events.ics?event=row-9 /calendar/prayer-times.ics
`
  .trim()
  .split(/\s+/)

type Query = { text: string; values: unknown[] }

let server: TestServer
let mosque: TestTenant
let tvUrl: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => now })
  mosque = await server.tenant()
  const otherMosque = await server.tenant()
  const { token } = await createTvScreen(server.database.forTenant(mosque.id), 'Hall')
  tvUrl = `/api/tv/${token}`
  await fillTables(server.database.pool, (client) => fillTenants(client, otherMosque))
}, 120_000)
afterAll(() => server.close())

const fillSupporters = (client: pg.PoolClient, id: string) =>
  client.query(
    `insert into campaign_supporters (tenant_id, campaign_id, ref)
     select $1, 'row-' || i, 'abcdefghijk' from generate_series(1, ${rowCount}) i`,
    [id],
  )

async function fillTenants(client: pg.PoolClient, otherMosque: TestTenant) {
  for (const { id } of [mosque, otherMosque]) {
    for (const [table, [columns, values]] of Object.entries(tables)) {
      if (table === 'gifts') await fillSupporters(client, id)
      await client.query(
        `insert into ${table} (tenant_id, id, ${columns})
         select $1, 'row-' || i, ${values} from generate_series(1, ${table === 'payment_accounts' ? 1 : rowCount}) i`,
        [id],
      )
    }
    await client.query(
      `insert into timetable_days (tenant_id, day, sunrise, fajr_begins, dhuhr_begins, asr_begins, maghrib_begins, isha_begins)
       select $1, date '2010-01-01' + i, 400, 300, 720, 900, 1000, 1100 from generate_series(1, ${rowCount}) i`,
      [id],
    )
  }
  // A mosque has few of these rows and reads them all: the query must not scan other mosques’ rows.
  for (const [table, values] of Object.entries({
    'jamaat_rules (tenant_id, prayer, when_held, rule)': "'asr', 'from ' || i, '17:30'",
    'jumuah_slots (tenant_id, position, rules)': "i, '{}'",
    'eid_prayers (tenant_id, position, eid, at)': "i, 'fitr', 480",
    'day_overrides (tenant_id, day, jamaat)': "date '2010-01-01' + i, '{}'",
  }))
    await client.query(`insert into ${table} select $1, ${values} from generate_series(1, ${rowCount}) i`, [
      otherMosque.id,
    ])
}

/** Records the server's queries while a function runs, with a spy on the driver. */
async function recordQueries(work: () => Promise<void>): Promise<Query[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const queries = spy.mock.calls.flatMap(([config, values]: unknown[]) => {
    const text = typeof config === 'object' && config && 'text' in config ? String(config.text) : ''
    return /^\s*(select|with)\b/i.test(text) ? [{ text, values: Array.isArray(values) ? values : [] }] : []
  })
  spy.mockRestore()
  return queries
}

/** The query plan for the server's role and the tenant. */
async function explainQuery({ text, values }: Query): Promise<string> {
  const client = await server.database.pool.connect()
  try {
    await client.query(
      `begin; set local role ${(await server.database.roles()).app}; set local app.tenant = '${mosque.id}'`,
    )
    const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    return lines.map((line) => line['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Tables with few rows, where a sequential scan is allowed. */
const smallTables =
  /Seq Scan on (tenants|hostnames|origins|settings|payment_accounts|timetable_imports|legal_pages|withdrawn_pages)\b/g

async function explainUrl(url: string): Promise<{ queries: number; plans: string[] }> {
  const queries = await recordQueries(async () => {
    const { statusCode } = await server.app.inject({ url, headers: { host: mosque.hostname } })
    if (statusCode !== 200 && !/page|message/.test(url)) throw new Error(`${url}: ${statusCode}`)
  })
  return {
    queries: queries.length,
    plans: await Promise.all(queries.map(async (query) => `${query.text}\n${await explainQuery(query)}`)),
  }
}

test.each([...urls, 'tv'])('%s scans no table sequentially', async (url) => {
  const { plans } = await explainUrl(url === 'tv' ? tvUrl : url)
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan.replaceAll(smallTables, '')).not.toContain('Seq Scan')
})

test('the donor wall reads the newest gifts from its index without sorting', async () => {
  const { plans } = await explainUrl('/api/campaigns/row-9')
  const wallPlans = plans.filter((plan) => /"donor_name"/.test(plan))
  expect(wallPlans).toHaveLength(1)
  expect(wallPlans[0]).toContain('Index Scan Backward using gifts_wall')
  expect(wallPlans[0]).not.toContain('Sort')
})

test.each(urls.filter((url) => !/\/row-9|home|page|about|prayer|\.ics/.test(url)))(
  '%s reads the next page with one query that starts at the cursor',
  async (url) => {
    const size = url.includes('?') ? '&pageSize=100' : '?pageSize=100'
    const firstPage = await server.get(mosque, url + size)
    const next = firstPage.body.responseData?.next ?? ''
    expect(next).not.toBe('')
    const { plans } = await explainUrl(`${url}${size}&after=${next}`)
    // The tenant's configuration may be reloaded between two requests.
    const listPlans = plans.filter(
      (plan) =>
        !/^select (?:count|coalesce\(array_to_string|extract\(epoch from least)|from "(tenants|hostnames|origins|settings|payment_accounts)"/.test(
          plan,
        ),
    )
    expect(listPlans).toHaveLength(1)
    expect(listPlans[0]).not.toContain('Seq Scan')
  },
)
