import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey } from '../network/address.ts'
import type { Refusal } from '../responses/response.ts'
import { messages as httpMessages } from './messages.gen.ts'

/**
 * Counts a call of the desk: by account where somebody is logged in, and by network address otherwise, so that nobody
 * outside can use up what staff have.
 * @returns a refusal while there are too many
 */
export type DeskRates = (whose: string, isAccount: boolean) => Promise<Refusal | undefined>

/** Calls a minute: of one account, and of one address without a session. */
const most = { account: 600, address: 120 } as const

/** Counts in this process; a desk that several servers answer for allows as many times as much. */
export function createDeskRates(): DeskRates {
  const counters = {
    account: new RateLimiterMemory({ keyPrefix: 'desk account', points: most.account, duration: 60 }),
    address: new RateLimiterMemory({ keyPrefix: 'desk address', points: most.address, duration: 60 }),
  }
  return async (whose, isAccount) => {
    const counter = isAccount ? counters.account : counters.address
    const { consumedPoints, msBeforeNext } = await counter.penalty(isAccount ? whose : addressKey(whose))
    if (consumedPoints <= counter.points) return undefined
    return {
      status: 429,
      message: httpMessages.deskTooOften,
      headers: { 'retry-after': String(Math.max(1, Math.ceil(msBeforeNext / 1000))) },
    }
  }
}
