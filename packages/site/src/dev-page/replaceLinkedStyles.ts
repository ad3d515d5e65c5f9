/** Whether an address is that of a file as plain CSS: the development server's addresses end with the path. */
const isAddressOf = (href: string | null, file: string): boolean => href?.endsWith(`/css${file}`) ?? false

function removeLinked(file: string): void {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
    if (isAddressOf(link.getAttribute('href'), file)) link.remove()
  for (const { sheet } of document.querySelectorAll('style')) {
    const rules = Array.from(sheet?.cssRules ?? [])
    const at = rules.findIndex((rule) => rule instanceof CSSImportRule && isAddressOf(rule.href, file))
    if (at >= 0) sheet?.deleteRule(at)
  }
}

/**
 * Removes each stylesheet the server has linked once Vite has put the same one into the page. Only Vite's follows edits: a
 * rule deleted from the file would live on in the other.
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
