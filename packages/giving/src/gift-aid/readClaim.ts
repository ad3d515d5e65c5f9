import { and, asc, eq, min, ne } from 'drizzle-orm'
import { type Problem, throwForCommand } from '@minaret/foundation/base'
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
import { type ClaimCodes, ClaimError } from './ClaimError.ts'
import { claimMessages, exportMessages } from './claimMessages.ts'
import { claimedNet } from '../records/claimedNet.ts'
import type { GiftAidClaim } from './claims.ts'
import { donationFaults } from '../hmrc/index.ts'
import { donationOf } from './lines.ts'
import { type FilingOutcome, findFilingOutcome } from './filed.ts'

/** A stored line of a schedule. */
export type GiftAidLine = Omit<typeof giftAidLines.$inferSelect, 'tenantId' | 'claimId'>

/** A schedule with its details. */
export type ClaimDetails = {
  claim: GiftAidClaim
  /** The state of its filing, if it was filed online. */
  filed?: FilingOutcome
  lines: GiftAidLine[]
  /** When its first gift was paid, including aggregated small gifts, whose line has the last one's day. */
  firstGiftAt: Date
  /** Refunds of gifts in earlier claims, reported with this one. */
  adjustments: { giftId: string; amountMinor: number }[]
  /** Gifts of this claim whose net amount has changed since. */
  changed: { giftId: string; claimedMinor: number; netMinor: number }[]
}

async function readClaim(tx: Tx, number: number): Promise<ClaimDetails> {
  const [claim] = await tx.select().from(giftAidClaims).where(eq(giftAidClaims.number, number))
  if (!claim) throw new ClaimError({ code: 'noClaim', claim: number })
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
  const changedGifts = await tx
    .select({ giftId: giftAidClaimed.giftId, claimedMinor: giftAidClaimed.amountMinor, netMinor: claimedNet })
    .from(giftAidClaimed)
    .where(and(eq(giftAidClaimed.claimId, claim.id), ne(giftAidClaimed.amountMinor, claimedNet)))
    .orderBy(asc(giftAidClaimed.giftId))
  const [firstGift] = await tx
    .select({ at: min(gifts.paidAt) })
    .from(giftAidClaimed)
    .innerJoin(gifts, eq(gifts.id, giftAidClaimed.giftId))
    .where(eq(giftAidClaimed.claimId, claim.id))
  const filingOutcome = await findFilingOutcome(tx, claim.id)
  return {
    claim,
    lines,
    firstGiftAt: firstGift?.at ?? claim.madeAt,
    adjustments,
    changed: changedGifts,
    ...(filingOutcome ? { filed: filingOutcome } : {}),
  }
}

/** Reads a schedule with its lines, which name donors; the read is audited. @throws OperatorError */
export const showClaim = (database: Database, tenantId: string, number: number): Promise<ClaimDetails> =>
  throwForCommand(ClaimError, claimMessages, () =>
    database.forTenant(tenantId)(async (tx) => {
      await audit(tx, 'gift aid claim read')
      return readClaim(tx, number)
    }),
  )

/** Returns why a schedule can't be exported; undefined if it can. */
function findExportProblem({ claim: { number, state }, lines, changed, filed: filingOutcome }: ClaimDetails) {
  const problem = (code: 'undone' | 'beingFiled' | 'namesDeleted' | 'invalidLine'): Problem<ClaimCodes> => ({
    code,
    claim: number,
  })
  if (state === 'undone') return problem('undone')
  if (filingOutcome === 'open') return problem('beingFiled')
  if (lines.some(({ forgottenAt }) => forgottenAt)) return problem('namesDeleted')
  if (state !== 'open') return undefined
  if (changed.length > 0) return { code: 'refunded', claim: number, gifts: changed.length } as const
  return lines.some((line) => donationFaults(donationOf(line)).length > 0) ? problem('invalidLine') : undefined
}

/**
 * Exports a schedule to be sent to HMRC, or a copy of what HMRC has: see `notForHmrc`.
 * @throws ClaimError if it was undone, is being filed, or its names are erased; or if it is unsent and gifts were refunded since, or
 *   HMRC would reject a line of it
 */
export async function exportClaimIn(tx: Tx, number: number): Promise<ClaimDetails> {
  const claim = await readClaim(tx, number)
  const problem = findExportProblem(claim)
  if (problem) throw new ClaimError(problem)
  await audit(tx, 'gift aid claim exported')
  return claim
}

/** {@link exportClaimIn} for an operator. @throws OperatorError */
export const exportClaim = (database: Database, tenantId: string, number: number): Promise<ClaimDetails> =>
  throwForCommand(ClaimError, exportMessages, () => database.forTenant(tenantId)((tx) => exportClaimIn(tx, number)))
