import type { FastifyBaseLogger } from 'fastify'
import type { TenantDb } from '../db/database.ts'
import type { Refusal } from '../responses/response.ts'
import type { Secrets } from '../base/secrets.ts'
import { sha256 } from '../base/secrets.ts'
import { addressKey, isOwnMachine } from '../network/address.ts'
import { databaseThrottle, type Mark, memoryThrottle, type ThrottleStore } from './throttleStore.ts'
import { waitOf } from './duration.ts'
import { messages as limitMessages } from './messages.gen.ts'

/** What is tried; each is counted by itself. `/user/login` and `/login` are one call and so one count. */
export type ThrottledAction = 'login' | 'register' | 'reset' | 'password'

/** Who tries, what, and at which tenant: what every call has at hand. */
export type ThrottledRequest = {
  tenant: { id: string }
  db: TenantDb
  secrets: Secrets
  now: Date
  log: Pick<FastifyBaseLogger, 'error'>
  request: { address: string }
}

/**
 * Slows down whoever tries passwords or asks for letters (Saleor's curve): for one address with one account the pause
 * doubles from a second to an hour; for one address with any accounts a pause comes at every tenth failure. Of passwords
 * a hundred may fail for one account, from all addresses together, before a pause comes, which a device that is known to
 * be its holder's does not wait for. Counts are forgotten after two hours without a try; nobody is locked out for good.
 */
export type Throttle = {
  /**
   * Counts a try before anything dear is done for it, so that a hundred at once are counted as well.
   * @param account whose account it is about: the key of an address, or a user's id
   * @param device one the account's holder is known by: it is counted by itself, wherever it is
   * @returns a refusal while the pause lasts
   */
  take(trying: ThrottledRequest, tried: ThrottledAction, account: string, device?: string): Promise<Refusal | undefined>
  /** The try failed: the pause begins. */
  failed(trying: ThrottledRequest, tried: ThrottledAction, account: string, device?: string): Promise<void>
  /** The try succeeded: the account's count is forgotten; the address's stays, less this try. */
  passed(trying: ThrottledRequest, tried: ThrottledAction, account: string, device?: string): Promise<void>
  /** The account's holder has shown who they are by a link: its counts begin anew. */
  forget(trying: ThrottledRequest, tried: ThrottledAction, account: string): Promise<void>
}

/** A keyed hash: without the host's key nobody can try addresses against what is stored. */
export const createMark = (
  { secrets, tenant }: Pick<ThrottledRequest, 'secrets' | 'tenant'>,
  ...about: string[]
): Buffer => sha256(secrets.sign({ tenant: tenant.id, about }, 'throttle mark'))

function createMarks(
  trying: ThrottledRequest,
  tried: ThrottledAction,
  account: string,
  device?: string,
): readonly Mark[] {
  if (device !== undefined)
    return [{ kind: 'account', what: tried, mark: createMark(trying, tried, 'device', device, account) }]
  const from = addressKey(trying.request.address)
  const one: Mark = { kind: 'account', what: tried, mark: createMark(trying, tried, from, account) }
  const isPassword = tried === 'login' || tried === 'password'
  const everywhere: Mark[] = isPassword
    ? [{ kind: 'everywhere', what: tried, mark: createMark(trying, tried, 'everywhere', account) }]
    : []
  // Where everybody comes from one address of this machine, it tells nobody apart: guesses of others would lock out.
  if (isOwnMachine(trying.request.address)) return tried === 'login' ? everywhere : [one, ...everywhere]
  return [one, ...everywhere, { kind: 'address', what: tried, mark: createMark(trying, tried, from) }]
}

/** Said while a pause lasts. @param until when it ends */
export function pauseRefusal(until: Date, now: Date, tried?: ThrottledAction): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return {
    status: 429,
    message: tried === 'login' ? limitMessages.pauseLogin(waitOf(seconds)) : limitMessages.pause(waitOf(seconds)),
    headers: { 'retry-after': String(seconds) },
  }
}

/**
 * @param shared where the hosts count together; when it fails, this process counts by itself, so that nobody gets
 *   unlimited tries by exhausting a table
 */
export function createThrottle(shared: ThrottleStore = databaseThrottle, own = memoryThrottle()): Throttle {
  const inEither = async <T>(trying: ThrottledRequest, work: (store: ThrottleStore) => Promise<T>): Promise<T> => {
    try {
      return await work(shared)
    } catch (err) {
      trying.log.error(
        { alarm: 'throttle', err },
        'attempts cannot be counted in the shared store; this server counts on its own',
      )
      return work(own)
    }
  }
  return {
    async take(trying, tried, account, device) {
      const marks = createMarks(trying, tried, account, device)
      const until = await inEither(trying, (store) => store.take(trying.db, marks, trying.now))
      return until && pauseRefusal(until, trying.now, tried)
    },
    async failed(trying, tried, account, device) {
      const marks = createMarks(trying, tried, account, device)
      await inEither(trying, (store) => store.failed(trying.db, marks, trying.now))
    },
    async passed(trying, tried, account, device) {
      const marks = createMarks(trying, tried, account, device)
      await inEither(trying, (store) => store.passed(trying.db, marks, trying.now))
    },
    async forget(trying, tried, account) {
      const marks = createMarks(trying, tried, account).filter(({ kind }) => kind !== 'address')
      await inEither(trying, (store) => store.forget(trying.db, marks))
    },
  }
}
