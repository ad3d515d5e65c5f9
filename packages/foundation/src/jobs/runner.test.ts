import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startJobs } from './runner.ts'
import { openDatabase } from '../db/database.ts'
import { startTestServer, testDatabase, type TestServer } from '../../../acceptance/src/index.ts'
import { startStallingProxy } from '../../../testkit/src/stallingProxy.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('registers the workers of a running server and keeps its jobs', async () => {
  const { rows } = await server.database.pool.query('SELECT DISTINCT host_name FROM job_workers')
  expect(rows).toEqual([{ host_name: server.database.hostName }])
})

test('releases the job of a killed server when the next server starts', async () => {
  const database = await testDatabase()
  await database.pool.query(`
    SELECT graphile_worker.add_job('provider-event', '{}');
    INSERT INTO job_workers VALUES ('worker-of-the-dead', 'minaret that is gone');
    UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'worker-of-the-dead', attempts = 1`)
  const readHolders = async () =>
    (await database.pool.query("SELECT FROM graphile_worker._private_jobs WHERE locked_by = 'worker-of-the-dead'"))
      .rowCount
  expect(await readHolders()).toBe(1)

  const jobs = await startJobs({ database, log: server.app.log, tasks: {} })
  expect(await readHolders()).toBe(0)
  expect((await database.pool.query("SELECT FROM job_workers WHERE worker_id = 'worker-of-the-dead'")).rowCount).toBe(0)
  await jobs.stop()
  await database.close()
})

test('runs hourly tasks one after the other, leaving the other workers for urgent jobs', async () => {
  const database = await testDatabase()
  let [runningCount, maxRunning, doneCount] = [0, 0, 0]
  const task = async () => {
    runningCount += 1
    maxRunning = Math.max(maxRunning, runningCount)
    await sleep(100)
    runningCount -= 1
    doneCount += 1
  }
  const names = ['retention-tidy', 'content-tidy', 'staff-tidy']
  const tasks = Object.fromEntries(names.map((name) => [name, task]))
  const jobs = await startJobs({ database, log: server.app.log, tasks, hourlyTasks: names })
  await vi.waitUntil(() => doneCount === names.length, { timeout: 20_000 })
  expect(maxRunning).toBe(1)
  await jobs.stop()
  await database.close()
})

test.each(['is unreachable', 'does not respond'] as const)(
  'a runner stopped while the database %s finishes its last job and then ends',
  { tags: ['slow'], timeout: 60_000 },
  async (outage) => {
    const direct = await testDatabase()
    const proxy = await startStallingProxy(direct.url)
    const database = openDatabase(proxy.url)
    let [isStarted, isDone] = [false, false]
    const task = async () => {
      isStarted = true
      await sleep(6000)
      isDone = true
    }
    const jobs = await startJobs({ database, log: server.app.log, tasks: { slow: task }, hourlyTasks: ['slow'] })
    await vi.waitUntil(() => isStarted, { timeout: 20_000 })
    if (outage === 'is unreachable') await proxy.close()
    else proxy.stall()
    // By then the other workers are polling for their next job.
    await sleep(2500)
    const startTime = performance.now()
    await jobs.stop()
    expect(isDone).toBe(true)
    expect(performance.now() - startTime).toBeLessThan(15_000)
    await database.close()
    await proxy.close()
    await direct.close()
  },
)
