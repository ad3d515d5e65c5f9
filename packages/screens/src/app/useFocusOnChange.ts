import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the page's heading when the page shows something else at the same address: what was pressed may be
 * gone, and whoever listens or uses the keyboard begins where a new page would.
 * @param shown names what is shown; nothing while that is not known, and what comes first leaves the focus alone
 */
export function useFocusOnChange(shown: string | undefined): void {
  const before = useRef(shown)
  useEffect(() => {
    const was = before.current
    before.current = shown
    if (was === undefined || was === shown) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [shown])
}
