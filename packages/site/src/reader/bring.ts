import type { Start } from '../frame/boot.ts'
import { trustedUrl } from '@minaret/client/trusted-url'

/** Fetches scripts side by side; by themselves they would be asked for one after the other. */
const fetchAhead = (scripts: readonly string[], nonce: string) =>
  document.head.append(
    ...scripts.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href })),
  )

/** Whether a part is in the window, or nearly. */
const isNear = (selector: string) =>
  (document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity) < innerHeight * 1.25

/**
 * Makes what brings the page's React app, once; a try that failed may be followed by another.
 * @param nonce that of the page's own script @param onMissing called when its code does not come
 */
export function createBring({ entry, scripts, near }: Start, nonce: string, onMissing: () => void): () => void {
  let arriving = false
  return () => {
    if (arriving) return
    arriving = true
    fetchAhead([...scripts, ...(near && isNear(near.at) ? near.scripts : [])], nonce)
    document.head.append(
      // What an inline script imports is allowed by a nonce alone, and a page for everybody has none.
      Object.assign(document.createElement('script'), {
        type: 'module',
        nonce,
        src: trustedUrl('entry', entry),
        onerror() {
          arriving = false
          onMissing()
        },
      }),
    )
  }
}
