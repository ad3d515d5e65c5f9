import type { FastifyBaseLogger } from 'fastify'
import type { TenantDb } from '../db/database.ts'
import type { Refusal } from '../responses/response.ts'
import type { Secrets } from '../base/secrets.ts'
import { sha256 } from '../base/secrets.ts'
import { addressKey, isOwnMachine } from '../network/address.ts'
import { databaseThrottle, type CountKey, memoryThrottle, type ThrottleStore } from './throttleStore.ts'
import { getWait } from './duration.ts'
import { messages as limitMessages } from './messages.gen.ts'

/** Throttled actions, counted separately. `/user/login` and `/login` are one call and share a count. */
export type ThrottledAction = 'login' | 'register' | 'reset' | 'password'

/** The parts of a call needed for throttling. */
export type ThrottledRequest = {
  tenant: { id: string }
  db: TenantDb
  secrets: Secrets
  now: Date
  log: Pick<FastifyBaseLogger, 'error'>
  request: { address: string }
}

/**
 * Throttles password attempts and requests for emails (Saleor's curve): for one address with one account the pause doubles from
 * a second to an hour; for one address with any accounts every tenth failure causes a pause. After a hundred failed passwords
 * for one account from all addresses there is also a pause, from which a known device of the account is exempt. Counts expire
 * after two hours without an attempt, so no lockout is permanent.
 */
export type Throttle = {
  /**
   * Counts an attempt before any expensive work, so that concurrent attempts count too.
   * @param account the account: the key of an address, or a user's id
   * @param device a known device of the account, which is counted separately and on any network
   * @returns a refusal during a pause
   */
  countAttempt(
    request: ThrottledRequest,
    action: ThrottledAction,
    account: string,
    device?: string,
  ): Promise<Refusal | undefined>
  /** Records a failed attempt and starts the pause. */
  recordFailure(request: ThrottledRequest, action: ThrottledAction, account: string, device?: string): Promise<void>
  /** Records a successful attempt: resets the account's count; the address's count is reduced by this attempt. */
  recordSuccess(request: ThrottledRequest, action: ThrottledAction, account: string, device?: string): Promise<void>
  /** Resets an account's counts after its owner has followed a link. */
  reset(request: ThrottledRequest, action: ThrottledAction, account: string): Promise<void>
}

/** Creates a keyed hash, so that stored values cannot be matched against addresses without the server's key. */
export const createCountKey = (
  { secrets, tenant }: Pick<ThrottledRequest, 'secrets' | 'tenant'>,
  ...parts: string[]
): Buffer => sha256(secrets.sign({ tenant: tenant.id, about: parts }, 'throttle mark'))

function createCountKeys(
  request: ThrottledRequest,
  action: ThrottledAction,
  account: string,
  device?: string,
): readonly CountKey[] {
  if (device !== undefined)
    return [{ kind: 'account', what: action, mark: createCountKey(request, action, 'device', device, account) }]
  const address = addressKey(request.request.address)
  const accountAtAddress: CountKey = {
    kind: 'account',
    what: action,
    mark: createCountKey(request, action, address, account),
  }
  const isPassword = action === 'login' || action === 'password'
  const everywhere: CountKey[] = isPassword
    ? [{ kind: 'everywhere', what: action, mark: createCountKey(request, action, 'everywhere', account) }]
    : []
  // If all clients have a local address, it does not distinguish them, and others' guesses would lock the owner out.
  if (isOwnMachine(request.request.address)) return action === 'login' ? everywhere : [accountAtAddress, ...everywhere]
  return [
    accountAtAddress,
    ...everywhere,
    { kind: 'address', what: action, mark: createCountKey(request, action, address) },
  ]
}

/** Creates the refusal during a pause. @param until end of the pause */
export function pauseRefusal(until: Date, now: Date, action?: ThrottledAction): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return {
    status: 429,
    message: action === 'login' ? limitMessages.pauseLogin(getWait(seconds)) : limitMessages.pause(getWait(seconds)),
    headers: { 'retry-after': String(seconds) },
  }
}

/**
 * Creates the throttle.
 * @param shared the store shared by all servers; if it fails, this process counts on its own, so that overloading the table
 *   does not give unlimited attempts
 */
export function createThrottle(shared: ThrottleStore = databaseThrottle, local = memoryThrottle()): Throttle {
  const withFallback = async <T>(request: ThrottledRequest, work: (store: ThrottleStore) => Promise<T>): Promise<T> => {
    try {
      return await work(shared)
    } catch (err) {
      request.log.error(
        { alarm: 'throttle', err },
        'attempts cannot be counted in the shared store; this server counts on its own',
      )
      return work(local)
    }
  }
  return {
    async countAttempt(request, action, account, device) {
      const keys = createCountKeys(request, action, account, device)
      const until = await withFallback(request, (store) => store.countAttempt(request.db, keys, request.now))
      return until && pauseRefusal(until, request.now, action)
    },
    async recordFailure(request, action, account, device) {
      const keys = createCountKeys(request, action, account, device)
      await withFallback(request, (store) => store.recordFailure(request.db, keys, request.now))
    },
    async recordSuccess(request, action, account, device) {
      const keys = createCountKeys(request, action, account, device)
      await withFallback(request, (store) => store.recordSuccess(request.db, keys, request.now))
    },
    async reset(request, action, account) {
      const keys = createCountKeys(request, action, account).filter(({ kind }) => kind !== 'address')
      await withFallback(request, (store) => store.reset(request.db, keys))
    },
  }
}
