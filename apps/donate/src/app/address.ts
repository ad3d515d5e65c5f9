import type { NavigationWindow } from '@minaret/site/routerless'

/** The page's address without a token. */
export const barePath = '/app/donate'

/** The token in an address of the page, as it stands there; nothing on a bare one. */
export function tokenIn(pathname: string): string | undefined {
  const [, token] = /^\/app\/donate\/([^/]+)\/?$/i.exec(pathname) ?? []
  if (token === undefined) return undefined
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}

/** The window as the page's steps see it: the token is in none of them, so that no step writes it back. */
export const bareWindow = (page: NavigationWindow): NavigationWindow => ({
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
