import { pgTable, text } from 'drizzle-orm/pg-core'

/** Which host runs which worker of the job queue, so that the jobs of a host that died can be given back. */
export const jobWorkers = pgTable('job_workers', {
  workerId: text().primaryKey(),
  /** As the host's connections call themselves. */
  hostName: text().notNull(),
})
