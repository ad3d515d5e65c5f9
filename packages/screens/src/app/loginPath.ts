import { pathTo } from '@minaret/plans'

/** The query parameter with the destination after an account page. */
export const nextQuery = 'next'

/**
 * Validates a `next` parameter: only a path of this site is allowed, so that a login link cannot redirect to another
 * origin. Undefined if it is invalid.
 */
export function safeNext(next: string | null | undefined): string | undefined {
  // URL parsers treat a backslash as a slash, and remove tabs and line breaks.
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return undefined
  const base = 'https://site.invalid'
  try {
    const url = new URL(next, base)
    // `/a/..//host` normalises to another host too.
    if (url.origin !== base || url.pathname.startsWith('//')) return undefined
    return url.pathname + url.search + url.hash
  } catch {
    return undefined
  }
}

/** Adds a destination to the query of a path. */
export const withNext = (path: string, next?: string): string =>
  next === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${nextQuery}=${encodeURIComponent(next)}`

/** The path of the login page with a destination on this site. */
export const loginPath = (next: string): string => withNext(pathTo('login'), next)
