import type { StorageLike } from '@minaret/domain'

/** Keeps our keys separate from those of other apps on the same origin. */
const prefix = 'donate.'

/**
 * Opens the browser's storage, or an in-memory fallback if it is unavailable.
 * @param open opens the browser's storage; throws if that is forbidden
 * @returns `isPersistent`: whether values survive a reload
 */
export function openPageStorage(open: () => StorageLike): { storage: StorageLike; isPersistent: boolean } {
  try {
    const storage = open()
    const probe = `${prefix}probe`
    storage.setItem(probe, '1')
    storage.removeItem(probe)
    return {
      isPersistent: true,
      storage: {
        getItem: (key) => storage.getItem(prefix + key),
        setItem: (key, value) => storage.setItem(prefix + key, value),
        removeItem: (key) => storage.removeItem(prefix + key),
      },
    }
  } catch {
    const memory = new Map<string, string>()
    return {
      isPersistent: false,
      storage: {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
    }
  }
}
