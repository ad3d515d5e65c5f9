import { createBrowserStorage } from '@minaret/domain/reader'
import { isSiteReachable, reloadOnce } from '../frame/missingCode.ts'

/** Handles a page whose app did not come: where something waits for it and the site answers, the page is loaded anew, once. */
export async function reloadForMissing(): Promise<void> {
  if (!window.minaretPressed || !(await isSiteReachable())) return
  reloadOnce(createBrowserStorage(() => window.sessionStorage))
}
