import { createHash } from 'node:crypto'
import { and, count, eq, gt, lt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '../db/database.ts'
import { declineMarks, gifts } from '../db/money.ts'
import type { Secrets } from '../secrets.ts'

/** Who is giving, as far as the limits care. The address is the network's; it is hashed at once and never stored. */
export type Giver = { email: string; address?: string }

const hour = 3_600_000
const limits = { stopEmail: 6, challengeEmail: 3, challengeAddress: 10, tenantRate: 0.3, tenantAttempts: 20 } as const

/** A keyed hash: without the host's key nobody can try addresses against it. */
function markOf(secrets: Secrets, tenantId: string, kind: 'email' | 'address', value: string): Buffer {
  const signed = secrets.sign({ tenantId, kind, value: value.trim().toLowerCase() }, 'decline mark')
  return createHash('sha256').update(signed).digest()
}

type Place = { tenantId: string; secrets: Secrets; now: Date }

/**
 * Counts a declined card against whoever tried it. Successful gifts are never counted: a whole congregation shares one
 * address on the mosque's Wi-Fi. Marks older than a day are forgotten here.
 */
export async function countDecline(tx: Tx, { tenantId, secrets, now }: Place, giver: Giver): Promise<void> {
  const day = new Date(now.getTime() - 24 * hour)
  await tx.delete(declineMarks).where(and(eq(declineMarks.tenantId, tenantId), lt(declineMarks.at, day)))
  const marks = [['email', giver.email] as const, ...(giver.address ? [['address', giver.address] as const] : [])]
  await tx
    .insert(declineMarks)
    .values(marks.map(([kind, value]) => ({ tenantId, kind, mark: markOf(secrets, tenantId, kind, value), at: now })))
}

/**
 * Whether this giver must wait an hour before another card: six declines for one e-mail address. An address of the
 * network is never stopped. Where `payments.md` asks for a challenge, there is none to show yet: it is logged.
 */
export async function mustWait(tx: Tx, place: Place, giver: Giver, log: FastifyBaseLogger): Promise<boolean> {
  const { tenantId, secrets, now } = place
  const since = new Date(now.getTime() - hour)
  const declined = async (kind: 'email' | 'address', value?: string) => {
    const who = value === undefined ? undefined : eq(declineMarks.mark, markOf(secrets, tenantId, kind, value))
    const [row] = await tx
      .select({ n: count() })
      .from(declineMarks)
      .where(and(eq(declineMarks.tenantId, tenantId), eq(declineMarks.kind, kind), who, gt(declineMarks.at, since)))
    return row?.n ?? 0
  }
  const all = await declined('email')
  if (all === 0) return false

  const byEmail = await declined('email', giver.email)
  const byAddress = giver.address ? await declined('address', giver.address) : 0
  if (byEmail >= limits.challengeEmail || byAddress >= limits.challengeAddress)
    log.warn({ byEmail, byAddress }, 'declines call for a challenge')
  const [attempts] = await tx
    .select({ n: count() })
    .from(gifts)
    .where(and(eq(gifts.tenantId, tenantId), gt(gifts.confirmNo, 0), gt(gifts.createdAt, since)))
  const tried = attempts?.n ?? 0
  if (tried >= limits.tenantAttempts && all > tried * limits.tenantRate)
    log.error({ alarm: 'decline rate', declines: all, attempts: tried }, 'cards may be being tested here')
  return byEmail >= limits.stopEmail
}
