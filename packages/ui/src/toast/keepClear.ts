/** The submit buttons that a message must not cover. */
const submitButtons = 'main form [type=submit]'
/** The bars at the viewport's bottom. */
const bottomBars = '[data-foot]'

const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'

/** Whether an element covers the focus or a submit button. A region taller than half the viewport does not count as covered. */
function findCovered(container: HTMLElement): { focus: boolean; submit: boolean } {
  const box = container.getBoundingClientRect()
  const isCovering = (element: Element) => {
    if (container.contains(element)) return false
    const rect = element.getBoundingClientRect()
    const isApart = box.right <= rect.left || box.left >= rect.right || box.bottom <= rect.top || box.top >= rect.bottom
    return !isApart && rect.height < window.innerHeight / 2
  }
  const focusedElement = document.activeElement
  return {
    focus: focusedElement !== null && focusedElement !== document.body && isCovering(focusedElement),
    submit: [...document.querySelectorAll(submitButtons)].some(isCovering),
  }
}

/** Sets `--head-room` and `--foot-room` to the height of sticky elements at the viewport's top and bottom. */
function measureStickyHeights({ style }: HTMLElement): void {
  const { innerHeight } = window
  const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  style.setProperty('--head-room', `${Math.max(0, Math.round(head))}px`)
  const tops = [...document.querySelectorAll(bottomBars)]
    .filter(isShown)
    .map((element) => element.getBoundingClientRect().top)
    .filter((top) => top > innerHeight / 2 && top < innerHeight)
  style.setProperty('--foot-room', `${Math.round(innerHeight - Math.min(innerHeight, ...tops))}px`)
}

function moveAway(container: HTMLElement): void {
  if (container.textContent === '') return container.removeAttribute('data-away')
  measureStickyHeights(container)
  const current = findCovered(container)
  if (!current.focus && !current.submit) return
  container.toggleAttribute('data-away')
  const afterMove = findCovered(container)
  const isBetter = current.focus ? !afterMove.focus : !afterMove.focus && !afterMove.submit
  if (!isBetter) container.toggleAttribute('data-away')
}

/**
 * A `ref` for an element of messages over the page that keeps it clear of the header, bottom bars, the focused element (WCAG 2.2,
 * 2.4.11) and a form's submit button. The element's stylesheet places it below `--head-room` or above `--foot-room`, and at the
 * viewport's other end while it has `data-away`, which is removed when it is empty.
 */
export function keepClear(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return undefined
  const observedElements = new WeakSet<Element>()
  let isPressed = false
  const check = () => {
    // A press focuses the message and may change the page below: if the message moved now, the release would miss it.
    if (isPressed) return
    // A bar that appears, resizes or disappears moves the messages. Each is observed only once, because observing calls this again.
    for (const element of [container, ...document.querySelectorAll(bottomBars)]) {
      if (observedElements.has(element)) continue
      observedElements.add(element)
      observer.observe(element)
    }
    moveAway(container)
  }
  const observer = new ResizeObserver(check)
  const onPointer = ({ type }: Event) => (isPressed = type === 'pointerdown')
  // A touch that starts scrolling fires no pointerup here: the next pointerup ends that press as well.
  container.addEventListener('pointerdown', onPointer)
  document.addEventListener('pointerup', onPointer, true)
  check()
  document.addEventListener('focusin', check)
  window.addEventListener('scroll', check, { passive: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('pointerup', onPointer, true)
    document.removeEventListener('focusin', check)
    window.removeEventListener('scroll', check)
  }
}
