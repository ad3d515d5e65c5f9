declare global {
  interface Window {
    /** The last button pressed or form submitted before its code had loaded. */
    minaretPressed?: HTMLElement
  }
}

/** Marks an element whose code has not loaded: the whole page, or a part of it. */
export const pendingAttribute = 'data-waits'

const pendingSelector = `[${pendingAttribute}]`

/**
 * Records the last press of a button, form or in-place link (`data-acts`) whose code has not loaded, so that it can be
 * replayed afterwards, and prevents such a form from leaving the page.
 * @param onPress called on each press
 */
export function capturePresses(onPress: () => void): void {
  const capture = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element) || !target.closest(pendingSelector)) return
    const pressed = type === 'submit' ? target : target.closest<HTMLElement>('button, a[data-acts]')
    if (!(pressed instanceof HTMLElement)) return
    // Links opened in a new window or tab are left alone.
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
    // The server handles a submit button with its own `formaction`.
    if (event instanceof SubmitEvent && event.submitter?.hasAttribute('formaction')) return
    // The submit event that follows is recorded instead.
    if (pressed instanceof HTMLButtonElement && pressed.form && pressed.type === 'submit') return
    event.preventDefault()
    window.minaretPressed = pressed
    onPress()
  }
  for (const type of ['click', 'submit']) addEventListener(type, capture, true)
  clickReplacements()
}

/** Selector of pressable elements. */
const pressableSelector = 'button,label,input,a'

/**
 * Clicks the element under the mouse if hydration replaced the pressed one between press and click, because the browser then
 * clicks neither. A replaced submit button submits the new form, even if the new button has moved by a line. For touch, the
 * browser clicks the element under the finger when it lifts.
 */
function clickReplacements(): void {
  let pressedElement: Element | null = null
  const closest = ({ target }: Event, selector: string) => (target instanceof Element ? target.closest(selector) : null)
  addEventListener('click', () => (pressedElement = null), true)
  addEventListener(
    'pointerdown',
    (event) => (pressedElement = event.pointerType === 'mouse' ? closest(event, pressableSelector) : null),
    true,
  )
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      // The click of an element that still exists fires before the timeout.
      setTimeout(() => {
        if (!pressedElement || pressedElement.isConnected) return
        const elementBelow = document.elementFromPoint(clientX, clientY)
        const replacement = pressedElement.matches('[type=submit]')
          ? elementBelow?.closest('form')?.querySelector('[type=submit]')
          : elementBelow?.closest(pressableSelector)
        pressedElement = null
        if (replacement instanceof HTMLElement) replacement.click()
      })
    },
    true,
  )
}

/** Whether the recorded press is inside a part and has not been replayed. */
export const hasPendingPress = (part: Element | null): boolean => part?.contains(window.minaretPressed ?? null) === true

/** The pending form in a part, if the server can handle it. */
const pendingPost = (part: Element | null): HTMLFormElement | undefined => {
  const { minaretPressed: pressed } = window
  return pressed instanceof HTMLFormElement && pressed.method === 'post' && hasPendingPress(part) ? pressed : undefined
}

/** Whether the recorded press in a part is a form that the server can handle. */
export const hasPendingPost = (part: Element | null): boolean => pendingPost(part) !== undefined

/** Submits the pending form to the server, once, if its code failed to load. @returns whether there was one */
export function sendPendingPost(part: Element | null): boolean {
  const form = pendingPost(part)
  if (form) clearPendingPress()
  form?.submit()
  return form !== undefined
}

/** Replays the press made in a part before its code had loaded. */
export function replayPress(part: Element | null): void {
  const { minaretPressed: pressed } = window
  // A nested part may still be waiting for its own code.
  if (!pressed || !hasPendingPress(part) || pressed.closest(pendingSelector)) return
  clearPendingPress()
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else pressed.click()
}

/** Clears the recorded press after it has been handled. */
export function clearPendingPress(): void {
  window.minaretPressed = undefined
}
