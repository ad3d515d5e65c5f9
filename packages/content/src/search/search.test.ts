import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchHit } from '@minaret/contract'
import { fill, makeCause, startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'

const now = new Date('2026-11-21T12:00:00Z')
const long = '2026-01-01T00:00:00Z'

let server: TestServer
let mosque: TestTenant
let other: TestTenant

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => now })
  mosque = await server.tenant()
  other = await server.tenant()
  const words = { title: 'A title', summary: 'A sentence.', body: '', published_at: long }
  const rows = (table: string, tenant: TestTenant, ...each: object[]) =>
    fill(
      server.database,
      tenant.id,
      table,
      each.map((row) => ({ ...words, ...row })),
    )
  const event = { starts_at: '2026-12-01T19:00:00Z', all_day: false, cancelled: false, updated_at: long }
  await rows(
    'events',
    mosque,
    { id: 'talk', title: 'Jumu’ah talk', body: '<p>On the <b>gutters</b>.</p>', ...event, time_zone: 'Asia/Karachi' },
    { id: 'draft', title: 'Gutters', ...event, time_zone: null, published_at: null },
  )
  await rows(
    'news',
    mosque,
    { id: 'gutter', title: 'New gutters', updated_at: long },
    { id: 'later', title: 'Gutters', updated_at: long, published_at: '2026-11-22T00:00:00Z' },
    { id: 'arabic', title: 'عن المَسْجِد', summary: 'أخبار', updated_at: long },
  )
  await rows(
    'news',
    mosque,
    { id: 'signs', title: 'Signs', summary: '«المكتبة» (والمدينة) Ramadan-Sahur', updated_at: long },
    {
      id: 'entities',
      title: 'Entities',
      body: '<p>Qur&rsquo;an &amp; caf&eacute;s,&nbsp;tea&mdash;biscuits, the “Masjid” it&#39;s</p>',
      updated_at: long,
    },
  )
  await makeCause(server.database, mosque.id, { id: 'well', story: ['First "quoted" words.', 'Line\nnewline beside'] })
  await rows('about_sections', mosque, { id: 'history', position: 1, summary: 'The gutters of 1931.' })
  await rows('services', mosque, { id: 'plumbing', position: 1, title: 'Gutters cleaned' })
  await rows('news', other, { id: 'theirs', title: 'Gutters of theirs', updated_at: long })
})
afterAll(() => server.close())

async function found(q: string, tenant = mosque): Promise<string> {
  const { code, body } = await server.get(tenant, `/api/search?q=${encodeURIComponent(q)}`)
  expect(code).toBe(200)
  const hits: SearchHit[] = JSON.parse(JSON.stringify(body.data))
  return hits.map(({ kind, id }) => `${kind} ${id}`).join(', ')
}

test('finds published words of every kind, those in a title first, and nothing of another mosque', async () => {
  const all = await found('gutters')
  expect(all.split(', ').slice(0, 2).toSorted()).toEqual(['news gutter', 'service plumbing'])
  expect(all.split(', ').toSorted()).toEqual(['about history', 'event talk', 'news gutter', 'service plumbing'])
  expect(await found('gutters', other)).toBe('news theirs')
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
])('"%s" finds %s', async (q, hit) => {
  expect(await found(q)).toContain(hit)
})

test.each(['jumuah roof', 'strong', 'utters', '', ' … ', `'); drop table news; --`, 'x:* | y & !(z) \\ <->'])(
  '"%s" finds nothing, and breaks nothing',
  async (q) => {
    expect(await found(q)).toBe('')
  },
)

test('what its people cannot open is not found', async () => {
  const basic = await server.tenant({ activePlan: 'basic' })
  await fill(server.database, basic.id, 'news', [
    { id: 'n', title: 'Gutters', summary: '', body: '', published_at: long, updated_at: long },
  ])
  expect(await found('gutters', basic)).toBe('')
  const small = await server.tenant({ PrayerTimeDonateModuleOnly: '1' })
  expect((await server.get(small, '/api/search?q=gutters')).code).toBe(404)
})

test('comes with its day and at most twenty at once', async () => {
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
  const many = await server.tenant()
  await fill(
    server.database,
    many.id,
    'news',
    Array.from({ length: 30 }, (_, at) => ({
      id: `n${at}`,
      title: 'Roof',
      summary: '',
      body: '',
      published_at: long,
      updated_at: long,
    })),
  )
  expect((await found('roof', many)).split(', ')).toHaveLength(20)
})

test('more than 200 letters are not looked for', async () => {
  expect((await server.get(mosque, `/api/search?q=${'x'.repeat(201)}`)).code).toBe(422)
})

test('more at once than are looked for are asked to come back in seconds, in words', async () => {
  await server.get(mosque, '/api/search?q=gutters')
  const client = await server.database.pool.connect()
  await client.query('BEGIN; LOCK TABLE services IN ACCESS EXCLUSIVE MODE')
  const all = Promise.all(Array.from({ length: 9 }, () => server.get(mosque, '/api/search?q=gutters')))
  // The first waits for the table, six wait for it, two are too many.
  await expect.poll(async () => (await server.get(mosque, '/api/search?q=gutters')).code).toBe(429)
  await client.query('ROLLBACK')
  client.release()
  const refused = (await all).filter(({ code }) => code !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const response of refused)
    expect(response).toMatchObject({
      code: 429,
      headers: { 'retry-after': '5' },
      body: { message: 'Many people are searching right now. Please try again in a moment.' },
    })
})

test('one that takes too long is broken off, and says so', async () => {
  // The mosque is known by now: reading it anew waits for the same table.
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
  expect(await found('gutters')).toContain('news gutter')
})
