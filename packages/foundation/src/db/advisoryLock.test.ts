import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemonstration } from '../../../server/src/demonstration/load.ts'
import { verifyKey } from './installationKey.ts'
import { createSecrets } from '../base/secrets.ts'
import { testDatabase } from '../../../testkit/src/database.ts'
import { startDisk } from '../../../testkit/src/storages.ts'
import { openDatabase } from './database.ts'
import { withLock } from './advisoryLock.ts'

let firstDatabase: Awaited<ReturnType<typeof testDatabase>>
let secondDatabase: ReturnType<typeof openDatabase>
const newKey = () => createSecrets(randomBytes(32).toString('hex'))

beforeAll(async () => {
  firstDatabase = await testDatabase()
  secondDatabase = openDatabase(firstDatabase.url)
})
afterAll(async () => {
  await secondDatabase.close()
  await firstDatabase.close()
})

test('runs the same work of two servers in turn, and different work in parallel', async () => {
  const reports: string[] = []
  // The first holds its lock until the other work has begun: if the other work waited for the lock, neither would ever end.
  let startOther = () => {}
  const otherStarted = new Promise<void>((resolve) => (startOther = resolve))
  const work = (name: string) => async () => {
    reports.push(`${name} begins`)
    if (name === 'other') startOther()
    await otherStarted
    reports.push(`${name} ends`)
  }
  const firstRun = withLock(firstDatabase, 'sums', work('one'))
  await expect.poll(() => reports.length).toBe(1)
  await Promise.all([
    firstRun,
    withLock(secondDatabase, 'sums', work('two')),
    withLock(secondDatabase, 'other', work('other')),
  ])
  expect(reports.filter((line) => !line.startsWith('other'))).toEqual([
    'one begins',
    'one ends',
    'two begins',
    'two ends',
  ])
  expect(reports.indexOf('other begins')).toBeLessThan(reports.indexOf('one ends'))
})

test('releases the lock when the work fails or its server dies', async () => {
  await expect(withLock(firstDatabase, 'sums', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const killedServer = openDatabase(firstDatabase.url)
  let [start, end] = [() => {}, () => {}]
  const started = new Promise<void>((resolve) => (start = resolve))
  const finished = new Promise<void>((resolve) => (end = resolve))
  const run = withLock(killedServer, 'sums', () => {
    start()
    return finished
  })
  await started
  await secondDatabase.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
    [killedServer.hostName],
  )
  expect(await withLock(secondDatabase, 'sums', async () => 'begun')).toBe('begun')
  end()
  await run
  await killedServer.close()
})

test('two servers that start together load the demonstration once', { tags: ['slow'] }, async () => {
  const secrets = newKey()
  const { storage, close } = await startDisk()
  const load = (database: typeof secondDatabase) =>
    withLock(database, 'demonstration', () => loadDemonstration({ database, secrets, storage }))
  const listImports = async () =>
    (
      await firstDatabase.pool.query<{ tenant_id: string; version: number }>(
        'SELECT tenant_id, version FROM timetable_imports ORDER BY 1, 2',
      )
    ).rows
  await Promise.all([load(firstDatabase), load(secondDatabase)])
  const imports = await listImports()
  await load(firstDatabase)
  expect(imports.length).toBeGreaterThan(0)
  expect(await listImports()).toEqual(imports)
  await close()
})

test('servers of one database share one key, and a server with another key gets an error that says what to do', async () => {
  const key = newKey()
  await Promise.all([verifyKey(firstDatabase, key), verifyKey(secondDatabase, key)])
  await verifyKey(secondDatabase, key)
  await expect(verifyKey(secondDatabase, newKey())).rejects.toThrow(
    /servers of this database use another key. Set SECRETS_KEY/,
  )
})
