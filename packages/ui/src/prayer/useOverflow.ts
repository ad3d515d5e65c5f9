import { useCallback, useState } from 'react'

/**
 * Measures whether an element's content overflows its width. Only then should it be a focusable scrolling region: a useless tab
 * stop hinders keyboard users.
 *
 * @returns a `ref` for the element, and whether it overflows: `false` until measured.
 */
export function useOverflow() {
  const [isOverflowing, setIsOverflowing] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setIsOverflowing(element.scrollWidth > element.clientWidth + 1))
    for (const target of [element, ...element.children]) observer.observe(target)
    return () => observer.disconnect()
  }, [])
  return [ref, isOverflowing] as const
}
