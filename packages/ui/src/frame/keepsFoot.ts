/**
 * Keeps the window's foot for an element that sticks there, for as long as it is in the page: what else sticks there moves up
 * (`--foot-size`), and what has focus is scrolled clear of it. Give it to the element as its `ref`.
 */
export const keepsFoot = (element: HTMLElement | null) => keepsRoom(element, '--foot-size')

/** The same for a bar above it, that may be hidden. */
export const keepsBar = (element: HTMLElement | null) => keepsRoom(element, '--bar-size')

/** What has focus is scrolled clear of both by the page's own `scroll-padding` (`base.css`). */
function keepsRoom(element: HTMLElement | null, property: '--foot-size' | '--bar-size') {
  if (!element) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    // In a low window it stays at the page's own end, and covers nothing.
    const sticks = getComputedStyle(element).position === 'sticky'
    style.setProperty(property, sticks ? `${element.offsetHeight}px` : '0px')
    // It may have come to lie over what one is typing into. The page's beginning and whole screens are not moved.
    const focused = document.activeElement
    if (focused?.matches('a, button, input, select, textarea, summary')) focused.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(property)
  }
}
