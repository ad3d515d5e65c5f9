import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { CampaignMatch, PaymentMode } from '@minaret/contract'
import { type campaigns, type Tx, gifts } from '@minaret/foundation/db'
import { earnedBy, leftForGift } from '@minaret/giving/causes'

type CampaignRow = typeof campaigns.$inferSelect

/**
 * Computes the amount earned by match funding, a percentage of the gifts up to the cap, and the part not yet paid.
 * @param givenMinor gifts of other donors within the period of the match, less refunds
 * @param enteredMinor the sponsor's payments, as entered by staff
 */
export function computeMatch(
  { percent, capMinor }: { percent: number; capMinor: number },
  { givenMinor, enteredMinor }: { givenMinor: number; enteredMinor: number },
): Pick<CampaignMatch, 'earnedMinor' | 'matchedMinor'> {
  const earnedMinor = earnedBy({ percent, capMinor }, givenMinor)
  return { earnedMinor, matchedMinor: Math.max(0, earnedMinor - enteredMinor) }
}

/**
 * Reads the sponsor of a campaign and the amount matched so far.
 * @returns undefined if there is no sponsor, or outside the period of the match
 */
export async function readMatch(
  tx: Tx,
  row: CampaignRow,
  { mode, now }: { mode: PaymentMode; now: Date },
): Promise<CampaignMatch | undefined> {
  const { matchSponsor: sponsor, matchPercent: percent, matchCapMinor: capMinor, matchFrom, matchUntil } = row
  if (sponsor === null || percent === null || capMinor === null) return undefined
  if ((matchFrom && matchFrom > now) || (matchUntil && matchUntil <= now)) return undefined
  const isInPeriod = and(
    matchFrom ? gte(gifts.paidAt, matchFrom) : undefined,
    matchUntil ? lt(gifts.paidAt, matchUntil) : undefined,
  )
  const [totals] = await tx
    .select({
      givenMinor: sql<number>`coalesce(sum(${leftForGift}) filter (where ${gifts.how} <> 'matched' and ${isInPeriod ?? sql`true`}), 0)::float8`,
      enteredMinor: sql<number>`coalesce(sum(${leftForGift}) filter (where ${gifts.how} = 'matched'), 0)::float8`,
    })
    .from(gifts)
    .where(
      and(
        eq(gifts.campaignId, row.id),
        eq(gifts.mode, mode),
        eq(gifts.currency, row.currency),
        sql`${gifts.paidAt} is not null`,
      ),
    )
  return {
    sponsor,
    percent,
    capMinor,
    ...computeMatch({ percent, capMinor }, totals ?? { givenMinor: 0, enteredMinor: 0 }),
    ...(matchUntil ? { ends: matchUntil.toISOString() } : {}),
  }
}
