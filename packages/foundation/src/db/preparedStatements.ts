import type pg from 'pg'
import { withTimeout } from '../base/withTimeout.ts'
import { resumeOperation } from '../watchdog/operations.ts'
import { noteStatement } from './readTables.ts'
import { UnresponsiveDatabaseError } from './transientErrors.ts'

/** Maximum number of prepared statements: without it, lists of varying length would create any number. */
const maxPrepared = 700

const names = new Map<string, string>()

/** Returns the name of a prepared statement, the same on every connection; undefined once there are too many. */
function getStatementName(text: string): string | undefined {
  const existingName = names.get(text)
  if (existingName !== undefined || names.size >= maxPrepared) return existingName
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
 * Limits the time for a response on a connection. After a timeout the connection is closed, because the state of the
 * protocol is unknown.
 * @param timeout in milliseconds
 */
export function withResponseTimeout<T>(client: pg.PoolClient, response: Promise<T>, timeout: number): Promise<T> {
  return withTimeout(response, timeout, () => {
    client.connection.stream.destroy()
    return new UnresponsiveDatabaseError()
  }).finally(resumeOperation)
}

/**
 * Wraps a connection so that PostgreSQL parses each statement only once: row security makes parsing expensive. PostgreSQL
 * switches to one generic plan only once that has proved no more expensive than a plan per value.
 * @param getTimeout returns the timeout of each statement in milliseconds
 * @param isNoted whether tracked reads include its statements: see `trackReads`
 * @param useNames whether statements get names; false behind a pooler, where each transaction may get another connection
 */
export function prepareStatements(
  client: pg.PoolClient,
  getTimeout: () => number,
  { useNames = true, isNoted = true } = {},
): pg.PoolClient {
  let lastResult: Promise<unknown> | undefined
  const send = (args: unknown[]): unknown => {
    const [statement, ...rest] = args
    const text = typeof statement === 'string' ? statement : readText(statement)
    if (text !== undefined && isNoted) noteStatement(text)
    const preparedStatement =
      useNames && isUnnamed(statement) ? { ...statement, name: getStatementName(statement.text) } : statement
    const result: unknown = Reflect.apply(client.query, client, [preparedStatement, ...rest])
    return isPromise(result) ? withResponseTimeout(client, result, getTimeout()) : result
  }
  // Reads of one transaction may be issued together; a connection executes one statement at a time.
  const query = (...args: unknown[]): unknown => {
    const result = lastResult ? lastResult.then(() => send(args)) : send(args)
    if (!isPromise(result)) return result
    const settled = result.then(
      () => {},
      () => {},
    )
    lastResult = settled
    void settled.then(() => {
      if (lastResult === settled) lastResult = undefined
    })
    return result
  }
  return new Proxy(client, {
    get: (target, key): unknown => (key === 'query' ? query : Reflect.get(target, key)),
  })
}
