import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey } from '../network/address.ts'
import type { Refusal } from '../responses/response.ts'
import { messages as httpMessages } from './messages.gen.ts'

/**
 * Counts a call to the desk: by account with a session, otherwise by network address, so that outsiders cannot exhaust
 * the limit of staff.
 * @returns a refusal while there are too many
 */
export type DeskRates = (caller: string, isAccount: boolean) => Promise<Refusal | undefined>

/** Maximum number of calls a minute per account, and per address without a session. */
const maxCalls = { account: 600, address: 120 } as const

/** Creates the limits. They count per process, so several servers allow a multiple. */
export function createDeskRates(): DeskRates {
  const counters = {
    account: new RateLimiterMemory({ keyPrefix: 'desk account', points: maxCalls.account, duration: 60 }),
    address: new RateLimiterMemory({ keyPrefix: 'desk address', points: maxCalls.address, duration: 60 }),
  }
  return async (caller, isAccount) => {
    const counter = isAccount ? counters.account : counters.address
    const { consumedPoints, msBeforeNext } = await counter.penalty(isAccount ? caller : addressKey(caller))
    if (consumedPoints <= counter.points) return undefined
    return {
      status: 429,
      message: httpMessages.deskTooOften,
      headers: { 'retry-after': String(Math.max(1, Math.ceil(msBeforeNext / 1000))) },
    }
  }
}
