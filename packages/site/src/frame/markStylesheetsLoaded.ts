/**
 * Adds disabled links for stylesheets that are inlined in the page. Vite's loader looks for a stylesheet by its address, and
 * so does not fetch these again. A link that is disabled before it is inserted is not fetched; one in the server's HTML would be.
 */
export function markStylesheetsLoaded(stylesheets: readonly string[]): void {
  document.head.append(
    ...stylesheets.map((href) => {
      const link = document.createElement('link')
      link.setAttribute('disabled', '')
      link.rel = 'stylesheet'
      link.setAttribute('href', href)
      return link
    }),
  )
}
