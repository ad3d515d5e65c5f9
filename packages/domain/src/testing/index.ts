import { createShelf, type Shelf, type StorageLike } from '../storage/shelf.ts'

/**
 * The platform's storage in memory, for tests.
 *
 * @param start what lies there already, as text by key
 * @returns the shelf over it, and what is kept, to look at or to spoil
 */
export function memoryShelf(start: Record<string, string> = {}): { kept: Map<string, string>; shelf: Shelf } {
  const kept = new Map(Object.entries(start))
  const storage: StorageLike = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  return { kept, shelf: createShelf(() => storage) }
}
