import { and, asc, eq, min, ne, sql } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import {
  type Database,
  type Tx,
  giftAidAdjustments,
  giftAidClaimed,
  giftAidClaims,
  giftAidLines,
  gifts,
  ledgerEntries,
} from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import type { GiftAidClaim } from './claims.ts'
import { type Filed, filedOf } from './filed.ts'

/** A line of a schedule as it is stored. */
export type GiftAidLine = Omit<typeof giftAidLines.$inferSelect, 'tenantId' | 'claimId'>

/** A schedule, whole. */
export type ReadClaim = {
  claim: GiftAidClaim
  /** Whether HMRC got it from here, and how far that is. */
  filed?: Filed
  lines: GiftAidLine[]
  /** When its first gift came in: of small gifts added up too, whose line has the last one's day. */
  firstGiftAt: Date
  /** What went back of gifts of earlier claims, told with this one. */
  adjustments: { giftId: string; amountMinor: number }[]
  /** Gifts of this claim of which the ledger says something else by now. */
  changed: { giftId: string; claimedMinor: number; netMinor: number }[]
}

const net = sql<number>`(
  select coalesce(sum(${ledgerEntries.amountMinor}), 0)::int from ${ledgerEntries}
  where ${ledgerEntries.tenantId} = ${giftAidClaimed.tenantId} and ${ledgerEntries.giftId} = ${giftAidClaimed.giftId}
)`

async function readWhole(tx: Tx, number: number): Promise<ReadClaim> {
  const [claim] = await tx.select().from(giftAidClaims).where(eq(giftAidClaims.number, number))
  if (!claim) throw new OperatorError(`There is no claim ${number}. "giftaid list" shows them.`)
  const lines = await tx
    .select()
    .from(giftAidLines)
    .where(eq(giftAidLines.claimId, claim.id))
    .orderBy(asc(giftAidLines.position))
  const adjustments = await tx
    .select({ giftId: giftAidAdjustments.giftId, amountMinor: giftAidAdjustments.amountMinor })
    .from(giftAidAdjustments)
    .where(eq(giftAidAdjustments.claimId, claim.id))
    .orderBy(asc(giftAidAdjustments.giftId))
  const changed = await tx
    .select({ giftId: giftAidClaimed.giftId, claimedMinor: giftAidClaimed.amountMinor, netMinor: net })
    .from(giftAidClaimed)
    .where(and(eq(giftAidClaimed.claimId, claim.id), ne(giftAidClaimed.amountMinor, net)))
    .orderBy(asc(giftAidClaimed.giftId))
  const [first] = await tx
    .select({ at: min(gifts.paidAt) })
    .from(giftAidClaimed)
    .innerJoin(gifts, eq(gifts.id, giftAidClaimed.giftId))
    .where(eq(giftAidClaimed.claimId, claim.id))
  const filed = await filedOf(tx, claim.id)
  return { claim, lines, firstGiftAt: first?.at ?? claim.madeAt, adjustments, changed, ...(filed ? { filed } : {}) }
}

/** A schedule with its lines, which name donors: that somebody read it is written down. @throws OperatorError */
export const showClaim = (database: Database, tenantId: string, number: number): Promise<ReadClaim> =>
  database.forTenant(tenantId)(async (tx) => {
    await audit(tx, 'gift aid claim read')
    return readWhole(tx, number)
  })

/**
 * A schedule to be sent to HMRC, or a copy of what HMRC has: see `notForHmrc`.
 * @throws OperatorError when it has been taken back, it is being filed, its names are forgotten, or money went back since it
 *   was made and it has not been sent yet
 */
export const exportClaim = (database: Database, tenantId: string, number: number): Promise<ReadClaim> =>
  database.forTenant(tenantId)(async (tx) => {
    const read = await readWhole(tx, number)
    const { claim, lines, changed } = read
    if (claim.state === 'undone') throw new OperatorError(`Claim ${number} has been undone: there is nothing to send.`)
    if (read.filed === 'open')
      throw new OperatorError(`Claim ${number} is being filed with HMRC: sent by hand too, it would be claimed twice.`)
    if (lines.some(({ forgottenAt }) => forgottenAt))
      throw new OperatorError(`The names of claim ${number} have been deleted, six years after its last gift.`)
    if (claim.state === 'open' && changed.length > 0)
      throw new OperatorError(
        `${changed.length} ${changed.length === 1 ? 'gift was' : 'gifts were'} refunded since claim ${number} was created. Undo it with "giftaid undo ${number}" and create it again.`,
      )
    await audit(tx, 'gift aid claim exported')
    return read
  })
