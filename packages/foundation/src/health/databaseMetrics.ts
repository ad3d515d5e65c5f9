import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/** A count over all tenants, with the age of the oldest item in seconds. */
export type TenantMetric = { figure: string; label: string; amount: number; oldest?: number }

/** Jobs of one kind: counts by state, and how long the oldest has been due, in seconds. */
export type JobMetric = { task: string; due: number; later: number; running: number; given_up: number; oldest: number }

/** Operational metrics from the database. */
export type DatabaseMetrics = {
  counted: TenantMetric[]
  jobs: JobMetric[]
  tenants: { state: string; amount: number }[]
}

type Row = { figure: string; label: string; amount: string; oldest: number | null }

/** Reads the totals over all tenants, without personal data. */
export async function readDatabaseMetrics({
  global,
  asOwner,
}: Pick<Database, 'global' | 'asOwner'>): Promise<DatabaseMetrics> {
  const [metrics, tenants] = await global(async (tx) => {
    const rows = await tx.execute<Row>(sql`
      select figure, label, sum(amount) as amount, extract(epoch from now() - min(oldest))::float8 as oldest
      from (select * from running_figures() union all select * from book_figures() union all select * from visitor_figures()) figures group by figure, label`)
    const states = await tx.execute<{ state: string; amount: string }>(
      sql`select state, count(*) as amount from tenants group by state`,
    )
    return [rows.rows, states.rows]
  })
  // The application's role cannot read the queue's tables. A job waiting for its queue is not overdue.
  const jobs = await asOwner((tx) =>
    tx.execute<Record<keyof JobMetric, string>>(sql`
      select t.identifier as task,
        count(*) filter (where j.locked_at is null and j.run_at <= now() and j.attempts < j.max_attempts) as due,
        count(*) filter (where j.locked_at is null and j.run_at > now() and j.attempts < j.max_attempts) as later,
        count(*) filter (where j.locked_at is not null) as running,
        count(*) filter (where j.locked_at is null and j.attempts >= j.max_attempts) as given_up,
        coalesce(extract(epoch from now() - min(j.run_at)
          filter (where j.locked_at is null and q.locked_at is null and j.run_at <= now() and j.attempts < j.max_attempts)
        ), 0) as oldest
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
      group by t.identifier`),
  )
  return {
    counted: metrics.map(({ figure, label, amount, oldest }) => ({
      figure,
      label,
      amount: Number(amount),
      oldest: oldest ?? undefined,
    })),
    jobs: jobs.rows.map(({ task, due, later, running, given_up, oldest }) => ({
      task,
      due: Number(due),
      later: Number(later),
      running: Number(running),
      given_up: Number(given_up),
      oldest: Number(oldest),
    })),
    tenants: tenants.map(({ state, amount }) => ({ state, amount: Number(amount) })),
  }
}
