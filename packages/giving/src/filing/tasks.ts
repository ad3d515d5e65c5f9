import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { describeError } from '@minaret/foundation/base'
import { readPayloadField } from '@minaret/foundation/jobs'
import { advanceFiling, type FilingDeps } from './advance.ts'

/** Dependencies of the filing jobs, which do nothing without settings. */
export type FilingTaskDeps = Omit<FilingDeps, 'settings'> & {
  filing: FilingDeps['settings'] | undefined
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Steps per job; slower filings wait for the next check. */
const maxSteps = 20

/** Jobs that advance filings: new and due ones, and every five minutes any that were left. */
export function filingTasks({ filing: settings, now, log, ...deps }: FilingTaskDeps) {
  async function advance(tenantId: string, id: string): Promise<void> {
    if (!settings) return
    for (let step = 0; step < maxSteps; step += 1)
      if (!(await advanceFiling({ ...deps, settings }, tenantId, id, now))) return
  }
  return {
    'hmrc-filing': (payload: unknown) =>
      advance(readPayloadField(payload, 'tenantId'), readPayloadField(payload, 'filingId')),
    async 'hmrc-filings-due'() {
      if (!settings) return
      const { rows } = await deps.database.global((tx) =>
        tx.execute<{ tenant_id: string; id: string }>(
          sql`select tenant_id, id from due_filings(${now().toISOString()})`,
        ),
      )
      for (const row of rows)
        await advance(row.tenant_id, row.id).catch((error: unknown) => {
          const { type, code } = describeError(error)
          log.error({ tenantId: row.tenant_id, filing: row.id, type, code }, 'a filing could not be continued')
        })
    },
  }
}
