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

/** A server to monitor. */
export type MonitoredServer = {
  app: FastifyInstance
  database: Database
  directory: Pick<Directory, 'byHostname'>
  /** Checks beside the database; those with `optional` are optional. */
  checks?: readonly Check[]
  /** The file storage. */
  storage?: Pick<Storage, 'check'>
  /** The store shared with other servers. */
  shared?: RedisState
  /** Version of Minaret. */
  build?: Build
  /** Token for reading metrics from elsewhere. */
  metricsToken?: string
  /** The installation's own host names, such as the desk's. */
  ownHostnames?: readonly string[]
}

/** Adds health checks, metrics and a request log for the operator. Call it first. */
export function monitorServer(options: MonitoredServer): { metrics: Metrics; readiness: ReadinessMonitor } {
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
  } = options
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
  // On sending, so that clients already connected when the shutdown began also reconnect to another server.
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (readiness.leaving) reply.header('connection', 'close')
    next(null, payload)
  })
  return { metrics, readiness }
}
