import { pathTo } from '@minaret/plans'

/** The query of the pages of accounts that says where one goes on afterwards. */
export const nextQuery = 'next'

/**
 * Where a `next` in an address may lead: a path of this site. What could be read as another origin is passed over, so that
 * a link cannot send somebody elsewhere by way of logging in.
 */
export function safeNext(next: string | null | undefined): string | undefined {
  // The URL parser reads a backslash as a slash, and takes tabs and line breaks out.
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}]/u.test(next)) return undefined
  const base = 'https://site.invalid'
  try {
    const url = new URL(next, base)
    // What is left of `/a/..//host` once it has been read begins another host, too.
    if (url.origin !== base || url.pathname.startsWith('//')) return undefined
    return url.pathname + url.search + url.hash
  } catch {
    return undefined
  }
}

/** An address with the way on afterwards in its query. */
export const withNext = (path: string, next?: string): string =>
  next === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${nextQuery}=${encodeURIComponent(next)}`

/** The page where one logs in, and goes on to a path of this site. */
export const loginTo = (next: string): string => withNext(pathTo('login'), next)
