import { run, type Runner, type TaskList } from 'graphile-worker'
import { Logger } from 'graphile-worker'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './db/database.ts'

/**
 * Starts the job runner on the host's own pool. A job survives the host: it is a row, taken by one host at a time and
 * tried again with a growing pause until it succeeds.
 */
export async function startJobs(database: Database, taskList: TaskList, log: FastifyBaseLogger): Promise<Runner> {
  const logger = new Logger((scope) => (level, message) => {
    if (level === 'error') log.error({ job: scope.taskIdentifier }, message)
    else log.debug({ job: scope.taskIdentifier }, message)
  })
  return run({ pgPool: database.pool, taskList, concurrency: 4, noHandleSignals: true, pollInterval: 2000, logger })
}
