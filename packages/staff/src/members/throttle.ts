import { and, eq, sql } from 'drizzle-orm'
import { sha256, type Secrets } from '@minaret/foundation/base'
import { staffThrottles, type Tx } from '@minaret/foundation/db'
import { addressKey } from '@minaret/foundation/network'

const hour = 3600

/**
 * What is counted, in the order in which rows are locked. So many tries go without a pause; from then on the pause doubles
 * from a second to the longest, in seconds. A count is forgotten after its life without a try, in milliseconds.
 */
const limits = {
  /** This network address with this account. */
  account: { free: 4, longest: hour, life: 2 * hour * 1000 },
  /** Passwords for this account from anywhere. They open nothing alone, so strangers cannot keep its holder out for long. */
  password: { free: 20, longest: 300, life: 2 * hour * 1000 },
  /** Second factors of this account from anywhere: whoever tries them has the password. */
  code: { free: 5, longest: hour, life: 24 * hour * 1000 },
  /** This network address with any account. */
  address: { free: 20, longest: hour, life: 2 * hour * 1000 },
  /** A device that is known to be its holder's, with this account; second factors are counted by themselves. */
  device: { free: 4, longest: hour, life: 2 * hour * 1000 },
  deviceCode: { free: 5, longest: hour, life: 2 * hour * 1000 },
} as const

type Kind = keyof typeof limits

/** One count: its kind, and whom it is about as a keyed hash. */
type Mark = { kind: Kind; mark: Buffer }

/** Every count of one try. */
export type LoginMarks = readonly Mark[]

/** Who tries to show whose account they have, and with what. */
export type LoginTry = {
  /** The network address. */
  address: string
  /** The account: its email address's key before a password was right, its id from then on. */
  account: string
  /** The hash of a device that is known to be its holder's: it is counted by itself, wherever it is. */
  device?: Buffer
  /** A password or what stands for it, a login's second factor, or a session's confirmation by a code or a passkey. */
  step: 'password' | 'code' | 'confirmCode' | 'confirmPasskey'
}

const createMark = (secrets: Secrets, kind: Kind, ...about: string[]): Mark => ({
  kind,
  mark: sha256(secrets.sign({ about }, 'staff login mark')),
})

/** The counts of a try. A known device is in none of the others: whoever guesses elsewhere does not keep its holder out. */
export function loginMarks(secrets: Secrets, { address, account, device, step }: LoginTry): LoginMarks {
  const isCode = step === 'code' || step === 'confirmCode'
  if (device)
    return [createMark(secrets, isCode ? 'deviceCode' : 'device', device.toString('base64url'), step, account)]
  const from = addressKey(address)
  const marks = [createMark(secrets, 'address', from)]
  if (isCode) marks.unshift(createMark(secrets, 'code', 'code', account))
  if (step === 'password') marks.unshift(createMark(secrets, 'password', 'password', account))
  // A login's codes are few for each address already.
  if (step !== 'code') marks.unshift(createMark(secrets, 'account', from, step, account))
  return marks
}

/** The count of tries with something only an account's holder was sent, wherever they are. */
export const holderMarks = (secrets: Secrets, sent: string, account: string): LoginMarks => [
  createMark(secrets, 'account', sent, account),
]

const isMark = ({ kind, mark }: Mark) => and(eq(staffThrottles.what, kind), eq(staffThrottles.mark, mark))

/** How long nobody may try after so many tries, in seconds. */
const pauseAfter = (tries: number, { free, longest }: (typeof limits)[Kind]): number =>
  tries < free ? 0 : Math.min(longest, 2 ** Math.min(12, tries - free))

/** What counting a try gave: until when nobody of these marks may try, or how many tries each kind has with this one. */
export type CountedLogin = { until: Date } | { tries: Partial<Record<Kind, number>> }

/**
 * Counts a try before anything is compared. The rows are written, and so locked, before they are read: of any number of
 * tries at once no more go on than if they came one after the other.
 */
export async function countLogin(tx: Tx, marks: LoginMarks, now: Date): Promise<CountedLogin> {
  const rows = []
  for (const { kind, mark } of marks) {
    const forgotten = new Date(now.getTime() - limits[kind].life).toISOString()
    const isOld = sql`${staffThrottles.lastAt} < ${forgotten}::timestamptz`
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
  const blocked = rows.flatMap(({ until }) => (until && until > now ? [until.getTime()] : []))
  if (blocked.length > 0) return { until: new Date(Math.max(...blocked)) }
  for (const { kind, mark, tries } of rows) {
    const seconds = pauseAfter(tries, limits[kind])
    const blockedUntil = seconds === 0 ? null : new Date(now.getTime() + seconds * 1000)
    await tx.update(staffThrottles).set({ tries, lastAt: now, blockedUntil }).where(isMark({ kind, mark }))
  }
  return { tries: Object.fromEntries(rows.map(({ kind, tries }) => [kind, tries])) }
}

/** Takes a try back that was right, with a pause that it began; what failed before it still counts. */
export async function uncountLogin(tx: Tx, marks: LoginMarks): Promise<void> {
  for (const one of marks)
    await tx
      .update(staffThrottles)
      .set({
        tries: sql`greatest(${staffThrottles.tries} - 1, 0)`,
        blockedUntil: sql`case when ${staffThrottles.tries} <= ${limits[one.kind].free} then null else ${staffThrottles.blockedUntil} end`,
      })
      .where(isMark(one))
}

/** Forgets what was counted: its holder has shown who they are, by everything they log in with. Their address's tries stay. */
export async function forgetLogins(tx: Tx, marks: LoginMarks): Promise<void> {
  for (const one of marks) {
    if (one.kind === 'address') await uncountLogin(tx, [one])
    else await tx.delete(staffThrottles).where(isMark(one))
  }
}
