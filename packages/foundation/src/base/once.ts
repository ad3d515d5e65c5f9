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
export function memoize<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const values = new WeakMap<K, { value: V }>()
  return (of) => {
    const existing = values.get(of)
    if (existing) return existing.value
    const value = make(of)
    values.set(of, { value })
    return value
  }
}
