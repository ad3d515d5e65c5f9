import { done, refuse, type Operations } from '../http/operation.ts'

const noCycle = refuse(404, 'We could not find that regular gift. Please look at the list in your profile.')

/**
 * Regular gifts, as far as they exist: nobody can begin one yet, so nobody has one, and every answer says just that. A
 * screen that asks gets the true answer today and the same shapes later.
 */
export const cycleOperations = {
  async cycleList() {
    return done([])
  },
  async cycleRunning() {
    return done({ running: false })
  },
  async cycleUpdate() {
    return noCycle
  },
  async cycleCard() {
    return noCycle
  },
  // No receipt has carried such a link, so none can be good.
  async giftManage() {
    return refuse(
      410,
      'This link is no longer good. Please take the one in your newest receipt, or log in and open your profile.',
    )
  },
} satisfies Operations<'cycleList' | 'cycleRunning' | 'cycleUpdate' | 'cycleCard' | 'giftManage'>
