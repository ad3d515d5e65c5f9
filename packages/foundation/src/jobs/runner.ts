import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Database } from '../db/database.ts'
import { isTransientError } from '../db/transientErrors.ts'
import { redactErrors } from './redactErrors.ts'
import { createRetryingPool } from './retryingPool.ts'

/** A job runner of this host. */
export type JobRunner = { stop(): Promise<void> }

/** What a runner does. */
export type RunnerOptions = {
  database: Database
  log: FastifyBaseLogger
  tasks: TaskList
  /** Names of tasks that one host does at its start, and one of all hosts does every hour. */
  hourlyTasks?: readonly string[]
  /** Names of tasks that one of all hosts does every five minutes. */
  fiveMinuteTasks?: readonly string[]
  /** How many jobs it does at the same time. */
  atOnce?: number
}

const sweepEvery = 30_000

/** How often a runner that is told to stop asks whether its database is there, and how long the answer may take; milliseconds. */
const reachable = { every: 500, within: 3000 }

/** How long the queue's errors are held back, in milliseconds: an outage may be noticed a moment after it. */
const outageNotice = 1500
/** An error belongs to an outage that ended so many milliseconds before it is looked at: on a busy machine that is late. */
const outageMemory = 10_000

/** Reports an error of the queue, unless PostgreSQL could not be reached at the time: that is logged once, by itself. */
function unlessOutage({ direct }: Database, report: () => void): void {
  setTimeout(() => direct.hadOutageWithin(outageMemory) || report(), outageNotice).unref()
}

/** Hourly tasks are done one after the other: a receipt, or a gift to ask about, always finds a free place. */
const hourlyQueue = 'hourly'

/**
 * Gives back the jobs of hosts that died: a worker's host is gone when the server lists no connection of its name. The
 * queue alone would keep such a job for four hours. Jobs may run twice, so a host that was only cut off does no harm.
 */
async function releaseOrphanedJobs({ direct }: Database): Promise<void> {
  await direct.ask(`
    WITH dead AS (
      DELETE FROM job_workers w
      WHERE NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.application_name = w.host_name)
      RETURNING worker_id
    )
    SELECT graphile_worker.force_unlock_workers(array_agg(worker_id)) FROM dead HAVING count(*) > 0`)
}

/** Writes down which workers are this host's. */
async function registerWorkers({ direct, hostName }: Database, workers: readonly string[]): Promise<void> {
  await direct.ask(
    'INSERT INTO job_workers (worker_id, host_name) SELECT unnest($1::text[]), $2 ON CONFLICT (worker_id) DO NOTHING',
    [workers, hostName],
  )
}

/**
 * Waits until no job is being done and the database cannot be reached. The queue would ask for its next job until the
 * database is there again; a runner that stops has nothing to wait for then.
 * @param isOver whether the runner has stopped by itself
 */
async function untilUnreachable({ direct }: Database, working: ReadonlySet<unknown>, isOver: () => boolean) {
  while (!isOver()) {
    const isAway =
      working.size === 0 &&
      (await direct.ask('SELECT 1', [], reachable.within).then(
        () => false,
        (error: unknown) => isTransientError(error),
      ))
    if (isAway && working.size === 0) return
    await sleep(reachable.every)
  }
}

/**
 * Starts a job runner on the host's own pool. A job survives the host: it is a row, taken by one host at a time and
 * tried again with a growing pause, 25 times.
 */
export async function startJobs({
  database,
  log,
  tasks,
  hourlyTasks = [],
  fiveMinuteTasks = [],
  atOnce = 4,
}: RunnerOptions): Promise<JobRunner> {
  const missing = [...hourlyTasks, ...fiveMinuteTasks].find((name) => !Object.hasOwn(tasks, name))
  if (missing !== undefined) throw new Error(`The job ${missing} is scheduled, and no task has that name.`)
  const logger = new Logger((scope) => (level, message) => {
    const fields = { job: scope.taskIdentifier }
    if (level === 'error') unlessOutage(database, () => log.error(fields, message))
    else log.debug(fields, message)
  })
  const events: WorkerEvents = new EventEmitter()
  const workers = new Set<string>()
  events.on('pool:create', ({ workerPool }) => workers.add(workerPool.id))
  events.on('worker:create', ({ worker }) => workers.add(worker.workerId))

  const working = new Set<unknown>()
  events.on('job:start', ({ worker }) => working.add(worker))
  // Said before the queue notes it, which takes until the database is there.
  for (const done of ['job:success', 'job:error'] as const) events.on(done, ({ worker }) => working.delete(worker))

  const sweep = async () => {
    await registerWorkers(database, [...workers])
    await releaseOrphanedJobs(database)
  }
  const runner = await run({
    pgPool: createRetryingPool(database.direct),
    taskList: redactErrors(tasks),
    concurrency: atOnce,
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
  // What is done every hour is done at the start as well: the host may have been away for long.
  for (const task of hourlyTasks) await runner.addJob(task, {}, { jobKey: task, queueName: hourlyQueue })
  const timer = setInterval(() => {
    sweep().catch((err: unknown) =>
      unlessOutage(database, () => log.error({ err }, 'the jobs of stopped servers could not be recovered')),
    )
  }, sweepEvery)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      let isOver = false
      const stopped = runner.stop().finally(() => (isOver = true))
      await Promise.race([stopped, untilUnreachable(database, working, () => isOver)])
    },
  }
}
