/** As many characters as the host looks for. */
export const longestQuery = 200

/** What the address asks to be searched for. */
export const readSearchQuery = (search: URLSearchParams): string =>
  (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, longestQuery)
