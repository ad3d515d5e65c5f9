import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../../../foundation/src/files/openStorage.ts'
import { verifyKey } from '../../../foundation/src/db/installationKey.ts'
import { checkStorage } from './checkStorage.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'

let server: TestServer
let folder = ''
beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test('a server that stores files in a different place from the others gets a warning with the remedy', async () => {
  const { database } = server
  await verifyKey(database, server.secrets)
  const [firstStorage, secondStorage] = ['one', 'two'].map((name) => openStorage({ folder: path.join(folder, name) }))
  if (!firstStorage || !secondStorage) throw new Error('Expected two storages')
  expect(await checkStorage(database, firstStorage, false)).toBeUndefined()
  expect(await checkStorage(database, firstStorage, false)).toBeUndefined()
  // The same folder, mounted by another server.
  expect(await checkStorage(database, openStorage({ folder: path.join(folder, 'one') }), false)).toBeUndefined()
  expect(await checkStorage(database, secondStorage, false)).toMatch(
    /elsewhere.*Set the same STORAGE_URL on all of them/,
  )
  expect(await checkStorage(database, secondStorage, false)).toBeDefined()
  // The check leaves no files behind.
  expect(await readdir(folder)).toEqual(['one'])
})

test('servers that start at the same time read the same mark, and an empty mark is rewritten', async () => {
  const markOf = (name: string) => openStorage({ folder: path.join(folder, name) }).mark(true)
  const marks = await Promise.all(Array.from({ length: 40 }, () => markOf('together')))
  expect([...new Set(marks)]).toEqual([expect.stringMatching(/^folder [0-9a-f-]{36}$/)])
  await writeFile(path.join(folder, 'together', '.mark'), '')
  expect(await markOf('together')).toMatch(/^folder [0-9a-f-]{36}$/)
})

test('a store named by the operator is trusted, and a server with its own folder gets the warning', async () => {
  const { database } = server
  const namedStore = { url: 's3://id:secret@mosques?endpoint=http://127.0.0.1:1', folder: '' }
  expect(await checkStorage(database, openStorage(namedStore), true)).toBeUndefined()
  expect(await checkStorage(database, openStorage(namedStore), true)).toBeUndefined()
  expect(await checkStorage(database, openStorage({ folder: path.join(folder, 'one') }), false)).toContain('elsewhere')
  const { rows } = await database.pool.query('select storage_mark from installation')
  expect(rows).toEqual([{ storage_mark: expect.stringMatching(/^bucket [0-9a-f]{64}$/) }])
})
