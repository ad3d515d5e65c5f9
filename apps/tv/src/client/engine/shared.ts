const isPlain = (value: unknown): value is { [name: string]: unknown } => typeof value === 'object' && value !== null

const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}

const merge = (before: unknown, after: unknown): unknown => {
  if (isSame(before, after)) return before
  if (isPlain(before) && isPlain(after))
    for (const name of Object.keys(after)) after[name] = merge(before[name], after[name])
  return after
}

/**
 * The new value, with each part that says the same as before being the one from before: who compares by identity draws only
 * what has changed.
 */
export function shared<T extends object>(before: T, after: T): T {
  if (isSame(before, after)) return before
  const [from, into]: [unknown, unknown] = [before, after]
  merge(from, into)
  return after
}
