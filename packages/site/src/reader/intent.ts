/** What only React answers. Links, menus and what unfolds do without. */
const answering = 'button, input, select, textarea, a[data-acts], [data-waits]:not(html)'

/** A reader who is still here after so long stays, in milliseconds; most have read what they came for by then. */
const settled = 10_000

declare global {
  interface Navigator {
    /** What a browser knows of the line (https://wicg.github.io/netinfo/); many tell nothing. */
    readonly connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Whether an event shows that somebody is about to use what only React answers. */
function isIntent(event: Event): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  // Whoever walks the page by keyboard soon comes to what answers.
  return target.closest(answering) !== null || (event instanceof KeyboardEvent && event.key === 'Tab')
}

/**
 * Waits for somebody to reach for what only React answers; on a good line, for a reader to have settled. Where the visitor
 * saves data, nothing but reaching for it counts.
 * @param onIntent may be called more than once @param signal ends the waiting
 */
export function watchIntent(onIntent: () => void, signal: AbortSignal): void {
  for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown'])
    addEventListener(type, (event) => isIntent(event) && onIntent(), { capture: true, passive: true, signal })

  const { saveData, effectiveType } = navigator.connection ?? {}
  if (saveData) return
  const idle = effectiveType === '4g' ? setTimeout(() => requestIdleCallback(onIntent), settled) : undefined
  signal.addEventListener('abort', () => clearTimeout(idle))
}
