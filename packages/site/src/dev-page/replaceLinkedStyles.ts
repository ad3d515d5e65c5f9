/** Whether a URL is that of a file as plain CSS: the development server's URLs end with the path. */
const isAddressOf = (href: string | null, file: string): boolean => href?.endsWith(`/css${file}`) ?? false

function removeLinked(file: string): void {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
    if (isAddressOf(link.getAttribute('href'), file)) link.remove()
  for (const { sheet } of document.querySelectorAll('style')) {
    const rules = Array.from(sheet?.cssRules ?? [])
    const index = rules.findIndex((rule) => rule instanceof CSSImportRule && isAddressOf(rule.href, file))
    if (index >= 0) sheet?.deleteRule(index)
  }
}

/**
 * Removes each stylesheet the server linked once Vite has inserted its own copy. Only Vite's copy follows edits: a rule
 * deleted from the file would stay in effect in the linked one.
 */
export function replaceLinkedStyles(): void {
  const replace = (styles: Iterable<Node>) => {
    for (const style of styles)
      if (style instanceof HTMLStyleElement && style.dataset.viteDevId !== undefined)
        removeLinked(style.dataset.viteDevId)
  }
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => replace(addedNodes))).observe(document.head, {
    childList: true,
  })
  replace(document.querySelectorAll('style'))
}
