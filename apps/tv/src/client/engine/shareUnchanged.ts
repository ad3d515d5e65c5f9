const isPlain = (value: unknown): value is { [name: string]: unknown } => typeof value === 'object' && value !== null

const isEqual = (left: unknown, right: unknown): boolean => {
  if (left === right) return true
  if (!isPlain(left) || !isPlain(right) || Array.isArray(left) !== Array.isArray(right)) return false
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => isEqual(left[name], right[name]))
}

const merge = (before: unknown, after: unknown): unknown => {
  if (isEqual(before, after)) return before
  if (isPlain(before) && isPlain(after))
    for (const name of Object.keys(after)) after[name] = merge(before[name], after[name])
  return after
}

/**
 * Replaces parts of the new value that equal the old ones with the old objects (structural sharing), so that components that
 * compare by identity render only changes.
 */
export function shareUnchanged<T extends object>(before: T, after: T): T {
  if (isEqual(before, after)) return before
  const [source, target]: [unknown, unknown] = [before, after]
  merge(source, target)
  return after
}
