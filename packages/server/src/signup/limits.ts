import { createHmac } from 'node:crypto'
import { and, count, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Secrets } from '@minaret/foundation/base'
import { signups, type Tx } from '@minaret/foundation/db'
import { maxRequestedPerDay } from '@minaret/foundation/email'
import { emailKey } from '@minaret/foundation/email-addresses'
import { networksOf } from '@minaret/foundation/network'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { signupMessages as say } from './messages/index.ts'

const day = 24 * 3_600_000

/** What may be begun and finished in 24 hours: from one network (IPv4 /24, IPv6 /48), by all, and mosques by all. */
export const mostPerDay = { network: 12, begun: 200, mosques: 25 } as const

/** A keyed hash: without the server's key nobody can try addresses against what is stored. A change of that key leaves it. */
const markOf = (secrets: Secrets, ...about: string[]): Buffer =>
  createHmac('sha256', secrets.derive('signup marks')).update(JSON.stringify(about)).digest()

/** The mark of an email address. */
export const emailMarkOf = (secrets: Secrets, email: string): Buffer => markOf(secrets, 'email', emailKey(email))

/** The mark of the network an address lies in, the widest that counts. */
export const networkMarkOf = (secrets: Secrets, address: string): Buffer =>
  markOf(secrets, 'network', networksOf(address).at(-1)?.key ?? '')

const countWhere = async (tx: Tx, now: Date, ...conditions: SQL[]): Promise<number> => {
  const since = gt(signups.createdAt, new Date(now.getTime() - day))
  const [row] = await tx
    .select({ rows: count() })
    .from(signups)
    .where(and(since, ...conditions))
  return row?.rows ?? 0
}

/** Whether as many mosques have been started today as somebody can look at. */
export const refuseMosque = async (tx: Tx, now: Date): Promise<Refusal | undefined> =>
  (await countWhere(tx, now, isNotNull(signups.mosque))) >= mostPerDay.mosques ? refuse(429, say.enough) : undefined

/** Two that begin, or finish, at once count one another. */
export const lockSignups = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('signups', 0))`)

/**
 * Whether one more may begin: what is refused leaves no row and sends no email. Whoever is at
 * this machine is a developer, and not counted as one network.
 */
export async function refuseBeginning(
  tx: Tx,
  { emailMark, networkMark, isLocal, now }: { emailMark: Buffer; networkMark: Buffer; isLocal: boolean; now: Date },
): Promise<Refusal | undefined> {
  if (!isLocal && (await countWhere(tx, now, eq(signups.networkMark, networkMark))) >= mostPerDay.network)
    return refuse(429, say.tooManyHere)
  if ((await countWhere(tx, now, eq(signups.emailMark, emailMark))) >= maxRequestedPerDay)
    return refuse(429, say.emailedEnough)
  if ((await countWhere(tx, now)) >= mostPerDay.begun) return refuse(429, say.enough)
  return refuseMosque(tx, now)
}
