import { shapes } from '@minaret/contract/shapes'
import { isRecord } from './apiError.ts'
import { failureOf } from './envelope.ts'

/** A shape in short; how it is written stands in the contract's `bin/shapes.mjs`. */
type Shape = string | readonly Shape[] | { readonly [field: string]: Shape }

const calls: Readonly<Record<string, Shape>> = shapes.calls
const names: Readonly<Record<string, Shape>> = shapes.names

/** Whether a value is text that names an instant, or a day. */
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

function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') {
    const inner = shape.startsWith('#') ? names[shape.slice(1)] : undefined
    return inner === undefined ? (kinds[shape]?.(value) ?? true) : fits(value, inner)
  }
  if (isList(shape)) {
    const [each = '*'] = shape
    return Array.isArray(value) && value.every((one) => fits(one, each))
  }
  if (!isRecord(value)) return false
  return Object.entries(shape).every(([field, inner]) => {
    if (!field.endsWith('?')) return fits(value[field], inner)
    // An older host may spell nothing as null.
    const part = value[field.slice(0, -1)]
    return part === undefined || part === null || fits(part, inner)
  })
}

/**
 * Whether the data of a successful answer is made as the contract says, so that a screen can be drawn of it. Fields the
 * contract does not name may be there.
 * @param path the call's address in the contract, with `{name}` for its parameters
 */
export function hasShape(path: string, data: unknown): boolean {
  const shape = calls[path]
  return shape === undefined || fits(data, shape)
}

/** Whether an answer is no success, or a success with the data its call promises. @param body as it came */
export function isWhole(path: string, body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body)
    return failureOf(200, answer) !== undefined || !isRecord(answer) || hasShape(path, answer.data)
  } catch {
    // What cannot be read is told by whoever reads it.
    return true
  }
}
