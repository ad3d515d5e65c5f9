import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Import, LibraryFile, MissingPicture } from '@minaret/contract/desk'
import { createPhotograph } from '../../../testkit/src/pictures.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { postFile } from '../../../acceptance/src/uploads.ts'
import { importTasks } from './tasks.ts'
import { sampleItem, sampleWxr } from './testing/wxr.ts'

const now = new Date('2026-11-26T12:00:00Z')
let server: TestServer
let mosque: TestTenant
let editor: DeskUser
let base: string

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
  editor = await staffUser(server, mosque, ['editor'], { now })
  base = `/mosques/${mosque.slug}`
}, 60_000)
afterAll(() => server.close())

function dataOf<T>({ body }: { body: { data?: unknown } }): T {
  const data: T = JSON.parse(JSON.stringify(body.data))
  return data
}
const tasks = () =>
  importTasks({
    database: server.database,
    directory: server.directory,
    payments: { gatewayFor: () => Promise.resolve(undefined) },
    now: () => now,
    log: { error: () => {} },
  })

/** A picture in an export. Older exports only have its URL. */
const attachment = (id: number, path: string, { alt, isOld = false }: { alt?: string; isOld?: boolean } = {}) =>
  sampleItem({
    id,
    type: 'attachment',
    meta: {
      ...(isOld ? {} : { _wp_attached_file: path }),
      ...(alt === undefined ? {} : { _wp_attachment_image_alt: alt }),
    },
    extraXml: `<wp:attachment_url>https://old.example/wp-content/uploads/${path}</wp:attachment_url>`,
  })

// Pictures come before or after the items that use them.
const items = [
  attachment(11, '2023/05/roof.jpg', { alt: 'The <b>new</b> roof' }),
  sampleItem({ id: 1, title: 'Roof repaired', content: 'It is dry.', meta: { _thumbnail_id: '11' } }),
  sampleItem({ id: 2, title: 'Roof, again', content: 'Still dry.', meta: { _thumbnail_id: '11' } }),
  sampleItem({ id: 3, title: 'Open day', content: 'Come in.', meta: { _thumbnail_id: '12' } }),
  sampleItem({ id: 4, title: 'No picture', content: 'Words.', meta: { _thumbnail_id: '99' } }),
  sampleItem({ id: 5, title: 'A sermon', content: 'Listen.', meta: { _thumbnail_id: '13' } }),
  attachment(12, '2024/01/day%20one.png', { isOld: true }),
  attachment(13, '2024/02/sermon.mp3'),
].join('')

async function check(): Promise<Import> {
  const file = { purpose: 'website' as const, name: 'old.xml', bytes: Buffer.from(sampleWxr(items)) }
  const { id } = dataOf<Import>(await postFile(editor, mosque.slug, file, { path: 'imports' }))
  await tasks()['import-check']({ tenantId: mosque.id, importId: id })
  return dataOf<Import>(await editor.get(`${base}/imports/${id}`))
}
const listPictures = async (id: string) =>
  dataOf<{ pictures: MissingPicture[] }>(await editor.get(`${base}/imports/${id}/pictures`)).pictures
const setPicture = (id: string, path: string, file: string, user = editor) =>
  user.post(`${base}/imports/${id}/pictures`, { path, file })
const upload = async () =>
  dataOf<LibraryFile>(
    await postFile(
      editor,
      mosque.slug,
      { purpose: 'library', name: 'roof.jpg', bytes: await createPhotograph(400, 300) },
      { path: 'library' },
    ),
  )

test('lists each picture of an export once, sets uploaded ones in all drafts, and removes them on undo', async () => {
  const { id } = await check()
  expect(await listPictures(id)).toEqual([
    { path: '2023/05/roof.jpg', chosen: false },
    { path: '2024/01/day one.png', chosen: false },
  ])
  const file = await upload()
  expect((await setPicture(id, '2023/05/roof.jpg', file.file)).code).toBe(200)
  expect((await listPictures(id)).map(({ chosen }) => chosen)).toEqual([true, false])
  await editor.post(`${base}/imports/${id}/apply`)
  await tasks()['import-apply']({ tenantId: mosque.id, importId: id })
  const newsItems = dataOf<{ id: string; title: string }[]>(await editor.get(`${base}/content/news/things`))
  const readNews = async (title: string) => {
    const newsItem = newsItems.find((item) => item.title === title)
    return JSON.stringify((await editor.get(`${base}/content/news/things/${newsItem?.id}`)).body)
  }
  for (const title of ['Roof repaired', 'Roof, again']) {
    expect(await readNews(title)).toContain(file.value)
    expect(await readNews(title)).toContain('The new roof')
  }
  expect(await readNews('Open day')).not.toContain('pictures/')
  expect((await setPicture(id, '2024/01/day one.png', file.file)).code).toBe(409)
  const { change } = dataOf<Import>(await editor.get(`${base}/imports/${id}`))
  expect((await editor.post(`${base}/log/${change ?? ''}/undo`)).code).toBe(200)
  expect(dataOf<unknown[]>(await editor.get(`${base}/content/news/things`))).toEqual([])
})

test('rejects an unknown path, a file that is not a picture of this mosque, and other roles', async () => {
  const { id } = await check()
  const file = await upload()
  expect((await setPicture(id, '../../etc/passwd', file.file)).code).toBe(404)
  expect((await setPicture(id, '2023/05/roof.jpg', 'f'.repeat(32))).code).toBe(422)
  expect((await setPicture(id, '2023/05/roof.jpg', 'no id')).code).toBe(422)
  const viewer = await staffUser(server, mosque, ['viewer'], { now })
  expect((await setPicture(id, '2023/05/roof.jpg', file.file, viewer)).code).toBe(403)
  const otherMosque = await server.tenant({ timeZone: 'Europe/London' })
  const stranger = await staffUser(server, otherMosque, ['owner'], { now })
  expect((await setPicture(id, '2023/05/roof.jpg', file.file, stranger)).code).toBe(404)
  expect((await listPictures(id)).every(({ chosen }) => !chosen)).toBe(true)
})
