import { document } from '@minaret/contract/document'
import type { OperationId } from '../replies/replies.ts'

/** A JSON Schema, as the contract holds it. */
export type Schema = { [key: string]: unknown }

/** One operation of the contract, ready to be mounted. */
export type Endpoint = {
  id: OperationId
  method: 'GET' | 'POST'
  /** In Fastify's spelling, `:name` for a parameter. */
  url: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** Answer schemas by HTTP code; `default` for refusals. */
  answers: Record<string, Schema>
  /** Whether it asks who is logged in, and whether it must know. */
  session: 'none' | 'maybe' | 'required'
  /** A reference in the body may stand in for the session: `bNoToken`. */
  byReference: boolean
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** Follows a `$ref` into the document's components; anything else is returned as it is. */
function follow(value: unknown): Record<string, unknown> {
  const node = record(value)
  if (typeof node.$ref !== 'string') return node
  const found = node.$ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, name) => record(at)[name], document)
  return record(found)
}

const jsonSchema = (holder: unknown) => record(record(record(follow(holder).content)['application/json']).schema)

/** References point at the shared schema named `contract`, so that each is compiled once. */
const outside = (schema: Schema): Schema =>
  record(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')))

/** The components, under the name the operations' schemas refer to. */
export const sharedSchema = {
  $id: 'contract',
  ...record(
    JSON.parse(
      JSON.stringify({ components: { schemas: document.components.schemas } }).replaceAll(
        '"#/components/',
        '"contract#/components/',
      ),
    ),
  ),
}

function parameters(operation: Record<string, unknown>, place: string): Schema | undefined {
  const all = Array.isArray(operation.parameters) ? operation.parameters.map(follow) : []
  const here = all.filter((parameter) => parameter.in === place)
  if (here.length === 0) return undefined
  return {
    type: 'object',
    properties: Object.fromEntries(
      here.map((parameter) => [String(parameter.name), outside(record(parameter.schema))]),
    ),
    required: here.filter((parameter) => parameter.required).map((parameter) => String(parameter.name)),
  }
}

const answersJson = (operation: Record<string, unknown>) =>
  'application/json' in record(record(follow(record(operation.responses)['200'])).content)

/** `session` and `token` are two names of the same header; an empty requirement beside them makes it optional. */
function sessionOf(security: unknown): Endpoint['session'] {
  const ways = Array.isArray(security) ? security.map(record) : []
  if (!ways.some((way) => 'session' in way)) return 'none'
  return ways.some((way) => Object.keys(way).length === 0) ? 'maybe' : 'required'
}

/** Read once a process, so that what is compiled of a schema serves every host in it. */
const described = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, value]) => {
    const operation = record(value)
    // A calendar is no call: it has no envelope, and is mounted by itself.
    if (!answersJson(operation)) return []
    const asked = jsonSchema(operation.requestBody)
    const body = operation.requestBody ? outside(asked) : undefined
    const answers = Object.entries(record(operation.responses)).map(([code, answer]) => [
      code,
      outside(jsonSchema(answer)),
    ])
    const alias = operation['x-alias']
    const endpoint = {
      id: String(operation.operationId),
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      params: parameters(operation, 'path'),
      query: parameters(operation, 'query'),
      body,
      answers: Object.fromEntries(answers),
      session: sessionOf(operation.security),
      byReference: 'bNoToken' in record(follow(asked).properties),
    }
    // The same operation at a second address, such as the right spelling of a misspelt one.
    return typeof alias === 'string' ? [endpoint, { ...endpoint, url: alias }] : [endpoint]
  }),
)

/** Every operation of the contract. The names are the document's own; `Operations` holds the handlers to them. */
export const endpoints = (isKnown: (id: string) => id is OperationId): Endpoint[] =>
  described.map(({ id, ...rest }) => {
    if (!isKnown(id)) throw new Error(`The contract describes ${id}, and no handler has that name.`)
    return { id, ...rest }
  })
