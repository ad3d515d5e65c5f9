import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchHit } from '@minaret/contract'
import { fill, makeCause, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

const now = new Date('2026-11-21T12:00:00Z')
const publishedAt = '2026-01-01T00:00:00Z'

let server: TestServer
let mosque: TestTenant
let otherMosque: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => now })
  mosque = await server.tenant()
  otherMosque = await server.tenant()
  const defaults = { title: 'A title', summary: 'A sentence.', body: '', published_at: publishedAt }
  const insertRows = (table: string, tenant: TestTenant, ...specs: object[]) =>
    fill(
      server.database,
      tenant.id,
      table,
      specs.map((row) => ({ ...defaults, ...row })),
    )
  const event = { starts_at: '2026-12-01T19:00:00Z', all_day: false, cancelled: false, updated_at: publishedAt }
  await insertRows(
    'events',
    mosque,
    { id: 'talk', title: 'Jumu’ah talk', body: '<p>On the <b>gutters</b>.</p>', ...event, time_zone: 'Asia/Karachi' },
    { id: 'draft', title: 'Gutters', ...event, time_zone: null, published_at: null },
  )
  await insertRows(
    'news',
    mosque,
    { id: 'gutter', title: 'New gutters', updated_at: publishedAt },
    { id: 'later', title: 'Gutters', updated_at: publishedAt, published_at: '2026-11-22T00:00:00Z' },
    { id: 'arabic', title: 'عن المَسْجِد', summary: 'أخبار', updated_at: publishedAt },
  )
  await insertRows(
    'news',
    mosque,
    { id: 'signs', title: 'Signs', summary: '«المكتبة» (والمدينة) Ramadan-Sahur', updated_at: publishedAt },
    {
      id: 'entities',
      title: 'Entities',
      body: '<p>Qur&rsquo;an &amp; caf&eacute;s,&nbsp;tea&mdash;biscuits, the “Masjid” it&#39;s</p>',
      updated_at: publishedAt,
    },
  )
  await makeCause(server.database, mosque.id, { id: 'well', story: ['First "quoted" words.', 'Line\nnewline beside'] })
  await insertRows('about_sections', mosque, { id: 'history', position: 1, summary: 'The gutters of 1931.' })
  await insertRows('services', mosque, { id: 'plumbing', position: 1, title: 'Gutters cleaned' })
  await insertRows('news', otherMosque, { id: 'theirs', title: 'Gutters of theirs', updated_at: publishedAt })
})
afterAll(() => server.close())

async function search(q: string, tenant = mosque): Promise<string> {
  const { code, body } = await server.get(tenant, `/api/search?q=${encodeURIComponent(q)}`)
  expect(code).toBe(200)
  const hits: SearchHit[] = JSON.parse(JSON.stringify(body.data))
  return hits.map(({ kind, id }) => `${kind} ${id}`).join(', ')
}

test("finds published content of every kind, with title matches first, and none of another mosque's", async () => {
  const hits = await search('gutters')
  expect(hits.split(', ').slice(0, 2).toSorted()).toEqual(['news gutter', 'service plumbing'])
  expect(hits.split(', ').toSorted()).toEqual(['about history', 'event talk', 'news gutter', 'service plumbing'])
  expect(await search('gutters', otherMosque)).toBe('news theirs')
})

test.each([
  ['GUTT', 'news gutter'],
  ['jumuah', 'event talk'],
  ["jumu'ah gutters", 'event talk'],
  ['مسجد', 'news arabic'],
  ['والمسجد', 'news arabic'],
  ['اخبار', 'news arabic'],
  ['مكتبه', 'news signs'],
  ['المدينة', 'news signs'],
  ['sahur', 'news signs'],
  ["qur'an cafes tea biscuits", 'news entities'],
  ['masjid its', 'news entities'],
  ['quoted newline', 'cause well'],
])('“%s” finds %s', async (q, hit) => {
  expect(await search(q)).toContain(hit)
})

test.each(['jumuah roof', 'strong', 'utters', '', ' … ', `'); drop table news; --`, 'x:* | y & !(z) \\ <->'])(
  'finds nothing for “%s”, without an error',
  async (q) => {
    expect(await search(q)).toBe('')
  },
)

test('does not find content of unavailable features', async () => {
  const basicMosque = await server.tenant({ activePlan: 'basic' })
  await fill(server.database, basicMosque.id, 'news', [
    { id: 'n', title: 'Gutters', summary: '', body: '', published_at: publishedAt, updated_at: publishedAt },
  ])
  expect(await search('gutters', basicMosque)).toBe('')
  const donationsOnly = await server.tenant({ PrayerTimeDonateModuleOnly: '1' })
  expect((await server.get(donationsOnly, '/api/search?q=gutters')).code).toBe(404)
})

test('returns dates, and at most 20 results', async () => {
  const { body } = await server.get(mosque, '/api/search?q=talk')
  expect(body.data).toEqual([
    {
      kind: 'event',
      id: 'talk',
      title: 'Jumu’ah talk',
      summary: 'A sentence.',
      at: '2026-12-01T19:00:00Z',
      timeZone: 'Asia/Karachi',
    },
  ])
  const mosqueWithNews = await server.tenant()
  await fill(
    server.database,
    mosqueWithNews.id,
    'news',
    Array.from({ length: 30 }, (_, index) => ({
      id: `n${index}`,
      title: 'Roof',
      summary: '',
      body: '',
      published_at: publishedAt,
      updated_at: publishedAt,
    })),
  )
  expect((await search('roof', mosqueWithNews)).split(', ')).toHaveLength(20)
})

test('rejects searches of more than 200 characters', async () => {
  expect((await server.get(mosque, `/api/search?q=${'x'.repeat(201)}`)).code).toBe(422)
})

test('rejects too many concurrent searches, with a retry delay and a message', { tags: ['slow'] }, async () => {
  await server.get(mosque, '/api/search?q=gutters')
  const client = await server.database.pool.connect()
  await client.query('BEGIN; LOCK TABLE services IN ACCESS EXCLUSIVE MODE')
  const responses = Promise.all(Array.from({ length: 9 }, () => server.get(mosque, '/api/search?q=gutters')))
  // The first waits for the table and six are queued behind it; two are too many.
  await expect.poll(async () => (await server.get(mosque, '/api/search?q=gutters')).code).toBe(429)
  await client.query('ROLLBACK')
  client.release()
  const rejections = (await responses).filter(({ code }) => code !== 200)
  expect(rejections.length).toBeGreaterThan(0)
  for (const response of rejections)
    expect(response).toMatchObject({
      code: 429,
      headers: { 'retry-after': '5' },
      body: { message: 'Many people are searching right now. Please try again in a moment.' },
    })
})

test('cancels a search that takes too long, with a message', async () => {
  // Caches the mosque, since reading it would wait for the locked table.
  await server.get(mosque, '/api/search?q=gutters')
  const client = await server.database.pool.connect()
  await client.query('BEGIN; LOCK TABLE services IN ACCESS EXCLUSIVE MODE')
  const { code, body } = await server.get(mosque, '/api/search?q=gutters')
  await client.query('ROLLBACK')
  client.release()
  expect([code, body.message]).toEqual([
    503,
    'That search took too long. Please try a longer or less common word, or try again in a minute.',
  ])
  expect(await search('gutters')).toContain('news gutter')
})
