import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves focus to the heading of each new page, as a browser does when it loads one, so that those who listen or use the
 * keyboard begin there. The first page, and another query of the same page, leave focus alone.
 */
export function useFocusOnVisit(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    place?.setAttribute('tabindex', '-1')
    place?.focus({ preventScroll: true })
  }, [pathname])
}
