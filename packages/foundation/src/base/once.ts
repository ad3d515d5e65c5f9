/** Work that is done once, at its first wish; a failure is not kept. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    })
    return done
  }
}

/** Makes one thing of each object, at the first wish for it; what was made goes with the object. */
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
