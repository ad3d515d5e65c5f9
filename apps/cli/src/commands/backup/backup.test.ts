import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '@minaret/acceptance'
import { type TestCli, startTestCli } from '../testing/testCli.ts'

let cli: TestCli
let folder: string
beforeAll(async () => {
  cli = await startTestCli()
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-backups-'))
  process.env.DATA_DIR = path.join(folder, 'data')
  await cli.createTenant()
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await cli.close()
  await rm(folder, { recursive: true })
})

test('backup write changes no other file in the folder, and leaves no partial backup', async () => {
  const existingFolder = path.join(folder, 'one.part')
  await mkdir(existingFolder)
  await writeFile(path.join(existingFolder, 'mine.txt'), 'mine')
  expect(await cli.run('backup write', path.join(folder, 'one'))).toMatchObject({ code: 0 })
  expect(await readFile(path.join(existingFolder, 'mine.txt'), 'utf8')).toBe('mine')
  expect((await readdir(folder)).filter((name) => name !== 'data').toSorted()).toEqual(['one', 'one.part'])
  expect(await cli.run('backup write', path.join(folder, 'one'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not empty'),
  })
})

test('a backup without the bucket’s files does not claim to contain them', async () => {
  const localBackup = await cli.run('backup write', path.join(folder, 'with-files'))
  expect(localBackup.out).toMatch(/contains all data of \d+ mosques?: \d+ rows, the files and the key/)
  process.env.STORAGE_URL = 's3://id:secret@bucket?endpoint=http://127.0.0.1:9'
  const bucketBackup = await cli.run('backup write', path.join(folder, 'without-files'))
  delete process.env.STORAGE_URL
  expect(bucketBackup.out).toMatch(/contains the database of \d+ mosques?: \d+ rows and the key/)
  expect(bucketBackup.err).toContain('back up the bucket as well')
})

test('an unwritable path is reported, and not mistaken for the data folder', async () => {
  const invalidPath = path.join(folder, 'one', 'backup.json', 'three')
  for (const target of [invalidPath, path.join(folder, 'not-mounted', 'three'), '/dev/null/three']) {
    const result = await cli.run('backup write', target)
    expect(result).toMatchObject({ code: 1, out: '' })
    expect(result.err).toContain(`${target} cannot be written`)
    expect(result.err).not.toMatch(/DATA_DIR|fault/)
  }
})

test('backup restore writes the key only after everything else is restored', async () => {
  const [backupFolder, dataFolder] = [path.join(folder, 'two'), path.join(folder, 'elsewhere')]
  expect(await cli.run('backup write', backupFolder)).toMatchObject({ code: 0 })
  await mkdir(path.join(backupFolder, 'files', 'x'), { recursive: true })
  await writeFile(path.join(backupFolder, 'files', 'x', 'y.original'), 'bytes')
  const { DATABASE_URL, SECRETS_KEY, DATA_DIR } = process.env
  const emptyDatabase = await testDatabase()
  delete process.env.SECRETS_KEY
  Object.assign(process.env, { DATABASE_URL: emptyDatabase.url, DATA_DIR: dataFolder })

  const settings = path.join(backupFolder, 'tables', 'public.settings.copy.gz')
  const content = await readFile(settings)
  await rm(settings)
  expect(await cli.run('backup restore', backupFolder)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is damaged, and nothing was restored: public.settings.copy.gz is missing'),
  })
  expect(existsSync(path.join(dataFolder, 'secrets.key'))).toBe(false)

  await writeFile(settings, content)
  expect(await cli.run('backup restore', backupFolder)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Restored 1 mosque'),
  })
  expect((await readFile(path.join(dataFolder, 'secrets.key'), 'utf8')).trim()).toBe(SECRETS_KEY)
  expect((await stat(path.join(dataFolder, 'secrets.key'))).mode & 0o077).toBe(0)
  expect(await readFile(path.join(dataFolder, 'files', 'x', 'y.original'), 'utf8')).toBe('bytes')
  Object.assign(process.env, { DATABASE_URL, SECRETS_KEY, DATA_DIR })
  await emptyDatabase.close()
})
