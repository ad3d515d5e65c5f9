import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { createPicture, createPhotograph } from '../../../testkit/src/pictures.ts'
import { storeDocument, storePicture } from './storeFiles.ts'

let server: TestServer
let mosque: TestTenant
let otherMosque: TestTenant

beforeAll(async () => {
  server = await startTestServer()
  mosque = await server.tenant()
  otherMosque = await server.tenant()
})
afterAll(() => server.close())

type RequestOptions = { tenant?: TestTenant; method?: 'GET' | 'HEAD'; headers?: Record<string, string> }

const fetch = (url: string, { tenant = mosque, method = 'GET', headers = {} }: RequestOptions = {}) =>
  server.app.inject({ method, url, headers: { host: tenant.hostname, ...headers } })

const idOf = (src: string) => /[0-9a-f]{32}/.exec(src)?.[0] ?? ''

test('serves a picture in the width and format of its URL, with an immutable cache header and no metadata', async () => {
  const { src } = await storePicture(server, mosque.id, await createPhotograph(1000, 700), 'hall.jpg')
  const response = await fetch(src)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': String(response.rawPayload.length),
    'cross-origin-resource-policy': 'cross-origin',
  })
  const metadata = await sharp(response.rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 960, height: 672 })
  expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(response.rawPayload.includes('SecretCamera')).toBe(false)

  const revalidation = await fetch(src, { headers: { 'if-none-match': String(response.headers.etag) } })
  expect([revalidation.statusCode, revalidation.rawPayload.length]).toEqual([304, 0])
})

test('serves WebP with a short lifetime until the AVIF is encoded, then AVIF with an immutable cache header', async () => {
  const { src } = await storePicture(server, mosque.id, await createPhotograph(700, 400), 'court.jpg')
  const avif = `/media/${idOf(src)}-480.avif`
  const firstResponse = await fetch(avif)
  expect(firstResponse.statusCode).toBe(200)
  expect(firstResponse.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' })
  expect((await sharp(firstResponse.rawPayload).metadata()).format).toBe('webp')

  await expect.poll(async () => (await fetch(avif)).headers['content-type']).toBe('image/avif')
  const laterResponse = await fetch(avif)
  expect(laterResponse.headers['cache-control']).toContain('immutable')
  expect(await sharp(laterResponse.rawPayload).metadata()).toMatchObject({
    format: 'heif',
    compression: 'av1',
    width: 480,
  })
})

test('a preview is a small JPEG of a fixed size, whatever the picture', async () => {
  for (const bytes of [await createPhotograph(1600, 1200), await createPicture(90, 900, 4).png().toBuffer()]) {
    const { share = '' } = await storePicture(server, mosque.id, bytes, 'picture')
    const { rawPayload, headers } = await fetch(share)
    expect(headers['content-type']).toBe('image/jpeg')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(rawPayload.length).toBeLessThan(300_000)
  }
})

test('the response to HEAD has the same headers without a body', async () => {
  const { src } = await storePicture(server, mosque.id, await createPhotograph(350, 200), 'a.jpg')
  const { statusCode, headers, rawPayload } = await fetch(src, { method: 'HEAD' })
  expect([statusCode, rawPayload.length]).toEqual([200, 0])
  expect(Number(headers['content-length'])).toBe((await fetch(src)).rawPayload.length)
})

test('responds 404 for an unsupported width, format or unknown picture, and encodes nothing', async () => {
  const { src } = await storePicture(server, mosque.id, await createPhotograph(600, 400), 'b.jpg')
  const id = idOf(src)
  const invalidNames = [
    '321.webp',
    '960.webp',
    '0.webp',
    '0480.webp',
    '480.png',
    '480.jpg',
    '9999.avif',
    'original',
    'og.webp',
  ]
  for (const end of invalidNames) expect([end, (await fetch(`/media/${id}-${end}`)).statusCode]).toEqual([end, 404])
  for (const url of [`/media/${id}.original`, `/media/${'0'.repeat(32)}-480.webp`, `/media/..%2f${mosque.id}%2f${id}`])
    expect([url, (await fetch(url)).statusCode]).toEqual([url, 404])
  expect((await fetch(`/media/${id}-321.webp`)).headers['cache-control']).toBe('no-store')
})

test("responds 404 for another mosque's picture or file, even once it is encoded", async () => {
  const { src } = await storePicture(server, mosque.id, await createPhotograph(320, 200), 'ours.jpg')
  const { href } = await storeDocument(server, mosque.id, Buffer.from('Ours\n'), 'ours.txt')
  for (const url of [src, href]) {
    expect((await fetch(url)).statusCode).toBe(200)
    expect((await fetch(url, { tenant: otherMosque })).statusCode).toBe(404)
    expect((await server.app.inject({ url, headers: { host: 'nobody.test' } })).statusCode).toBe(404)
  }
})

test('serves no pictures of a suspended mosque', async () => {
  const suspendedMosque = await server.tenant()
  const { src } = await storePicture(server, suspendedMosque.id, await createPhotograph(320, 200), 'a.jpg')
  await server.database.pool.query("update tenants set state = 'suspended' where id = $1", [suspendedMosque.id])
  expect((await fetch(src, { tenant: suspendedMosque })).statusCode).toBe(503)
})

test('concurrent first requests for a picture all get the same complete picture', async () => {
  const { src } = await storePicture(server, mosque.id, await createPhotograph(1400, 900), 'crowd.jpg')
  const responses = await Promise.all(Array.from({ length: 40 }, () => fetch(src)))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
})

test('serves a document as a sandboxed download with its name, and supports ranges', async () => {
  const bytes = Buffer.from('Fajr,05:00\n'.repeat(100))
  const { href } = await storeDocument(server, mosque.id, bytes, 'أوقات الصلاة (2027).csv')
  const wholeResponse = await fetch(href)
  expect(wholeResponse.rawPayload.equals(bytes)).toBe(true)
  expect(wholeResponse.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="(2027).csv"; filename*=UTF-8''${encodeURIComponent('أوقات الصلاة ')}%282027%29.csv`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
  const partResponse = await fetch(href, { headers: { range: 'bytes=5-9' } })
  expect([partResponse.statusCode, partResponse.body, partResponse.headers['content-range']]).toEqual([
    206,
    '05:00',
    'bytes 5-9/1100',
  ])
  const endResponse = await fetch(href, {
    headers: { range: 'bytes=-6', 'if-range': String(wholeResponse.headers.etag) },
  })
  expect([endResponse.statusCode, endResponse.body]).toEqual([206, '05:00\n'])
  const changedFile = await fetch(href, { headers: { range: 'bytes=5-9', 'if-range': '"another"' } })
  expect([changedFile.statusCode, changedFile.rawPayload.length]).toEqual([200, 1100])
  const outsideResponse = await fetch(href, { headers: { range: 'bytes=1100-' } })
  expect([outsideResponse.statusCode, outsideResponse.headers['content-range']]).toEqual([416, 'bytes */1100'])
})

test('responds 404 for a document under another name, or a picture as a document', async () => {
  const { href } = await storeDocument(server, mosque.id, Buffer.from('Ours\n'), 'rules.txt')
  expect((await fetch(href.replace('rules.txt', 'rules.html'))).statusCode).toBe(404)
  const { src } = await storePicture(server, mosque.id, await createPhotograph(320, 200), 'a.jpg')
  expect((await fetch(`/files/${idOf(src)}/a.jpg`)).statusCode).toBe(404)
})

test('leaves no incomplete files behind', async () => {
  expect(await readdir(`${server.folder}/.writing`)).toEqual([])
})
