/**
 * The value at a key that somebody else chose. Undefined for what every object inherits: a column, a setting or a query
 * parameter may be called `constructor` or `__proto__`.
 */
export const ownValue = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined
