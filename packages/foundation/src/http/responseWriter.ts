import fastJson from 'fast-json-stringify'
import type { FastifyReply } from 'fastify'
import { memoize } from '../base/once.ts'
import type { Language } from '../i18n/language.ts'
import type { Endpoint, Schema } from './readContract.ts'
import { deskContract, publicContract } from './contracts.ts'
import { createProjection } from './projection.ts'
import { validation } from './validation.ts'
import { getLanguage, type Message, localise } from '../responses/localise.ts'
import type { ResponseHeaders } from '../responses/response.ts'

/** A handler's response, without its specific types. */
export type HandlerResponse = {
  status: number
  message: Message
  data?: unknown
  responseData?: unknown
  headers?: ResponseHeaders
}

/** Serialises the responses of one operation by its schemas, so that fields not in the contract are never sent. */
export type ResponseWriter = {
  /** Returns the serialised response in one language. */
  text(response: HandlerResponse, language: Language): string
  /** Returns the response in one language as a client would parse it, for callers within the process. */
  body(response: HandlerResponse, language: Language): unknown
  /** Sends the response in the client's language. */
  send(reply: FastifyReply, response: HandlerResponse): FastifyReply
}

/** Shared components of the response schemas, by document name. */
const sharedComponents = Object.fromEntries(
  [publicContract, deskContract].map(({ components }) => [components.$id, { type: 'object' as const, ...components }]),
)

/** Compiles a schema once per process, on the first response, so that servers start faster. */
const compile = memoize((schema: Schema) => fastJson({ type: 'object', ...schema }, { schema: sharedComponents }))

function toSchema(value: unknown): Schema {
  const schema: Schema = Object(value)
  return schema
}

/** Finds the schema that a reference names, such as `contract#/components/schemas/Cause`. */
function resolveReference(reference: string): Schema {
  const [document = '', path = ''] = reference.split('#/')
  let node: unknown = sharedComponents[document]
  for (const key of path.split('/')) node = Reflect.get(Object(node), key)
  return toSchema(node)
}

const projectionOf = createProjection(resolveReference)

/**
 * Creates the writer of an operation's responses.
 * @param checkAnswers whether a response that violates the contract is an error, for tests
 */
export function createResponseWriter({ id, answers }: Endpoint, checkAnswers: boolean): ResponseWriter {
  const prepare = ({ headers: _headers, ...response }: HandlerResponse, language: Language) => {
    // The envelope always contains `data`, even if the handler returns none.
    const body = localise({ ...response, data: response.data ?? {} }, language)
    const { status } = body
    const schema = answers[status] ?? answers.default
    const check = checkAnswers && schema && validation.body(schema)
    if (check && !check(body)) {
      const errors = JSON.stringify(check.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`))
      throw new Error(`${id} answered ${status} outside the contract: ${errors}`)
    }
    return { schema, body }
  }
  const text = (response: HandlerResponse, language: Language): string => {
    const { schema, body } = prepare(response, language)
    return schema ? compile(schema)(body) : ''
  }
  return {
    text,
    body(response, language) {
      const { schema, body } = prepare(response, language)
      return schema ? projectionOf(schema)(body) : undefined
    },
    send(reply, response) {
      if (response.headers) reply.headers(response.headers)
      return reply
        .code(response.status)
        .type('application/json; charset=utf-8')
        .send(text(response, getLanguage(reply.request)))
    },
  }
}
