/**
 * Holds a press on another language, which is another document, until the form somebody has typed into can carry that over.
 * @param bring brings the page's app
 */
export function holdLanguage(bring: () => void): void {
  let form: Element | null = null
  const isWaiting = () => form?.isConnected === true && form.closest('[data-waits]') !== null

  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element) form = target.closest('form') ?? form
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[hreflang]') : null
      if (!link || !isWaiting()) return
      event.preventDefault()
      bring()
      const observer = new MutationObserver(() => {
        if (isWaiting()) return
        observer.disconnect()
        // The form's own listeners come with the drawing that has just been made.
        requestAnimationFrame(() => setTimeout(() => link.click()))
      })
      observer.observe(document, { attributes: true, childList: true, subtree: true, attributeFilter: ['data-waits'] })
    },
    true,
  )
}
