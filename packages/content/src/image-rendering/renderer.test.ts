import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { unpackFontFiles } from '@minaret/tooling/font-files'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePicture } from '../../../foundation/src/files/storeFiles.ts'
import type { Site } from '../page-rendering/site.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createPicture } from '../../../testkit/src/pictures.ts'
import { createImageRenderer } from './renderer.ts'
import type { TextLayer, Illustration } from './illustration.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'rendered-'))
const fontFolder = fileURLToPath(new URL('../../../ui/src/fonts', import.meta.url))

const star = { path: 'M0 0L20 0L20 20L0 20Z', unit: 20, colour: '#00ff00' }
const icon = (picture?: string): Illustration => ({
  width: 40,
  height: 40,
  format: 'png',
  mark: { left: 0, top: 0, width: 40, height: 40, picture, star },
})

/** The illustrations of the test site, by path. */
const illustrations: Record<string, Illustration> = {}
const site: Site = {
  folder,
  faces: folder,
  render: (request, { renderImage }) => {
    const illustration = illustrations[new URL(request.url).pathname]
    return illustration ? renderImage(illustration) : Promise.resolve(new Response('', { status: 404 }))
  },
}

let server: TestServer
let mosque: TestTenant
let otherMosque: TestTenant

beforeAll(async () => {
  await unpackFontFiles(fontFolder, folder)
  server = await startTestServer({ sites: [site] })
  mosque = await server.tenant()
  otherMosque = await server.tenant()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const fetchUrl = (url: string, { tenant = mosque, etag }: { tenant?: TestTenant; etag?: string } = {}) =>
  server.app.inject({ url, headers: { host: tenant.hostname, ...(etag ? { 'if-none-match': etag } : {}) } })

const textStyle: Omit<TextLayer, 'text'> = {
  face: 'Ysabeau Office',
  weight: 600,
  colour: '#ffffff',
  sizes: [96, 48],
  most: 240,
  gap: 20,
}
const preview = (...texts: TextLayer[]): Illustration => ({
  width: 1200,
  height: 630,
  format: 'jpg',
  ground: '#003c30',
  columns: [{ left: 72, width: 800, top: 180, bottom: 560, side: 'left', texts }],
})

/** The colour at the centre of a picture. */
const readCentre = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const offset = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(offset, offset + 3)]
}

/** The bounding box of all pixels that differ from the background. */
async function measureInk(url: string) {
  const { rawPayload } = await fetchUrl(url)
  const { info } = await sharp(rawPayload).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, left: -(info.trimOffsetLeft ?? 0) }
}

test('a preview is a small JPEG of the size that messengers expect, with an ETag', async () => {
  illustrations['/preview.jpg'] = preview({ ...textStyle, text: 'Open day & <b>tea</b>' })
  const response = await fetchUrl('/preview.jpg')
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(response.rawPayload.length).toBeLessThan(300_000)
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  const unchangedResponse = await fetchUrl('/preview.jpg', { etag: String(response.headers.etag) })
  expect([unchangedResponse.statusCode, unchangedResponse.rawPayload.length]).toEqual([304, 0])
})

test('text is aligned to its side, shrinks to fit, and is left out if there is no space', async () => {
  const title = { ...textStyle, text: 'Registration for the evening school opens' }
  illustrations['/long.jpg'] = preview({ ...title, most: 150 })
  illustrations['/tall.jpg'] = preview({ ...title, most: 600 })
  const [longTextSize, tallTextSize] = [await measureInk('/long.jpg'), await measureInk('/tall.jpg')]
  expect(longTextSize.height).toBeLessThanOrEqual(150)
  expect(tallTextSize.height).toBeGreaterThan(150)
  expect(Math.abs(longTextSize.left - 72)).toBeLessThan(8)
  illustrations['/room.jpg'] = preview(title, { ...textStyle, text: 'More '.repeat(120), sizes: [34], optional: true })
  illustrations['/alone.jpg'] = preview(title)
  expect(await measureInk('/room.jpg')).toEqual(await measureInk('/alone.jpg'))
})

test('joins Arabic letters, which makes them narrower than separate ones', async () => {
  const arabic = { ...textStyle, face: 'Noto Naskh Arabic', sizes: [96] }
  illustrations['/joined.jpg'] = preview({ ...arabic, text: 'مسجد' })
  illustrations['/apart.jpg'] = preview({ ...arabic, text: 'مسجد'.split('').join('\u200c') })
  expect((await measureInk('/joined.jpg')).width).toBeLessThan((await measureInk('/apart.jpg')).width * 0.9)
})

test("an icon is the tenant's own logo, or the star if the logo is another tenant's, external or invalid", async () => {
  const { src } = await storePicture(server, mosque.id, await createPicture(64, 64).png().toBuffer(), 'logo.png')
  illustrations['/logo.png'] = icon(src)
  const response = await fetchUrl('/logo.png')
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/png'])
  expect(await readCentre(response.rawPayload)).not.toEqual([0, 255, 0])
  expect(await readCentre((await fetchUrl('/logo.png', { tenant: otherMosque })).rawPayload)).toEqual([0, 255, 0])
  illustrations['/away.png'] = icon('https://elsewhere.example/logo.png')
  illustrations['/drawing.png'] = icon('data:image/svg+xml;base64,PHN2Zy8+')
  illustrations['/broken.png'] = icon('data:image/png;base64,AAAA')
  for (const name of ['/away.png', '/drawing.png', '/broken.png'])
    expect(await readCentre((await fetchUrl(name)).rawPayload), name).toEqual([0, 255, 0])
})

test('a logo that is itself rendered is replaced by the star, without a deadlock', async () => {
  illustrations['/icon-192.png'] = icon('/icon-192.png')
  illustrations['/around.png'] = icon('/media/%2e%2e/icon-192.png')
  for (const name of ['/icon-192.png', '/around.png'])
    expect(await readCentre((await fetchUrl(name)).rawPayload), name).toEqual([0, 255, 0])
})

test('renders a picture once per tenant, regardless of the host name', async () => {
  const renderer = createImageRenderer({ app: server.app, faces: folder })
  const render = (tenant: TestTenant, port: number) =>
    renderer.paint(icon(), { tenantId: tenant.id, host: `${tenant.hostname}:${port}` })
  const first = await render(mosque, 80)
  expect(await render(mosque, 8080)).toBe(first)
  expect(await render(otherMosque, 80)).not.toBe(first)
})
