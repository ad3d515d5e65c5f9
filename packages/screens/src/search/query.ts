/** The server's maximum query length, in characters. */
export const maxQueryLength = 200

/** The search text in the URL. */
export const readSearchQuery = (search: URLSearchParams): string =>
  (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, maxQueryLength)
