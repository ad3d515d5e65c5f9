declare global {
  interface Window {
    /** What was pressed last in a part that could not answer yet: a button, or the form that was sent. */
    minaretPressed?: HTMLElement
  }
}

/**
 * Stands in a page the host has drawn, before any other script: writes down what is pressed where `data-waits` stands, so
 * that the part does it once its code has come, and keeps a form there from leaving the page.
 */
export const pressedScript = `for(const type of ['click','submit'])addEventListener(type,event=>{
const {target}=event,pressed=target.closest?.('[data-waits]')&&(type=='submit'?target:target.closest('button'));
if(pressed&&!(type=='click'&&pressed.form&&pressed.type=='submit')){event.preventDefault();window.minaretPressed=pressed}
},true);`

/** Whether what was pressed last stands in a part, and nothing has come of it yet. */
export const isPressedIn = (part: Element | null): boolean => part?.contains(window.minaretPressed ?? null) === true

/** Does now what was pressed in a part before its code had come. */
export function answerPressed(part: Element | null): void {
  const { minaretPressed: pressed } = window
  // A part within may still wait by itself.
  if (!pressed || !isPressedIn(part) || pressed.closest('[data-waits]')) return
  forgetPressed()
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else pressed.click()
}

/** Somebody else answers it. */
export function forgetPressed(): void {
  window.minaretPressed = undefined
}
