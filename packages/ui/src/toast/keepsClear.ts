/** What nobody may lose sight of under a message: what has the focus, and what sends a form. */
const senders = 'main form [type=submit]'
/** What sticks to the window's foot. */
const feet = '[data-foot]'

const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'

/** What an element lies over that it must not. A region larger than half the window is not hidden by a message in its corner. */
function covered(place: HTMLElement): { focus: boolean; senders: boolean } {
  const here = place.getBoundingClientRect()
  const covers = (element: Element) => {
    if (place.contains(element)) return false
    const there = element.getBoundingClientRect()
    const apart =
      here.right <= there.left || here.left >= there.right || here.bottom <= there.top || here.top >= there.bottom
    return !apart && there.height < window.innerHeight / 2
  }
  const focused = document.activeElement
  return {
    focus: focused !== null && focused !== document.body && covers(focused),
    senders: [...document.querySelectorAll(senders)].some(covers),
  }
}

/** How much of the window's head and foot is taken by what sticks there, as `--head-room` and `--foot-room`. */
function measureRooms({ style }: HTMLElement): void {
  const { innerHeight } = window
  const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  style.setProperty('--head-room', `${Math.max(0, Math.round(head))}px`)
  const tops = [...document.querySelectorAll(feet)]
    .filter(isShown)
    .map((element) => element.getBoundingClientRect().top)
    .filter((top) => top > innerHeight / 2 && top < innerHeight)
  style.setProperty('--foot-room', `${Math.round(innerHeight - Math.min(innerHeight, ...tops))}px`)
}

function giveWay(place: HTMLElement): void {
  if (place.textContent === '') return place.removeAttribute('data-away')
  measureRooms(place)
  const here = covered(place)
  if (!here.focus && !here.senders) return
  place.toggleAttribute('data-away')
  const there = covered(place)
  const isBetter = here.focus ? !there.focus : !there.focus && !there.senders
  if (!isBetter) place.toggleAttribute('data-away')
}

/**
 * Keeps messages that lie over the page off what somebody needs there: the header, what sticks to the foot, what has the focus
 * (WCAG 2.2, 2.4.11) and the button of a form. Give it to the element as its `ref`. Its stylesheet puts it below `--head-room`
 * or above `--foot-room`, and at the window's other end while it has `data-away`, which goes when it is empty.
 */
export function keepsClear(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined
  const observed = new WeakSet<Element>()
  let isPressed = false
  const check = () => {
    // A press brings the focus here and may change the page below: what moved meanwhile would be missed by the release.
    if (isPressed) return
    // A bar that comes, grows or goes moves the messages. One is observed once: each time calls this again.
    for (const element of [place, ...document.querySelectorAll(feet)]) {
      if (observed.has(element)) continue
      observed.add(element)
      observer.observe(element)
    }
    giveWay(place)
  }
  const observer = new ResizeObserver(check)
  const press = ({ type }: Event) => (isPressed = type === 'pointerdown')
  // A finger that began to scroll is not heard of again: the next one that is lifted ends that press as well.
  place.addEventListener('pointerdown', press)
  document.addEventListener('pointerup', press, true)
  check()
  document.addEventListener('focusin', check)
  window.addEventListener('scroll', check, { passive: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('pointerup', press, true)
    document.removeEventListener('focusin', check)
    window.removeEventListener('scroll', check)
  }
}
