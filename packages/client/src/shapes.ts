import { shapes } from '@minaret/contract/shapes'
import { isRecord } from './apiError.ts'
import { failureOf } from './envelope.ts'

/** A compact schema; the contract's `bin/shapes.mjs` documents the notation. */
type Shape = string | readonly Shape[] | { readonly [field: string]: Shape }

const calls: Readonly<Record<string, Shape>> = shapes.calls
const names: Readonly<Record<string, Shape>> = shapes.names

/** Whether a value is text with a date, or a date and time. */
const isInstant = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  s: (value) => typeof value === 'string',
  d: isInstant,
  t: isInstant,
  n: Number.isFinite,
  b: (value) => typeof value === 'boolean',
  '*': () => true,
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape)

function matchesShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') {
    const inner = shape.startsWith('#') ? names[shape.slice(1)] : undefined
    return inner === undefined ? (kinds[shape]?.(value) ?? true) : matchesShape(value, inner)
  }
  if (isList(shape)) {
    const [itemShape = '*'] = shape
    return Array.isArray(value) && value.every((item) => matchesShape(item, itemShape))
  }
  if (!isRecord(value)) return false
  return Object.entries(shape).every(([field, inner]) => {
    if (!field.endsWith('?')) return matchesShape(value[field], inner)
    // An older server may send null for a missing field.
    const optional = value[field.slice(0, -1)]
    return optional === undefined || optional === null || matchesShape(optional, inner)
  })
}

/**
 * Whether the data of a successful response has the shape that the contract promises and screens rely on. Further fields
 * are allowed.
 * @param path the call's path in the contract, with `{name}` for its parameters
 */
export function hasShape(path: string, data: unknown): boolean {
  const shape = calls[path]
  return shape === undefined || matchesShape(data, shape)
}

/** Whether a response is an error, or a success with the data its call promises. @param body the raw response body */
export function isExpectedResponse(path: string, body: string): boolean {
  try {
    const envelope: unknown = JSON.parse(body)
    return failureOf(200, envelope) !== undefined || !isRecord(envelope) || hasShape(path, envelope.data)
  } catch {
    // Reading an invalid body reports it.
    return true
  }
}
