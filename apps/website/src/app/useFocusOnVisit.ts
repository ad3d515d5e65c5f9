import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves focus to the page's heading, or to `main` if it has none. @returns the focused element */
function focusHeading(): HTMLElement | null {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
  return target
}

/**
 * Moves focus to the heading of each new page, so that screen reader and keyboard users start there, as after a page load. A
 * page whose data loads later has no heading until then, or a different one: the focus follows, unless the visitor has moved
 * it. The first page, and another query on the same page, do not move the focus.
 */
export function useFocusOnVisit(): void {
  const { pathname } = useLocation()
  const currentPath = useRef(pathname)
  useEffect(() => {
    if (currentPath.current === pathname) return undefined
    currentPath.current = pathname
    let target = focusHeading()
    const main = document.querySelector('main')
    const observer = new MutationObserver(() => {
      if (target?.isConnected && target !== main) return
      // The focus is still on `main`, or was reset to the body with a removed heading. Otherwise the visitor has moved it.
      const { activeElement } = document
      if (activeElement !== document.body && activeElement !== main) observer.disconnect()
      else if (main?.querySelector('h1')) target = focusHeading()
    })
    if (main) observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
}
