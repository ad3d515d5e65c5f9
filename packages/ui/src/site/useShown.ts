import { useCallback, useState } from 'react'

/**
 * How many entries of a wrapping list stand on its first line. The sheet cuts the other lines off, so the bar never breaks,
 * whatever the words; this only says that something was cut.
 *
 * @returns a `ref` for the list, and the count: `undefined` until the list has been measured.
 */
export function useShown() {
  const [shown, setShown] = useState<number>()
  const list = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => {
      const items = [...element.children].map((item) => item.getBoundingClientRect().top)
      const first = items.findIndex((top) => top > (items[0] ?? 0) + 1)
      setShown(first < 0 ? items.length : first)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [list, shown] as const
}
