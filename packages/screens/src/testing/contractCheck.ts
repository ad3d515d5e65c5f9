import { deskDocument } from '@minaret/contract/desk-document'
import { document } from '@minaret/contract/document'
import addFormats from 'ajv-formats'
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'

const ajv = new Ajv({ allErrors: true, strict: false })
addFormats(ajv)
ajv.addSchema({ $id: 'contract', ...document })
ajv.addSchema({ $id: 'desk', ...deskDocument })

const validators = new Map<string, ValidateFunction>()

/** A JSON pointer into one of the contract's documents. */
const pointer = (document: 'contract' | 'desk', ...names: string[]) =>
  `${document}#/${names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** Validates a value against a schema of the contract; empty if it is valid. */
function validateBySchema(schema: string, value: unknown): string[] {
  const validate = validators.get(schema) ?? ajv.compile({ $ref: schema })
  validators.set(schema, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`.trim())
}

/** The contract document of a path; the desk has its own. */
const documentOf = (path: string) => (path.startsWith('/api/desk/') ? 'desk' : 'contract')

const jsonSchemaPath = ['content', 'application/json', 'schema'] as const

type Operation = { requestBody?: object; responses?: Record<string, object> }

/** An operation of the contract. */
function operationOf(method: string, path: string): Operation | undefined {
  const { paths }: { paths: Record<string, Record<string, Operation>> } =
    documentOf(path) === 'desk' ? deskDocument : document
  return paths[path]?.[method]
}

/** Validates the body of a successful response. @param path in the contract's notation, with `{name}` */
export function responseProblems(method: string, path: string, body: unknown): string[] {
  // A response that several operations share is a reference.
  const { $ref: shared }: { $ref?: string } = Object(operationOf(method, path)?.responses?.['200'])
  const names = shared?.split('/').slice(1) ?? ['paths', path, method, 'responses', '200']
  return validateBySchema(pointer(documentOf(path), ...names, ...jsonSchemaPath), body)
}

/** Validates the body of a request, which must be empty if the contract defines none. */
export function requestProblems(method: string, path: string, body: unknown): string[] {
  if (!operationOf(method, path)?.requestBody) return JSON.stringify(body) === '{}' ? [] : ['unexpected request body']
  return validateBySchema(pointer(documentOf(path), 'paths', path, method, 'requestBody', ...jsonSchemaPath), body)
}

/** Validates the body of a refusal. */
export const failureProblems = (body: unknown): string[] =>
  validateBySchema(pointer('contract', 'components', 'schemas', 'Failure'), body)
