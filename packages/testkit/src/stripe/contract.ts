import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv, type ValidateFunction } from 'ajv'
import type { Form } from './form.ts'

type Json = { [key: string]: unknown }

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

const readPath = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value)

/** Returns the path of Stripe's OpenAPI description, which may be beside the repository; undefined if it is not there. */
function findDescription(): string | undefined {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(folder, 'pnpm-workspace.yaml')) && path.dirname(folder) !== folder)
    folder = path.dirname(folder)
  const shared = process.env.MINARET_SHARED ?? path.join(folder, '..', 'shared')
  const file = path.join(shared, 'data', 'stripe-openapi-2026-10-28.json')
  return existsSync(file) ? file : undefined
}

/** Returns why a request does not match Stripe's description of the call; undefined if it does. */
export type RequestCheck = (method: string, template: string, form: Form) => string | undefined

/** Returns the query parameters of a call as one schema. */
function createQuerySchema(operation: unknown): Json {
  const parameters: unknown = readPath(operation, 'parameters')
  const query = (Array.isArray(parameters) ? parameters : []).filter(
    (parameter) => readPath(parameter, 'in') === 'query',
  )
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      query.map((parameter) => [String(readPath(parameter, 'name')), readPath(parameter, 'schema')]),
    ),
  }
}

/**
 * Returns a check of requests against Stripe's OpenAPI description, version 2026-10-28: it reports unknown, removed and mistyped
 * parameters. Without the description it checks nothing.
 */
export const requestCheck = (): RequestCheck => (check ??= readCheck())

/** Cached: the description is large, and each test starts its own stub. */
let check: RequestCheck | undefined

function readCheck(): RequestCheck {
  const file = findDescription()
  if (!file) return () => undefined
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
  // Forms contain only strings, so numbers and booleans are coerced.
  const ajv = new Ajv({ coerceTypes: true, strict: false, validateFormats: false, allErrors: true })
  const validators = new Map<string, ValidateFunction>()
  return (method, template, form) => {
    const name = `${method} ${template}`
    let validate = validators.get(name)
    if (!validate) {
      const operation = readPath(document, 'paths', template, method.toLowerCase())
      if (!operation) return `Stripe has no call ${name}.`
      const body = readPath(operation, 'requestBody', 'content', 'application/x-www-form-urlencoded', 'schema')
      const schema = method === 'GET' ? createQuerySchema(operation) : body
      validate = ajv.compile(isJson(schema) ? schema : {})
      validators.set(name, validate)
    }
    if (validate(structuredClone(form))) return undefined
    return `${name}: ${ajv.errorsText(validate.errors, { dataVar: 'request' })}`
  }
}

/** Whether Stripe's description is available, so that a test can report a skipped check. */
export const stripeIsDescribed = findDescription() !== undefined
