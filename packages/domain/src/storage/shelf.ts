/** What of the platform's `Storage` a shelf needs. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One place of the browser's storage. None of its methods throws: storage that is full or forbidden breaks no page. */
export type Shelf = {
  /**
   * What was kept under a key by this version of the program. Foreign or damaged content is dropped.
   * @param accept turns the parsed JSON into the value, or into nothing when it is not one
   */
  read<T>(key: string, accept: (value: unknown) => T | undefined): T | undefined
  write(key: string, value: unknown): void
  remove(key: string): void
}

/** Raised when the shape of any kept value changes; older content is then dropped. */
const version = 1

/**
 * A shelf over the platform's storage (decisions, section 6).
 * @param open how to reach it; may throw where storage is forbidden, and is absent on the server
 */
export function createShelf(open: () => StorageLike | undefined = () => undefined): Shelf {
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
  }
}

function unwrap(parsed: unknown): unknown {
  return isRecord(parsed) && parsed.v === version ? parsed.data : undefined
}

/** Whether a parsed JSON value is an object; for the `accept` of a shelf. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
