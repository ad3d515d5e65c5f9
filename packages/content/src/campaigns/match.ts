import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { CampaignMatch, PaymentMode } from '@minaret/contract'
import { campaigns, type Tx, gifts } from '@minaret/foundation/db'
import { earnedBy, leftForGift } from '@minaret/giving/causes'

type CampaignRow = typeof campaigns.$inferSelect

/** The gifts that count for a match, in minor units: those within its period, and the sponsor's own payments. */
export type MatchTotals = { givenMinor: number; enteredMinor: number }

/**
 * Computes the amount earned by match funding, a percentage of the gifts up to the cap, and the part not yet paid.
 * @param givenMinor gifts of other donors within the period of the match, less refunds
 * @param enteredMinor the sponsor's payments, as entered by staff
 */
export function computeMatch(
  { percent, capMinor }: { percent: number; capMinor: number },
  { givenMinor, enteredMinor }: MatchTotals,
): Pick<CampaignMatch, 'earnedMinor' | 'matchedMinor'> {
  const earnedMinor = earnedBy({ percent, capMinor }, givenMinor)
  return { earnedMinor, matchedMinor: Math.max(0, earnedMinor - enteredMinor) }
}

/** Reads the totals of a campaign with a sponsor, while its match runs; none for any other campaign. */
export const readMatchTotals = (
  tx: Tx,
  { id, mode, now }: { id: string; mode: PaymentMode; now: Date },
): Promise<MatchTotals[]> => {
  const isInPeriod = sql`(${campaigns.matchFrom} is null or ${gifts.paidAt} >= ${campaigns.matchFrom})
    and (${campaigns.matchUntil} is null or ${gifts.paidAt} < ${campaigns.matchUntil})`
  return tx
    .select({
      givenMinor: sql<number>`coalesce(sum(${leftForGift}) filter (where ${gifts.how} <> 'matched' and ${isInPeriod}), 0)::float8`,
      enteredMinor: sql<number>`coalesce(sum(${leftForGift}) filter (where ${gifts.how} = 'matched'), 0)::float8`,
    })
    .from(campaigns)
    .leftJoin(
      gifts,
      and(
        eq(gifts.campaignId, campaigns.id),
        eq(gifts.mode, mode),
        eq(gifts.currency, campaigns.currency),
        isNotNull(gifts.paidAt),
      ),
    )
    .where(
      and(
        eq(campaigns.id, id),
        isNotNull(campaigns.matchSponsor),
        isNotNull(campaigns.matchPercent),
        isNotNull(campaigns.matchCapMinor),
        or(isNull(campaigns.matchFrom), lte(campaigns.matchFrom, now)),
        or(isNull(campaigns.matchUntil), gt(campaigns.matchUntil, now)),
      ),
    )
    .groupBy(campaigns.id)
}

/** Describes the match of a campaign; undefined without totals, which a campaign without a running match does not have. */
export function describeMatch(row: CampaignRow, totals: MatchTotals | undefined): CampaignMatch | undefined {
  const { matchSponsor: sponsor, matchPercent: percent, matchCapMinor: capMinor, matchUntil } = row
  if (!totals || sponsor === null || percent === null || capMinor === null) return undefined
  return {
    sponsor,
    percent,
    capMinor,
    ...computeMatch({ percent, capMinor }, totals),
    ...(matchUntil ? { ends: matchUntil.toISOString() } : {}),
  }
}
