/** What was made, by its key. It starts anew once it is full: what is asked for often is soon there again. */
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
