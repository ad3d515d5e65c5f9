/** Runs work once, on the first call; a failure is not cached. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
}

/** Caches one value per object, created on the first call and garbage-collected with the object. */
export function memoize<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const values = new WeakMap<K, { value: V }>()
  return (key) => {
    const existingEntry = values.get(key)
    if (existingEntry) return existingEntry.value
    const value = make(key)
    values.set(key, { value })
    return value
  }
}
