import type pg from 'pg'
import type { MovedJob } from '@minaret/foundation/db'

/** Reads a mosque's waiting and running jobs. Running jobs will run again, which is safe. */
export async function readJobs(client: pg.ClientBase, tenantId: string): Promise<MovedJob[]> {
  const { rows } = await client.query<MovedJob>(
    `SELECT t.identifier AS task, j.payload, j.key, j.run_at::text AS "runAt", j.max_attempts AS "maxAttempts"
     FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE j.payload ->> 'tenantId' = $1 ORDER BY j.id`,
    [tenantId],
  )
  return rows
}

/** Deletes a mosque's jobs from the queue. */
export async function removeJobs(client: pg.ClientBase, tenantId: string): Promise<void> {
  await client.query("DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'tenantId' = $1", [tenantId])
}

/** Adds jobs to the queue, replacing waiting ones with the same key. */
export async function addJobs(client: pg.ClientBase, jobs: readonly MovedJob[]): Promise<void> {
  for (const { task, payload, key, runAt, maxAttempts } of jobs)
    await client.query(
      'SELECT graphile_worker.add_job($1, $2::json, job_key := $3, run_at := $4::timestamptz, max_attempts := $5)',
      [task, JSON.stringify(payload), key, runAt, maxAttempts],
    )
}
