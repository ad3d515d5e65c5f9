import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Database } from '../db/database.ts'
import { isTransientError } from '../db/transientErrors.ts'
import { redactErrors } from './redactErrors.ts'
import { createRetryingPool } from './retryingPool.ts'

/** A job runner of this server. */
export type JobRunner = { stop(): Promise<void> }

/** Options of a runner. */
export type RunnerOptions = {
  database: Database
  log: FastifyBaseLogger
  tasks: TaskList
  /** Tasks to run at start, and every hour on one of all servers. */
  hourlyTasks?: readonly string[]
  /** Tasks to run every five minutes on one of all servers. */
  fiveMinuteTasks?: readonly string[]
  /** Number of concurrent jobs. */
  maxConcurrency?: number
}

const sweepInterval = 30_000

/** Interval and timeout of the database checks of a stopping runner, in milliseconds. */
const checkTimes = { every: 500, within: 3000 }

/** Delay before the queue's errors are logged, in milliseconds, because an outage may be noticed slightly later. */
const outageDelay = 1500
/** An error within this many milliseconds after an outage belongs to it, because a busy machine is late to handle it. */
const outageMemory = 10_000

/** Reports an error of the queue unless there was an outage of PostgreSQL, which is logged separately and once. */
function reportUnlessOutage({ direct }: Database, report: () => void): void {
  setTimeout(() => direct.hadOutageWithin(outageMemory) || report(), outageDelay).unref()
}

/** Queue for hourly tasks, which run one at a time so that urgent jobs such as receipts always find a free worker. */
const hourlyQueue = 'hourly'

/**
 * Releases the jobs of dead servers: those without a connection in PostgreSQL under their name. The queue itself would keep such
 * a job locked for four hours. Jobs may run twice, so it is harmless if a server was only disconnected.
 */
async function releaseOrphanedJobs({ direct }: Database): Promise<void> {
  await direct.queryOnce(`
    WITH dead AS (
      DELETE FROM job_workers w
      WHERE NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.application_name = w.host_name)
      RETURNING worker_id
    )
    SELECT graphile_worker.force_unlock_workers(array_agg(worker_id)) FROM dead HAVING count(*) > 0`)
}

/** Registers this server's workers. */
async function registerWorkers({ direct, hostName }: Database, workers: readonly string[]): Promise<void> {
  await direct.queryOnce(
    'INSERT INTO job_workers (worker_id, host_name) SELECT unnest($1::text[]), $2 ON CONFLICT (worker_id) DO NOTHING',
    [workers, hostName],
  )
}

/**
 * Waits until no job is running and the database is unreachable. A stopping runner can then end, although the queue would keep
 * polling until the database is back.
 * @param hasStopped whether the runner has stopped by itself
 */
async function waitUntilUnreachable(
  { direct }: Database,
  busyWorkers: ReadonlySet<unknown>,
  hasStopped: () => boolean,
) {
  while (!hasStopped()) {
    const isUnreachable =
      busyWorkers.size === 0 &&
      (await direct.queryOnce('SELECT 1', [], checkTimes.within).then(
        () => false,
        (error: unknown) => isTransientError(error),
      ))
    if (isUnreachable && busyWorkers.size === 0) return
    await sleep(checkTimes.every)
  }
}

/**
 * Starts a job runner on the server's own pool. Jobs are rows and survive the server. One server runs a job at a time, and a
 * failed job is retried 25 times with exponential backoff.
 */
export async function startJobs({
  database,
  log,
  tasks,
  hourlyTasks = [],
  fiveMinuteTasks = [],
  maxConcurrency = 4,
}: RunnerOptions): Promise<JobRunner> {
  const missingTask = [...hourlyTasks, ...fiveMinuteTasks].find((name) => !Object.hasOwn(tasks, name))
  if (missingTask !== undefined) throw new Error(`The job ${missingTask} is scheduled, and no task has that name.`)
  const logger = new Logger((scope) => (level, message) => {
    const fields = { job: scope.taskIdentifier }
    if (level === 'error') reportUnlessOutage(database, () => log.error(fields, message))
    else log.debug(fields, message)
  })
  const events: WorkerEvents = new EventEmitter()
  const workers = new Set<string>()
  events.on('pool:create', ({ workerPool }) => workers.add(workerPool.id))
  events.on('worker:create', ({ worker }) => workers.add(worker.workerId))

  const busyWorkers = new Set<unknown>()
  events.on('job:start', ({ worker }) => busyWorkers.add(worker))
  // Emitted before the queue records the result, which waits for the database.
  for (const event of ['job:success', 'job:error'] as const)
    events.on(event, ({ worker }) => busyWorkers.delete(worker))

  const sweep = async () => {
    await registerWorkers(database, [...workers])
    await releaseOrphanedJobs(database)
  }
  const runner = await run({
    pgPool: createRetryingPool(database.direct),
    taskList: redactErrors(tasks),
    concurrency: maxConcurrency,
    noHandleSignals: true,
    pollInterval: 2000,
    logger,
    events,
    crontab: [
      ...hourlyTasks.map((task) => `17 * * * * ${task} ?queue=${hourlyQueue}`),
      ...fiveMinuteTasks.map((task) => `*/5 * * * * ${task}`),
    ].join('\n'),
  })
  await sweep()
  // Hourly tasks also run at start, because the server may have been down for a long time.
  for (const task of hourlyTasks) await runner.addJob(task, {}, { jobKey: task, queueName: hourlyQueue })
  const timer = setInterval(() => {
    sweep().catch((err: unknown) =>
      reportUnlessOutage(database, () => log.error({ err }, 'the jobs of stopped servers could not be recovered')),
    )
  }, sweepInterval)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      let hasStopped = false
      const stopped = runner.stop().finally(() => (hasStopped = true))
      await Promise.race([stopped, waitUntilUnreachable(database, busyWorkers, () => hasStopped)])
    },
  }
}
