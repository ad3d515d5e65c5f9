import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../acceptance/src/index.ts'
import { startJobs } from '../jobs/runner.ts'
import { openDatabase } from './database.ts'
import { logOutages } from './logOutages.ts'

test(
  'logs one line for a restart of PostgreSQL, however many job runners lose their connections',
  { tags: ['slow'] },
  async () => {
    const operator = await testDatabase()
    const database = openDatabase(operator.url)
    const lines: string[] = []
    const { log } = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
    logOutages(database.direct, log)
    const runners = [await startJobs({ database, log, tasks: {} }), await startJobs({ database, log, tasks: {} })]
    onTestFinished(async () => {
      for (const runner of runners) await runner.stop()
      await database.close()
      await operator.close()
    })
    const countHeartbeats = async () =>
      (
        await operator.pool.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'minaret heartbeat'",
        )
      ).rowCount
    await vi.waitUntil(async () => Number(await countHeartbeats()) >= 1, { timeout: 10_000 })

    await operator.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await vi.waitUntil(() => lines.length > 0, { timeout: 20_000 })
    // The queue delays its own error messages briefly: after this wait they would be in the log.
    await sleep(2000)
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'PostgreSQL is back', seconds: expect.any(Number) }),
    ])
  },
)
