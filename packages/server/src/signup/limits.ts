import { createHmac } from 'node:crypto'
import { and, count, desc, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Secrets } from '@minaret/foundation/base'
import { signups, type Tx } from '@minaret/foundation/db'
import { budgets } from '@minaret/foundation/email'
import { emailKey } from '@minaret/foundation/email-addresses'
import { requireChallenge, createSignedChallenge, readSolution, solutionHeader } from '@minaret/foundation/limits'
import { networksOf } from '@minaret/foundation/network'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { messages as texts } from './messages.gen.ts'

const day = 24 * 3_600_000

/** Maximum sign-ups started in 24 hours from one network (IPv4 /24, IPv6 /48), confirmed or not. */
export const maxPerNetwork = 12

/**
 * Numbers in 24 hours from which every further sign-up must solve a challenge: email addresses confirmed, mosques created,
 * and sign-ups started, which limits emails to strangers. No one is refused because of other people's sign-ups.
 */
export const freePerDay = { confirmed: 200, mosques: 25, begun: 2000 } as const

/** Maximum difficulty of a challenge, as a multiple of the usual work. */
const maxWorkFactor = 8

/** Returns a keyed hash, so that addresses can be tested only with the server's key. It survives a change of `SECRETS_KEY`. */
const markOf = (secrets: Secrets, ...values: string[]): Buffer =>
  createHmac('sha256', secrets.derive('signup marks')).update(JSON.stringify(values)).digest()

/** Returns the keyed hash of an email address. */
export const hashEmail = (secrets: Secrets, email: string): Buffer => markOf(secrets, 'email', emailKey(email))

/** Returns the keyed hash of an address's network, the widest one limited. */
export const hashNetwork = (secrets: Secrets, address: string): Buffer =>
  markOf(secrets, 'network', networksOf(address).at(-1)?.key ?? '')

const isWithinDay = (now: Date): SQL => gt(signups.createdAt, new Date(now.getTime() - day))

const countWhere = async (tx: Tx, now: Date, condition?: SQL): Promise<number> => {
  const [row] = await tx
    .select({ rows: count() })
    .from(signups)
    .where(and(isWithinDay(now), condition))
  return row?.rows ?? 0
}

/** Returns when the limit next allows a sign-up; undefined if it allows one now. */
async function findLimitEnd(tx: Tx, now: Date, max: number, condition: SQL): Promise<Date | undefined> {
  const newestRows = await tx
    .select({ at: signups.createdAt })
    .from(signups)
    .where(and(isWithinDay(now), condition))
    .orderBy(desc(signups.createdAt))
    .limit(max)
  const earliestRow = newestRows[max - 1]
  return earliestRow && new Date(earliestRow.at.getTime() + day)
}

const refuseUntil = (until: Date, now: Date, message: Refusal['message']): Refusal => ({
  ...refuse(429, message),
  headers: { 'retry-after': String(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))) },
})

/** Serialises starting and finishing sign-ups, so that concurrent ones count each other. */
export const lockSignups = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('signups', 0))`)

type ChallengeContext = { secrets: Secrets; now: Date; request: { header(name: string): string | undefined } }

/**
 * Whether a request has a solved challenge. A solution is valid for one email address or one sign-up, both of which have
 * their own limits, so its use need not be recorded.
 * @param subject the hash of the address, or the sign-up's reference
 */
export async function hasSolved({ secrets, now, request }: ChallengeContext, subject: string): Promise<boolean> {
  const solution = request.header(solutionHeader)
  const signature =
    solution && (await readSolution(secrets, { purpose: 'call', subject: `signup ${subject}` }, solution, now))
  return signature !== undefined && signature !== '' && signature !== 'late'
}

/** Requires a challenge if today's sign-ups exceed the free number. @param subject as for {@link hasSolved} */
export async function requireChallengeUnderLoad(
  tx: Tx,
  { secrets, now }: Pick<ChallengeContext, 'secrets' | 'now'>,
  subject: string,
): Promise<Refusal | undefined> {
  const load = Math.max(
    (await countWhere(tx, now, isNotNull(signups.provedAt))) / freePerDay.confirmed,
    (await countWhere(tx, now, isNotNull(signups.mosque))) / freePerDay.mosques,
    (await countWhere(tx, now)) / freePerDay.begun,
  )
  if (load < 1) return undefined
  const context = { purpose: 'call', subject: `signup ${subject}` } as const
  const challenge = await createSignedChallenge(secrets, context, now, Math.min(maxWorkFactor, Math.floor(load)))
  return requireChallenge('others', 1000, challenge)
}

/**
 * Refuses a new sign-up over its network's or address's limit; a refusal stores no row and sends no email. A visitor on
 * this machine is a developer and has no network limit.
 */
export async function refuseOverSignupLimit(
  tx: Tx,
  { emailMark, networkMark, isLocal, now }: { emailMark: Buffer; networkMark: Buffer; isLocal: boolean; now: Date },
): Promise<Refusal | undefined> {
  const networkUntil = isLocal
    ? undefined
    : await findLimitEnd(tx, now, maxPerNetwork, eq(signups.networkMark, networkMark))
  if (networkUntil) return refuseUntil(networkUntil, now, texts.tooManyFromNetwork)
  const emailUntil = await findLimitEnd(tx, now, budgets.form.perRecipient, eq(signups.emailMark, emailMark))
  return emailUntil && refuseUntil(emailUntil, now, texts.tooManyEmails)
}
