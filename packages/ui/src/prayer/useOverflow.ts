import { useCallback, useState } from 'react'

/**
 * Whether what stands in an element is wider than it. Only then is the element a region one can scroll and stop at: a stop
 * that leads nowhere is in the way of those who walk by keyboard.
 *
 * @returns a `ref` for the element, and the answer: `false` until it has been measured.
 */
export function useOverflow() {
  const [overflows, setOverflows] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1))
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [])
  return [ref, overflows] as const
}
