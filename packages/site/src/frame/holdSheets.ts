/**
 * Names sheets that stand in the page itself, so that the loader of later code, which looks for them by their address, brings
 * none a second time. A link that is disabled before it is there is not fetched; in the host's page it would be.
 */
export function holdSheets(sheets: readonly string[] = []): void {
  document.head.append(
    ...sheets.map((href) => {
      const link = document.createElement('link')
      link.setAttribute('disabled', '')
      link.rel = 'stylesheet'
      link.setAttribute('href', href)
      return link
    }),
  )
}
