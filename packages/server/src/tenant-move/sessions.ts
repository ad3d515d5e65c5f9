import type pg from 'pg'
import type { Database } from '@minaret/foundation/db'

/** Runs an action on a new direct connection to PostgreSQL, which is then closed with any open transaction. */
export async function withConnection<T>(
  { direct }: Pick<Database, 'direct'>,
  action: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await direct.connect()
  try {
    return await action(client)
  } finally {
    client.release(true)
  }
}

/**
 * Begins a transaction for one mosque, with the same text format for values on both sides.
 * @param mode options of `BEGIN`
 */
export async function begin(client: pg.ClientBase, tenantId: string, mode = ''): Promise<void> {
  await client.query(`BEGIN ${mode}; SET LOCAL TIME ZONE 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL bytea_output = 'hex';
    SET LOCAL extra_float_digits = 3; SET LOCAL app.mover = 'on'`)
  await client.query("SELECT set_config('app.tenant', $1, true)", [tenantId])
}
