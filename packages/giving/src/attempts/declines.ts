import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { regularGifts, type Tx, declineMarks, gifts } from '@minaret/foundation/db'
import { addressKey } from '@minaret/foundation/network'
import { type Secrets, sha256 } from '@minaret/foundation/base'

/** Where a card is tried from, as far as the limits care. Hashed at once; the network's address is never stored. */
export type CardOrigin = { address?: string; visit?: string }

/** Who is giving, as far as the limits care. */
export type DeclineSubject = CardOrigin & { email?: string }

/** Where and when marks are made and counted. */
export type DeclineScope = { tenantId: string; secrets: Secrets; now: Date }

/** Whether a card may be tried: freely, after a challenge, or not for an hour. */
export type Verdict = 'free' | 'challenge' | 'stop'

const hour = 3_600_000
const limits = { challenge: 3, stop: 6, challengeAddress: 10, tenantRate: 0.3, tenantAttempts: 20 } as const

const counted = ['email', 'address', 'session'] as const

/** A keyed hash: without the server's key nobody can try addresses against it. */
function markOf({ secrets, tenantId }: DeclineScope, kind: (typeof counted)[number], value: string): Buffer {
  const text = kind === 'address' ? addressKey(value) : value.trim().toLowerCase()
  return sha256(secrets.sign({ tenantId, kind, value: text }, 'decline mark'))
}

function marksOf(scope: DeclineScope, { email, address, visit }: DeclineSubject) {
  const values = { email, address, session: visit }
  return counted.flatMap((kind) => {
    const value = values[kind]
    return value === undefined ? [] : [{ kind, mark: markOf(scope, kind, value) }]
  })
}

async function count(tx: Tx, scope: DeclineScope, subject: DeclineSubject): Promise<void> {
  const { tenantId, now } = scope
  const day = new Date(now.getTime() - 24 * hour)
  await tx.delete(declineMarks).where(and(eq(declineMarks.tenantId, tenantId), lt(declineMarks.at, day)))
  const marks = marksOf(scope, subject).map((mark) => ({ tenantId, at: now, ...mark }))
  if (marks.length > 0) await tx.insert(declineMarks).values(marks)
}

/**
 * Counts a declined card against whoever tried it. Successful gifts are never counted: a whole congregation shares one
 * address on the mosque's Wi-Fi. Marks older than a day are forgotten here.
 */
export const countDecline = (tx: Tx, scope: DeclineScope, subject: DeclineSubject & { email: string }): Promise<void> =>
  count(tx, scope, subject)

/** Counts a forged solution against its visit and network; never against an email address, which anybody can type. */
export const countForgedSolution = (tx: Tx, scope: DeclineScope, { address, visit }: CardOrigin): Promise<void> =>
  count(tx, scope, { address, visit })

const tries = (table: typeof gifts | typeof regularGifts) => sql<number>`coalesce(sum(${table.confirmNo}), 0)::int`

/** Whether more than three cards of ten are declined at this mosque; said once an hour to whoever operates it. */
async function manyDeclined(
  tx: Tx,
  { tenantId, now }: DeclineScope,
  all: number,
  log: FastifyBaseLogger,
): Promise<boolean> {
  if (all <= limits.tenantRate * limits.tenantAttempts) return false
  const since = new Date(now.getTime() - hour)
  const [[single], [regular]] = await Promise.all([
    tx
      .select({ n: tries(gifts) })
      .from(gifts)
      .where(and(eq(gifts.tenantId, tenantId), gt(gifts.confirmNo, 0), gt(gifts.createdAt, since))),
    tx
      .select({ n: tries(regularGifts) })
      .from(regularGifts)
      .where(
        and(eq(regularGifts.tenantId, tenantId), gt(regularGifts.confirmNo, 0), gt(regularGifts.createdAt, since)),
      ),
  ])
  const tried = (single?.n ?? 0) + (regular?.n ?? 0)
  if (tried < limits.tenantAttempts || all <= tried * limits.tenantRate) return false
  const id = `alarm-${Math.floor(now.getTime() / hour)}`
  const alarmed = await tx
    .insert(declineMarks)
    .values({ tenantId, id, kind: 'alarm', mark: Buffer.alloc(0), at: now })
    .onConflictDoNothing()
    .returning({ id: declineMarks.id })
  if (alarmed.length > 0)
    log.error({ alarm: 'decline rate', declines: all, attempts: tried }, 'cards may be being tested here')
  return true
}

/**
 * What the declines of the last hour say of this donor. Three of one email address or one visit ask for a challenge, six
 * stop it for an hour. Ten from one network ask for a challenge of all from it, and never stop anybody; so does a mosque
 * where more than three of ten cards are declined.
 */
export async function checkDeclines(
  tx: Tx,
  scope: DeclineScope,
  subject: DeclineSubject,
  log: FastifyBaseLogger,
): Promise<Verdict> {
  const { tenantId, now } = scope
  const since = new Date(now.getTime() - hour)
  const own = marksOf(scope, subject)
  const rows = await tx
    .select({ kind: declineMarks.kind, mark: declineMarks.mark, n: sql<number>`count(*)::int` })
    .from(declineMarks)
    .where(
      and(eq(declineMarks.tenantId, tenantId), inArray(declineMarks.kind, [...counted]), gte(declineMarks.at, since)),
    )
    .groupBy(declineMarks.kind, declineMarks.mark)
  if (rows.length === 0) return 'free'

  const by = (kind: (typeof counted)[number]) => {
    const mine = own.find((mark) => mark.kind === kind)
    return rows.find((row) => row.kind === kind && mine?.mark.equals(row.mark))?.n ?? 0
  }
  const most = Math.max(by('email'), by('session'))
  if (most >= limits.stop) return 'stop'
  const all = rows.reduce((total, { kind, n }) => (kind === 'email' ? total + n : total), 0)
  const isTenantSuspicious = await manyDeclined(tx, scope, all, log)
  return isTenantSuspicious || most >= limits.challenge || by('address') >= limits.challengeAddress
    ? 'challenge'
    : 'free'
}

/** Whether this donor must wait an hour before another card. */
export const isStopped = async (
  tx: Tx,
  scope: DeclineScope,
  subject: DeclineSubject,
  log: FastifyBaseLogger,
): Promise<boolean> => (await checkDeclines(tx, scope, subject, log)) === 'stop'

/**
 * Spends the solution of a challenge on one card. All servers agree, for they ask the database.
 * @param card what the card's token is, so that the same request may come twice
 * @returns false when it was spent on another card
 */
export async function spendSolution(
  tx: Tx,
  { tenantId, now }: Pick<DeclineScope, 'tenantId' | 'now'>,
  solution: string,
  card: string,
): Promise<boolean> {
  const id = `solved-${solution}`
  const mark = sha256(card)
  await tx.insert(declineMarks).values({ tenantId, id, kind: 'solved', mark, at: now }).onConflictDoNothing()
  const [spent] = await tx
    .select({ mark: declineMarks.mark })
    .from(declineMarks)
    .where(and(eq(declineMarks.tenantId, tenantId), eq(declineMarks.id, id)))
  return spent?.mark.equals(mark) ?? false
}
