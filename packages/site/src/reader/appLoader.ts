import type { Boot } from '../frame/boot.ts'
import { trustedUrl } from '@minaret/client/trusted-url'

/** Adds links to files to the page's head. */
export const addLinks = (files: readonly string[], link: { rel: string; nonce?: string; as?: string }) =>
  document.head.append(...files.map((href) => Object.assign(document.createElement('link'), link, { href })))

/** Whether a part of the page is in the viewport, or nearly. */
const isNear = (selector: string) =>
  (document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity) < innerHeight * 1.25

/**
 * Creates the function that loads the page's React app once; after a failure it can be called again.
 * @param nonce the nonce of the page's inline script @param onMissing called if the app's code fails to load
 */
export function createAppLoader(
  { start: { entry, scripts, near }, stylesheets, isPartial }: Pick<Boot, 'start' | 'stylesheets' | 'isPartial'>,
  nonce: string,
  onMissing: () => void,
): () => void {
  let isLoading = false
  return () => {
    if (isLoading) return
    isLoading = true
    // Preloaded in parallel: otherwise they would be fetched one after another.
    addLinks([...scripts, ...(near && isNear(near.at) ? near.scripts : [])], { rel: 'modulepreload', nonce })
    if (isPartial) addLinks(stylesheets, { rel: 'preload', as: 'style' })
    document.head.append(
      // A script element: an import from an inline script needs a nonce, and a page cached for everyone has none.
      Object.assign(document.createElement('script'), {
        type: 'module',
        nonce,
        src: trustedUrl('entry', entry),
        onerror() {
          isLoading = false
          onMissing()
        },
      }),
    )
  }
}
