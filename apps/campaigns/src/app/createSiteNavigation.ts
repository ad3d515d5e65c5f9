import type { Domain } from '@minaret/domain'
import { carryMessages, createNavigation, type Navigation } from '@minaret/site/routerless'

/** How one goes on from a page: to a step of it, or to another document, which says what has just been said here. */
export const createSiteNavigation = (domain: Domain): Navigation =>
  createNavigation({
    leave(to, { replace }) {
      carryMessages(domain)
      if (replace) window.location.replace(to)
      else window.location.assign(to)
    },
  })
