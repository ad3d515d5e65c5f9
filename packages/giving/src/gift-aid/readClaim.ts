import { and, asc, eq, min, ne } from 'drizzle-orm'
import { type Problem, wordForCommand } from '@minaret/foundation/base'
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
import { claimSentences, exportSentences } from './claimSentences.ts'
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
  wordForCommand(ClaimError, claimSentences, () =>
    database.forTenant(tenantId)(async (tx) => {
      await audit(tx, 'gift aid claim read')
      return readWhole(tx, number)
    }),
  )

/** Why a schedule can't be sent, or be copied; undefined if it can. */
function findExportProblem({ claim: { number, state }, lines, changed, filed }: ReadClaim) {
  const problem = (code: 'undone' | 'beingFiled' | 'namesDeleted' | 'unreadable'): Problem<ClaimCodes> => ({
    code,
    claim: number,
  })
  if (state === 'undone') return problem('undone')
  if (filed === 'open') return problem('beingFiled')
  if (lines.some(({ forgottenAt }) => forgottenAt)) return problem('namesDeleted')
  if (state !== 'open') return undefined
  if (changed.length > 0) return { code: 'refunded', claim: number, gifts: changed.length } as const
  return lines.some((line) => donationFaults(donationOf(line)).length > 0) ? problem('unreadable') : undefined
}

/**
 * A schedule to be sent to HMRC, or a copy of what HMRC has: see `notForHmrc`.
 * @throws ClaimError if it has been taken back, it is being filed, its names are forgotten, or it has not been sent and
 *   money went back since it was made, or HMRC would refuse a line of it
 */
export async function exportClaimIn(tx: Tx, number: number): Promise<ReadClaim> {
  const read = await readWhole(tx, number)
  const problem = findExportProblem(read)
  if (problem) throw new ClaimError(problem)
  await audit(tx, 'gift aid claim exported')
  return read
}

/** {@link exportClaimIn} for an operator. @throws OperatorError */
export const exportClaim = (database: Database, tenantId: string, number: number): Promise<ReadClaim> =>
  wordForCommand(ClaimError, exportSentences, () => database.forTenant(tenantId)((tx) => exportClaimIn(tx, number)))
