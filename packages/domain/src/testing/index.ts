import { type Change, createBrowserStorage, type BrowserStorage, type StorageLike } from '../storage/browserStorage.ts'

/** The platform's storage in memory, and the pages that share it. */
export type MemoryStorage = {
  /** What lies there, as text by key, to look at or to spoil. */
  entries: Map<string, string>
  /** The first page's. */
  storage: BrowserStorage
  /** Another tab's view of the same storage: each hears what the others do. */
  tab(): BrowserStorage
}

/**
 * The platform's storage in memory, for tests.
 *
 * @param start what lies there already, as text by key
 * @returns the first page's view of it, and what is kept
 */
export function createMemoryStorage(start: Record<string, string> = {}): MemoryStorage {
  const entries = new Map(Object.entries(start))
  const tabs = new Map<StorageLike, Set<(change: Change) => void>>()

  function tab(): BrowserStorage {
    const listeners = new Set<(change: Change) => void>()
    const tell = (key: string, newValue: string | null) => {
      for (const [other, heard] of tabs) {
        // As in a browser, a tab hears of it a little later.
        if (other !== storage) queueMicrotask(() => heard.forEach((changed) => changed({ key, newValue })))
      }
    }
    const storage: StorageLike = {
      getItem: (key) => entries.get(key) ?? null,
      setItem(key, value) {
        entries.set(key, value)
        tell(key, value)
      },
      removeItem(key) {
        if (entries.delete(key)) tell(key, null)
      },
    }
    tabs.set(storage, listeners)
    return createBrowserStorage(
      () => storage,
      (changed) => {
        listeners.add(changed)
        return () => void listeners.delete(changed)
      },
    )
  }
  return { entries, storage: tab(), tab }
}
