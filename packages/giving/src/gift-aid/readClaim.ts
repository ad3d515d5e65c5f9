import { and, asc, eq, min, ne } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import {
  type Database,
  type Tx,
  giftAidAdjustments,
  giftAidClaimed,
  giftAidClaims,
  giftAidLines,
  gifts,
} from '@minaret/foundation/db'
import { ClaimRefusal, type ClaimRefusalReason } from './claimRefusal.ts'
import { claimedNet } from '../records/claimedNet.ts'
import type { GiftAidClaim } from './claims.ts'
import { donationFaults } from '../hmrc/index.ts'
import { donationOf } from './lines.ts'
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

async function readWhole(tx: Tx, number: number): Promise<ReadClaim> {
  const [claim] = await tx.select().from(giftAidClaims).where(eq(giftAidClaims.number, number))
  if (!claim) throw new ClaimRefusal('no_claim', number, `There is no claim ${number}. "giftaid list" shows them.`)
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
    .select({ giftId: giftAidClaimed.giftId, claimedMinor: giftAidClaimed.amountMinor, netMinor: claimedNet })
    .from(giftAidClaimed)
    .where(and(eq(giftAidClaimed.claimId, claim.id), ne(giftAidClaimed.amountMinor, claimedNet)))
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

/** Why a schedule can't be sent, or be copied. */
function exportRefusal({ claim, lines, changed, filed }: ReadClaim): ClaimRefusal | undefined {
  const { number, state } = claim
  const refusal = (...[reason, message]: [ClaimRefusalReason, string]) => new ClaimRefusal(reason, number, message)
  if (state === 'undone') return refusal('undone', `Claim ${number} has been undone: there is nothing to send.`)
  if (filed === 'open')
    return refusal(
      'being_filed',
      `Claim ${number} is being filed with HMRC: sent by hand too, it would be claimed twice.`,
    )
  if (lines.some(({ forgottenAt }) => forgottenAt))
    return refusal('names_deleted', `The names of claim ${number} have been deleted, six years after its last gift.`)
  if (state !== 'open') return undefined
  const again = `Undo it with "giftaid undo ${number}" and create it again.`
  const count = changed.length
  if (count > 0)
    return refusal(
      'refunded',
      `${count} ${count === 1 ? 'gift was' : 'gifts were'} refunded since claim ${number} was created. ${again}`,
    )
  if (lines.some((line) => donationFaults(donationOf(line)).length > 0))
    return refusal('refused_line', `HMRC would refuse claim ${number} for the name or address of a gift. ${again}`)
  return undefined
}

/**
 * A schedule to be sent to HMRC, or a copy of what HMRC has: see `notForHmrc`.
 * @throws ClaimRefusal if it has been taken back, it is being filed, its names are forgotten, or it has not been sent and
 *   money went back since it was made, or HMRC would refuse a line of it
 */
export async function exportClaimIn(tx: Tx, number: number): Promise<ReadClaim> {
  const read = await readWhole(tx, number)
  const refusal = exportRefusal(read)
  if (refusal) throw refusal
  await audit(tx, 'gift aid claim exported')
  return read
}

/** {@link exportClaimIn} for an operator. */
export const exportClaim = (database: Database, tenantId: string, number: number): Promise<ReadClaim> =>
  database.forTenant(tenantId)((tx) => exportClaimIn(tx, number))
