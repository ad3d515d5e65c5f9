import { type Change, createShelf, type Shelf, type StorageLike } from '../storage/shelf.ts'

/** The platform's storage in memory, and the pages that share it. */
export type MemoryShelf = {
  /** What lies there, as text by key, to look at or to spoil. */
  kept: Map<string, string>
  /** The first page's. */
  shelf: Shelf
  /** Another tab's shelf over the same storage: each hears what the others do. */
  tab(): Shelf
}

/**
 * The platform's storage in memory, for tests.
 *
 * @param start what lies there already, as text by key
 * @returns the shelf over it, and what is kept
 */
export function memoryShelf(start: Record<string, string> = {}): MemoryShelf {
  const kept = new Map(Object.entries(start))
  const tabs = new Map<StorageLike, Set<(change: Change) => void>>()

  function tab(): Shelf {
    const listeners = new Set<(change: Change) => void>()
    const tell = (key: string, newValue: string | null) => {
      for (const [other, heard] of tabs) {
        // As in a browser, a tab hears of it a little later.
        if (other !== storage) queueMicrotask(() => heard.forEach((changed) => changed({ key, newValue })))
      }
    }
    const storage: StorageLike = {
      getItem: (key) => kept.get(key) ?? null,
      setItem(key, value) {
        kept.set(key, value)
        tell(key, value)
      },
      removeItem(key) {
        if (kept.delete(key)) tell(key, null)
      },
    }
    tabs.set(storage, listeners)
    return createShelf(
      () => storage,
      (changed) => {
        listeners.add(changed)
        return () => void listeners.delete(changed)
      },
    )
  }
  return { kept, shelf: tab(), tab }
}
