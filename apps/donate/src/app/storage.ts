import type { StorageLike } from '@minaret/domain'

/** Ours, among what other apps of the same origin keep. */
const prefix = 'donate.'

/**
 * What the page keeps until the app closes it: the browser's own storage, or this page's memory where there is none.
 * @param open how to reach it; throws where it is forbidden
 */
export function keepingIn(open: () => StorageLike): { storage: StorageLike; lasts: boolean } {
  try {
    const storage = open()
    const probe = `${prefix}probe`
    storage.setItem(probe, '1')
    storage.removeItem(probe)
    return {
      lasts: true,
      storage: {
        getItem: (key) => storage.getItem(prefix + key),
        setItem: (key, value) => storage.setItem(prefix + key, value),
        removeItem: (key) => storage.removeItem(prefix + key),
      },
    }
  } catch {
    const memory = new Map<string, string>()
    return {
      lasts: false,
      storage: {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
    }
  }
}
