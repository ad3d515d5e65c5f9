import { createBrowserStorage } from '@minaret/domain/reader'
import { sendPendingPost } from '@minaret/screens/press'
import { isSiteReachable, reloadOnce } from '../frame/missingCode.ts'

/**
 * Handles a page whose app did not come: where something waits for it and the site answers, the form that waits is sent to it,
 * or the page is loaded anew, once.
 */
export async function reloadForMissing(): Promise<void> {
  if (!window.minaretPressed || !(await isSiteReachable())) return
  if (!sendPendingPost(document.body)) reloadOnce(createBrowserStorage(() => window.sessionStorage))
}
