import type { FastifyInstance } from 'fastify'
import type { JobRunner } from '../jobs/runner.ts'

/** How a host ends. */
export type ShutdownOptions = {
  app: FastifyInstance
  runners: readonly JobRunner[]
  /** Milliseconds for requests to be answered, and as many for jobs to end. */
  patience: number
}

/**
 * Ends a host in order: nobody new is let in, who is inside is answered, jobs come to their end. Who is not done in time
 * is cut off; a job that was is a row still, and another host takes it up.
 */
export async function shutDown({ app, runners, patience }: ShutdownOptions): Promise<void> {
  const cut = setTimeout(() => {
    app.log.warn('requests were cut off because they took longer than the time the server has to stop')
    app.server.closeAllConnections()
  }, patience)
  // A connection whose last answer left before the host was told to go is idle only now.
  const idle = setInterval(() => app.server.closeIdleConnections(), 200)
  await app.close().finally(() => {
    clearTimeout(cut)
    clearInterval(idle)
  })

  let late: NodeJS.Timeout | undefined
  const lateness = new Promise<void>((resolve) => {
    late = setTimeout(() => {
      app.log.warn('jobs were left to another server because they took longer than the time this one has to stop')
      resolve()
    }, patience)
  })
  await Promise.race([Promise.all(runners.map((runner) => runner.stop())), lateness]).finally(() => clearTimeout(late))
}
