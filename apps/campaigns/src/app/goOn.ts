import type { Domain } from '@minaret/domain'
import { carryMessages, createSteps, type Steps } from '@minaret/site/plain'

/** How one goes on from a page: to a step of it, or to another document, which says what has just been said here. */
export const goOn = (domain: Domain): Steps =>
  createSteps({
    leave(to, { replace }) {
      carryMessages(domain)
      if (replace) window.location.replace(to)
      else window.location.assign(to)
    },
  })
