import fastJson from 'fast-json-stringify'
import type { FastifyReply } from 'fastify'
import { sharedSchema, type Endpoint } from './document.ts'
import type { Validation } from './validation.ts'

/** What a handler answered, its own types behind it. */
export type Sent = {
  status: number
  message: string
  data?: unknown
  responseData?: unknown
  headers?: Record<string, string>
}

/** Writes answers of one operation through its schemas: a field the contract does not name never leaves the host. */
export type Writer = {
  /** The answer as it travels. */
  text(answer: Sent): string
  /** The answer, sent. */
  send(reply: FastifyReply, answer: Sent): FastifyReply
}

/**
 * Compiles the writers of an operation, one for each code it answers with.
 * @param validation in tests, where an answer that breaks the contract is an error
 */
export function createWriter({ id, answers }: Endpoint, validation?: Validation): Writer {
  const writers = Object.fromEntries(
    Object.entries(answers).map(([code, schema]) => [
      code,
      fastJson({ type: 'object', ...schema }, { schema: { contract: { type: 'object', ...sharedSchema } } }),
    ]),
  )
  const checks = Object.fromEntries(
    Object.entries(validation ? answers : {}).map(([code, schema]) => [code, validation?.body(schema)]),
  )
  const text = ({ headers: _own, ...body }: Sent): string => {
    const { status } = body
    const code = String(status) in writers ? String(status) : 'default'
    const check = checks[code]
    if (check && !check(body)) {
      const why = JSON.stringify(check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`))
      throw new Error(`${id} answered ${status} outside the contract: ${why}`)
    }
    return writers[code]?.(body) ?? ''
  }
  return {
    text,
    send(reply, answer) {
      if (answer.headers) reply.headers(answer.headers)
      return reply.code(answer.status).type('application/json; charset=utf-8').send(text(answer))
    },
  }
}
