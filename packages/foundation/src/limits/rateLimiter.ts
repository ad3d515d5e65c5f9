import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { OperationId, Refusal } from '../responses/response.ts'
import type { Secrets } from '../base/secrets.ts'
import type { SharedStore } from '../cache/sharedStore.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { addressKey, isOwnMachine, networksOf } from '../network/address.ts'
import { challengeLifetime, createSignedChallenge, readSolution } from './challenge.ts'
import { type Rate, callRates, rates, maxMultipleWithChallenge } from './rates.ts'
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
  const options = { keyPrefix: name, points: Number.MAX_SAFE_INTEGER, duration: seconds }
  const localCounter = new RateLimiterMemory(options)
  if (!shared) return localCounter
  const storeClient = {
    eval: (script: string, { keys, arguments: args }: { keys: [string]; arguments: string[] }) =>
      shared.run(script, shared.nameOf(keys[0]), args),
  }
  return new RateLimiterRedis({ ...options, storeClient, useRedisPackage: true, insuranceLimiter: localCounter })
}

const noLimit: CallLimit = { own: async () => undefined, others: async () => undefined, settle: async () => {} }

/**
 * Creates the rate limiter. It counts in this process, or in the store shared with other servers while that is reachable.
 * A tenant's own limits override the table: `form` per address, and `form.all` in total.
 */
export function createRateLimiter({ secrets, shared, now = () => new Date() }: RateLimiterDeps): RateLimiter {
  const counters = Object.fromEntries(
    Object.entries(rates).map(([name, { seconds }]) => [name, createCounter(name, seconds, shared)]),
  )
  const usedSolutions = createCounter('solved', challengeLifetime / 1000, shared)

  /** Whether text solves a challenge of this call, and has not been used before. */
  async function isValidSolution(subject: string, text: string): Promise<boolean> {
    const signature = await readSolution(secrets, { purpose: 'call', subject }, text, now())
    if (signature === undefined || signature === 'late') return false
    return (await usedSolutions.penalty(signature)).consumedPoints === 1
  }

  return ({ tenant: { id, limits }, address, what: operation, solution, unable: cannotSolve = false }) => {
    const name = operation === 'page' || operation === 'pairing' ? operation : callRates[operation]
    const counter = name && counters[name]
    if (!name || !counter) return noLimit
    const rate: Rate = rates[name]
    const keyPrefix = rate.isPerCall ? `${id} ${operation}` : id
    const fromOne = limits[name] ?? rate.fromOne
    const fromAll = limits[`${name}.all`] ?? rate.fromAll
    const isLocal = isOwnMachine(address)
    const countedKeys: string[] = []
    const count = async (key: string) => {
      countedKeys.push(key)
      return counter.penalty(key)
    }

    let solutionCheck: Promise<boolean> | undefined
    const isSolved = () =>
      (solutionCheck ??= solution ? isValidSolution(`${id} ${operation}`, solution) : Promise.resolve(false))
    const requestChallenge = async (scope: LimitScope, pressure: number, milliseconds: number) => {
      const workFactor = Math.min(maxWork, 2 ** Math.floor(Math.log2(Math.max(1, pressure))))
      const challenge = await createSignedChallenge(
        secrets,
        { purpose: 'call', subject: `${id} ${operation}` },
        now(),
        workFactor,
      )
      return requireChallenge(scope, milliseconds, challenge)
    }
    const canSolve = rate.challenge === true && !cannotSolve
    // A client above its own limit does not count towards the limits of others.
    let isOverOwnLimit = false

    return {
      async own() {
        if (isLocal) return undefined
        const { consumedPoints, msBeforeNext } = await count(`${keyPrefix} ${addressKey(address)}`)
        if (consumedPoints <= fromOne) return undefined
        if (rate.challenge ? consumedPoints > fromOne * maxMultipleWithChallenge : true)
          return tooManyRequests('own', msBeforeNext)
        isOverOwnLimit = true
        return !canSolve || (await isSolved())
          ? undefined
          : requestChallenge('own', consumedPoints / fromOne, msBeforeNext)
      },

      async others() {
        if (fromAll === undefined || isOverOwnLimit) return undefined
        let networkCount = 0
        for (const { key, times } of isLocal ? [] : networksOf(address)) {
          const { consumedPoints, msBeforeNext } = await count(`${keyPrefix} ${key}`)
          networkCount = consumedPoints
          if (!canSolve || consumedPoints <= fromOne * times) continue
          return (await isSolved())
            ? undefined
            : requestChallenge('others', consumedPoints / (fromOne * times), msBeforeNext)
        }
        const { consumedPoints, msBeforeNext } = await count(keyPrefix)
        if (consumedPoints <= fromAll) return undefined
        if (canSolve)
          return (await isSolved()) ? undefined : requestChallenge('others', consumedPoints / fromAll, msBeforeNext)
        return networkCount > fromAll * fairShare && !rate.challenge
          ? tooManyRequests('others', msBeforeNext)
          : undefined
      },

      async settle(status) {
        const isRefunded = rate.refundable ? status === 200 : status === 422
        // A failed attempt still counts for its own address.
        for (const key of isRefunded ? countedKeys : [])
          if (rate.refundable || key !== `${keyPrefix} ${addressKey(address)}`) await counter.reward(key)
      },
    }
  }
}

/** Counts a request without a body: for its address, then in total. */
export const applyLimits = async (limit: CallLimit | undefined): Promise<Refusal | undefined> =>
  (await limit?.own()) ?? (await limit?.others())
