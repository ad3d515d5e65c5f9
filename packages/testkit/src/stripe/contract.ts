import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv, type ValidateFunction } from 'ajv'
import type { Form } from './form.ts'

type Json = { [key: string]: unknown }

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value)

/** Stripe's own OpenAPI description, which lives beside the repository where it is at hand at all. */
function describedBy(): string | undefined {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(folder, 'pnpm-workspace.yaml')) && path.dirname(folder) !== folder)
    folder = path.dirname(folder)
  const shared = process.env.MINARET_SHARED ?? path.join(folder, '..', 'shared')
  const file = path.join(shared, 'data', 'stripe-openapi-2026-10-28.json')
  return existsSync(file) ? file : undefined
}

/** What is wrong with a request by Stripe's description of the call; nothing when it is right. */
export type RequestCheck = (method: string, template: string, form: Form) => string | undefined

/** The parameters of a GET as one schema. */
function querySchema(operation: unknown): Json {
  const listed: unknown = at(operation, 'parameters')
  const query = (Array.isArray(listed) ? listed : []).filter((parameter) => at(parameter, 'in') === 'query')
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(query.map((parameter) => [String(at(parameter, 'name')), at(parameter, 'schema')])),
  }
}

/**
 * Checks requests against Stripe's OpenAPI description of version 2026-10-28: unknown, removed and mistyped parameters
 * are found. Where the description is not at hand, nothing is checked.
 */
export const requestCheck = (): RequestCheck => (check ??= readCheck())

/** Read once: it is large, and each test starts a Stripe of its own. */
let check: RequestCheck | undefined

function readCheck(): RequestCheck {
  const file = describedBy()
  if (!file) return () => undefined
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
  // A form knows only text; numbers and booleans are what their text reads as.
  const ajv = new Ajv({ coerceTypes: true, strict: false, validateFormats: false, allErrors: true })
  const compiled = new Map<string, ValidateFunction>()
  return (method, template, form) => {
    const name = `${method} ${template}`
    let validate = compiled.get(name)
    if (!validate) {
      const operation = at(document, 'paths', template, method.toLowerCase())
      if (!operation) return `Stripe has no call ${name}.`
      const body = at(operation, 'requestBody', 'content', 'application/x-www-form-urlencoded', 'schema')
      const schema = method === 'GET' ? querySchema(operation) : body
      validate = ajv.compile(isJson(schema) ? schema : {})
      compiled.set(name, validate)
    }
    if (validate(structuredClone(form))) return undefined
    return `${name}: ${ajv.errorsText(validate.errors, { dataVar: 'request' })}`
  }
}

/** Whether Stripe's description is at hand here, so that a test can say what it could not check. */
export const stripeIsDescribed = describedBy() !== undefined
