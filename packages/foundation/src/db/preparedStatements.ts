import type pg from 'pg'
import { withTimeout } from '../base/withTimeout.ts'
import { resumeOperation } from '../watchdog/operations.ts'
import { noteStatement } from './readTables.ts'
import { UnresponsiveDatabaseError } from './transientErrors.ts'

/** How many statements are prepared; those of lists whose length varies would be without end. */
const maxPrepared = 500

const names = new Map<string, string>()

/** The name under which a statement is prepared, the same on every connection; nothing once there are too many. */
function nameOf(text: string): string | undefined {
  const existing = names.get(text)
  if (existing !== undefined || names.size >= maxPrepared) return existing
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

const readText = (statement: unknown): string | undefined =>
  typeof statement === 'object' && statement !== null && 'text' in statement && typeof statement.text === 'string'
    ? statement.text
    : undefined

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/**
 * Gives what was asked of a connection its time. One that has not answered by then is of no more use: nobody knows where in
 * the conversation it stands.
 * @param time milliseconds
 */
export function withResponseTimeout<T>(client: pg.PoolClient, answer: Promise<T>, time: number): Promise<T> {
  return withTimeout(answer, time, () => {
    client.connection.stream.destroy()
    return new UnresponsiveDatabaseError()
  }).finally(resumeOperation)
}

/**
 * The same connection, but that PostgreSQL reads each statement once, not each time: row security makes reading dear.
 * PostgreSQL keeps one plan for all values only once that has proved no dearer than planning for each.
 * @param patience how many milliseconds each statement has
 * @param named a pooler lends another connection to each transaction, on which no name is known: there it is false
 */
export function prepareStatements(client: pg.PoolClient, patience: () => number, named = true): pg.PoolClient {
  const query = (...words: unknown[]): unknown => {
    const [statement, ...rest] = words
    const text = typeof statement === 'string' ? statement : readText(statement)
    if (text !== undefined) noteStatement(text)
    const prepared = named && isUnnamed(statement) ? { ...statement, name: nameOf(statement.text) } : statement
    const answer: unknown = Reflect.apply(client.query, client, [prepared, ...rest])
    return isPromise(answer) ? withResponseTimeout(client, answer, patience()) : answer
  }
  return new Proxy(client, {
    get: (target, key): unknown => (key === 'query' ? query : Reflect.get(target, key)),
  })
}
