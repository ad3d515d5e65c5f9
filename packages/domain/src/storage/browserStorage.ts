/** The part of the platform's `Storage` in use. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Browser storage whose methods never throw: full or forbidden storage must not break a page. */
export type BrowserStorage = {
  /**
   * The value stored under a key by this version of the format. Foreign or damaged content is removed.
   * @param accept converts the parsed JSON into the value; undefined if it is invalid
   */
  read<T>(key: string, accept: (value: unknown) => T | undefined): T | undefined
  write(key: string, value: unknown): void
  remove(key: string): void
  /**
   * Watches a key for changes by other pages: another tab, or any page while this one was in the back/forward cache.
   * @param onChange called with the new value, or undefined if it was removed
   * @returns the unsubscribe function
   */
  watch<T>(key: string, accept: (value: unknown) => T | undefined, onChange: (value: T | undefined) => void): () => void
}

/** A key changed by another page, with its new text; the key is null if the storage was cleared. */
export type Change = { key: string | null; newValue: string | null }

/** Subscribes to changes by other pages; `recheck` rereads the key. Returns the unsubscribe function. */
export type ChangeListener = (onChange: (change: Change) => void, recheck: () => void) => () => void

/** Format version: raise it if the shape of any stored value changes; older content is then removed. */
const version = 1

/**
 * Wraps the platform's storage so that it never throws (decisions, section 6).
 * @param open returns the storage; may throw if storage is forbidden, and returns undefined on the server
 * @param subscribe subscribes to other pages' changes; tests replace it
 */
export function createBrowserStorage(
  open: () => StorageLike | undefined = () => undefined,
  subscribe: ChangeListener = listenToWindow(open),
): BrowserStorage {
  const attempt = <T>(operation: (storage: StorageLike) => T): T | undefined => {
    try {
      const storage = open()
      return storage && operation(storage)
    } catch {
      return undefined
    }
  }
  const remove = (key: string) => attempt((storage) => storage.removeItem(key))

  return {
    remove,
    read(key, accept) {
      const text = attempt((storage) => storage.getItem(key))
      if (text === undefined || text === null) return undefined
      const value = attempt(() => accept(unwrap(JSON.parse(text))))
      if (value === undefined) remove(key)
      return value
    },
    write(key, value) {
      attempt((storage) => storage.setItem(key, JSON.stringify({ v: version, data: value })))
    },
    watch(key, accept, onChange) {
      const notify = (text: string | null | undefined) =>
        onChange(text == null ? undefined : attempt(() => accept(unwrap(JSON.parse(text)))))
      return subscribe(
        (change) => {
          if (change.key === null || change.key === key) notify(change.newValue)
        },
        () => notify(attempt((storage) => storage.getItem(key))),
      )
    },
  }
}

/** Listens for `storage` events; a page restored from the back/forward cache has missed some, so it rechecks. */
const listenToWindow =
  (open: () => StorageLike | undefined): ChangeListener =>
  (onChange, recheck) => {
    if (typeof window === 'undefined') return () => {}
    const onStorage = (event: StorageEvent) => {
      try {
        if (event.storageArea === open()) onChange(event)
      } catch {
        // Storage has become forbidden.
      }
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) recheck()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onPageShow)
    }
  }

function unwrap(parsed: unknown): unknown {
  return isRecord(parsed) && parsed.v === version ? parsed.data : undefined
}

/** Whether a parsed JSON value is an object, for the `accept` of a read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
