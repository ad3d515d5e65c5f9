declare global {
  interface Window {
    /** The last button pressed or form submitted in a part whose code had not loaded. */
    minaretPressed?: HTMLElement
  }
}

/**
 * Inlined in server-rendered pages before any other script: records the last press inside `data-waits`, so that it can be
 * replayed once the part's code has loaded, and stops a form there from leaving the page.
 */
export const capturePressScript = `for(const type of ['click','submit'])addEventListener(type,event=>{
const {target}=event,pressed=target.closest?.('[data-waits]')&&(type=='submit'?target:target.closest('button'));
if(pressed&&!(type=='click'&&pressed.form&&pressed.type=='submit')){event.preventDefault();window.minaretPressed=pressed}
},true);`

/** Whether the recorded press is inside a part and has not been replayed. */
export const hasPendingPress = (part: Element | null): boolean => part?.contains(window.minaretPressed ?? null) === true

/** Replays the press made in a part before its code had loaded. */
export function replayPress(part: Element | null): void {
  const { minaretPressed: pressed } = window
  // A nested part may still be waiting for its own code.
  if (!pressed || !hasPendingPress(part) || pressed.closest('[data-waits]')) return
  clearPendingPress()
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else pressed.click()
}

/** Forgets the recorded press, because something else has handled it. */
export function clearPendingPress(): void {
  window.minaretPressed = undefined
}
