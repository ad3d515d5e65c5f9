import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  ContentChanged,
  ContentKindInfo,
  ContentListed,
  ContentSaved,
  ContentVersion,
} from '@minaret/contract/desk'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { contentKindNames } from './kinds.ts'
import { dataOf, type Editor, editorOf, publishNew } from './testing/desk.ts'

let server: TestServer
let mosque: TestTenant
let editor: Editor
const now = new Date('2026-11-25T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
  editor = editorOf(await staffUser(server, mosque, ['owner'], { name: 'Aisha', now }), mosque.slug)
})
afterAll(() => server.close())

const idIn = (saved: { thing: { id: string } }) => saved.thing.id
const listIds = async (kind: (typeof contentKindNames)[number], query = '') =>
  Object.values(dataOf<ContentListed[]>(await editor.list(kind, query))).map(({ id }) => id)

describe.each(contentKindNames)('%s', (kind) => {
  test('can be created, saved, checked, published, withdrawn, restored, deleted, undone and duplicated', async () => {
    const values = await editor.sample(kind)
    const created = await editor.create(kind, {})
    expect(created.code).toBe(200)
    const id = idIn(dataOf<ContentSaved>(created))
    expect(dataOf<ContentSaved>(created).problems.length).toBeGreaterThan(0)

    const saved = await editor.act(kind, id, '', { values })
    expect([saved.code, dataOf<ContentSaved>(saved)]).toMatchObject([
      200,
      { problems: [], thing: { state: 'draft', values } },
    ])
    const checked = await editor.call(`${kind}/check`, { values: { ...values, strange: 'x' } })
    expect(dataOf(checked)).toMatchObject({ problems: [{ path: ['strange'] }] })

    const answer = await editor.act(kind, id, 'publish', { values })
    expect([answer.code, answer.body]).toMatchObject([200, {}])
    const published = dataOf<ContentChanged>(answer)
    expect(published.thing).toMatchObject({ state: 'published', values, published: values })
    expect(published.thing.draft).toBeUndefined()
    expect(await listIds(kind, '?state=published')).toContain(id)

    const withdrawn = dataOf<ContentChanged>(await editor.act(kind, id, 'withdraw'))
    expect(withdrawn.thing).toMatchObject({ state: 'withdrawn', published: values })
    expect(await listIds(kind, '?state=withdrawn')).toEqual([id])
    const restored = dataOf<ContentChanged>(await editor.act(kind, id, 'restore'))
    expect(restored.thing).toMatchObject({
      state: 'published',
      published: values,
      ...(published.thing.publishedAt === undefined ? {} : { publishedAt: published.thing.publishedAt }),
    })

    const deleted = dataOf<ContentChanged>(await editor.act(kind, id, 'delete'))
    expect(deleted.thing).toMatchObject({ state: 'deleted', restorableUntil: '2026-12-25T12:00:00.000Z' })
    expect(await listIds(kind)).not.toContain(id)
    expect(await listIds(kind, '?state=deleted')).toContain(id)
    expect((await editor.undo(deleted.change)).code).toBe(200)
    expect(await editor.view(kind, id)).toMatchObject({ state: 'published', published: values })

    const history = dataOf<ContentVersion[]>(await editor.get(`${kind}/things/${id}/history`))
    expect(Object.values(history).map(({ what }) => what)).toEqual([
      'undone',
      'deleted',
      'restored',
      'withdrawn',
      'published',
    ])

    const duplicate = await editor.call(`${kind}/things/${id}/duplicate`, {})
    if (kind === 'legal') expect([200, 409]).toContain(duplicate.code)
    else expect(dataOf<ContentSaved>(duplicate).thing).toMatchObject({ state: 'draft' })
  })

  test('has a description of each field of its values', async () => {
    const infos = Object.values(dataOf<ContentKindInfo[]>(await editor.user.get(`/mosques/${mosque.slug}/content`)))
    const info = infos.find((one) => one.kind === kind)
    const keys = info?.fields.map(({ key }) => key) ?? []
    expect(Object.keys(await editor.sample(kind)).filter((key) => !keys.includes(key))).toEqual([])
    expect(keys).not.toContain('publish')
  })
})

test('undoing the first publication withdraws the item and keeps its text as a draft', async () => {
  const values = await editor.sample('services')
  const { thing, change } = await publishNew(editor, 'services', { ...values, title: 'Funerals' })
  expect((await editor.undo(change)).code).toBe(200)
  const view = await editor.view('services', thing.id)
  expect(view).toMatchObject({ state: 'draft', values: { title: 'Funerals' } })
  expect(view.published).toBeUndefined()
  expect((await server.get(mosque, `/api/services/${thing.id}`)).code).toBe(404)
})
