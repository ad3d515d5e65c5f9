import type pg from 'pg'
import type { Database } from '@minaret/foundation/db'

/** Lends a connection of its own to PostgreSQL itself, which is closed afterwards: nothing that was begun on it is left. */
export async function withConnection<T>(
  { direct }: Pick<Database, 'direct'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await direct.connect()
  try {
    return await work(client)
  } finally {
    client.release(true)
  }
}

/**
 * Begins a transaction for one mosque, whose rows are written down alike on both sides.
 * @param mode as in `BEGIN`
 */
export async function begin(client: pg.ClientBase, tenantId: string, mode = ''): Promise<void> {
  await client.query(`BEGIN ${mode}; SET LOCAL TIME ZONE 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL bytea_output = 'hex';
    SET LOCAL extra_float_digits = 3; SET LOCAL app.mover = 'on'`)
  await client.query("SELECT set_config('app.tenant', $1, true)", [tenantId])
}
