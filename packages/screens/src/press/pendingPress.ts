declare global {
  interface Window {
    /** The last button pressed or form submitted in a part whose code had not loaded. */
    minaretPressed?: HTMLElement
  }
}

/** Marks an element whose code has not loaded: the whole page, or a part of it. */
export const waitsAttribute = 'data-waits'

const waiting = `[${waitsAttribute}]`

/**
 * Records the last press of a button, a form or a link that acts in its place (`data-acts`) in what waits for its code, so that it can be replayed once that has loaded, and stops a form there
 * from leaving the page.
 * @param onPress called at each
 */
export function capturePresses(onPress: () => void): void {
  const capture = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element) || !target.closest(waiting)) return
    const pressed = type === 'submit' ? target : target.closest<HTMLElement>('button, a[data-acts]')
    if (!(pressed instanceof HTMLElement)) return
    // Whoever wants a link in a window of its own gets it.
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
    // A button that leads elsewhere than its form is no press of the form: the server answers it.
    if (event instanceof SubmitEvent && event.submitter?.hasAttribute('formaction')) return
    // The submission that follows is the press.
    if (pressed instanceof HTMLButtonElement && pressed.form && pressed.type === 'submit') return
    event.preventDefault()
    window.minaretPressed = pressed
    onPress()
  }
  for (const type of ['click', 'submit']) addEventListener(type, capture, true)
  clickReplaced()
}

/** What a press acts on. */
const pressable = 'button,label,input,a'

/**
 * Clicks what is under a mouse that was pressed on something which has been replaced before the click, while the mouse was
 * down or as it came up: the browser clicks neither. What sent a form sends the form that is there now, even where the new
 * button stands a line lower. A finger's click goes to what is there when it leaves.
 */
function clickReplaced(): void {
  let down: Element | null = null
  const at = ({ target }: Event, selector: string) => (target instanceof Element ? target.closest(selector) : null)
  addEventListener('click', () => (down = null), true)
  addEventListener('pointerdown', (event) => (down = event.pointerType === 'mouse' ? at(event, pressable) : null), true)
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      // The click of what is still there comes in this very turn.
      setTimeout(() => {
        if (!down || down.isConnected) return
        const under = document.elementFromPoint(clientX, clientY)
        const next = down.matches('[type=submit]')
          ? under?.closest('form')?.querySelector('[type=submit]')
          : under?.closest(pressable)
        down = null
        if (next instanceof HTMLElement) next.click()
      })
    },
    true,
  )
}

/** Whether the recorded press is inside a part and has not been replayed. */
export const hasPendingPress = (part: Element | null): boolean => part?.contains(window.minaretPressed ?? null) === true

/** The form that was pressed in a part and that the server answers, too. */
const pendingPost = (part: Element | null): HTMLFormElement | undefined => {
  const { minaretPressed: pressed } = window
  return pressed instanceof HTMLFormElement && pressed.method === 'post' && hasPendingPress(part) ? pressed : undefined
}

/** Whether what was pressed in a part is a form that the server answers, too. */
export const hasPendingPost = (part: Element | null): boolean => pendingPost(part) !== undefined

/** Sends such a form, once, where the code it waits for does not come. @returns whether there was one */
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
  if (!pressed || !hasPendingPress(part) || pressed.closest(waiting)) return
  clearPendingPress()
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else pressed.click()
}

/** Forgets the recorded press, because something else has handled it. */
export function clearPendingPress(): void {
  window.minaretPressed = undefined
}
