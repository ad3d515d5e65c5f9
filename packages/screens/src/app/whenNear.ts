/** How far from what is seen it may be. */
const rootMargin = '25% 0px'

/** Somebody does something: what is drawn anew then must not be thrown away because its code is missing. */
const doing = ['pointerdown', 'keydown', 'focusin', 'click', 'submit'] as const

// Before React, which lets nothing through to a part it has not taken over.
const first = { capture: true, passive: true } as const

/**
 * Waits until somebody comes near a part of the page: it is in sight, or nearly; it is pointed at; or something is done
 * anywhere on the page.
 * @param part holds what is looked for @param come called then, and again with each thing that is done
 * @returns how to stop
 */
export function whenNear(part: Element, come: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      come()
    },
    { rootMargin },
  )
  // The part itself may have no box.
  for (const child of part.children) observer.observe(child)
  part.addEventListener('pointerover', come, { once: true })
  for (const type of doing) window.addEventListener(type, come, first)
  return () => {
    observer.disconnect()
    part.removeEventListener('pointerover', come)
    for (const type of doing) window.removeEventListener(type, come, first)
  }
}
