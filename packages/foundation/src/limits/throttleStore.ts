import { and, eq, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { throttles } from '../db/accounts.ts'
import type { TenantDb, Tx } from '../db/database.ts'

/**
 * Key of a count, as a keyed hash: an address with one account, an account from any address, an address with any account, or
 * the recipient of an email.
 */
export type CountKey = { kind: 'account' | 'everywhere' | 'address' | 'letter'; what: string; mark: Buffer }

/** Store of attempt counts. Either all marks of an attempt are counted, or none. */
export type ThrottleStore = {
  /** @returns the end of the pause for these marks; undefined if the attempt has been counted and is allowed */
  countAttempt(db: TenantDb, marks: readonly CountKey[], now: Date): Promise<Date | undefined>
  recordFailure(db: TenantDb, marks: readonly CountKey[], now: Date): Promise<void>
  recordSuccess(db: TenantDb, marks: readonly CountKey[], now: Date): Promise<void>
  /** Deletes the counts. */
  reset(db: TenantDb, marks: readonly CountKey[]): Promise<void>
}

/** Time a count is kept after the last attempt: two hours, in milliseconds. */
const countLifetime = 2 * 3_600_000
const maxPauseSeconds = 3600
/** Maximum pause for emails: anyone can request one, so the owner must not be blocked for long. */
const maxEmailPauseSeconds = 300

const getDoubledSeconds = (times: number) => Math.min(2 ** Math.min(times, 12), maxPauseSeconds)

/** Number of failures of one account, from all addresses, before there is a pause. */
const maxAccountFailures = 100

/** Returns the pause after a number of failures or emails, in seconds. */
export function getPauseSeconds(kind: CountKey['kind'], tries: number): number {
  if (kind === 'letter') return Math.min(getPauseSeconds('account', tries), maxEmailPauseSeconds)
  if (kind === 'everywhere')
    return tries >= maxAccountFailures
      ? Math.min(60 * getDoubledSeconds(tries - maxAccountFailures), maxPauseSeconds)
      : 0
  if (kind === 'account') return tries > 0 ? getDoubledSeconds(tries - 1) : 0
  return tries > 0 && tries % 10 === 0 ? getDoubledSeconds(tries / 10 - 1) : 0
}

const addSeconds = (now: Date, seconds: number) => (seconds > 0 ? new Date(now.getTime() + seconds * 1000) : null)

/**
 * Returns the pause that starts with an attempt in progress. It allows two concurrent attempts with a single account, because
 * a double click is not an attack.
 */
const getPauseInProgress = ({ kind }: CountKey, tries: number) =>
  getPauseSeconds(kind, kind === 'address' || kind === 'everywhere' ? tries : tries - 1)

const matchesKey = ({ what, mark }: CountKey): SQL | undefined =>
  and(eq(throttles.what, what), eq(throttles.mark, mark))

/** Thrown to roll back the counts of an attempt, because one of its marks is paused. */
class PausedError extends Error {
  readonly until: Date
  constructor(until: Date) {
    super('A pause lasts.')
    this.until = until
  }
}

async function count(tx: Tx, mark: CountKey, now: Date): Promise<void> {
  const expiry = new Date(now.getTime() - countLifetime)
  const isNotPaused = or(sql`${throttles.blockedUntil} is null`, lte(throttles.blockedUntil, now))
  const time = now.toISOString()
  const [row] = await tx
    .insert(throttles)
    .values({ tenantId: sql`current_tenant()`, what: mark.what, mark: mark.mark, tries: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [throttles.tenantId, throttles.what, throttles.mark],
      set: {
        tries: sql`case when ${throttles.lastAt} < ${expiry.toISOString()}::timestamptz then 1 else ${throttles.tries} + 1 end`,
        lastAt: sql`${time}::timestamptz`,
      },
      setWhere: isNotPaused,
    })
    .returning({ tries: throttles.tries })
  if (!row) {
    const [pausedRow] = await tx.select({ until: throttles.blockedUntil }).from(throttles).where(matchesKey(mark))
    throw new PausedError(pausedRow?.until ?? now)
  }
  const until = addSeconds(now, getPauseInProgress(mark, row.tries))
  if (until) await tx.update(throttles).set({ blockedUntil: until }).where(matchesKey(mark))
}

/**
 * Counts an action in its own transaction.
 * @returns the end of the current pause; undefined if the action has been counted and is allowed
 */
export async function pauseUntil(tx: Tx, mark: CountKey, now: Date): Promise<Date | undefined> {
  try {
    await count(tx, mark, now)
    return undefined
  } catch (error) {
    if (error instanceof PausedError) return error.until
    throw error
  }
}

/** Deletes the count of `pauseUntil`. */
export async function forgetPause(tx: Tx, mark: CountKey): Promise<void> {
  await tx.delete(throttles).where(matchesKey(mark))
}

/** Counts in the tenant's own rows, shared by all servers. */
export const databaseThrottle: ThrottleStore = {
  async countAttempt(db, marks, now) {
    try {
      await db(async (tx) => {
        for (const mark of marks) await count(tx, mark, now)
      })
      return undefined
    } catch (error) {
      if (error instanceof PausedError) return error.until
      throw error
    }
  },
  async recordFailure(db, marks, now) {
    await db(async (tx) => {
      for (const mark of marks) {
        const [row] = await tx.select({ tries: throttles.tries }).from(throttles).where(matchesKey(mark))
        const until = row && addSeconds(now, getPauseSeconds(mark.kind, row.tries))
        if (until)
          await tx
            .update(throttles)
            .set({ blockedUntil: sql`greatest(${throttles.blockedUntil}, ${until.toISOString()}::timestamptz)` })
            .where(matchesKey(mark))
      }
    })
  },
  async recordSuccess(db, marks) {
    await db(async (tx) => {
      for (const mark of marks) {
        if (mark.kind === 'account') await tx.delete(throttles).where(matchesKey(mark))
        else
          await tx
            .update(throttles)
            .set({
              tries: sql`greatest(${throttles.tries} - 1, 0)`,
              // A pause caused only by this attempt ends with it.
              blockedUntil:
                mark.kind === 'everywhere'
                  ? null
                  : sql`case when ${throttles.tries} % 10 = 0 then null else ${throttles.blockedUntil} end`,
            })
            .where(matchesKey(mark))
      }
    })
  },
  async reset(db, marks) {
    await db(async (tx) => {
      for (const mark of marks) await forgetPause(tx, mark)
    })
  },
}

/** Counts in this process only. Above its capacity it drops the least recently used counts. */
export function memoryThrottle(max = 10_000): ThrottleStore {
  const counts = new LRUCache<string, { tries: number; lastAt: number; until: number }>({ max })
  const toText = ({ what, mark }: CountKey) => `${what} ${mark.toString('base64url')}`
  const readEntry = (mark: CountKey, now: number) => {
    const entry = counts.get(toText(mark))
    return entry && now - entry.lastAt <= countLifetime ? entry : { tries: 0, lastAt: now, until: 0 }
  }
  return {
    async countAttempt(_db, marks, now) {
      const time = now.getTime()
      const pausedUntil = marks.map((mark) => readEntry(mark, time).until).find((until) => until > time)
      if (pausedUntil !== undefined) return new Date(pausedUntil)
      for (const mark of marks) {
        const tries = readEntry(mark, time).tries + 1
        const until = addSeconds(now, getPauseInProgress(mark, tries))?.getTime() ?? 0
        counts.set(toText(mark), { tries, lastAt: time, until })
      }
      return undefined
    },
    async recordFailure(_db, marks, now) {
      for (const mark of marks) {
        const entry = readEntry(mark, now.getTime())
        const until = addSeconds(now, getPauseSeconds(mark.kind, entry.tries))?.getTime() ?? 0
        counts.set(toText(mark), { ...entry, until: Math.max(entry.until, until) })
      }
    },
    async recordSuccess(_db, marks, now) {
      for (const mark of marks) {
        const entry = readEntry(mark, now.getTime())
        if (mark.kind === 'account') counts.delete(toText(mark))
        else
          counts.set(toText(mark), {
            ...entry,
            tries: Math.max(entry.tries - 1, 0),
            until: mark.kind === 'everywhere' || entry.tries % 10 === 0 ? 0 : entry.until,
          })
      }
    },
    async reset(_db, marks) {
      for (const mark of marks) counts.delete(toText(mark))
    },
  }
}

/** Deletes expired counts. */
export async function deleteOldCounts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(throttles).where(lt(throttles.lastAt, new Date(now.getTime() - countLifetime)))
}
