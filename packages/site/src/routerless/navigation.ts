/** A URL of the site: its path and query. */
export type Address = {
  path: string
  /** The query with its question mark, or empty. */
  search: string
}

/** Navigation between steps and pages for an app without a router. */
export type Navigation = {
  /** The current address. The same object until it changes. */
  read(): Address
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void
  /**
   * Goes to another step of this page, or to another page.
   * @param to a path, or only a query to stay on the page @param options.replace replaces the current history entry
   */
  go(to: string, options?: { replace?: boolean }): void
}

/** The part of `window` used here. */
export type NavigationWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  history: Pick<History, 'pushState' | 'replaceState' | 'state'>
  location: Pick<Location, 'assign' | 'replace' | 'href'>
}

export type NavigationOptions = {
  /** Navigates to another page; by default, opens it as a document. */
  leave?: (to: string, options: { replace: boolean }) => void
  window?: NavigationWindow
}

const addressOf = ({ pathname, search }: URL): Address => ({ path: pathname, search })

/**
 * Creates navigation by the browser's own history, for an app without a router: a step of the same page is a history entry,
 * another page is another document, which the server renders. A URL that a screen rewrites itself (to remove a token) is not a
 * step.
 */
export function createNavigation({ leave, window: page = window }: NavigationOptions = {}): Navigation {
  let current = addressOf(new URL(page.location.href))
  const listeners = new Set<() => void>()
  const move = (to: Address) => {
    current = to
    listeners.forEach((listener) => listener())
  }
  // Back or forward between steps.
  const onPopState = () => move(addressOf(new URL(page.location.href)))

  return {
    read: () => current,
    subscribe(listener) {
      if (listeners.size === 0) page.addEventListener('popstate', onPopState)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) page.removeEventListener('popstate', onPopState)
      }
    },
    go(to, { replace = false } = {}) {
      const from = new URL(current.path + current.search, page.location.href)
      const url = new URL(to, from)
      const href = url.pathname + url.search + url.hash
      if (url.origin !== from.origin || url.pathname !== current.path) {
        if (leave) leave(href, { replace })
        else if (replace) page.location.replace(url.href)
        else page.location.assign(url.href)
        return
      }
      // The back button must not lead to the current step.
      if (replace || url.search === current.search) page.history.replaceState(page.history.state, '', href)
      else page.history.pushState(null, '', href)
      move(addressOf(url))
    },
  }
}
