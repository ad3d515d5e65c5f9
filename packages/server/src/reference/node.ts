import { document } from '@minaret/contract/document'

/** An untyped object of the contract's document. */
export type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value if it is an object, or an empty one. */
export const asObject = (value: unknown): Node => (isNode(value) ? value : {})

/** Returns the value if it is a list, or an empty one. */
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Returns the value if it is a string, or an empty one. */
export const asString = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns the name of the schema a `$ref` points to. */
export const nameOf = (part: unknown): string => asString(asObject(part).$ref).split('/').at(-1) ?? ''

/** Resolves a `$ref`, or returns the value itself. */
export function resolve(part: unknown): Node {
  const { $ref } = asObject(part)
  if (typeof $ref !== 'string') return asObject(part)
  const segments = $ref.replace('#/', '').split('/')
  return resolve(segments.reduce<unknown>((current, name) => asObject(current)[name], document))
}

/** Escapes text for HTML. */
export const escapeHtml = (value: unknown): string =>
  String(value).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** Renders a description; text in backticks becomes code. */
export const renderProse = (value: unknown): string =>
  escapeHtml(asString(value)).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`)
