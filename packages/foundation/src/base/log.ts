import type { FastifyServerOptions } from 'fastify'

type LoggedError = { type: string; message: string; stack: string; code?: string; table?: string; constraint?: string }

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Errors of the database carry the values of the row, errors of the payment provider what the giver typed. */
const carriesPersonalData = (error: object) =>
  ['query', 'params', 'detail', 'rawType', 'requestId'].some((field) => field in error)

/**
 * An error as the log may hold it: what it is and where it happened, never a word that could be somebody's name. The
 * message of an error that carries a row or a provider's answer, or was caused by one, is left out.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const chain: Error[] = []
  for (let next: unknown = error; next instanceof Error && chain.length < 5; next = next.cause) chain.push(next)
  const field = (name: string) => chain.map((one) => text(Reflect.get(one, name))).find((value) => value !== undefined)
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  return {
    type: chain.map(({ name }) => name).join(' < '),
    code: field('code'),
    message: chain.some(carriesPersonalData) ? '' : error.message,
    table: field('table'),
    constraint: field('constraint'),
    stack: lines.filter((line) => line.startsWith('at ')).join('\n'),
  }
}

/**
 * A line of the log, for what happens before there is a server with a log of its own.
 * @param fields what the message is about; no word that could be somebody's name
 */
export const logLine = (
  level: 'info' | 'warn',
  fields: Readonly<Record<string, string | number>>,
  msg: string,
): string => JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg })

/**
 * The log: JSON lines on standard output, each beginning with its level in a word and its time in UTC.
 * @param level nothing: no log at all
 * @param stream in place of standard output, for a test
 */
export const logOptions = (level?: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] =>
  level
    ? {
        level,
        // Which host and which process wrote a line is known to whoever collects it, and each request's number says it.
        base: undefined,
        formatters: { level: (name) => ({ level: name }) },
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        serializers: { err: describeError },
        ...(stream ? { stream } : {}),
      }
    : false
