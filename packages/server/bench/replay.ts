import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** What was said to the database, in order: statements as the driver got them. */
export type Recording = readonly { statement: unknown; values: unknown }[]

/** A bare route sends its statements as they are written: that the host has them prepared is the host's own doing. */
const asWritten = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null ? { ...statement, name: undefined } : statement

/**
 * Writes down what is said to the database meanwhile, from BEGIN to COMMIT; nothing else may speak to it.
 * @throws when nothing was said
 */
export async function record(work: () => Promise<unknown>): Promise<Recording> {
  const said: { statement: unknown; values: unknown }[] = []
  const { query } = pg.Client.prototype
  const listening = function (this: pg.Client, ...words: unknown[]): unknown {
    said.push({ statement: asWritten(words[0]), values: words[1] })
    return Reflect.apply(query, this, words)
  }
  Object.assign(pg.Client.prototype, { query: listening })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
  if (said.length === 0) throw new Error('The call asked the database nothing; there is nothing to compare it with.')
  return said
}

/** An id, a hash or an address that only one row may have: another one of the same shape. */
function renewed(value: unknown, names: Map<string, string>): unknown {
  if (Buffer.isBuffer(value)) return value.length >= 16 ? randomBytes(value.length) : value
  if (typeof value !== 'string') return value
  return value.replaceAll(/(?<![\w-])[\w-]{22}(?![\w-])|bench--?\d+@/g, (name) => {
    const known =
      names.get(name) ??
      (name.endsWith('@') ? `bench-${randomBytes(6).toString('hex')}@` : randomBytes(16).toString('base64url'))
    names.set(name, known)
    return known
  })
}

/** Says the same again on a connection of the pool, in the same transaction under the same row security. */
export async function replay(pool: pg.Pool, recording: Recording, writes: boolean): Promise<void> {
  const client = await pool.connect()
  const names = new Map<string, string>()
  try {
    for (const { statement, values } of recording) {
      const own = writes && Array.isArray(values) ? values.map((value) => renewed(value, names)) : values
      await Reflect.apply(client.query, client, own === undefined ? [statement] : [statement, own])
    }
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
