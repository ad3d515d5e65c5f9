/** An address of the site, as its two parts. */
export type Address = {
  path: string
  /** With its question mark, or nothing. */
  search: string
}

/** Navigation between steps and pages for an app without a router. */
export type Navigation = {
  /** The current address. The same object until it changes. */
  read(): Address
  /** @returns unsubscribes */
  subscribe(changed: () => void): () => void
  /**
   * Goes to another step of this page, or to another page.
   * @param to a path, or a query alone to stay on the page @param options.replace leaves no way back to here
   */
  go(to: string, options?: { replace?: boolean }): void
}

/** The part of `window` this needs. */
export type NavigationWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  history: Pick<History, 'pushState' | 'replaceState' | 'state'>
  location: Pick<Location, 'assign' | 'replace' | 'href'>
}

export type NavigationOptions = {
  /** Leaves the page: another document, unless an app has another way. */
  leave?: (to: string, options: { replace: boolean }) => void
  window?: NavigationWindow
}

const addressOf = ({ pathname, search }: URL): Address => ({ path: pathname, search })

/**
 * The browser's own history as the place of an app without a router: a step of the same page is an entry in it, another
 * page is another document, which the host draws. What a screen writes into the address by itself (a token taken out of
 * it) is no step.
 */
export function createNavigation({ leave, window: page = window }: NavigationOptions = {}): Navigation {
  let here = addressOf(new URL(page.location.href))
  const listeners = new Set<() => void>()
  const move = (to: Address) => {
    here = to
    listeners.forEach((changed) => changed())
  }
  // The browser has gone back or forth between steps.
  const popped = () => move(addressOf(new URL(page.location.href)))

  return {
    read: () => here,
    subscribe(changed) {
      if (listeners.size === 0) page.addEventListener('popstate', popped)
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
        if (listeners.size === 0) page.removeEventListener('popstate', popped)
      }
    },
    go(to, { replace = false } = {}) {
      const from = new URL(here.path + here.search, page.location.href)
      const url = new URL(to, from)
      const href = url.pathname + url.search + url.hash
      if (url.origin !== from.origin || url.pathname !== here.path) {
        if (leave) leave(href, { replace })
        else if (replace) page.location.replace(url.href)
        else page.location.assign(url.href)
        return
      }
      // The way back must not lead to where one is.
      if (replace || url.search === here.search) page.history.replaceState(page.history.state, '', href)
      else page.history.pushState(null, '', href)
      move(addressOf(url))
    },
  }
}
