/**
 * Keeps the window's foot for an element that sticks there, for as long as it is in the page: what else sticks there moves up
 * (`--foot-size`), and what has focus is scrolled clear of it. Give it to the element as its `ref`.
 */
export function keepsFoot(element: HTMLElement | null) {
  if (!element) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    // In a low window it stays at the page's own end, and covers nothing.
    const sticks = getComputedStyle(element).position === 'sticky'
    const size = sticks ? `${element.offsetHeight}px` : '0px'
    style.setProperty('--foot-size', size)
    style.setProperty('scroll-padding-block-end', `calc(2rem + ${size})`)
    // It may have come to lie over what one is typing into. The page's beginning and whole screens are not moved.
    const held = document.activeElement
    if (held?.matches('a, button, input, select, textarea, summary')) held.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--foot-size')
    style.removeProperty('scroll-padding-block-end')
  }
}
