import { saveVisit } from '@minaret/client/visit'
import type { BrowserStorage } from '../storage/browserStorage.ts'

const key = 'visit'
const isTrue = (value: unknown) => value === true || undefined

/** Whether this visit has been counted, or is being counted now. */
export const isCounted = (visit: BrowserStorage): boolean => visit.read(key, isTrue) === true

/** Notes that this visit is counted. */
export const noteCounted = (visit: BrowserStorage): void => visit.write(key, true)

/**
 * Counts a visit once, without React (`useVisit` with it). What was not counted is counted with the next page.
 * @param language as the page is shown @param onLogout called when the answer ends the session
 */
export async function countVisit(visit: BrowserStorage, language: string, onLogout: () => void): Promise<void> {
  if (isCounted(visit)) return
  // Before it is asked: the page's other code may arrive meanwhile, and would count the same visit.
  noteCounted(visit)
  if (!(await saveVisit(language, onLogout))) visit.remove(key)
}
