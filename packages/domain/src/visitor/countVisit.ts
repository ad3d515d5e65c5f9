import { saveVisit } from '@minaret/client/visit'
import type { BrowserStorage } from '../storage/browserStorage.ts'

const key = 'visit'
const isTrue = (value: unknown) => value === true || undefined

/** Whether this visit has been counted, or is being counted now. */
export const isCounted = (visit: BrowserStorage): boolean => visit.read(key, isTrue) === true

/** Marks this visit as counted. */
export const markCounted = (visit: BrowserStorage): void => visit.write(key, true)

/**
 * Counts a visit once, without React (`useVisit` is the hook). A failed count is retried on the next page.
 * @param language of the page
 * @param onLogout called if the response ends the session
 */
export async function countVisit(visit: BrowserStorage, language: string, onLogout: () => void): Promise<void> {
  if (isCounted(visit)) return
  // Marked before the request, because the page's hook may run meanwhile and count the same visit.
  markCounted(visit)
  if (!(await saveVisit(language, onLogout))) visit.remove(key)
}
