/**
 * Makes a `details` behave as a menu does: Escape, a press outside, focus that goes elsewhere and a choice of a link close
 * it. Give it to the element as its `ref`; before any script has run it still opens and closes by its own summary.
 */
export function closing(details: HTMLDetailsElement | null) {
  if (!details) return
  const listening = new AbortController()
  const { signal } = listening
  // Going somewhere closes it too: with a router the page does not reload, and not every router passes clicks on.
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !details.open) return
    const chosen = details.contains(target) && target.closest('a')
    if (details.contains(target) && !chosen) return
    details.open = false
    // The link that had focus is hidden now; where it leads to the page one is on, nothing else takes it.
    if (chosen) details.querySelector('summary')?.focus()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false
  }
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  details.addEventListener('focusout', onFocusOut, { signal })
  return () => listening.abort()
}
