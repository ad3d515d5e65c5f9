/**
 * A `ref` for an element that sticks to the viewport's bottom. It reserves the space while the element is in the page: other
 * bars move up (`--foot-size`), and the focused element is scrolled clear of it.
 */
export const reserveFoot = (element: HTMLElement | null) => reserveSpace(element, '--foot-size')
/** The same for a bar above it, which may be hidden. */
export const reserveBar = (element: HTMLElement | null) => reserveSpace(element, '--bar-size')
/** Publishes an element's height as a custom property, which the page's `scroll-padding` uses (`base.css`). */
function reserveSpace(element: HTMLElement | null, property: '--foot-size' | '--bar-size') {
  if (!element) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    // In a short viewport it stays at the page's end, and covers nothing.
    const isSticky = getComputedStyle(element).position === 'sticky'
    style.setProperty(property, isSticky ? `${element.offsetHeight}px` : '0px')
    // The bar may now cover the focused control. Other focused elements, such as the page's content, are not scrolled to.
    const focused = document.activeElement
    if (focused?.matches('a, button, input, select, textarea, summary')) focused.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(property)
  }
}
