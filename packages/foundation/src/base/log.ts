import type { FastifyServerOptions } from 'fastify'

type LoggedError = { type: string; message: string; stack: string; code?: string; table?: string; constraint?: string }

const asString = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Database errors contain the values of the row, payment provider errors the donor's input. */
const hasPersonalData = (error: object) =>
  ['query', 'params', 'detail', 'rawType', 'requestId'].some((field) => field in error)

/**
 * Describes an error for the log: its type and where it happened, without personal data. It omits the message of an error
 * that contains a row or a provider's response, or was caused by one.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const chain: Error[] = []
  for (let cause: unknown = error; cause instanceof Error && chain.length < 5; cause = cause.cause) chain.push(cause)
  const findField = (name: string) =>
    chain.map((current) => asString(Reflect.get(current, name))).find((value) => value !== undefined)
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  return {
    type: chain.map(({ name }) => name).join(' < '),
    code: findField('code'),
    message: chain.some(hasPersonalData) ? '' : error.message,
    table: findField('table'),
    constraint: findField('constraint'),
    stack: lines.filter((line) => line.startsWith('at ')).join('\n'),
  }
}

/**
 * Formats a log line, for events before the server and its logger exist.
 * @param fields context of the message, without personal data
 */
export const logLine = (
  level: 'info' | 'warn',
  fields: Readonly<Record<string, string | number>>,
  msg: string,
): string => JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg })

/**
 * Logger options: JSON lines on standard output, each starting with its level as a word and its time in UTC.
 * @param level undefined to disable the log
 * @param stream replaces standard output, for tests
 */
export const logOptions = (level?: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] =>
  level
    ? {
        level,
        // No host name or process id: log collectors add them, and the request id tells processes apart.
        base: undefined,
        formatters: { level: (name) => ({ level: name }) },
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        serializers: { err: describeError },
        ...(stream ? { stream } : {}),
      }
    : false
