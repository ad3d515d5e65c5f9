import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The statements sent to the database, in order. */
export type Recording = readonly { statement: unknown; values: unknown }[]

/** Removes the name of a prepared statement: a bare route does not prepare its statements. */
const withoutName = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null ? { ...statement, name: undefined } : statement

/**
 * Records the statements sent to the database, from BEGIN to COMMIT. Nothing else may use the database meanwhile.
 * @throws if there was no statement
 */
export async function record(work: () => Promise<unknown>): Promise<Recording> {
  const statements: { statement: unknown; values: unknown }[] = []
  const { query } = pg.Client.prototype
  const recordingQuery = function (this: pg.Client, ...args: unknown[]): unknown {
    statements.push({ statement: withoutName(args[0]), values: args[1] })
    return Reflect.apply(query, this, args)
  }
  Object.assign(pg.Client.prototype, { query: recordingQuery })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
  if (statements.length === 0)
    throw new Error('The request sent no statements to the database, so there is nothing to compare it with.')
  return statements
}

/** Replaces an id, a hash or an address that must be unique with another one of the same form. */
function withNewIds(value: unknown, names: Map<string, string>): unknown {
  if (Buffer.isBuffer(value)) return value.length >= 16 ? randomBytes(value.length) : value
  if (typeof value !== 'string') return value
  return value.replaceAll(/(?<![\w-])[\w-]{22}(?![\w-])|bench--?\d+@/g, (name) => {
    const replacement =
      names.get(name) ??
      (name.endsWith('@') ? `bench-${randomBytes(6).toString('hex')}@` : randomBytes(16).toString('base64url'))
    names.set(name, replacement)
    return replacement
  })
}

/** Sends the same statements again on a connection of the pool, in the same transaction with the same row security. */
export async function replay(pool: pg.Pool, recording: Recording, writes: boolean): Promise<void> {
  const client = await pool.connect()
  const names = new Map<string, string>()
  try {
    for (const { statement, values } of recording) {
      const replayedValues = writes && Array.isArray(values) ? values.map((value) => withNewIds(value, names)) : values
      await Reflect.apply(
        client.query,
        client,
        replayedValues === undefined ? [statement] : [statement, replayedValues],
      )
    }
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
