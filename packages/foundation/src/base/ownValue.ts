/**
 * Returns the value at an untrusted key. Undefined for inherited properties: a column, a setting or a query
 * parameter may be called `constructor` or `__proto__`.
 */
export const ownValue = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined
