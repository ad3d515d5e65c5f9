import { and, eq, lt, sql } from 'drizzle-orm'
import { sha256, type Secrets } from '@minaret/foundation/base'
import { staffThrottles, type Tx } from '@minaret/foundation/db'
import { addressKey } from '@minaret/foundation/network'

/** How long a count is remembered after the last try, in milliseconds. */
const countLife = 2 * 3_600_000

/** So many tries of one address with one account, and with any, go without a pause. */
const free = { account: 3, address: 20 } as const

/** The longest pause, in seconds. */
const longest = 3600

/** Who tries to log in, as two keyed hashes: this address with this account, and this address with any. */
export type LoginMarks = Readonly<Record<keyof typeof free, Buffer>>

/**
 * The marks of a try. Whoever guesses elsewhere keeps nobody out here: no count is of an account alone, since a password
 * opens nothing without the second factor.
 */
export function loginMarks(secrets: Secrets, address: string, account: string): LoginMarks {
  const from = addressKey(address)
  const mark = (...about: string[]) => sha256(secrets.sign({ about }, 'staff login mark'))
  return { account: mark(from, account), address: mark(from) }
}

const pause = (tries: number, kind: keyof typeof free): number =>
  tries <= free[kind] ? 0 : Math.min(longest, 2 ** Math.min(12, tries - free[kind] - 1))

/**
 * Counts a try before its password is looked at.
 * @returns until when nobody of these marks may try; nothing when it may go on
 */
export async function countLogin(tx: Tx, marks: LoginMarks, now: Date): Promise<Date | undefined> {
  await tx.delete(staffThrottles).where(lt(staffThrottles.lastAt, new Date(now.getTime() - countLife)))
  for (const kind of ['account', 'address'] as const) {
    const [row] = await tx
      .select({ until: staffThrottles.blockedUntil })
      .from(staffThrottles)
      .where(and(eq(staffThrottles.what, kind), eq(staffThrottles.mark, marks[kind])))
      .for('update')
    if (row?.until && row.until > now) return row.until
  }
  for (const kind of ['account', 'address'] as const) {
    const [counted] = await tx
      .insert(staffThrottles)
      .values({ what: kind, mark: marks[kind], tries: 1, lastAt: now })
      .onConflictDoUpdate({
        target: [staffThrottles.what, staffThrottles.mark],
        set: { tries: sql`${staffThrottles.tries} + 1`, lastAt: now },
      })
      .returning({ tries: staffThrottles.tries })
    const seconds = pause(counted?.tries ?? 1, kind)
    if (seconds > 0)
      await tx
        .update(staffThrottles)
        .set({ blockedUntil: new Date(now.getTime() + seconds * 1000) })
        .where(and(eq(staffThrottles.what, kind), eq(staffThrottles.mark, marks[kind])))
  }
  return undefined
}

/** Forgets what was counted of this address with this account: its holder has shown who they are. */
export async function forgetLogins(tx: Tx, { account }: LoginMarks): Promise<void> {
  await tx.delete(staffThrottles).where(and(eq(staffThrottles.what, 'account'), eq(staffThrottles.mark, account)))
}
