/**
 * Delays a press on a language link, which opens another document, until the edited form can carry its values over.
 * @param loadApp loads the page's app
 */
export function delayLanguageLink(loadApp: () => void): void {
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
      loadApp()
      const observer = new MutationObserver(() => {
        if (isWaiting()) return
        observer.disconnect()
        // The form's listeners are attached by the render that has just finished.
        requestAnimationFrame(() => setTimeout(() => link.click()))
      })
      observer.observe(document, { attributes: true, childList: true, subtree: true, attributeFilter: ['data-waits'] })
    },
    true,
  )
}
