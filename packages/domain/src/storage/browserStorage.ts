/** What of the platform's `Storage` this needs. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One place of the browser's storage. None of its methods throws: storage that is full or forbidden breaks no page. */
export type BrowserStorage = {
  /**
   * What was kept under a key by this version of the program. Foreign or damaged content is dropped.
   * @param accept turns the parsed JSON into the value, or into nothing when it is not one
   */
  read<T>(key: string, accept: (value: unknown) => T | undefined): T | undefined
  write(key: string, value: unknown): void
  remove(key: string): void
  /**
   * Says what other pages do to a key: another tab, or this one while it lay in the browser's memory of visited pages.
   * @param told called with what lies there now, or with nothing when it has gone
   * @returns how to stop
   */
  watch<T>(key: string, accept: (value: unknown) => T | undefined, onChange: (value: T | undefined) => void): () => void
}

/** A key that another page has changed and its text there, if any; no key when all have gone. */
export type Change = { key: string | null; newValue: string | null }

/** How to hear of changes that other pages make; `look` asks for a fresh look at every key. Returns how to stop. */
export type ChangeListener = (changed: (change: Change) => void, recheck: () => void) => () => void

/** Raised when the shape of any kept value changes; older content is then dropped. */
const version = 1

/**
 * The platform's storage, safe to use (decisions, section 6).
 * @param open how to reach it; may throw where storage is forbidden, and is absent on the server
 * @param hear how other pages' changes are heard of; only tests hear otherwise
 */
export function createBrowserStorage(
  open: () => StorageLike | undefined = () => undefined,
  hear: ChangeListener = listenToWindow(open),
): BrowserStorage {
  const attempt = <T>(act: (storage: StorageLike) => T): T | undefined => {
    try {
      const storage = open()
      return storage && act(storage)
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
      const tell = (text: string | null | undefined) =>
        onChange(text == null ? undefined : attempt(() => accept(unwrap(JSON.parse(text)))))
      return hear(
        (change) => {
          if (change.key === null || change.key === key) tell(change.newValue)
        },
        () => tell(attempt((storage) => storage.getItem(key))),
      )
    },
  }
}

/** The browser tells other tabs of a change; a page it brings back from memory has missed what happened meanwhile. */
const listenToWindow =
  (open: () => StorageLike | undefined): ChangeListener =>
  (changed, recheck) => {
    if (typeof window === 'undefined') return () => {}
    const ours = (event: StorageEvent) => {
      try {
        if (event.storageArea === open()) changed(event)
      } catch {
        // Storage has been forbidden meanwhile.
      }
    }
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) recheck()
    }
    window.addEventListener('storage', ours)
    window.addEventListener('pageshow', back)
    return () => {
      window.removeEventListener('storage', ours)
      window.removeEventListener('pageshow', back)
    }
  }

function unwrap(parsed: unknown): unknown {
  return isRecord(parsed) && parsed.v === version ? parsed.data : undefined
}

/** Whether a parsed JSON value is an object; for the `accept` of a read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
