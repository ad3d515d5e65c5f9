import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves focus to the heading of what is shown, and gives the place that has it. */
function focusHeading(): HTMLElement | null {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  place?.setAttribute('tabindex', '-1')
  place?.focus({ preventScroll: true })
  return place
}

/**
 * Moves focus to the heading of each new page, as a browser does when it loads one, so that those who listen or use the
 * keyboard begin there. A page whose data comes later has no heading until then, or another: the focus follows, unless it has
 * been moved meanwhile. The first page, and another query of the same page, leave focus alone.
 */
export function useFocusOnVisit(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    let place = focusHeading()
    const main = document.querySelector('main')
    const observer = new MutationObserver(() => {
      if (place?.isConnected && place !== main) return
      // It stayed on the page without a heading, or went to the body with one; anywhere else it was put by somebody.
      const { activeElement } = document
      if (activeElement !== document.body && activeElement !== main) observer.disconnect()
      else if (main?.querySelector('h1')) place = focusHeading()
    })
    if (main) observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
}
