import type { TaskList } from 'graphile-worker'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { ReadCache } from '../cache/readCache.ts'
import { createDatabaseGauges } from './databaseGauges.ts'
import { beginOperation } from '../watchdog/operations.ts'
import { requestKinds } from '../load-shedding/policy.ts'
import type { Build } from './readiness.ts'

/**
 * Kinds of request in the metrics. A series for each of the hundreds of operations would be thousands of lines, so an
 * operation is named only once it has failed, and in the log.
 */
export const metricsKinds = [...requestKinds.filter((kind) => kind !== 'mosque'), 'desk', 'static', 'unknown'] as const

/** See {@link metricsKinds}. */
export type MetricsKind = (typeof metricsKinds)[number]

/** A completed request. */
export type CompletedRequest = {
  kind: MetricsKind
  /** The operation of the contract, or the path of the route. */
  operation: string
  status: number
  /** From the first byte of the request to the last byte of the response. */
  seconds: number
}

/** Counts what the server does, for Prometheus. No label names a mosque or a person. */
export type Metrics = {
  /** Counts a visitor's request. */
  answered(request: CompletedRequest): void
  /** Wraps the jobs to count their results. */
  watchJobs(tasks: TaskList): TaskList
  /** Wraps the cache to count hits and misses. */
  watchReads<V extends object>(cache: ReadCache<V>): ReadCache<V>
  /** Registry for other metrics of the server. */
  registry: Registry
  /** Returns all metrics in Prometheus' text format. */
  text(): Promise<string>
  contentType: string
}

/** Buckets in seconds, from a fast page to a slow payment. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Creates the server's metrics. @param database source of the totals over all tenants, read at most every 15 seconds */
export function createMetrics(database: Pick<Database, 'pool' | 'global' | 'asOwner'>, build: Build): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'minaret_requests_total',
    help: 'Requests by kind and status.',
    labelNames: ['kind', 'status'],
    registers,
  })
  // Starts at zero, so that the first failure counts as an increase.
  for (const kind of metricsKinds) for (const status of ['500', '503']) requests.inc({ kind, status }, 0)
  const failures = new Counter({
    name: 'minaret_request_failures_total',
    help: 'Requests answered with 500, by operation; an operation is listed once it has failed.',
    labelNames: ['operation'],
    registers,
  })
  const durations = new Histogram({
    name: 'minaret_request_duration_seconds',
    help: 'Response times, by kind.',
    labelNames: ['kind'],
    buckets,
    registers,
  })
  const jobs = new Counter({
    name: 'minaret_jobs_done_total',
    help: 'Jobs this server has run, by kind and result; failed ones are tried again.',
    labelNames: ['task', 'outcome'],
    registers,
  })
  const jobDurations = new Counter({
    name: 'minaret_job_seconds_total',
    help: 'How long jobs took together, by kind.',
    labelNames: ['task'],
    registers,
  })
  const reads = new Counter({
    name: 'minaret_reads_total',
    help: 'Public reads: cache hits and misses.',
    labelNames: ['from'],
    registers,
  })
  new Gauge({
    name: 'minaret_build_info',
    help: 'The version of Minaret.',
    labelNames: ['version', 'build'],
    registers,
  }).set(build, 1)
  new Gauge({
    name: 'minaret_database_connections',
    help: 'Connections of this server to PostgreSQL, and requests waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool
      this.set({ state: 'in_use' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  const taskNames = new Set<string>()
  const refresh = createDatabaseGauges(database, registry, taskNames)
  let isWatching = false

  const countTask =
    (name: string, task: NonNullable<TaskList[string]>): NonNullable<TaskList[string]> =>
    async (payload, helpers) => {
      const start = performance.now()
      const operation = beginOperation(name)
      try {
        const result = await operation.run(() => task(payload, helpers))
        jobs.inc({ task: name, outcome: 'done' })
        return result
      } catch (error) {
        jobs.inc({ task: name, outcome: 'failed' })
        throw error
      } finally {
        operation.end()
        jobDurations.inc({ task: name }, (performance.now() - start) / 1000)
      }
    }

  return {
    answered({ kind, operation, status, seconds }) {
      requests.inc({ kind, status: String(status) })
      durations.observe({ kind }, seconds)
      if (status === 500) failures.inc({ operation })
    },
    watchJobs: (tasks) =>
      Object.fromEntries(
        Object.entries(tasks).map(([name, task]) => {
          taskNames.add(name)
          for (const outcome of ['done', 'failed']) jobs.inc({ task: name, outcome }, 0)
          return [name, task && countTask(name, task)]
        }),
      ),
    watchReads: (cache) => ({
      ...cache,
      get(key, lifetime, make, older) {
        let source = 'memory'
        const countingMake = () => {
          source = 'made'
          return make()
        }
        const value = cache.get(key, lifetime, countingMake, older)
        // Counted once it is available; a caller that shared a running load counts as a hit.
        void value.then(
          () => reads.inc({ from: source }),
          () => {},
        )
        return value
      },
    }),
    registry,
    async text() {
      // The event loop and garbage collector are monitored only after the first request for metrics.
      if (!isWatching) collectDefaultMetrics({ register: registry })
      isWatching = true
      await refresh()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
