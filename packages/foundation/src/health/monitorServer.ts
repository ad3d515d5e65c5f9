import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { logOutages } from '../db/logOutages.ts'
import type { Directory } from '../tenancy/directory.ts'
import { readHostnames } from './hostnameCheck.ts'
import { logRequests } from './requestLog.ts'
import { databaseChecks } from './databaseChecks.ts'
import type { Storage } from '../files/storage.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { mountHealth } from './routes.ts'
import { type Build, type Check, createReadiness, type ReadinessMonitor } from './readiness.ts'
import { storageCheck, createStorageGauge } from './storageHealth.ts'
import { redisCheck, type RedisState, createRedisGauges } from './redisHealth.ts'

/** What watching a host takes. */
export type MonitoredServer = {
  app: FastifyInstance
  database: Database
  directory: Pick<Directory, 'byHostname'>
  /** Parts beside the database; those of `spare` may be away. */
  checks?: readonly Check[]
  /** Where pictures and files lie. */
  storage?: Pick<Storage, 'check'>
  /** What it shares with other hosts. */
  shared?: RedisState
  /** Which Minaret this is. */
  build?: Build
  /** Opens the figures from elsewhere. */
  metricsToken?: string
  /** Names of the installation's own, as its desk's. */
  ownHostnames?: readonly string[]
}

/** Lets an operator see how the host is: its health, its figures and a line in the log for each request. Call it first. */
export function monitorServer(watched: MonitoredServer): { metrics: Metrics; readiness: ReadinessMonitor } {
  const {
    app,
    database,
    directory,
    checks = [],
    storage,
    shared,
    build = { version: 'unknown', build: 'unknown' },
    metricsToken,
    ownHostnames = [],
  } = watched
  logOutages(database.direct, app.log)
  const metrics = createMetrics(database, build)
  const readiness = createReadiness(
    [
      ...databaseChecks(database),
      ...(shared ? [redisCheck(shared)] : []),
      ...(storage ? [storageCheck(storage)] : []),
      ...checks,
    ],
    build,
  )
  if (storage) createStorageGauge(storage, metrics.registry)
  if (shared) createRedisGauges(shared, metrics.registry)
  mountHealth({ app, directory, readiness, metrics, metricsToken, hostnames: readHostnames(database, ownHostnames) })
  logRequests(app, metrics)
  // As the answer leaves: who came before the host was told to go is told as well, and finds another for the next request.
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (readiness.leaving) reply.header('connection', 'close')
    next(null, payload)
  })
  return { metrics, readiness }
}
