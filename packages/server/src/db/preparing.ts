import type pg from 'pg'

/** How many statements are prepared; those of lists whose length varies would be without end. */
const most = 500

const names = new Map<string, string>()

/** The name under which a statement is prepared, the same on every connection; nothing once there are too many. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= most) return known
  const name = `minaret_${names.size}`
  names.set(text, name)
  return name
}

const isUnnamed = (value: unknown): value is { text: string } =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  !('name' in value && value.name) &&
  !('submit' in value)

/**
 * The same connection, but that PostgreSQL reads each statement once, not each time: row security makes reading dear.
 * PostgreSQL keeps one plan for all values only once that has proved no dearer than planning for each.
 */
export function preparing(client: pg.PoolClient): pg.PoolClient {
  const query = (...words: unknown[]): unknown => {
    const [statement, ...rest] = words
    const named = isUnnamed(statement) ? { ...statement, name: nameOf(statement.text) } : statement
    return Reflect.apply(client.query, client, [named, ...rest])
  }
  return new Proxy(client, {
    get: (target, key): unknown => (key === 'query' ? query : Reflect.get(target, key)),
  })
}
