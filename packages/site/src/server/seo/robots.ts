import { hiddenPaths } from '@minaret/plans'

const textHeaders = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }

/** Paths that are not pages and that search engines should not crawl. */
const nonPages = ['/api/', '/newsletter/one-click/']

/**
 * Returns robots.txt: the paths not to crawl, and the sitemap's URL (RFC 9309).
 * @param origin of the site
 */
export function robotsOf(origin: string): Response {
  const lines = ['User-agent: *', ...[...nonPages, ...hiddenPaths()].map((path) => `Disallow: ${path}`)]
  return new Response(`${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`, { headers: textHeaders })
}
