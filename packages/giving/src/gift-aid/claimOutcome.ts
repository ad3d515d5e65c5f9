import { and, eq, inArray, ne } from 'drizzle-orm'
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
import { ClaimRefusal } from './claimRefusal.ts'
import { type GiftAidClaim, lockClaims } from './claims.ts'
import { filedOf } from './filed.ts'

/** The claim of that number, locked. @throws ClaimRefusal if there is none, or nothing of it can change */
async function holdClaim(tx: Tx, number: number): Promise<GiftAidClaim> {
  await lockClaims(tx)
  const [claim] = await tx.select().from(giftAidClaims).where(eq(giftAidClaims.number, number)).for('update')
  if (!claim) throw new ClaimRefusal('no_claim', number, `There is no claim ${number}. "giftaid list" shows them.`)
  if (claim.state === 'undone') throw new ClaimRefusal('undone', number, `Claim ${number} has been undone.`)
  const filed = await filedOf(tx, claim.id)
  if (filed === 'open')
    throw new ClaimRefusal('being_filed', number, `Claim ${number} is being filed with HMRC. Wait for its answer.`)
  // The rest of the filing, and what HMRC pays, would stand: nothing of it is taken back here.
  if (filed === 'accepted')
    throw new ClaimRefusal(
      'accepted',
      number,
      `HMRC has accepted claim ${number}. Refunds are included in the next claim automatically.`,
    )
  return claim
}

/** Writes down that a schedule went to HMRC. @throws ClaimRefusal if it has been, or there is none */
export async function markClaimedIn(tx: Tx, number: number, now: Date): Promise<GiftAidClaim> {
  const claim = await holdClaim(tx, number)
  if (claim.state === 'claimed')
    throw new ClaimRefusal('marked', number, `Claim ${number} is marked as claimed already.`)
  const [marked] = await tx
    .update(giftAidClaims)
    .set({ state: 'claimed', claimedAt: now })
    .where(eq(giftAidClaims.id, claim.id))
    .returning()
  await audit(tx, 'gift aid claim marked')
  return marked ?? claim
}

/** {@link markClaimedIn} for an operator. */
export const markClaimed = (database: Database, tenantId: string, number: number, now: Date): Promise<GiftAidClaim> =>
  database.forTenant(tenantId)((tx) => markClaimedIn(tx, number, now))

/** Takes a claim's lines away, so that its gifts may be claimed again. */
export async function freeGifts(tx: Tx, claimId: string, now: Date): Promise<GiftAidClaim | undefined> {
  await freeSmallParts(tx, claimId)
  for (const table of [giftAidAdjustments, giftAidClaimed, giftAidLines])
    await tx.delete(table).where(eq(table.claimId, claimId))
  const [undone] = await tx
    .update(giftAidClaims)
    .set({ state: 'undone', undoneAt: now })
    .where(eq(giftAidClaims.id, claimId))
    .returning()
  return undone
}

/**
 * Takes a schedule back: its lines go, and its gifts may be claimed again.
 * @param rejected HMRC has refused it; without that only a schedule that was not sent can be taken back
 * @throws ClaimRefusal if it was sent, or a later claim tells what went back of its gifts
 */
export async function undoClaimIn(
  tx: Tx,
  number: number,
  { now, rejected }: { now: Date; rejected: boolean },
): Promise<GiftAidClaim> {
  const claim = await holdClaim(tx, number)
  if (claim.state === 'claimed' && !rejected)
    throw new ClaimRefusal(
      'sent',
      number,
      `Claim ${number} was sent to HMRC. If they have rejected it, add --rejected; refunds are included in the next claim automatically.`,
    )
  const its = tx.select({ id: giftAidClaimed.giftId }).from(giftAidClaimed).where(eq(giftAidClaimed.claimId, claim.id))
  const [newer] = await tx
    .select({ number: giftAidClaims.number })
    .from(giftAidAdjustments)
    .innerJoin(giftAidClaims, eq(giftAidClaims.id, giftAidAdjustments.claimId))
    .where(and(ne(giftAidAdjustments.claimId, claim.id), inArray(giftAidAdjustments.giftId, its)))
  if (newer)
    throw new ClaimRefusal(
      'reported_later',
      newer.number,
      `Claim ${newer.number} reports refunds of gifts in claim ${number} to HMRC. Undo claim ${newer.number} first.`,
    )
  const undone = await freeGifts(tx, claim.id, now)
  await audit(tx, 'gift aid claim undone')
  return undone ?? claim
}

/** {@link undoClaimIn} for an operator. */
export const undoClaim = (
  database: Database,
  tenantId: string,
  number: number,
  options: { now: Date; rejected: boolean },
): Promise<GiftAidClaim> => database.forTenant(tenantId)((tx) => undoClaimIn(tx, number, options))
