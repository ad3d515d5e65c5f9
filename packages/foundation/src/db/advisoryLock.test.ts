import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemonstration } from '../../../server/src/demonstration/load.ts'
import { verifyKey } from './installationKey.ts'
import { createSecrets } from '../base/secrets.ts'
import { testDatabase } from '../../../testkit/src/database.ts'
import { startDisk } from '../../../testkit/src/storages.ts'
import { openDatabase } from './database.ts'
import { withLock } from './advisoryLock.ts'

let first: Awaited<ReturnType<typeof testDatabase>>
let second: ReturnType<typeof openDatabase>
const newKey = () => createSecrets(randomBytes(32).toString('hex'))

beforeAll(async () => {
  first = await testDatabase()
  second = openDatabase(first.url)
})
afterAll(async () => {
  await second.close()
  await first.close()
})

test('two servers run the same work one after the other, and different work in parallel', async () => {
  const reports: string[] = []
  // The first holds its lock until the other work has begun: if that waited for the lock, neither would ever end.
  let begin = () => {}
  const otherBegan = new Promise<void>((resolve) => (begin = resolve))
  const work = (name: string) => async () => {
    reports.push(`${name} begins`)
    if (name === 'other') begin()
    await otherBegan
    reports.push(`${name} ends`)
  }
  const firstRun = withLock(first, 'sums', work('one'))
  await expect.poll(() => reports.length).toBe(1)
  await Promise.all([firstRun, withLock(second, 'sums', work('two')), withLock(second, 'other', work('other'))])
  expect(reports.filter((line) => !line.startsWith('other'))).toEqual([
    'one begins',
    'one ends',
    'two begins',
    'two ends',
  ])
  expect(reports.indexOf('other begins')).toBeLessThan(reports.indexOf('one ends'))
})

test('releases the lock when the work fails or its server dies', async () => {
  await expect(withLock(first, 'sums', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const dying = openDatabase(first.url)
  let [begin, end] = [() => {}, () => {}]
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const ended = new Promise<void>((resolve) => (end = resolve))
  const died = withLock(dying, 'sums', () => {
    begin()
    return ended
  })
  await begun
  await second.pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
    dying.hostName,
  ])
  expect(await withLock(second, 'sums', async () => 'begun')).toBe('begun')
  end()
  await died
  await dying.close()
})

test('two servers that start together load the demonstration once', async () => {
  const secrets = newKey()
  const { storage, close } = await startDisk()
  const load = (database: typeof second) =>
    withLock(database, 'demonstration', () => loadDemonstration({ database, secrets, storage }))
  const listImports = async () =>
    (
      await first.pool.query<{ tenant_id: string; version: number }>(
        'SELECT tenant_id, version FROM timetable_imports ORDER BY 1, 2',
      )
    ).rows
  await Promise.all([load(first), load(second)])
  const imports = await listImports()
  await load(first)
  expect(imports.length).toBeGreaterThan(0)
  expect(await listImports()).toEqual(imports)
  await close()
})

test('servers of one database share one key, and a server with another key gets an error that says what to do', async () => {
  const key = newKey()
  await Promise.all([verifyKey(first, key), verifyKey(second, key)])
  await verifyKey(second, key)
  await expect(verifyKey(second, newKey())).rejects.toThrow(/servers of this database use another key. Set SECRETS_KEY/)
})
