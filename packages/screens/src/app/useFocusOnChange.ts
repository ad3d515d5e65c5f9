import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the page's heading when the view changes at the same URL: the pressed button may be gone, and screen
 * reader and keyboard users start at the heading, as on a new page.
 * @param view the name of the view; undefined while unknown. The first view does not move the focus
 */
export function useFocusOnChange(view: string | undefined): void {
  const previousView = useRef(view)
  useEffect(() => {
    const previous = previousView.current
    previousView.current = view
    if (previous === undefined || previous === view) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [view])
}
