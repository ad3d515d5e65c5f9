import { useCallback, useState } from 'react'

/**
 * Counts the items on the first line of a wrapping list. The stylesheet clips the other lines, so the bar never wraps, however
 * long the text; this only reports that items were clipped.
 *
 * @returns a `ref` for the list, and the count: `undefined` until the list has been measured.
 */
export function useFirstLineCount() {
  const [count, setCount] = useState<number>()
  const list = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => {
      const items = [...element.children].map((item) => item.getBoundingClientRect().top)
      const firstClippedIndex = items.findIndex((top) => top > (items[0] ?? 0) + 1)
      setCount(firstClippedIndex < 0 ? items.length : firstClippedIndex)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [list, count] as const
}
