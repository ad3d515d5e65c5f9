import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '@minaret/acceptance'
import { type Desk, startDesk } from '../testing/desk.ts'

let desk: Desk
let folder: string
beforeAll(async () => {
  desk = await startDesk()
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-backups-'))
  process.env.DATA_DIR = path.join(folder, 'data')
  await desk.tenant()
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await desk.close()
  await rm(folder, { recursive: true })
})

test('backup write changes no other file in the folder, and leaves no partial backup', async () => {
  const own = path.join(folder, 'one.part')
  await mkdir(own)
  await writeFile(path.join(own, 'mine.txt'), 'mine')
  expect(await desk.type('backup write', path.join(folder, 'one'))).toMatchObject({ code: 0 })
  expect(await readFile(path.join(own, 'mine.txt'), 'utf8')).toBe('mine')
  expect((await readdir(folder)).filter((name) => name !== 'data').toSorted()).toEqual(['one', 'one.part'])
  expect(await desk.type('backup write', path.join(folder, 'one'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not empty'),
  })
})

test('a backup without the files of a bucket does not claim to contain them', async () => {
  const own = await desk.type('backup write', path.join(folder, 'with-files'))
  expect(own.out).toMatch(/contains all data of \d+ mosques?: \d+ rows, the files and the key/)
  process.env.STORAGE_URL = 's3://id:secret@bucket?endpoint=http://127.0.0.1:9'
  const bucket = await desk.type('backup write', path.join(folder, 'without-files'))
  delete process.env.STORAGE_URL
  expect(bucket.out).toMatch(/contains the database of \d+ mosques?: \d+ rows and the key/)
  expect(bucket.err).toContain('back up the bucket as well')
})

test('an unwritable path is reported, and not mistaken for the data folder', async () => {
  const nowhere = path.join(folder, 'one', 'backup.json', 'three')
  for (const place of [nowhere, path.join(folder, 'not-mounted', 'three'), '/dev/null/three']) {
    const result = await desk.type('backup write', place)
    expect(result).toMatchObject({ code: 1, out: '' })
    expect(result.err).toContain(`${place} cannot be written`)
    expect(result.err).not.toMatch(/DATA_DIR|fault/)
  }
})

test('backup restore writes the key only after everything else is restored', async () => {
  const [first, data] = [path.join(folder, 'two'), path.join(folder, 'elsewhere')]
  expect(await desk.type('backup write', first)).toMatchObject({ code: 0 })
  await mkdir(path.join(first, 'files', 'x'), { recursive: true })
  await writeFile(path.join(first, 'files', 'x', 'y.original'), 'bytes')
  const { DATABASE_URL, SECRETS_KEY, DATA_DIR } = process.env
  const emptyFolder = await testDatabase()
  delete process.env.SECRETS_KEY
  Object.assign(process.env, { DATABASE_URL: emptyFolder.url, DATA_DIR: data })

  const settings = path.join(first, 'tables', 'public.settings.copy.gz')
  const whole = await readFile(settings)
  await rm(settings)
  expect(await desk.type('backup restore', first)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is damaged, and nothing was restored: public.settings.copy.gz is missing'),
  })
  expect(existsSync(path.join(data, 'secrets.key'))).toBe(false)

  await writeFile(settings, whole)
  expect(await desk.type('backup restore', first)).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 mosque was'),
  })
  expect((await readFile(path.join(data, 'secrets.key'), 'utf8')).trim()).toBe(SECRETS_KEY)
  expect((await stat(path.join(data, 'secrets.key'))).mode & 0o077).toBe(0)
  expect(await readFile(path.join(data, 'files', 'x', 'y.original'), 'utf8')).toBe('bytes')
  Object.assign(process.env, { DATABASE_URL, SECRETS_KEY, DATA_DIR })
  await emptyFolder.close()
})
