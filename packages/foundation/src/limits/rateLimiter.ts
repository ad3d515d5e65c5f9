import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { OperationId, Refusal } from '../responses/response.ts'
import type { Secrets } from '../base/secrets.ts'
import type { SharedStore } from '../cache/sharedStore.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { addressKey, isOwnMachine, networksOf } from '../network/address.ts'
import { challengeLife, createSignedChallenge, readSolution } from './challenge.ts'
import { type Rate, rateOf, rates, timesWithChallenge } from './rates.ts'
import { requireChallenge, tooManyRequests, type LimitScope } from './refusals.ts'

/** A call to count. */
export type LimitedCall = {
  tenant: Pick<Tenant, 'id' | 'limits'>
  address: string
  /** The operation, `page` for any page, or `pairing` for one that shows a display's code. */
  what: OperationId | 'page' | 'pairing'
  /** The solution of a challenge, unverified. */
  solution?: string
  /** Whether the client cannot solve challenges: a mail service, a calendar. */
  unable?: boolean
}

/** Counts a call in two steps, so that an invalid request does not count towards the limit of others. */
export type CallLimit = {
  /** Counts it for its network address, before it is parsed. */
  own(): Promise<Refusal | undefined>
  /** Counts it for the networks around that address, then for the whole tenant. */
  others(): Promise<Refusal | undefined>
  /** Undoes counts that should not apply. @param status status of the response */
  settle(status: number): Promise<void>
}

/** Returns the limits of a call. */
export type RateLimiter = (call: LimitedCall) => CallLimit

/** Dependencies of the rate limiter. */
export type RateLimiterDeps = { secrets: Secrets; shared?: SharedStore; now?: () => Date }

/** Header with the solution of a challenge. */
export const solutionHeader = 'x-challenge-solution'

/** Share of a tenant's total limit that one network may use before it is refused, for calls without challenges. */
const fairShare = 0.05
/** Maximum multiple of the usual work of a challenge. */
const maxWork = 8

/** Creates a counter without a limit, because limits differ by tenant. */
function createCounter(name: string, seconds: number, shared: SharedStore | undefined) {
  const counting = { keyPrefix: name, points: Number.MAX_SAFE_INTEGER, duration: seconds }
  const own = new RateLimiterMemory(counting)
  if (!shared) return own
  const storeClient = {
    eval: (script: string, { keys, arguments: words }: { keys: [string]; arguments: string[] }) =>
      shared.run(script, shared.nameOf(keys[0]), words),
  }
  return new RateLimiterRedis({ ...counting, storeClient, useRedisPackage: true, insuranceLimiter: own })
}

const unlimited: CallLimit = { own: async () => undefined, others: async () => undefined, settle: async () => {} }

/**
 * Creates the rate limiter. It counts in this process, or in the store shared with other servers while that is reachable.
 * A tenant's own limits override the table: `form` per address, and `form.all` in total.
 */
export function createRateLimiter({ secrets, shared, now = () => new Date() }: RateLimiterDeps): RateLimiter {
  const counters = Object.fromEntries(
    Object.entries(rates).map(([name, { seconds }]) => [name, createCounter(name, seconds, shared)]),
  )
  const spent = createCounter('solved', challengeLife / 1000, shared)

  /** Whether a text solves a challenge of this call, and has not been used before. */
  async function isProof(whose: string, text: string): Promise<boolean> {
    const signature = await readSolution(secrets, { purpose: 'call', whose }, text, now())
    if (signature === undefined || signature === 'late') return false
    return (await spent.penalty(signature)).consumedPoints === 1
  }

  return ({ tenant: { id, limits }, address, what, solution, unable = false }) => {
    const name = what === 'page' || what === 'pairing' ? what : rateOf[what]
    const counter = name && counters[name]
    if (!name || !counter) return unlimited
    const rate: Rate = rates[name]
    const place = rate.eachCall ? `${id} ${what}` : id
    const fromOne = limits[name] ?? rate.fromOne
    const fromAll = limits[`${name}.all`] ?? rate.fromAll
    const isAnybody = isOwnMachine(address)
    const taken: string[] = []
    const count = async (key: string) => {
      taken.push(key)
      return counter.penalty(key)
    }

    let proof: Promise<boolean> | undefined
    const isSolved = () => (proof ??= solution ? isProof(`${id} ${what}`, solution) : Promise.resolve(false))
    const ask = async (whose: LimitScope, pressure: number, milliseconds: number) => {
      const times = Math.min(maxWork, 2 ** Math.floor(Math.log2(Math.max(1, pressure))))
      const challenge = await createSignedChallenge(secrets, { purpose: 'call', whose: `${id} ${what}` }, now(), times)
      return requireChallenge(whose, milliseconds, challenge)
    }
    const solves = rate.challenge === true && !unable
    // A client above its own limit does not count towards the limits of others.
    let isApart = false

    return {
      async own() {
        if (isAnybody) return undefined
        const { consumedPoints, msBeforeNext } = await count(`${place} ${addressKey(address)}`)
        if (consumedPoints <= fromOne) return undefined
        if (rate.challenge ? consumedPoints > fromOne * timesWithChallenge : true)
          return tooManyRequests('own', msBeforeNext)
        isApart = true
        return !solves || (await isSolved()) ? undefined : ask('own', consumedPoints / fromOne, msBeforeNext)
      },

      async others() {
        if (fromAll === undefined || isApart) return undefined
        let widest = 0
        for (const { key, times } of isAnybody ? [] : networksOf(address)) {
          const { consumedPoints, msBeforeNext } = await count(`${place} ${key}`)
          widest = consumedPoints
          if (!solves || consumedPoints <= fromOne * times) continue
          return (await isSolved()) ? undefined : ask('others', consumedPoints / (fromOne * times), msBeforeNext)
        }
        const { consumedPoints, msBeforeNext } = await count(place)
        if (consumedPoints <= fromAll) return undefined
        if (solves) return (await isSolved()) ? undefined : ask('others', consumedPoints / fromAll, msBeforeNext)
        return widest > fromAll * fairShare && !rate.challenge ? tooManyRequests('others', msBeforeNext) : undefined
      },

      async settle(status) {
        const isBack = rate.refundable ? status === 200 : status === 422
        // A failed attempt still counts for its own address.
        for (const key of isBack ? taken : [])
          if (rate.refundable || key !== `${place} ${addressKey(address)}`) await counter.reward(key)
      },
    }
  }
}

/** Counts a request without a body: for its address, then in total. */
export const applyLimits = async (counting: CallLimit | undefined): Promise<Refusal | undefined> =>
  (await counting?.own()) ?? (await counting?.others())
