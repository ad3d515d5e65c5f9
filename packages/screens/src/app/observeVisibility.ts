/** How far outside the viewport a part counts as visible. */
const rootMargin = '25% 0px'

/** Any interaction may re-render the part, and without its code React would discard the server's HTML. */
const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'click', 'submit'] as const

// In the capture phase, because React stops events to a part it has not hydrated.
const captureOptions = { capture: true, passive: true } as const

/**
 * Observes whether a part of the page is about to be used: it is nearly in view or hovered, or the visitor interacts with
 * the page.
 * @param part the element to observe
 * @param onVisible called then, and again on every interaction
 * @returns the unsubscribe function
 */
export function observeVisibility(part: Element, onVisible: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onVisible()
    },
    { rootMargin },
  )
  // The part itself may have no layout box.
  for (const child of part.children) observer.observe(child)
  part.addEventListener('pointerover', onVisible, { once: true })
  for (const type of interactionEvents) window.addEventListener(type, onVisible, captureOptions)
  return () => {
    observer.disconnect()
    part.removeEventListener('pointerover', onVisible)
    for (const type of interactionEvents) window.removeEventListener(type, onVisible, captureOptions)
  }
}
