import fastJson from 'fast-json-stringify'
import type { FastifyReply } from 'fastify'
import { memoize } from '../base/once.ts'
import type { Language } from '../i18n/language.ts'
import type { Endpoint, Schema } from './readContract.ts'
import { deskContract, publicContract } from './contracts.ts'
import { validation } from './validation.ts'
import { getLanguage, type Message, localise } from '../responses/localise.ts'
import type { ResponseHeaders } from '../responses/response.ts'

/** What a handler answered, its own types behind it. */
export type HandlerResponse = {
  status: number
  message: Message
  data?: unknown
  responseData?: unknown
  headers?: ResponseHeaders
}

/** Writes answers of one operation through its schemas: a field the contract does not name never leaves the host. */
export type ResponseWriter = {
  /** The answer as it travels, in the words of one language. */
  text(answer: HandlerResponse, language: Language): string
  /** The answer, sent in the language of whoever asked. */
  send(reply: FastifyReply, answer: HandlerResponse): FastifyReply
}

/** What schemas of answers refer to, by the names of the documents. */
const shared = Object.fromEntries(
  [publicContract, deskContract].map(({ components }) => [components.$id, { type: 'object' as const, ...components }]),
)

/** Like the checks, compiled once a process, at the first answer: a host that starts has better things to do. */
const compile = memoize((schema: Schema) => fastJson({ type: 'object', ...schema }, { schema: shared }))

/**
 * The writers of an operation, one for each code it answers with.
 * @param checkAnswers in tests, where an answer that breaks the contract is an error
 */
export function createResponseWriter({ id, answers }: Endpoint, checkAnswers: boolean): ResponseWriter {
  const text = ({ headers: _own, ...answer }: HandlerResponse, language: Language): string => {
    // An envelope always holds `data`, also where a handler has none to give.
    const body = localise({ ...answer, data: answer.data ?? {} }, language)
    const { status } = body
    const schema = answers[status] ?? answers.default
    const check = checkAnswers && schema && validation.body(schema)
    if (check && !check(body)) {
      const why = JSON.stringify(check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`))
      throw new Error(`${id} answered ${status} outside the contract: ${why}`)
    }
    return schema ? compile(schema)(body) : ''
  }
  return {
    text,
    send(reply, answer) {
      if (answer.headers) reply.headers(answer.headers)
      return reply
        .code(answer.status)
        .type('application/json; charset=utf-8')
        .send(text(answer, getLanguage(reply.request)))
    },
  }
}
