import { and, eq, sql } from 'drizzle-orm'
import { sha256, type Secrets } from '@minaret/foundation/base'
import { staffThrottles, type Tx } from '@minaret/foundation/db'
import { addressKey } from '@minaret/foundation/network'

const hour = 3600

/**
 * The counts, in the order in which rows are locked. After `free` attempts, a delay doubles from one second up to
 * `longest`, in seconds. A count is reset after `lifetimeMs` without attempts.
 */
const limits = {
  /** Attempts from one IP address for one account. */
  account: { free: 4, longest: hour, lifetimeMs: 2 * hour * 1000 },
  /** Passwords for one account from anywhere. The delay is short, so that strangers cannot block the account holder. */
  password: { free: 20, longest: 300, lifetimeMs: 2 * hour * 1000 },
  /** Second factors for one account from anywhere; these attempts already have the password. */
  code: { free: 5, longest: hour, lifetimeMs: 24 * hour * 1000 },
  /** Attempts from one IP address for any account. */
  address: { free: 20, longest: hour, lifetimeMs: 2 * hour * 1000 },
  /** Attempts on a known device for one account; second factors are counted separately. */
  device: { free: 4, longest: hour, lifetimeMs: 2 * hour * 1000 },
  deviceCode: { free: 5, longest: hour, lifetimeMs: 2 * hour * 1000 },
} as const

type Kind = keyof typeof limits

/** Identifies a count by its kind and a keyed hash of its subject. */
type Mark = { kind: Kind; mark: Buffer }

/** All counts of one attempt. */
export type LoginMarks = readonly Mark[]

/** A login attempt. */
export type LoginAttempt = {
  /** The IP address. */
  address: string
  /** Identifies the account: the key of its email address before a correct password, then its id. */
  account: string
  /** The hash of a known device, which is counted separately, regardless of its IP address. */
  device?: Buffer
  /** A password or recovery code, a login’s second factor, or a session’s confirmation by a code or a passkey. */
  step: 'password' | 'code' | 'confirmCode' | 'confirmPasskey'
}

const createMark = (secrets: Secrets, kind: Kind, ...subject: string[]): Mark => ({
  kind,
  mark: sha256(secrets.sign({ about: subject }, 'staff login mark')),
})

/** The counts of an attempt. Known devices have only their own, so that guesses elsewhere do not block the account holder. */
export function createLoginMarks(secrets: Secrets, { address, account, device, step }: LoginAttempt): LoginMarks {
  const isCode = step === 'code' || step === 'confirmCode'
  if (device)
    return [createMark(secrets, isCode ? 'deviceCode' : 'device', device.toString('base64url'), step, account)]
  const addressSubject = addressKey(address)
  const marks = [createMark(secrets, 'address', addressSubject)]
  if (isCode) marks.unshift(createMark(secrets, 'code', 'code', account))
  if (step === 'password') marks.unshift(createMark(secrets, 'password', 'password', account))
  // A login’s codes are already limited per account.
  if (step !== 'code') marks.unshift(createMark(secrets, 'account', addressSubject, step, account))
  return marks
}

/** The count of attempts with a secret that only the account holder was sent, from any IP address. */
export const createHolderMarks = (secrets: Secrets, secret: string, account: string): LoginMarks => [
  createMark(secrets, 'account', secret, account),
]

const isMark = ({ kind, mark }: Mark) => and(eq(staffThrottles.what, kind), eq(staffThrottles.mark, mark))

/** Returns the delay after a number of attempts, in seconds. */
const getDelay = (tries: number, { free, longest }: (typeof limits)[Kind]): number =>
  tries < free ? 0 : Math.min(longest, 2 ** Math.min(12, tries - free))

/** The result of counting an attempt: until when attempts are blocked, or the number of attempts by kind. */
export type CountedLogin = { until: Date } | { tries: Partial<Record<Kind, number>> }

/**
 * Counts an attempt before the comparison. The rows are written, and thereby locked, before they are read, so that
 * concurrent attempts are limited like consecutive ones.
 */
export async function countLogin(tx: Tx, marks: LoginMarks, now: Date): Promise<CountedLogin> {
  const rows = []
  for (const { kind, mark } of marks) {
    const oldestAttempt = new Date(now.getTime() - limits[kind].lifetimeMs).toISOString()
    const isOld = sql`${staffThrottles.lastAt} < ${oldestAttempt}::timestamptz`
    const [row] = await tx
      .insert(staffThrottles)
      .values({ what: kind, mark, tries: 0, lastAt: now })
      .onConflictDoUpdate({
        target: [staffThrottles.what, staffThrottles.mark],
        set: {
          tries: sql`case when ${isOld} then 0 else ${staffThrottles.tries} end`,
          blockedUntil: sql`case when ${isOld} then null else ${staffThrottles.blockedUntil} end`,
        },
      })
      .returning()
    if (row) rows.push({ kind, mark, tries: row.tries + 1, until: row.blockedUntil })
  }
  const blockedTimes = rows.flatMap(({ until }) => (until && until > now ? [until.getTime()] : []))
  if (blockedTimes.length > 0) return { until: new Date(Math.max(...blockedTimes)) }
  for (const { kind, mark, tries } of rows) {
    const seconds = getDelay(tries, limits[kind])
    const blockedUntil = seconds === 0 ? null : new Date(now.getTime() + seconds * 1000)
    await tx.update(staffThrottles).set({ tries, lastAt: now, blockedUntil }).where(isMark({ kind, mark }))
  }
  return { tries: Object.fromEntries(rows.map(({ kind, tries }) => [kind, tries])) }
}

/** Removes a correct attempt and its delay from the counts. Earlier failures still count. */
export async function removeFromCounts(tx: Tx, marks: LoginMarks): Promise<void> {
  for (const mark of marks)
    await tx
      .update(staffThrottles)
      .set({
        tries: sql`greatest(${staffThrottles.tries} - 1, 0)`,
        blockedUntil: sql`case when ${staffThrottles.tries} <= ${limits[mark.kind].free} then null else ${staffThrottles.blockedUntil} end`,
      })
      .where(isMark(mark))
}

/** Resets the counts after a complete login, except those of the IP address. */
export async function resetLoginCounts(tx: Tx, marks: LoginMarks): Promise<void> {
  for (const mark of marks) {
    if (mark.kind === 'address') await removeFromCounts(tx, [mark])
    else await tx.delete(staffThrottles).where(isMark(mark))
  }
}
