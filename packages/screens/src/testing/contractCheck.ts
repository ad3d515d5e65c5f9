import { deskDocument } from '@minaret/contract/desk-document'
import { document } from '@minaret/contract/document'
import addFormats from 'ajv-formats'
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'

const ajv = new Ajv({ allErrors: true, strict: false })
addFormats(ajv)
ajv.addSchema({ $id: 'contract', ...document })
ajv.addSchema({ $id: 'desk', ...deskDocument })

const compiled = new Map<string, ValidateFunction>()

/** A JSON pointer into one of the contract's documents. */
const pointer = (document: 'contract' | 'desk', ...names: string[]) =>
  `${document}#/${names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** What is wrong with a value by a schema of the contract; an empty list where nothing is. */
function problemsOf(schema: string, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile({ $ref: schema })
  compiled.set(schema, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`.trim())
}

/** The desk has a document of its own. */
const documentOf = (path: string) => (path.startsWith('/api/desk/') ? 'desk' : 'contract')

const json = ['content', 'application/json', 'schema'] as const

/** What is wrong with the body of a successful response. @param path as the contract writes it, with `{name}` */
export const responseProblems = (method: string, path: string, body: unknown): string[] =>
  problemsOf(pointer(documentOf(path), 'paths', path, method, 'responses', '200', ...json), body)

/** Whether the contract gives an operation a body. */
function hasBody(method: string, path: string): boolean {
  const { paths }: { paths: Record<string, Record<string, object>> } =
    documentOf(path) === 'desk' ? deskDocument : document
  return 'requestBody' in (paths[path]?.[method] ?? {})
}

/** What is wrong with the body of a request; without one in the contract nothing is sent. */
export function requestProblems(method: string, path: string, body: unknown): string[] {
  if (!hasBody(method, path)) return JSON.stringify(body) === '{}' ? [] : ['a body the contract does not have']
  return problemsOf(pointer(documentOf(path), 'paths', path, method, 'requestBody', ...json), body)
}

/** What is wrong with the body of a refusal. */
export const failureProblems = (body: unknown): string[] =>
  problemsOf(pointer('contract', 'components', 'schemas', 'Failure'), body)
