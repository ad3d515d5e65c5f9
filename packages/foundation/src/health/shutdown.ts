import type { FastifyInstance } from 'fastify'
import type { JobRunner } from '../jobs/runner.ts'

/** Options of a shutdown. */
export type ShutdownOptions = {
  app: FastifyInstance
  runners: readonly JobRunner[]
  /** Time limit in milliseconds for requests to complete, and again for jobs. */
  timeoutMs: number
}

/**
 * Shuts a server down gracefully: it accepts no new requests, completes those in progress, and lets jobs finish. After the
 * time limit they are aborted; an aborted job stays in the queue, and another server picks it up.
 */
export async function shutDown({ app, runners, timeoutMs }: ShutdownOptions): Promise<void> {
  const requestTimer = setTimeout(() => {
    app.log.warn('requests were aborted because they took longer than the shutdown timeout')
    app.server.closeAllConnections()
  }, timeoutMs)
  // Connections kept alive by responses from before the shutdown become idle later.
  const idleTimer = setInterval(() => app.server.closeIdleConnections(), 200)
  await app.close().finally(() => {
    clearTimeout(requestTimer)
    clearInterval(idleTimer)
  })

  let jobTimer: NodeJS.Timeout | undefined
  const jobTimeout = new Promise<void>((resolve) => {
    jobTimer = setTimeout(() => {
      app.log.warn('jobs were aborted because they took longer than the shutdown timeout; another server will run them')
      resolve()
    }, timeoutMs)
  })
  await Promise.race([Promise.all(runners.map((runner) => runner.stop())), jobTimeout]).finally(() =>
    clearTimeout(jobTimer),
  )
}
