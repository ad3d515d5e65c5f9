import { createHmac } from 'node:crypto'
import { and, count, desc, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Secrets } from '@minaret/foundation/base'
import { signups, type Tx } from '@minaret/foundation/db'
import { budgets } from '@minaret/foundation/email'
import { emailKey } from '@minaret/foundation/email-addresses'
import { askChallenge, createSignedChallenge, readSolution, solutionHeader } from '@minaret/foundation/limits'
import { networksOf } from '@minaret/foundation/network'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { messages as say } from './messages.gen.ts'

const day = 24 * 3_600_000

/** What may be begun in 24 hours from one network (IPv4 /24, IPv6 /48), confirmed or not. */
export const mostFromNetwork = 12

/**
 * What happens in 24 hours before each further sign-up has to solve a challenge: email addresses confirmed, mosques
 * created, and, so that nobody has emails sent to strangers without end, sign-ups begun. Nobody is refused for what
 * others do.
 */
export const freePerDay = { confirmed: 200, mosques: 25, begun: 2000 } as const

/** The most a challenge asks for, in multiples of the usual work. */
const maxWork = 8

/** A keyed hash: without the server's key nobody can try addresses against what is stored. A change of that key leaves it. */
const markOf = (secrets: Secrets, ...about: string[]): Buffer =>
  createHmac('sha256', secrets.derive('signup marks')).update(JSON.stringify(about)).digest()

/** The mark of an email address. */
export const emailMarkOf = (secrets: Secrets, email: string): Buffer => markOf(secrets, 'email', emailKey(email))

/** The mark of the network an address lies in, the widest that counts. */
export const networkMarkOf = (secrets: Secrets, address: string): Buffer =>
  markOf(secrets, 'network', networksOf(address).at(-1)?.key ?? '')

const since = (now: Date): SQL => gt(signups.createdAt, new Date(now.getTime() - day))

const countWhere = async (tx: Tx, now: Date, condition?: SQL): Promise<number> => {
  const [row] = await tx
    .select({ rows: count() })
    .from(signups)
    .where(and(since(now), condition))
  return row?.rows ?? 0
}

/** Until when as many sign-ups as may be are less than a day old; undefined if there is room for one more. */
async function fullUntil(tx: Tx, now: Date, most: number, condition: SQL): Promise<Date | undefined> {
  const newest = await tx
    .select({ at: signups.createdAt })
    .from(signups)
    .where(and(since(now), condition))
    .orderBy(desc(signups.createdAt))
    .limit(most)
  const earliest = newest[most - 1]
  return earliest && new Date(earliest.at.getTime() + day)
}

const refuseUntil = (until: Date, now: Date, message: Refusal['message']): Refusal => ({
  ...refuse(429, message),
  headers: { 'retry-after': String(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))) },
})

/** Two that begin, or finish, at once count one another. */
export const lockSignups = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('signups', 0))`)

type Solving = { secrets: Secrets; now: Date; request: { header(name: string): string | undefined } }

/**
 * Whether a call has brought a solved challenge. It holds for one email address, or for one sign-up that is finished,
 * both of which have limits of their own: nothing has to remember that it was used.
 * @param whose the mark of the address, or the reference
 */
export async function hasSolved({ secrets, now, request }: Solving, whose: string): Promise<boolean> {
  const solution = request.header(solutionHeader)
  const signature =
    solution && (await readSolution(secrets, { purpose: 'call', whose: `signup ${whose}` }, solution, now))
  return signature !== undefined && signature !== '' && signature !== 'late'
}

/** Asks for a challenge if more was done today than is free. @param whose as for {@link hasSolved} */
export async function askUnderPressure(
  tx: Tx,
  { secrets, now }: Pick<Solving, 'secrets' | 'now'>,
  whose: string,
): Promise<Refusal | undefined> {
  const pressure = Math.max(
    (await countWhere(tx, now, isNotNull(signups.provedAt))) / freePerDay.confirmed,
    (await countWhere(tx, now, isNotNull(signups.mosque))) / freePerDay.mosques,
    (await countWhere(tx, now)) / freePerDay.begun,
  )
  if (pressure < 1) return undefined
  const place = { purpose: 'call', whose: `signup ${whose}` } as const
  const challenge = await createSignedChallenge(secrets, place, now, Math.min(maxWork, Math.floor(pressure)))
  return askChallenge('others', 1000, challenge)
}

/**
 * Whether one more may begin: what is refused leaves no row and sends no email. Whoever is at
 * this machine is a developer, and not counted as one network.
 */
export async function refuseBeginning(
  tx: Tx,
  { emailMark, networkMark, isLocal, now }: { emailMark: Buffer; networkMark: Buffer; isLocal: boolean; now: Date },
): Promise<Refusal | undefined> {
  const networkUntil = isLocal
    ? undefined
    : await fullUntil(tx, now, mostFromNetwork, eq(signups.networkMark, networkMark))
  if (networkUntil) return refuseUntil(networkUntil, now, say.tooManyHere)
  const emailUntil = await fullUntil(tx, now, budgets.form.perRecipient, eq(signups.emailMark, emailMark))
  return emailUntil && refuseUntil(emailUntil, now, say.emailedEnough)
}
