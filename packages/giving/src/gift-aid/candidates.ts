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

/** The gifts to consider for a claim. */
export type ClaimQuery = {
  mode: PaymentMode
  timeZone: string
  now: Date
  /** Only gifts paid before this time. */
  before: Date
}

/** A gift that must be checked by hand before it is claimed. */
export type DoubtfulGift = Claimable & { doubts: GiftAidDoubt[] }

/** Unclaimed gifts, grouped by whether they can be claimed. */
export type GroupedCandidates = {
  clear: Claimable[]
  doubtful: DoubtfulGift[]
  refused: { giftId: string; refusal: GiftAidRefusal }[]
}

/** A gift's net amount according to the ledger, rather than its requested amount. */
const net = sql<number>`(
  select coalesce(sum(${ledgerEntries.amountMinor}), 0)::int from ${ledgerEntries}
  where ${ledgerEntries.tenantId} = ${gifts.tenantId} and ${ledgerEntries.giftId} = ${gifts.id}
)`

/** Reads the unclaimed gifts in pounds whose donor has made a declaration, with the gift or separately. */
function readCandidates(tx: Tx, { mode, before }: ClaimQuery) {
  const donorDeclaration = tx
    .select({ one: sql`1` })
    .from(giftAidDeclarations)
    .where(
      and(
        eq(giftAidDeclarations.tenantId, gifts.tenantId),
        eq(giftAidDeclarations.email, sql`lower(${gifts.donorEmail})`),
        eq(giftAidDeclarations.scope, 'past_and_future'),
      ),
    )
  const existingClaim = tx
    .select({ one: sql`1` })
    .from(giftAidClaimed)
    .where(and(eq(giftAidClaimed.tenantId, gifts.tenantId), eq(giftAidClaimed.giftId, gifts.id)))
  return tx
    .select({
      id: gifts.id,
      mode: gifts.mode,
      state: gifts.state,
      how: gifts.how,
      // A collection inherits the choice of its regular gift.
      giftAid: sql<'yes' | 'no' | null>`coalesce(${gifts.giftAid}, ${regularGifts.giftAid})`,
      declarationId: sql<string | null>`coalesce(${gifts.declarationId}, ${regularGifts.declarationId})`,
      donorName: gifts.donorName,
      donorEmail: gifts.donorEmail,
      paidAt: gifts.paidAt,
      netMinor: net,
      causeAllowsGiftAid: causes.giftAid,
    })
    .from(gifts)
    .innerJoin(causes, and(eq(causes.tenantId, gifts.tenantId), eq(causes.id, gifts.causeId)))
    .leftJoin(regularGifts, and(eq(regularGifts.tenantId, gifts.tenantId), eq(regularGifts.id, gifts.cycleId)))
    .where(
      and(
        eq(gifts.mode, mode),
        eq(gifts.currency, 'gbp'),
        lt(gifts.paidAt, before),
        or(isNotNull(gifts.declarationId), isNotNull(regularGifts.declarationId), exists(donorDeclaration)),
        notExists(existingClaim),
      ),
    )
}

/** Reads the gifts HMRC found errors in, with the declarations they were claimed with. */
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

/** Reads the candidates for a claim, and groups them by eligibility. */
export async function groupCandidates(tx: Tx, query: ClaimQuery): Promise<GroupedCandidates> {
  const { mode, timeZone, now } = query
  const rows = await readCandidates(tx, query)
  const declarations = await tx.select().from(giftAidDeclarations).where(eq(giftAidDeclarations.mode, mode))
  const declarationsById = new Map(declarations.map((row) => [row.id, row]))
  const declarationsByEmail = groupBy(declarations, ({ email }) => email)
  const today = wallClock(now, timeZone).date
  const [period, faults] = [await findDetails(tx), await readFaults(tx)]
  const result: GroupedCandidates = { clear: [], doubtful: [], refused: [] }
  // HMRC rejects gifts dated after today in UK time, as they can be if the mosque's time zone is ahead.
  const latestDay = wallClock(now, 'Europe/London').date
  for (const { paidAt, ...row } of rows) {
    if (!paidAt) continue
    const day = wallClock(paidAt, timeZone).date
    if (day > latestDay) continue
    const gift: Candidate = { ...row, paidAt, day }
    const ownDeclaration = row.declarationId === null ? undefined : declarationsById.get(row.declarationId)
    const donorDeclarations = row.donorEmail === '' ? [] : (declarationsByEmail.get(row.donorEmail.toLowerCase()) ?? [])
    const eligibility = assessEligibility(
      gift,
      ownDeclaration ? [ownDeclaration, ...donorDeclarations] : donorDeclarations,
      {
        today,
        timeZone,
        period,
        faulty: faults.get(gift.id),
      },
    )
    if ('refusal' in eligibility) result.refused.push({ giftId: gift.id, refusal: eligibility.refusal })
    else if (eligibility.doubts.length > 0) result.doubtful.push({ gift, ...eligibility })
    else result.clear.push({ gift, declaration: eligibility.declaration })
  }
  return result
}

/**
 * Reads the amounts refunded from claimed gifts that no later claim has reported. For a gift whose declaration was withdrawn, the
 * entire claimed amount is owed.
 */
export async function readOverclaimed(tx: Tx, mode: PaymentMode): Promise<{ giftId: string; amountMinor: number }[]> {
  const owedMinor = sql<number>`(${giftAidClaimed.amountMinor} - ${claimableNet} - (
    select coalesce(sum(a.amount_minor), 0) from gift_aid_adjustments a
    where a.tenant_id = ${giftAidClaimed.tenantId} and a.gift_id = ${giftAidClaimed.giftId}
  ))::int`
  const isSent = sql`exists (
    select from gift_aid_claims c
    where c.tenant_id = ${giftAidClaimed.tenantId} and c.id = ${giftAidClaimed.claimId} and c.state = 'claimed'
  )`
  return tx
    .select({ giftId: gifts.id, amountMinor: owedMinor })
    .from(giftAidClaimed)
    .innerJoin(gifts, and(eq(gifts.tenantId, giftAidClaimed.tenantId), eq(gifts.id, giftAidClaimed.giftId)))
    .where(and(eq(gifts.mode, mode), isSent, gt(owedMinor, 0)))
    .orderBy(gifts.id)
}
