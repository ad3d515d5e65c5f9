import { and, eq, exists, gt, isNotNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { wallClock } from '@minaret/timetable'
import {
  causes,
  regularGifts,
  type Tx,
  giftAidClaimed,
  giftAidDeclarations,
  giftAidFaults,
  gifts,
  ledgerEntries,
} from '@minaret/foundation/db'
import { groupBy } from './groupBy.ts'
import { type Candidate, type GiftAidDoubt, type GiftAidRefusal, assessEligibility } from './eligibility.ts'
import type { Claimable } from './lines.ts'
import { findDetails } from '../charity/details.ts'
import { claimableNet } from '../records/claimedNet.ts'

/** Which gifts are looked at. */
export type ClaimQuery = {
  mode: PaymentMode
  timeZone: string
  now: Date
  /** Paid before this moment. */
  before: Date
}

/** A gift that a person must look at first. */
export type Doubtful = Claimable & { doubts: GiftAidDoubt[] }

/** Every gift that might be claimed for, and has not been. */
export type SortedCandidates = {
  clear: Claimable[]
  doubtful: Doubtful[]
  refused: { giftId: string; refusal: GiftAidRefusal }[]
}

/** What the ledger says of a gift: not what it was asked for. */
const net = sql<number>`(
  select coalesce(sum(${ledgerEntries.amountMinor}), 0)::int from ${ledgerEntries}
  where ${ledgerEntries.tenantId} = ${gifts.tenantId} and ${ledgerEntries.giftId} = ${gifts.id}
)`

/** Gifts in pounds whose donor has declared, with them or at another time, and which stand in no claim. */
function readCandidates(tx: Tx, { mode, before }: ClaimQuery) {
  const declaredBy = tx
    .select({ one: sql`1` })
    .from(giftAidDeclarations)
    .where(
      and(
        eq(giftAidDeclarations.tenantId, gifts.tenantId),
        eq(giftAidDeclarations.email, sql`lower(${gifts.donorEmail})`),
        eq(giftAidDeclarations.scope, 'past_and_future'),
      ),
    )
  const claimed = tx
    .select({ one: sql`1` })
    .from(giftAidClaimed)
    .where(and(eq(giftAidClaimed.tenantId, gifts.tenantId), eq(giftAidClaimed.giftId, gifts.id)))
  return tx
    .select({
      id: gifts.id,
      mode: gifts.mode,
      state: gifts.state,
      how: gifts.how,
      // A collection says what its regular gift said, where it says nothing itself.
      giftAid: sql<'yes' | 'no' | null>`coalesce(${gifts.giftAid}, ${regularGifts.giftAid})`,
      declarationId: sql<string | null>`coalesce(${gifts.declarationId}, ${regularGifts.declarationId})`,
      donorName: gifts.donorName,
      donorEmail: gifts.donorEmail,
      paidAt: gifts.paidAt,
      netMinor: net,
      causeClaims: causes.giftAid,
    })
    .from(gifts)
    .innerJoin(causes, and(eq(causes.tenantId, gifts.tenantId), eq(causes.id, gifts.causeId)))
    .leftJoin(regularGifts, and(eq(regularGifts.tenantId, gifts.tenantId), eq(regularGifts.id, gifts.cycleId)))
    .where(
      and(
        eq(gifts.mode, mode),
        eq(gifts.currency, 'gbp'),
        lt(gifts.paidAt, before),
        or(isNotNull(gifts.declarationId), isNotNull(regularGifts.declarationId), exists(declaredBy)),
        notExists(claimed),
      ),
    )
}

/** Which gifts HMRC found a mistake in, with the declarations they were claimed with. */
async function readFaults(tx: Tx): Promise<Map<string, Set<string>>> {
  const rows = await tx
    .select({ giftId: giftAidFaults.giftId, declarationId: giftAidFaults.declarationId })
    .from(giftAidFaults)
  return new Map(
    Array.from(
      groupBy(rows, ({ giftId }) => giftId),
      ([giftId, faults]) => [giftId, new Set(faults.flatMap(({ declarationId }) => declarationId ?? []))],
    ),
  )
}

/** Reads every gift that might be claimed for, and judges it. */
export async function sortCandidates(tx: Tx, wanted: ClaimQuery): Promise<SortedCandidates> {
  const { mode, timeZone, now } = wanted
  const rows = await readCandidates(tx, wanted)
  const declared = await tx.select().from(giftAidDeclarations).where(eq(giftAidDeclarations.mode, mode))
  const byId = new Map(declared.map((each) => [each.id, each]))
  const byEmail = groupBy(declared, ({ email }) => email)
  const today = wallClock(now, timeZone).date
  const [period, faults] = [await findDetails(tx), await readFaults(tx)]
  const sorted: SortedCandidates = { clear: [], doubtful: [], refused: [] }
  // HMRC refuses a claim with a day that is still to come for it, which it may be where the mosque's clock is ahead.
  const latest = wallClock(now, 'Europe/London').date
  for (const { paidAt, ...row } of rows) {
    if (!paidAt) continue
    const day = wallClock(paidAt, timeZone).date
    if (day > latest) continue
    const gift: Candidate = { ...row, paidAt, day }
    const own = row.declarationId === null ? undefined : byId.get(row.declarationId)
    const known = row.donorEmail === '' ? [] : (byEmail.get(row.donorEmail.toLowerCase()) ?? [])
    const judged = assessEligibility(gift, own ? [own, ...known] : known, {
      today,
      timeZone,
      period,
      faulty: faults.get(gift.id),
    })
    if ('refusal' in judged) sorted.refused.push({ giftId: gift.id, refusal: judged.refusal })
    else if (judged.doubts.length > 0) sorted.doubtful.push({ gift, ...judged })
    else sorted.clear.push({ gift, declaration: judged.declaration })
  }
  return sorted
}

/**
 * What went back of gifts that were claimed for and that no later claim has told of. Of a gift whose declaration was
 * withdrawn, all that was claimed is owed.
 */
export async function readOverclaimed(tx: Tx, mode: PaymentMode): Promise<{ giftId: string; amountMinor: number }[]> {
  const owed = sql<number>`(${giftAidClaimed.amountMinor} - ${claimableNet} - (
    select coalesce(sum(a.amount_minor), 0) from gift_aid_adjustments a
    where a.tenant_id = ${giftAidClaimed.tenantId} and a.gift_id = ${giftAidClaimed.giftId}
  ))::int`
  const sent = sql`exists (
    select from gift_aid_claims c
    where c.tenant_id = ${giftAidClaimed.tenantId} and c.id = ${giftAidClaimed.claimId} and c.state = 'claimed'
  )`
  return tx
    .select({ giftId: gifts.id, amountMinor: owed })
    .from(giftAidClaimed)
    .innerJoin(gifts, and(eq(gifts.tenantId, giftAidClaimed.tenantId), eq(gifts.id, giftAidClaimed.giftId)))
    .where(and(eq(gifts.mode, mode), sent, gt(owed, 0)))
    .orderBy(gifts.id)
}
