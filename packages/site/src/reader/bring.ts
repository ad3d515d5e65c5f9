import type { Boot } from '../frame/boot.ts'
import { trustedUrl } from '@minaret/client/trusted-url'

/** Adds links to files to the page's head. */
export const addLinks = (files: readonly string[], link: { rel: string; nonce?: string; as?: string }) =>
  document.head.append(...files.map((href) => Object.assign(document.createElement('link'), link, { href })))

/** Whether a part is in the window, or nearly. */
const isNear = (selector: string) =>
  (document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity) < innerHeight * 1.25

/**
 * Makes what brings the page's React app, once; a try that failed may be followed by another.
 * @param nonce that of the page's own script @param onMissing called when its code does not come
 */
export function createBring(
  { start: { entry, scripts, near }, stylesheets, isPartial }: Pick<Boot, 'start' | 'stylesheets' | 'isPartial'>,
  nonce: string,
  onMissing: () => void,
): () => void {
  let arriving = false
  return () => {
    if (arriving) return
    arriving = true
    // Side by side: by themselves they would be asked for one after the other.
    addLinks([...scripts, ...(near && isNear(near.at) ? near.scripts : [])], { rel: 'modulepreload', nonce })
    if (isPartial) addLinks(stylesheets, { rel: 'preload', as: 'style' })
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
