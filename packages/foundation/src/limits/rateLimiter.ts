import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { OperationId, Refusal } from '../responses/response.ts'
import type { Secrets } from '../base/secrets.ts'
import type { SharedStore } from '../cache/sharedStore.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { addressKey, isOwnMachine, networksOf } from '../network/address.ts'
import { challengeLife, createSignedChallenge, readSolution } from './challenge.ts'
import { type Rate, rateOf, rates, timesWithChallenge } from './rates.ts'
import { askChallenge, tooOften, type LimitScope } from './refusals.ts'

/** One call as the limits see it. */
export type LimitedCall = {
  tenant: Pick<Tenant, 'id' | 'limits'>
  address: string
  /** The call, or a page: any, or one that shows a display's code. */
  what: OperationId | 'page' | 'pairing'
  /** What shows that a challenge was solved, as it came. */
  solution?: string
  /** Whoever asks cannot solve any: a mail service, a calendar. */
  unable?: boolean
}

/** Counts one call, in two steps: what was refused for its body takes nothing of what there is for others. */
export type CallLimit = {
  /** Counts it for the address it comes from, before anything of it is read. */
  own(): Promise<Refusal | undefined>
  /** Counts it for the networks around that address, then for everybody at the tenant. */
  others(): Promise<Refusal | undefined>
  /** Takes back what is not to count. @param status the answer's */
  settle(status: number): Promise<void>
}

/** Whoever may make a call, and how often. */
export type RateLimiter = (call: LimitedCall) => CallLimit

/** What the counts need. */
export type RateLimiterDeps = { secrets: Secrets; shared?: SharedStore; now?: () => Date }

/** The header a call brings the solution of its challenge in. */
export const solutionHeader = 'x-challenge-solution'

/** Of a tenant's ceiling so much may come from one network before that one is refused, where nobody solves challenges. */
const fairShare = 0.05
/** However great the pressure, nobody is asked for more than so many times the usual work. */
const maxWork = 8

/** It only counts: how many are too many is each tenant's. */
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
 * Counts calls: in this process, or together with other hosts in what they share; while that is away, each by itself.
 * What a tenant's own limits say goes before the table: `form`, and `form.all` for everybody.
 */
export function createRateLimiter({ secrets, shared, now = () => new Date() }: RateLimiterDeps): RateLimiter {
  const counters = Object.fromEntries(
    Object.entries(rates).map(([name, { seconds }]) => [name, createCounter(name, seconds, shared)]),
  )
  const spent = createCounter('solved', challengeLife / 1000, shared)

  /** Whether a text solves a challenge of this call, and does so for the first time. */
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
      return askChallenge(whose, milliseconds, challenge)
    }
    const solves = rate.challenge === true && !unable
    // Who had to solve a challenge for what came before adds nothing to what others are asked for.
    let isApart = false

    return {
      async own() {
        if (isAnybody) return undefined
        const { consumedPoints, msBeforeNext } = await count(`${place} ${addressKey(address)}`)
        if (consumedPoints <= fromOne) return undefined
        if (rate.challenge ? consumedPoints > fromOne * timesWithChallenge : true) return tooOften('own', msBeforeNext)
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
        return widest > fromAll * fairShare && !rate.challenge ? tooOften('others', msBeforeNext) : undefined
      },

      async settle(status) {
        const isBack = rate.refundable ? status === 200 : status === 422
        // What was tried stays counted for whoever tries.
        for (const key of isBack ? taken : [])
          if (rate.refundable || key !== `${place} ${addressKey(address)}`) await counter.reward(key)
      },
    }
  }
}

/** Counts what has no body: for whoever asks, then for everybody. */
export const applyLimits = async (counting: CallLimit | undefined): Promise<Refusal | undefined> =>
  (await counting?.own()) ?? (await counting?.others())
