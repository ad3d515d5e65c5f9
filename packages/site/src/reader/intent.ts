/** The elements that need React. Links, menus and disclosures work without it. */
const interactive = 'button, input, select, textarea, a[data-acts], [data-waits]:not(html)'

/** A visitor still on the page after this time, in milliseconds, is likely to stay; most have left by then. */
const settledAfterMs = 10_000

declare global {
  interface Navigator {
    /** The Network Information API (https://wicg.github.io/netinfo/), which many browsers lack. */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Whether an event shows that the visitor is about to use an element that needs React. */
function isIntent(event: Event): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  // A keyboard user soon reaches an element that needs React.
  return target.closest(interactive) !== null || (event instanceof KeyboardEvent && event.key === 'Tab')
}

/**
 * Waits for the visitor to reach for an element that needs React or, on a good connection, to have stayed a while. If the
 * visitor saves data, only reaching counts.
 * @param onIntent may be called more than once @param signal stops waiting
 */
export function watchIntent(onIntent: () => void, signal: AbortSignal): void {
  for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown'])
    addEventListener(type, (event) => isIntent(event) && onIntent(), { capture: true, passive: true, signal })

  const { saveData, effectiveType } = navigator.connection ?? {}
  if (saveData) return
  const idle = effectiveType === '4g' ? setTimeout(() => requestIdleCallback(onIntent), settledAfterMs) : undefined
  signal.addEventListener('abort', () => clearTimeout(idle))
}
