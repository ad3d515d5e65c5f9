import { createBrowserStorage } from '@minaret/domain/reader'
import { sendPendingPost } from '@minaret/screens/press'
import { isSiteReachable, reloadOnce } from '../frame/missingCode.ts'

/**
 * Handles a page whose app failed to load: if the visitor has pressed something and the site responds, posts the pending form
 * to the server, or else reloads the page once.
 */
export async function reloadForMissing(): Promise<void> {
  if (!window.minaretPressed || !(await isSiteReachable())) return
  if (!sendPendingPost(document.body)) reloadOnce(createBrowserStorage(() => window.sessionStorage))
}
