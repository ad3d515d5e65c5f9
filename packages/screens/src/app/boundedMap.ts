/** Creates a cache of at most `max` entries. It is cleared when full: frequent entries soon return. */
export function createBoundedMap<V>(max: number): Pick<Map<string, V>, 'get' | 'set'> {
  const entries = new Map<string, V>()
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      if (entries.size >= max && !entries.has(key)) entries.clear()
      return entries.set(key, value)
    },
  }
}
