import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { regularGifts, type Tx, declineMarks, gifts } from '@minaret/foundation/db'
import { addressKey } from '@minaret/foundation/network'
import { type Secrets, sha256 } from '@minaret/foundation/base'

/** The origin of a card attempt. It is hashed at once; the network address is never stored. */
export type CardOrigin = { address?: string; visit?: string }

/** The donor and origin that decline limits apply to. */
export type DeclineSubject = CardOrigin & { email?: string }

/** The mosque, key and time of decline marks. */
export type DeclineScope = { tenantId: string; secrets: Secrets; now: Date }

/** Whether a card may be tried: freely, after a challenge, or not for an hour. */
export type Verdict = 'free' | 'challenge' | 'stop'

const hour = 3_600_000
const limits = { challenge: 3, stop: 6, challengeAddress: 10, tenantRate: 0.3, tenantAttempts: 20 } as const

const markKinds = ['email', 'address', 'session'] as const

/** A keyed hash: without the server's key, addresses cannot be guessed from it. */
function markOf({ secrets, tenantId }: DeclineScope, kind: (typeof markKinds)[number], value: string): Buffer {
  const text = kind === 'address' ? addressKey(value) : value.trim().toLowerCase()
  return sha256(secrets.sign({ tenantId, kind, value: text }, 'decline mark'))
}

function marksOf(scope: DeclineScope, { email, address, visit }: DeclineSubject) {
  const values = { email, address, session: visit }
  return markKinds.flatMap((kind) => {
    const value = values[kind]
    return value === undefined ? [] : [{ kind, mark: markOf(scope, kind, value) }]
  })
}

async function insertMarks(tx: Tx, scope: DeclineScope, subject: DeclineSubject): Promise<void> {
  const { tenantId, now } = scope
  const yesterday = new Date(now.getTime() - 24 * hour)
  await tx.delete(declineMarks).where(and(eq(declineMarks.tenantId, tenantId), lt(declineMarks.at, yesterday)))
  const marks = marksOf(scope, subject).map((mark) => ({ tenantId, at: now, ...mark }))
  if (marks.length > 0) await tx.insert(declineMarks).values(marks)
}

/**
 * Counts a declined card against its origin. Paid gifts are not counted, because a whole congregation shares one
 * address on the mosque's Wi-Fi. Deletes marks older than a day.
 */
export const countDecline = (tx: Tx, scope: DeclineScope, subject: DeclineSubject & { email: string }): Promise<void> =>
  insertMarks(tx, scope, subject)

/** Counts a forged solution against its visit and network, but not against an email address, which anyone can enter. */
export const countForgedSolution = (tx: Tx, scope: DeclineScope, { address, visit }: CardOrigin): Promise<void> =>
  insertMarks(tx, scope, { address, visit })

const totalTries = (table: typeof gifts | typeof regularGifts) => sql<number>`coalesce(sum(${table.confirmNo}), 0)::int`

/** Whether more than 30% of the cards at this mosque are declined. Logs an alarm once an hour. */
async function isDeclineRateHigh(
  tx: Tx,
  { tenantId, now }: DeclineScope,
  declines: number,
  log: FastifyBaseLogger,
): Promise<boolean> {
  if (declines <= limits.tenantRate * limits.tenantAttempts) return false
  const since = new Date(now.getTime() - hour)
  const [[giftRow], [regularGiftRow]] = await Promise.all([
    tx
      .select({ n: totalTries(gifts) })
      .from(gifts)
      .where(and(eq(gifts.tenantId, tenantId), gt(gifts.confirmNo, 0), gt(gifts.createdAt, since))),
    tx
      .select({ n: totalTries(regularGifts) })
      .from(regularGifts)
      .where(
        and(eq(regularGifts.tenantId, tenantId), gt(regularGifts.confirmNo, 0), gt(regularGifts.createdAt, since)),
      ),
  ])
  const attempts = (giftRow?.n ?? 0) + (regularGiftRow?.n ?? 0)
  if (attempts < limits.tenantAttempts || declines <= attempts * limits.tenantRate) return false
  const id = `alarm-${Math.floor(now.getTime() / hour)}`
  const insertedMarks = await tx
    .insert(declineMarks)
    .values({ tenantId, id, kind: 'alarm', mark: Buffer.alloc(0), at: now })
    .onConflictDoNothing()
    .returning({ id: declineMarks.id })
  if (insertedMarks.length > 0)
    log.error({ alarm: 'decline rate', declines, attempts }, 'this mosque may be the target of card testing')
  return true
}

/**
 * Checks the declines of the last hour for this donor. Three for one email address or visit require a challenge, six
 * block it for an hour. Ten from one network, or more than 30% declined cards at the mosque, require a challenge of
 * everyone there, but do not block them.
 */
export async function checkDeclines(
  tx: Tx,
  scope: DeclineScope,
  subject: DeclineSubject,
  log: FastifyBaseLogger,
): Promise<Verdict> {
  const { tenantId, now } = scope
  const since = new Date(now.getTime() - hour)
  const ownMarks = marksOf(scope, subject)
  const rows = await tx
    .select({ kind: declineMarks.kind, mark: declineMarks.mark, n: sql<number>`count(*)::int` })
    .from(declineMarks)
    .where(
      and(eq(declineMarks.tenantId, tenantId), inArray(declineMarks.kind, [...markKinds]), gte(declineMarks.at, since)),
    )
    .groupBy(declineMarks.kind, declineMarks.mark)
  if (rows.length === 0) return 'free'

  const countOf = (kind: (typeof markKinds)[number]) => {
    const ownMark = ownMarks.find((mark) => mark.kind === kind)
    return rows.find((row) => row.kind === kind && ownMark?.mark.equals(row.mark))?.n ?? 0
  }
  const maxCount = Math.max(countOf('email'), countOf('session'))
  if (maxCount >= limits.stop) return 'stop'
  const declines = rows.reduce((total, { kind, n }) => (kind === 'email' ? total + n : total), 0)
  const isTenantSuspicious = await isDeclineRateHigh(tx, scope, declines, log)
  return isTenantSuspicious || maxCount >= limits.challenge || countOf('address') >= limits.challengeAddress
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
 * Spends the solution of a challenge on one card. It is recorded in the database, which all servers share.
 * @param card the card's token, so that the same request may be repeated
 * @returns false if it was spent on another card
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
  const [row] = await tx
    .select({ mark: declineMarks.mark })
    .from(declineMarks)
    .where(and(eq(declineMarks.tenantId, tenantId), eq(declineMarks.id, id)))
  return row?.mark.equals(mark) ?? false
}
