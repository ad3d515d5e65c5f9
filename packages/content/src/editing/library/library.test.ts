import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import type { ContentSaved, LibraryFile, LibraryFileDetail, LibraryReplaced } from '@minaret/contract/desk'
import { filesInUse } from '../../../../foundation/src/files/references.ts'
import { readOriginal } from '../../../../foundation/src/files/storeFiles.ts'
import { deskHostname, staffUser } from '../../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../../acceptance/src/index.ts'
import { createPhotograph } from '../../../../testkit/src/pictures.ts'
import { dataOf, type Editor, editorOf, publishNew } from '../testing/desk.ts'
import { samples } from '../testing/samples.ts'
import { tidyContent } from '../tidy.ts'

let server: TestServer
let mosque: TestTenant
let editor: Editor
let now = new Date('2026-11-25T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
  mosque = await server.tenant({ timeZone: 'Europe/London', plan: 'premium' })
  editor = editorOf(await staffUser(server, mosque, ['editor'], { now }), mosque.slug)
})
afterAll(() => server.close())

const upload = async (width = 400) =>
  dataOf<LibraryFile>(await editor.upload('Hall.JPG', await createPhotograph(width, 300)))
const fetchPicture = (address: string, cookie: string, hostname = deskHostname) =>
  server.app.inject({ url: address, headers: { host: hostname, cookie } })

test('removes camera and location data from a photograph, including the stored original', async () => {
  const file = await upload()
  expect(file).toMatchObject({ kind: 'picture', width: 400, height: 300, name: 'Hall.JPG' })
  const original = await readOriginal(server, mosque.id, `/media/${file.file}-400.webp`)
  expect(original?.bytes.includes('SecretCamera')).toBe(false)
  expect((await sharp(original?.bytes).metadata()).exif?.includes('GPS') ?? false).toBe(false)
  const { thing: item } = await publishNew(editor, 'news', { ...samples.news, picture: file.value, alt: 'The hall' })
  expect((await server.get(mosque, `/api/news/${item.id}`)).body.data).toMatchObject({
    image: { alt: 'The hall', width: 400 },
  })
})

test('serves a picture at the desk to the mosque’s staff only', async () => {
  const { thumbnail = '' } = await upload(410)
  const response = await fetchPicture(thumbnail, editor.user.cookie)
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp'])
  const stranger = await staffUser(server, await server.tenant(), ['owner'], { now })
  for (const cookie of ['', stranger.cookie]) expect((await fetchPicture(thumbnail, cookie)).statusCode).toBe(404)
  expect((await fetchPicture(thumbnail, editor.user.cookie, mosque.hostname)).statusCode).toBe(404)
  expect((await fetchPicture(thumbnail.replace('.webp', '.original'), editor.user.cookie)).statusCode).toBe(404)
})

test.each([
  ['an HTML page', 'page.html', '<script>alert(1)</script>'],
  ['an SVG with a script', 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['an HTML page named .jpg', 'x.jpg', '<html><script>alert(1)</script>'],
  ['an invalid HEIC file', 'x.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
])('rejects %s', async (_description, name, content) => {
  expect((await editor.upload(name, Buffer.from(content, 'latin1'))).code).toBe(422)
})

const damagedCopies = (bytes: Buffer): Buffer[] =>
  [0.02, 0.1, 0.3, 0.5, 0.8, 0.98].flatMap((fraction) => {
    const offset = Math.max(13, Math.floor(bytes.length * fraction))
    const overwrittenCopy = Buffer.from(bytes)
    overwrittenCopy.fill(0xff, offset, offset + 40)
    const zeroedCopy = Buffer.from(bytes)
    zeroedCopy.fill(0, offset, offset + 40)
    return [bytes.subarray(0, offset), overwrittenCopy, zeroedCopy]
  })

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff', 'heif'] as const)(
  'stores a damaged %s or rejects it with a message',
  { timeout: 120_000 },
  async (format) => {
    const picture = sharp(await createPhotograph(320, 240))
    const bytes = await (format === 'heif' ? picture.heif({ compression: 'av1' }) : picture.toFormat(format)).toBuffer()
    const responses = []
    for (const copy of damagedCopies(bytes)) responses.push(await editor.upload(`hall.${format}`, copy))
    for (const { code, body } of responses) {
      expect([200, 422]).toContain(code)
      if (code === 422) expect(body.message).toMatch(/\w.*\.$/)
    }
    expect(responses.some(({ code }) => code === 422)).toBe(true)
  },
)

test.each([
  ['a GIF', Buffer.from('474946383961ffffffff800000000000ffffff2c00000000ffffffff0002024401003b', 'hex')],
  ['a GIF truncated after its header', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
  ['an AVIF truncated after its header', Buffer.from('\0\0\0\u001cftypavif\0\0\0\0avifmif1miaf', 'latin1')],
])('rejects %s that is a few bytes long but claims to be large', async (_description, bytes) => {
  const { code, body } = await editor.upload('hall.gif', bytes)
  expect([code, body.message]).toEqual([422, expect.stringMatching(/\.$/)])
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'rejects a file with the extension .%s',
  async (extension) => expect((await editor.upload(`plan.${extension}`, Buffer.from('words'))).code).toBe(422),
)

test('lists the uses of a picture, replaces it in all of them, and undoes that at once', async () => {
  const [oldFile, replacement] = [await upload(420), await upload(430)]
  const { thing: item } = await publishNew(editor, 'services', {
    ...samples.services,
    picture: oldFile.value,
    alt: 'Old',
  })
  await publishNew(editor, 'gallery', { album: 'A', picture: oldFile.value, alt: 'Old' })
  const detail = dataOf<LibraryFileDetail>(await editor.user.get(`/mosques/${mosque.slug}/library/${oldFile.file}`))
  expect(new Set(detail.uses.map(({ what, kind }) => `${what} ${kind}`))).toEqual(
    new Set(['content gallery', 'content services']),
  )
  const result = dataOf<LibraryReplaced>(
    await editor.user.post(`/mosques/${mosque.slug}/library/${oldFile.file}/replace`, { with: replacement.file }),
  )
  expect(result.places).toBe(2)
  expect((await editor.view('services', item.id)).values).toMatchObject({ picture: replacement.value, alt: 'Old' })
  expect((await editor.undo(result.change)).code).toBe(200)
  expect((await editor.view('services', item.id)).values).toMatchObject({ picture: oldFile.value })
})

test('a focus point applies to every page with the picture, without a new version of the page', async () => {
  const file = await upload(450)
  const setFocus = (x: number, y: number) =>
    editor.user.post(`/mosques/${mosque.slug}/library/${file.file}`, { focus: { x, y } })
  const values = { ...samples.news, title: 'Seen in part', picture: file.value, alt: 'The hall' }
  const { thing: item } = await publishNew(editor, 'news', values)
  const readNews = async () => (await server.get(mosque, `/api/news/${item.id}`)).body.data
  expect(await readNews()).not.toHaveProperty('image.focus')
  expect((await setFocus(20, 75)).code).toBe(200)
  expect(await readNews()).toMatchObject({ image: { focus: '20% 75%' } })
  expect((await server.get(mosque, '/api/news')).body.data).toMatchObject(
    expect.objectContaining([expect.objectContaining({ image: expect.objectContaining({ focus: '20% 75%' }) })]),
  )
  // The page has no new version, so an open draft of it is not rejected.
  expect((await editor.view('news', item.id)).version).toBe(item.version)
  await editor.act('news', item.id, 'publish', { values: { ...values, summary: 'Another.' } })
  expect(await readNews()).toMatchObject({ summary: 'Another.', image: { focus: '20% 75%' } })
  await setFocus(30, 10)
  expect(await readNews()).toMatchObject({ image: { focus: '30% 10%' } })
})

test('keeps files used only by a draft or an older version', async () => {
  const file = await upload(440)
  await editor.create('news', { ...samples.news, title: 'With picture', picture: file.value, alt: 'x' })
  expect(await server.database.forTenant(mosque.id)(filesInUse)).toContain(file.file)
})

test('deleted content can be restored for 30 days, then it is purged with its versions', async () => {
  const { thing: item } = await publishNew(editor, 'about', samples.about)
  await editor.act('about', item.id, 'delete')
  const tidy = () =>
    server.database.forStaff(mosque.id, { accountId: editor.user.accountId, roles: [] })((tx) => tidyContent(tx, now))
  now = new Date('2026-12-25T11:59:00Z')
  editor = editorOf(await staffUser(server, mosque, ['editor'], { now }), mosque.slug)
  await tidy()
  expect((await editor.view('about', item.id)).state).toBe('deleted')
  now = new Date('2026-12-25T12:00:01Z')
  await tidy()
  expect((await editor.read('about', item.id)).code).toBe(404)
  expect(dataOf<ContentSaved>(await editor.create('about', samples.about)).thing.id).toBe(item.id)
})
