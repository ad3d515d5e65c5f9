import { type Change, createBrowserStorage, type BrowserStorage, type StorageLike } from '../storage/browserStorage.ts'

/** The platform's storage in memory, shared by several tabs. */
export type MemoryStorage = {
  /** The stored text by key, for tests to inspect or corrupt. */
  entries: Map<string, string>
  /** The first tab's view. */
  storage: BrowserStorage
  /** Another tab's view of the same storage; each is notified of the others' changes. */
  tab(): BrowserStorage
}

/**
 * Creates the platform's storage in memory, for tests.
 *
 * @param start initial text by key
 */
export function createMemoryStorage(start: Record<string, string> = {}): MemoryStorage {
  const entries = new Map(Object.entries(start))
  const tabs = new Map<StorageLike, Set<(change: Change) => void>>()

  function tab(): BrowserStorage {
    const listeners = new Set<(change: Change) => void>()
    const notifyOthers = (key: string, newValue: string | null) => {
      for (const [other, otherListeners] of tabs) {
        // As in a browser, other tabs are notified asynchronously.
        if (other !== storage) queueMicrotask(() => otherListeners.forEach((listener) => listener({ key, newValue })))
      }
    }
    const storage: StorageLike = {
      getItem: (key) => entries.get(key) ?? null,
      setItem(key, value) {
        entries.set(key, value)
        notifyOthers(key, value)
      },
      removeItem(key) {
        if (entries.delete(key)) notifyOthers(key, null)
      },
    }
    tabs.set(storage, listeners)
    return createBrowserStorage(
      () => storage,
      (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    )
  }
  return { entries, storage: tab(), tab }
}
