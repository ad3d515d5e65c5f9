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

const idOf = ({ thing: item }: { thing: { id: string } }) => item.id
const listIds = async (kind: (typeof contentKindNames)[number], query = '') =>
  Object.values(dataOf<ContentListed[]>(await editor.list(kind, query))).map(({ id }) => id)

describe.each(contentKindNames)('%s', (kind) => {
  test('can be created, saved, checked, published, withdrawn, restored, deleted, undone and duplicated', async () => {
    const values = await editor.sample(kind)
    const createResponse = await editor.create(kind, {})
    expect(createResponse.code).toBe(200)
    const id = idOf(dataOf<ContentSaved>(createResponse))
    expect(dataOf<ContentSaved>(createResponse).problems.length).toBeGreaterThan(0)

    const saveResponse = await editor.act(kind, id, '', { values })
    expect([saveResponse.code, dataOf<ContentSaved>(saveResponse)]).toMatchObject([
      200,
      { problems: [], thing: { state: 'draft', values } },
    ])
    const checkResponse = await editor.call(`${kind}/check`, { values: { ...values, strange: 'x' } })
    expect(dataOf(checkResponse)).toMatchObject({ problems: [{ path: ['strange'] }] })

    const publishResponse = await editor.act(kind, id, 'publish', { values })
    expect([publishResponse.code, publishResponse.body]).toMatchObject([200, {}])
    const publication = dataOf<ContentChanged>(publishResponse)
    expect(publication.thing).toMatchObject({ state: 'published', values, published: values })
    expect(publication.thing.draft).toBeUndefined()
    expect(await listIds(kind, '?state=published')).toContain(id)

    const withdrawal = dataOf<ContentChanged>(await editor.act(kind, id, 'withdraw'))
    expect(withdrawal.thing).toMatchObject({ state: 'withdrawn', published: values })
    expect(await listIds(kind, '?state=withdrawn')).toEqual([id])
    const restoration = dataOf<ContentChanged>(await editor.act(kind, id, 'restore'))
    expect(restoration.thing).toMatchObject({
      state: 'published',
      published: values,
      ...(publication.thing.publishedAt === undefined ? {} : { publishedAt: publication.thing.publishedAt }),
    })

    const deletion = dataOf<ContentChanged>(await editor.act(kind, id, 'delete'))
    expect(deletion.thing).toMatchObject({ state: 'deleted', restorableUntil: '2026-12-25T12:00:00.000Z' })
    expect(await listIds(kind)).not.toContain(id)
    expect(await listIds(kind, '?state=deleted')).toContain(id)
    expect((await editor.undo(deletion.change)).code).toBe(200)
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
    const info = infos.find((candidate) => candidate.kind === kind)
    const keys = info?.fields.map(({ key }) => key) ?? []
    expect(Object.keys(await editor.sample(kind)).filter((key) => !keys.includes(key))).toEqual([])
    expect(keys).not.toContain('publish')
  })
})

test('undoing the first publication withdraws the item and keeps its text as a draft', async () => {
  const values = await editor.sample('services')
  const { thing: item, change } = await publishNew(editor, 'services', { ...values, title: 'Funerals' })
  expect((await editor.undo(change)).code).toBe(200)
  const view = await editor.view('services', item.id)
  expect(view).toMatchObject({ state: 'draft', values: { title: 'Funerals' } })
  expect(view.published).toBeUndefined()
  expect((await server.get(mosque, `/api/services/${item.id}`)).code).toBe(404)
})
