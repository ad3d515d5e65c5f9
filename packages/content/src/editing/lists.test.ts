import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentBulkResult, ContentListed } from '@minaret/contract/desk'
import type { Role } from '@minaret/plans'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { dataOf, editorOf, publishNew } from './testing/desk.ts'
import { samples } from './testing/samples.ts'

let server: TestServer
let mosque: TestTenant
let now = new Date('2026-11-25T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date('2026-11-25T12:00:00Z')
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
})

const logInAs = async (role: Role, name = 'Maryam') =>
  editorOf(await staffUser(server, mosque, [role], { name, now }), mosque.slug)

describe('lists', () => {
  test('can be paged without gaps, searched, and filtered by state', async () => {
    const editor = await logInAs('editor')
    for (let index = 0; index < 7; index += 1)
      await publishNew(editor, 'news', { ...samples.news, title: `Item ${index}` })
    await editor.create('news', { title: 'A draft 100%' })
    const titles: string[] = []
    let after = ''
    for (;;) {
      const page = await editor.list('news', `?pageSize=3${after}`)
      titles.push(...Object.values(dataOf<ContentListed[]>(page)).map(({ title }) => title))
      const next = page.body.responseData?.next
      if (next === undefined) break
      after = `&after=${next}`
    }
    expect(titles.toSorted()).toEqual(['A draft 100%', ...[0, 1, 2, 3, 4, 5, 6].map((index) => `Item ${index}`)])
    const listTitles = async (query: string) =>
      Object.values(dataOf<ContentListed[]>(await editor.list('news', query))).map(({ title }) => title)
    expect(await listTitles('?search=100%25')).toEqual(['A draft 100%'])
    expect(await listTitles('?search=item%203')).toEqual(['Item 3'])
    expect(await listTitles('?state=draft')).toEqual(['A draft 100%'])
    expect((await editor.list('news', '?after=zzzz')).code).toBe(422)
  })

  test('can be reordered, which applies to the site and can be undone', async () => {
    const editor = await logInAs('editor')
    for (const title of ['A', 'B', 'C'])
      await publishNew(editor, 'services', { ...samples.services, title }, title.toLowerCase())
    const readOrder = async () =>
      Object.values(dataOf<{ id: string }[]>(await server.get(mosque, '/api/services')))
        .map(({ id }) => id)
        .filter((id) => /^[abc]$/.test(id))
    const result = dataOf<{ change?: string }>(await editor.call('services/order', { id: 'c', before: 'a' }))
    expect(await readOrder()).toEqual(['c', 'a', 'b'])
    expect((await editor.undo(result.change)).code).toBe(200)
    expect(await readOrder()).toEqual(['a', 'b', 'c'])
    expect((await editor.call('news/order', { id: 'x' })).code).toBe(409)
  })

  test('can be changed in bulk, reporting items changed in the meantime, and one undo reverts the others', async () => {
    const editor = await logInAs('editor')
    for (const title of ['A', 'B', 'C'])
      await publishNew(editor, 'services', { ...samples.services, title }, title.toLowerCase())
    const items = await Promise.all(
      ['a', 'b', 'c'].map(async (id) => ({ id, version: (await editor.view('services', id)).version })),
    )
    await editor.act('services', 'b', 'publish', { values: { ...samples.services, title: 'B2' } })
    const result = dataOf<ContentBulkResult>(await editor.call('services/bulk', { action: 'withdraw', things: items }))
    expect(result).toMatchObject({ done: ['a', 'c'], refused: [{ id: 'b' }] })
    expect((await editor.undo(result.change)).code).toBe(200)
    for (const id of ['a', 'b', 'c']) expect((await editor.view('services', id)).state).toBe('published')
  })
})
