import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Directory } from '../tenancy/directory.ts'
import { tellRequests } from './requestLog.ts'
import { databaseChecks } from './databaseChecks.ts'
import type { Storage } from '../files/storage.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { mountHealth } from './routes.ts'
import { type Build, type Check, createReadiness, type Ready } from './readiness.ts'
import { storageCheck, watchStorage } from './storageHealth.ts'
import { sharedCheck, type SharedState, watchShared } from './redisHealth.ts'

/** What watching a host takes. */
export type Watched = {
  app: FastifyInstance
  database: Database
  directory: Pick<Directory, 'byHostname'>
  /** Parts beside the database; those of `spare` may be away. */
  checks?: readonly Check[]
  /** Where pictures and files lie. */
  storage?: Pick<Storage, 'check'>
  /** What it shares with other hosts. */
  shared?: SharedState
  /** Which Minaret this is. */
  build?: Build
  /** Opens the figures from elsewhere. */
  metricsToken?: string
}

/** Lets an operator see how the host is: its health, its figures and a line in the log for each request. Call it first. */
export function watchRunning(watched: Watched): { metrics: Metrics; readiness: Ready } {
  const {
    app,
    database,
    directory,
    checks = [],
    storage,
    shared,
    build = { version: 'unknown', build: 'unknown' },
    metricsToken,
  } = watched
  const metrics = createMetrics(database, build)
  const readiness = createReadiness(
    [
      ...databaseChecks(database),
      ...(shared ? [sharedCheck(shared)] : []),
      ...(storage ? [storageCheck(storage)] : []),
      ...checks,
    ],
    build,
  )
  if (storage) watchStorage(storage, metrics.registry)
  if (shared) watchShared(shared, metrics.registry)
  mountHealth({ app, directory, readiness, metrics, metricsToken })
  tellRequests(app, metrics)
  // As the answer leaves: who came before the host was told to go is told as well, and finds another for the next request.
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (readiness.leaving) reply.header('connection', 'close')
    next(null, payload)
  })
  return { metrics, readiness }
}
