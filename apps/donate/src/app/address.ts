import type { NavigationWindow } from '@minaret/site/routerless'

/** The page's address without a token. */
export const barePath = '/app/donate'

/** The token in the page's address; undefined if it has none. */
export function readToken(pathname: string): string | undefined {
  const [, token] = /^\/app\/donate\/([^/]+)\/?$/i.exec(pathname) ?? []
  if (token === undefined) return undefined
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}

/** A window whose address hides the token from navigation, so that navigation cannot restore it. */
export const createTokenlessWindow = (page: NavigationWindow): NavigationWindow => ({
  history: page.history,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  location: {
    assign: (url) => page.location.assign(url),
    replace: (url) => page.location.replace(url),
    get href() {
      const { origin, search } = new URL(page.location.href)
      return origin + barePath + search
    },
  },
})
