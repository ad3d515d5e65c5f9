import type { components } from '@minaret/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  fill,
  startTestServer,
  type TestServer,
  type TestTenant,
  type TestResponse,
} from '../../../acceptance/src/index.ts'

const now = new Date('2026-11-21T12:00:00Z')

let server: TestServer
let mosque: TestTenant
let otherMosque: TestTenant
let basicMosque: TestTenant

type KindCase = { table: string; list: string; one?: string; row: object; closed?: true }

const texts = { title: 'A title', summary: 'A sentence.' }
const body = '<p onclick="alert(1)">Words <script>alert(1)</script><a href="javascript:alert(1)">here</a></p>'
const image = { src: '/a.avif', width: 4, height: 3, alt: 'A hall' }

/** The kinds of content: the URL of the list and of a single item, and whether the basic plan closes it. */
const kinds: KindCase[] = [
  { table: 'activities', list: '/api/activities', row: { ...texts, weekday: 5, starts: 545, ends: null } },
  { table: 'banners', list: '/api/banners', row: { title: 'A title', link: '/donate', link_text: 'Give' } },
  {
    table: 'events',
    list: '/api/event',
    one: '/api/event',
    row: { ...texts, body, starts_at: '2026-12-01T18:00:00Z', all_day: false, cancelled: false, updated_at: now },
    closed: true,
  },
  { table: 'news', list: '/api/news', one: '/api/news', row: { ...texts, body, updated_at: now }, closed: true },
  {
    table: 'resources',
    list: '/api/resources',
    row: {
      title: 'Form',
      category: 'Forms',
      href: '/files/form.pdf',
      file_name: 'form.pdf',
      media_type: 'application/pdf',
      bytes: 9,
      updated_at: now,
    },
    closed: true,
  },
  { table: 'services', list: '/api/services', one: '/api/services', row: { ...texts, body, image }, closed: true },
  { table: 'gallery_images', list: '/api/gallery', row: { album: 'Hall', image }, closed: true },
  { table: 'classes', list: '/api/classes', one: '/api/class', row: { ...texts, body, occurs: 'Saturdays' } },
  { table: 'courses', list: '/api/courses', one: '/api/course', row: { ...texts, body, places_taken: 0 } },
  {
    table: 'campaigns',
    list: '/api/campaigns',
    one: '/api/campaigns',
    row: { ...texts, body, cause_id: 'general', currency: 'gbp', target_minor: 100, presets_minor: [100] },
  },
]

const publishedAt = '2026-01-01T00:00:00Z'
const hasPosition = (table: string) => table !== 'events' && table !== 'news'

beforeAll(async () => {
  server = await startTestServer({ jobs: false, now: () => now })
  mosque = await server.tenant()
  otherMosque = await server.tenant()
  basicMosque = await server.tenant({ activePlan: 'basic' })
  for (const { table, row } of kinds) {
    const makeRow = (id: string, position: number, published_at: string | null = publishedAt) => ({
      ...row,
      id,
      published_at,
      ...(hasPosition(table) ? { position } : {}),
    })
    await fill(server.database, mosque.id, table, [
      makeRow('c', 2),
      makeRow('a', 2),
      makeRow('b', 1),
      makeRow('e', 3),
      makeRow('d', 3),
      makeRow('draft', 0, null),
      makeRow('tomorrow', 0, '2026-11-21T12:00:01Z'),
    ])
    await fill(server.database, otherMosque.id, table, [makeRow('a', 1), makeRow('theirs', 0)])
  }
  await fill(server.database, mosque.id, 'about_sections', [
    { id: 'our-story', position: 1, ...texts, body, published_at: publishedAt },
    { id: 'draft', position: 1, ...texts, body, published_at: null },
  ])
  await fill(server.database, otherMosque.id, 'about_sections', [
    { id: 'theirs', position: 1, ...texts, body, published_at: publishedAt },
  ])
})
afterAll(() => server.close())

const ids = ({ body: { data } }: TestResponse) =>
  Array.isArray(data) ? data.map((item: { id: string }) => item.id) : undefined

/** Reads all pages of a list. */
async function readPages(tenant: TestTenant, url: string, pageSize: number): Promise<string[][]> {
  const pages: string[][] = []
  for (let after = ''; ;) {
    const response = await server.get(tenant, `${url}?pageSize=${pageSize}${after && `&after=${after}`}`)
    pages.push(ids(response) ?? [])
    const next = response.body.responseData?.next
    if (next === undefined) return pages
    after = next
  }
}

describe.each(kinds)('$table', ({ list, one, closed, table }) => {
  /** News: newest first, ties by descending id. Other kinds: the mosque's order. */
  const order = table === 'news' ? 'edcba' : table === 'events' ? 'abcde' : 'bacde'

  test('lists published items of this mosque only, in order and without their bodies', async () => {
    const response = await server.get(mosque, list)
    expect({ code: response.code, ids: ids(response)?.join('') }).toEqual({ code: 200, ids: order })
    expect(response.body).toMatchObject({ responseData: {} })
    const [first] = Array.isArray(response.body.data) ? response.body.data : []
    for (const key of ['body', 'tenantId', 'position', 'publishedAt', 'cursor']) expect(first).not.toHaveProperty(key)
    expect(ids(await server.get(otherMosque, list))?.toSorted()).toEqual(['a', 'theirs'])
  })

  test.each([1, 2, 3, 5, 100])('returns every item once and in order in pages of %i', async (size) => {
    const pages = await readPages(mosque, list, size)
    expect(pages.flat().join('')).toBe(order)
    expect(pages).toHaveLength(Math.ceil(5 / size))
  })

  test.each(['nonsense', 'W10', btoa('["x"]'), btoa('{}').replaceAll('=', ''), 'bnVsbA', 'WyJcdTAwMDAiLCJhIl0'])(
    'rejects an invalid cursor (%s)',
    async (after) => {
      expect(await server.get(mosque, `${list}?after=${after}`)).toMatchObject({
        code: 422,
        body: { data: { errors: { after: expect.any(String) } } },
      })
    },
  )

  test.each(['0', '101', '-1', 'many'])('rejects the page size %s', async (size) => {
    expect((await server.get(mosque, `${list}?pageSize=${size}`)).code).toBe(422)
  })

  test(`${closed ? 'is closed' : 'is open'} on the basic plan`, async () => {
    expect((await server.get(basicMosque, list)).code).toBe(closed ? 404 : 200)
  })

  if (one === undefined) return

  test('returns a single item with a sanitised body', async () => {
    const { code, body: response } = await server.get(mosque, `${one}/a`)
    expect(code).toBe(200)
    expect(response.data).toMatchObject({ id: 'a', title: 'A title', body: '<p>Words <a>here</a></p>' })
  })

  test.each(['nobody', 'draft', 'tomorrow', 'theirs', 'not%20an%20id', "a'--"])(
    'responds with 404 for an unknown or unpublished item or another mosque’s item: %s',
    async (id) => {
      const response = await server.get(mosque, `${one}/${id}`)
      expect(response.code).toBe(404)
      expect(response.body.data).toEqual({})
    },
  )
})

describe('about the mosque', () => {
  test('lists the pages in order, and returns each', async () => {
    expect((await server.get(mosque, '/api/about-us')).body.data).toEqual({
      sections: [{ id: 'our-story', ...texts }],
      team: [],
      vacancies: [],
    })
    const { body: response } = await server.get(mosque, '/api/about-us/our-story')
    expect(response.data).toMatchObject({ id: 'our-story', body: '<p>Words <a>here</a></p>' })
  })

  test.each(['nobody', 'draft', 'theirs'])('responds with 404 for %s', async (id) => {
    expect((await server.get(mosque, `/api/about-us/${id}`)).code).toBe(404)
  })

  test('the basic plan has the page but not its details', async () => {
    expect((await server.get(basicMosque, '/api/about-us')).code).toBe(200)
    expect((await server.get(basicMosque, '/api/about-us/our-story')).code).toBe(404)
  })

  test("shows a vacancy until the end of its closing date in the mosque's time zone", async () => {
    const auckland = await server.tenant({ timeZone: 'Pacific/Auckland' })
    const makeRow = (id: string, closes: string | null) => ({
      id,
      ...texts,
      body,
      position: 1,
      closes,
      contact: 'javascript:alert(1)',
      published_at: publishedAt,
    })
    // It is already the 22nd in Auckland.
    for (const { id } of [auckland, mosque])
      await fill(server.database, id, 'vacancies', [
        makeRow('today', '2026-11-21'),
        makeRow('tomorrow', '2026-11-22'),
        makeRow('open', null),
      ])
    const vacanciesOf = async (tenant: TestTenant) => {
      const { data } = (await server.get(tenant, '/api/about-us')).body
      const { vacancies }: components['schemas']['About'] = JSON.parse(JSON.stringify(data))
      return vacancies
    }
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
    expect(idsOf(await vacanciesOf(mosque))).toEqual(['open', 'today', 'tomorrow'])
    expect(idsOf(await vacanciesOf(auckland))).toEqual(['open', 'tomorrow'])
    expect(await vacanciesOf(mosque)).not.toContainEqual(expect.objectContaining({ contact: expect.anything() }))
  })
})

describe.each(['privacy', 'terms-conditions'])('/api/page/%s', (page) => {
  const url = `/api/page/${page}`
  test("is the mosque's own text, without a default", async () => {
    await fill(server.database, otherMosque.id, 'legal_pages', [{ id: page, title: 'Theirs', body, updated_at: now }])
    expect(await server.get(mosque, url)).toMatchObject({
      code: 404,
      body: { message: expect.stringMatching(/(contact|email) the mosque/) },
    })
    expect((await server.get(otherMosque, url)).body.data).toEqual({
      title: 'Theirs',
      body: '<p>Words <a>here</a></p>',
      updated: now.toISOString(),
    })
  })
})

test('a news item has links to its published neighbours in the order of the list', async () => {
  const tenant = await server.tenant()
  const item = (id: string, published_at: string | null) => ({ ...texts, body, id, published_at, updated_at: now })
  await fill(server.database, tenant.id, 'news', [
    item('first', '2026-03-01T10:00:00.000123Z'),
    item('second', '2026-03-01T10:00:00.000456Z'),
    item('third', '2026-03-02T10:00:00Z'),
    item('later', '2027-01-01T10:00:00Z'),
    item('draft', null),
  ])
  const { title } = texts
  const neighboursOf = async (id: string) => {
    const { data } = (await server.get(tenant, `/api/news/${id}`)).body
    const { newer, older }: components['schemas']['NewsDetail'] = JSON.parse(JSON.stringify(data))
    return { newer, older }
  }
  expect(await neighboursOf('first')).toEqual({ newer: { id: 'second', title } })
  expect(await neighboursOf('second')).toEqual({ newer: { id: 'third', title }, older: { id: 'first', title } })
  expect(await neighboursOf('third')).toEqual({ older: { id: 'second', title } })
})

test('a suspended site returns no content', async () => {
  const suspendedMosque = await server.tenant()
  await server.database.pool.query("update tenants set state = 'suspended' where id = $1", [suspendedMosque.id])
  for (const { list } of kinds) expect((await server.get(suspendedMosque, list)).code).toBe(503)
})
