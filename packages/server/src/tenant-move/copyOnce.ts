import type pg from 'pg'
import { OperatorError } from '@minaret/foundation/base'
import { copyRows, digestRows } from './copyRound.ts'
import { readJobs } from './jobs.ts'
import type { MovedTable } from './movedTables.ts'
import { begin } from './sessions.ts'
import { copyStaffAccounts } from './staffAccounts.ts'

/** The connections and tables of a copy. */
export type MoveSides = {
  source: pg.ClientBase
  target: pg.ClientBase
  tables: readonly MovedTable[]
  tenantId: string
}

/** The result of a copy round. */
export type RoundResult = {
  /** The oldest transaction that may be incomplete in this round; the next round copies everything since then. */
  began: string
  rows: number
}

const snapshotMode = 'ISOLATION LEVEL REPEATABLE READ READ ONLY'

/**
 * Inserts the mosque's own row, which all others refer to. It is not served yet, and only the move may write to it.
 * @throws if the source no longer has the mosque, so that an arrived copy is not overwritten
 */
async function announceArrival({ source, target, tenantId }: MoveSides): Promise<void> {
  type Row = {
    slug: string
    state: string
    review: string
    suspended_reason: string | null
    limits: unknown
    created_at: Date
  }
  const { rows } = await source.query<Row>(
    'SELECT slug, state, review, suspended_reason, limits, created_at FROM tenants WHERE id = $1',
    [tenantId],
  )
  const [row] = rows
  if (!row) throw new Error('The mosque has been deleted in the meantime.')
  if (row.state !== 'open' && row.state !== 'suspended')
    throw new OperatorError(
      'The mosque has already been moved out of this database. Run the command again to open it in the other one.',
    )
  const arrival = { state: row.state, jobs: await readJobs(source, tenantId) }
  await target.query(
    `INSERT INTO tenants (id, slug, state, limits, created_at, arrival, review, suspended_reason)
     VALUES ($1, $2, 'arriving', $3, $4, $5, $6, $7)
     ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, state = 'arriving', moved_to = NULL, limits = excluded.limits,
       created_at = excluded.created_at, arrival = excluded.arrival, review = excluded.review,
       suspended_reason = excluded.suspended_reason`,
    [
      tenantId,
      row.slug,
      row.limits && JSON.stringify(row.limits),
      row.created_at,
      JSON.stringify(arrival),
      row.review,
      row.suspended_reason,
    ],
  )
}

/**
 * Copies the source's rows from one snapshot to the target.
 * @param since the start of the previous round
 * @param finalRound set for the final round, during which writes wait; it verifies that both sides are equal
 * @throws if they are not equal; the target is then unchanged
 */
export async function copyOnce(
  sides: MoveSides,
  since?: string,
  finalRound?: { timeout: number },
): Promise<RoundResult> {
  const { source, target, tables, tenantId } = sides
  try {
    await begin(source, tenantId, snapshotMode)
    await begin(target, tenantId)
    if (finalRound)
      for (const client of [source, target]) await client.query(`SET LOCAL statement_timeout = ${finalRound.timeout}`)
    const { rows: snapshot } = await source.query<{ began: string }>(
      'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS began',
    )
    await announceArrival(sides)
    await copyStaffAccounts(sides, tenantId)
    const rows = await copyRows({ ...sides, since })
    if (finalRound) await requireSameRows(source, target, tables, tenantId)
    await target.query('COMMIT')
    return { began: snapshot[0]?.began ?? '0', rows }
  } finally {
    for (const client of [source, target]) await client.query('ROLLBACK').catch(() => {})
  }
}

async function requireSameRows(
  source: pg.ClientBase,
  target: pg.ClientBase,
  tables: readonly MovedTable[],
  tenantId: string,
): Promise<void> {
  const [sourceDigests, targetDigests] = await Promise.all([
    digestRows(source, tables, tenantId),
    digestRows(target, tables, tenantId),
  ])
  const differingTables = tables
    .filter(({ name }) => sourceDigests.get(name) !== targetDigests.get(name))
    .map(({ name }) => name)
  if (differingTables.length > 0)
    throw new Error(`The copy differs from the original in ${differingTables.join(', ')}.`)
}
