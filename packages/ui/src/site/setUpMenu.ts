/**
 * Makes a `details` behave as a menu: Escape, a press outside, focus elsewhere and following a link close it. Pass it to the
 * element as its `ref`; before hydration the summary still opens and closes it.
 */
export function setUpMenu(details: HTMLDetailsElement | null) {
  if (!details) return
  const controller = new AbortController()
  const { signal } = controller
  // Following a link closes it too: with a router the page does not reload, and not every router lets clicks bubble.
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !details.open) return
    const link = details.contains(target) && target.closest('a')
    if (details.contains(target) && !link) return
    details.open = false
    // The focused link is hidden now; if it leads to the current page, nothing else takes focus.
    if (link) details.querySelector('summary')?.focus()
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
  return () => controller.abort()
}
