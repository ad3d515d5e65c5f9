import { pgTable, text } from 'drizzle-orm/pg-core'

/** The server that runs each worker of the job queue, so that the jobs of a server that died can be released. */
export const jobWorkers = pgTable('job_workers', {
  workerId: text().primaryKey(),
  /** The application name of the server's connections. */
  hostName: text().notNull(),
})
