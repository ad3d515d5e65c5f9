import type { Domain } from '@minaret/domain'
import { carryMessages, createNavigation, type Navigation } from '@minaret/site/routerless'

/** Navigation to a step of the page, or to another document, which shows this one's toasts again. */
export const createSiteNavigation = (domain: Domain): Navigation =>
  createNavigation({
    leave(to, { replace }) {
      carryMessages(domain)
      if (replace) window.location.replace(to)
      else window.location.assign(to)
    },
  })
