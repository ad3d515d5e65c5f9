import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../testkit/src/database.ts'
import { createPicture, createPhotograph } from '../../../testkit/src/pictures.ts'
import { makeTenant, type TestTenant } from '../../../acceptance/src/tenants.ts'
import { diskStorage } from './disk.ts'
import { renderLogo } from './renderLogo.ts'
import { storeDocument, storePicture, readOriginal, type Files } from './storeFiles.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
let files: Files
let mosque: TestTenant
let otherMosque: TestTenant

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  files = { database, storage: diskStorage(folder) }
  mosque = await makeTenant(database)
  otherMosque = await makeTenant(database)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('measures a picture with its orientation applied, and offers widths up to its own', async () => {
  const image = await storePicture(files, mosque.id, await createPhotograph(1000, 700), 'hall.jpg')
  expect(image).toMatchObject({ width: 1000, height: 700 })
  const id = /^\/media\/([0-9a-f]{32})-960\.webp$/.exec(image.src)?.[1]
  const widths = [320, 480, 640, 960, 1000]
  expect(image.avif).toBe(widths.map((width) => `/media/${id}-${width}.avif ${width}w`).join(', '))
  expect(image.webp).toBe(widths.map((width) => `/media/${id}-${width}.webp ${width}w`).join(', '))
  expect(image.share).toBe(`/media/${id}-og.jpg`)
  expect(image.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(image.placeholder?.length).toBeLessThan(400)
})

test('a transparent picture has no placeholder', async () => {
  const image = await storePicture(files, mosque.id, await createPicture(300, 200, 4).png().toBuffer(), 'logo.png')
  expect(image).toMatchObject({ width: 300, height: 200 })
  expect(image.placeholder).toBeUndefined()
  expect(image.src).toMatch(/-300\.webp$/)
})

test('renders a logo on white for emails, and nothing for a file that is not ours', async () => {
  const { src } = await storePicture(files, mosque.id, await createPicture(300, 300, 4).png().toBuffer(), 'logo.png')
  const size = { width: 240, height: 80 }
  const png = await renderLogo(files, mosque.id, src, size)
  const { data, info } = await sharp(png).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([240, 80, 255, 255, 255])
  expect(await renderLogo(files, otherMosque.id, src, size)).toBeUndefined()
  expect(await renderLogo(files, mosque.id, 'https://elsewhere.example/logo.png', size)).toBeUndefined()
})

test('stores the same picture once', async () => {
  const bytes = await createPhotograph(400, 300)
  const first = await storePicture(files, otherMosque.id, bytes, 'a.jpg')
  expect(await storePicture(files, otherMosque.id, bytes, 'b.jpg')).toEqual(first)
  expect(await readdir(path.join(folder, otherMosque.id))).toHaveLength(1)
})

test('returns the original unchanged, and only to its own mosque', async () => {
  const bytes = await createPhotograph(500, 300)
  const { src } = await storePicture(files, mosque.id, bytes, 'court.jpg')
  expect(await readOriginal(files, mosque.id, src)).toEqual({ name: 'court.jpg', mediaType: 'image/jpeg', bytes })
  expect(await readOriginal(files, otherMosque.id, src)).toBeUndefined()

  const text = Buffer.from('name,time\nFajr,05:00\n')
  const { href } = await storeDocument(files, mosque.id, text, 'times of Ramaḍān.csv')
  expect(await readOriginal(files, mosque.id, href)).toEqual({
    name: 'times of Ramaḍān.csv',
    mediaType: 'text/csv; charset=utf-8',
    bytes: text,
  })
  expect(await readOriginal(files, otherMosque.id, href)).toBeUndefined()
})
