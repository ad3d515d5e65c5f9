import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { OperationId, Refusal } from '../http/operation.ts'
import type { Shared } from '../shared/shared.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { addressKey, isOwnMachine } from './address.ts'

/**
 * How often calls of a class may be made in so many seconds: from one address, and by everybody at one tenant. A
 * congregation shares one address on the mosque's Wi-Fi, so reading is generous. `eachCall` counts the calls of a class
 * apart; `refundable` does not count what succeeded.
 */
export const rates = {
  page: { seconds: 60, fromOne: 1500, fromAll: 15_000 },
  read: { seconds: 60, fromOne: 6000, fromAll: 60_000 },
  /** Each reads the newest of all there is. */
  search: { seconds: 60, fromOne: 30, fromAll: 300 },
  form: { seconds: 3600, fromOne: 30, fromAll: 600, eachCall: true },
  account: { seconds: 600, fromOne: 200, fromAll: 3000, eachCall: true },
  /** Nobody keeps a mosque from being given to by giving badly: declines are the payments' own to judge. */
  money: { seconds: 600, fromOne: 300, refundable: true },
} as const satisfies Record<string, Rate>

type Rate = { seconds: number; fromOne: number; fromAll?: number; eachCall?: true; refundable?: true }

/** A class of calls that are counted together; pages are one. */
export type RateClass = keyof typeof rates

/** What a tenant's own limits may be called: a class from one address, and the same by everybody. */
export const limitNames: readonly string[] = Object.keys(rates).flatMap((name) => [name, `${name}.all`])

/** The class of every call. A webhook proves itself by its signature, and comes as often as the provider likes. */
export const rateOf = {
  configurationLoad: 'read',
  prayerToday: 'read',
  prayerMonth: 'read',
  prayerEmbed: 'read',
  visitorSave: 'read',
  causeList: 'read',
  causeView: 'read',
  giftView: 'read',
  activityList: 'read',
  bannerList: 'read',
  homeView: 'read',
  aboutView: 'read',
  aboutSectionView: 'read',
  tvView: 'read',
  eventList: 'read',
  eventView: 'read',
  siteSearch: 'search',
  newsList: 'read',
  newsView: 'read',
  resourceList: 'read',
  serviceList: 'read',
  serviceView: 'read',
  privacyView: 'read',
  termsView: 'read',
  galleryList: 'read',
  classList: 'read',
  classView: 'read',
  courseList: 'read',
  courseView: 'read',
  campaignList: 'read',
  campaignView: 'read',
  campaignNeeds: 'read',
  campaignPlans: 'read',
  campaignMessage: 'read',
  campaignFaqs: 'read',
  campaignSupporterView: 'read',
  campaignSupporterMake: 'form',
  userDetails: 'read',
  giftHistory: 'read',
  cycleList: 'read',
  cycleRunning: 'read',
  giftStart: 'read',
  contactSend: 'form',
  subscriberAdd: 'form',
  subscriberConfirm: 'form',
  // A mail service presses for its readers, hundreds of them from one address in the hour after a letter.
  subscriberLeave: 'account',
  courseApply: 'form',
  maktabRegister: 'form',
  emailCheck: 'account',
  userRegister: 'account',
  userVerify: 'account',
  userLogin: 'account',
  userLogout: 'account',
  userUpdate: 'account',
  passwordChange: 'account',
  resetRequest: 'account',
  passwordReset: 'account',
  giftStatement: 'account',
  userExport: 'account',
  userDelete: 'account',
  giftManage: 'account',
  donationTokenDecode: 'account',
  giftPay: 'money',
  cycleUpdate: 'money',
  cycleCard: 'money',
  providerEvent: undefined,
} as const satisfies Record<OperationId, RateClass | undefined>

/** Whoever may make a call: refused when it came too often; otherwise what to do when the call has succeeded. */
export type Rates = {
  /**
   * Counts one more.
   * @param what the call, or `page`
   * @returns a refusal that says when to come back, or nothing
   */
  count(tenant: Counted, address: string, what: OperationId | 'page'): Promise<Refusal | undefined>
  /** Takes the last count back, where success does not count. */
  refund(tenant: Counted, address: string, what: OperationId): Promise<void>
}

type Counted = Pick<Tenant, 'id' | 'limits'>

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

const tooOften = (milliseconds: number): Refusal => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return {
    status: 429,
    message: `That came too often from your connection. Please try again in ${inWords(seconds)}.`,
    headers: { 'retry-after': String(seconds) },
  }
}

/** It only counts: how many are too many is each tenant's. */
function createCounter(name: string, seconds: number, shared: Shared | undefined) {
  const counting = { keyPrefix: name, points: Number.MAX_SAFE_INTEGER, duration: seconds }
  const own = new RateLimiterMemory(counting)
  if (!shared) return own
  const storeClient = {
    eval: (script: string, { keys, arguments: words }: { keys: [string]; arguments: string[] }) =>
      shared.run(script, shared.nameOf(keys[0]), words),
  }
  return new RateLimiterRedis({ ...counting, storeClient, useRedisPackage: true, insuranceLimiter: own })
}

/**
 * Counts calls: in this process, or together with other hosts in what they share; while that is away, each by itself.
 * What a tenant's own limits say goes before the table: `form`, and `form.all` for everybody.
 */
export function createRates(shared?: Shared): Rates {
  const counters = Object.fromEntries(
    Object.entries(rates).map(([name, { seconds }]) => [name, createCounter(name, seconds, shared)]),
  )
  const lookUp = ({ id, limits }: Counted, address: string, what: OperationId | 'page') => {
    const name = what === 'page' ? what : rateOf[what]
    const counter = name && counters[name]
    if (!name || !counter) return undefined
    const rate: Rate = rates[name]
    const place = rate.eachCall ? `${id} ${what}` : id
    const fromAll = limits[`${name}.all`] ?? rate.fromAll
    return {
      counter,
      rate,
      keys: [
        ...(isOwnMachine(address)
          ? []
          : [{ key: `${place} ${addressKey(address)}`, most: limits[name] ?? rate.fromOne }]),
        ...(fromAll === undefined ? [] : [{ key: place, most: fromAll }]),
      ],
    }
  }
  return {
    async count(tenant, address, what) {
      const found = lookUp(tenant, address, what)
      for (const { key, most } of found?.keys ?? []) {
        const state = await found?.counter.penalty(key)
        // Whoever is refused for himself does not use up what is left for the others.
        if (state && state.consumedPoints > most) return tooOften(state.msBeforeNext)
      }
      return undefined
    },
    async refund(tenant, address, what) {
      const found = lookUp(tenant, address, what)
      if (!found?.rate.refundable) return
      for (const { key } of found.keys) await found.counter.reward(key)
    },
  }
}
