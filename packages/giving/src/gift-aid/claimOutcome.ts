import { and, eq, inArray, ne } from 'drizzle-orm'
import { throwForCommand } from '@minaret/foundation/base'
import { audit } from '@minaret/foundation/identity'
import {
  type Database,
  type Tx,
  giftAidAdjustments,
  giftAidClaimed,
  giftAidClaims,
  giftAidLines,
} from '@minaret/foundation/db'
import { freeSmallParts } from '../gasds/index.ts'
import { ClaimError } from './ClaimError.ts'
import { claimMessages } from './claimMessages.ts'
import { type GiftAidClaim, lockClaims } from './claims.ts'
import { findFilingOutcome } from './filed.ts'

/** Locks a claim by its number. @throws ClaimError if there is none, or it can no longer change */
async function lockClaim(tx: Tx, number: number): Promise<GiftAidClaim> {
  await lockClaims(tx)
  const [claim] = await tx.select().from(giftAidClaims).where(eq(giftAidClaims.number, number)).for('update')
  if (!claim) throw new ClaimError({ code: 'noClaim', claim: number })
  if (claim.state === 'undone') throw new ClaimError({ code: 'undone', claim: number })
  const filingState = await findFilingOutcome(tx, claim.id)
  if (filingState === 'open') throw new ClaimError({ code: 'beingFiled', claim: number })
  // HMRC has accepted and will pay the entire filing, so a single claim of it cannot be undone.
  if (filingState === 'accepted') throw new ClaimError({ code: 'accepted', claim: number })
  return claim
}

/** Marks a schedule as sent to HMRC. @throws ClaimError if it is already marked, or there is none */
export async function markClaimedIn(tx: Tx, number: number, now: Date): Promise<GiftAidClaim> {
  const claim = await lockClaim(tx, number)
  if (claim.state === 'claimed') throw new ClaimError({ code: 'alreadyMarked', claim: number })
  const [updatedClaim] = await tx
    .update(giftAidClaims)
    .set({ state: 'claimed', claimedAt: now })
    .where(eq(giftAidClaims.id, claim.id))
    .returning()
  await audit(tx, 'gift aid claim marked')
  return updatedClaim ?? claim
}

/** {@link markClaimedIn} for an operator. @throws OperatorError */
export const markClaimed = (database: Database, tenantId: string, number: number, now: Date): Promise<GiftAidClaim> =>
  throwForCommand(ClaimError, claimMessages, () => database.forTenant(tenantId)((tx) => markClaimedIn(tx, number, now)))

/** Deletes a claim's lines, so that its gifts can be claimed again. */
export async function releaseGifts(tx: Tx, claimId: string, now: Date): Promise<GiftAidClaim | undefined> {
  await freeSmallParts(tx, claimId)
  for (const table of [giftAidAdjustments, giftAidClaimed, giftAidLines])
    await tx.delete(table).where(eq(table.claimId, claimId))
  const [updatedClaim] = await tx
    .update(giftAidClaims)
    .set({ state: 'undone', undoneAt: now })
    .where(eq(giftAidClaims.id, claimId))
    .returning()
  return updatedClaim
}

/**
 * Undoes a schedule: deletes its lines, so that its gifts can be claimed again.
 * @param rejected whether HMRC has rejected it; otherwise only an unsent schedule can be undone
 * @throws ClaimError if it was sent, or a later claim reports refunds of its gifts
 */
export async function undoClaimIn(
  tx: Tx,
  number: number,
  { now, rejected }: { now: Date; rejected: boolean },
): Promise<GiftAidClaim> {
  const claim = await lockClaim(tx, number)
  if (claim.state === 'claimed' && !rejected) throw new ClaimError({ code: 'sent', claim: number })
  const giftIds = tx
    .select({ id: giftAidClaimed.giftId })
    .from(giftAidClaimed)
    .where(eq(giftAidClaimed.claimId, claim.id))
  const [laterClaim] = await tx
    .select({ number: giftAidClaims.number })
    .from(giftAidAdjustments)
    .innerJoin(giftAidClaims, eq(giftAidClaims.id, giftAidAdjustments.claimId))
    .where(and(ne(giftAidAdjustments.claimId, claim.id), inArray(giftAidAdjustments.giftId, giftIds)))
  if (laterClaim) throw new ClaimError({ code: 'reportedLater', claim: number, later: laterClaim.number })
  const updatedClaim = await releaseGifts(tx, claim.id, now)
  await audit(tx, 'gift aid claim undone')
  return updatedClaim ?? claim
}

/** {@link undoClaimIn} for an operator. @throws OperatorError */
export const undoClaim = (
  database: Database,
  tenantId: string,
  number: number,
  options: { now: Date; rejected: boolean },
): Promise<GiftAidClaim> =>
  throwForCommand(ClaimError, claimMessages, () =>
    database.forTenant(tenantId)((tx) => undoClaimIn(tx, number, options)),
  )
