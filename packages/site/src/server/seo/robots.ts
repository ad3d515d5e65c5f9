import { hiddenPaths } from '@minaret/plans'

const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }

/** What the host answers besides pages, at addresses no search engine has use for. */
const calls = ['/api/', '/newsletter/one-click/']

/**
 * Tells robots what to leave alone and where the list of pages is (RFC 9309).
 * @param origin of the site
 */
export function robotsOf(origin: string): Response {
  const lines = ['User-agent: *', ...[...calls, ...hiddenPaths()].map((path) => `Disallow: ${path}`)]
  return new Response(`${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`, { headers: text })
}
