import type { RenderedPage } from '@minaret/content/page-rendering'

/** Whether the site's response may be shared by all visitors of one language. */
export function isShareable(response: Response | RenderedPage): boolean {
  const headers = headersOf(response)
  return (
    response.status === 200 &&
    headers['content-type']?.startsWith('text/html') === true &&
    headers['cache-control'] === 'private, no-cache' &&
    headers['set-cookie'] === undefined
  )
}

/** Returns the headers of a site's response, by their names in lower case. */
export const headersOf = ({ headers }: Response | RenderedPage): Readonly<Record<string, string>> =>
  headers instanceof Headers ? Object.fromEntries(headers) : headers
