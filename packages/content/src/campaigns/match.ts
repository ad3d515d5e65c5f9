import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { CampaignMatch, PaymentMode } from '@minaret/contract'
import { type campaigns, type Tx, gifts } from '@minaret/foundation/db'
import { earnedBy, leftForGift } from '@minaret/giving/causes'

type CampaignRow = typeof campaigns.$inferSelect

/**
 * What a sponsor has promised by the gifts there are: so many per cent, up to the pledge; and what of it has not come in.
 * @param givenMinor what others gave while the pledge stood, less what went back
 * @param enteredMinor what the sponsor has paid, as it was written down
 */
export function pledgedBy(
  { percent, capMinor }: { percent: number; capMinor: number },
  { givenMinor, enteredMinor }: { givenMinor: number; enteredMinor: number },
): Pick<CampaignMatch, 'earnedMinor' | 'matchedMinor'> {
  const earnedMinor = earnedBy({ percent, capMinor }, givenMinor)
  return { earnedMinor, matchedMinor: Math.max(0, earnedMinor - enteredMinor) }
}

/**
 * The sponsor of a campaign, with what is pledged by now; nothing where there is none, or while the pledge does not stand:
 * nobody is told of a doubling that does not happen.
 */
export async function readMatch(
  tx: Tx,
  row: CampaignRow,
  { mode, now }: { mode: PaymentMode; now: Date },
): Promise<CampaignMatch | undefined> {
  const { matchSponsor: sponsor, matchPercent: percent, matchCapMinor: capMinor, matchFrom, matchUntil } = row
  if (sponsor === null || percent === null || capMinor === null) return undefined
  if ((matchFrom && matchFrom > now) || (matchUntil && matchUntil <= now)) return undefined
  const within = and(
    matchFrom ? gte(gifts.paidAt, matchFrom) : undefined,
    matchUntil ? lt(gifts.paidAt, matchUntil) : undefined,
  )
  const [totals] = await tx
    .select({
      givenMinor: sql<number>`coalesce(sum(${leftForGift}) filter (where ${gifts.how} <> 'matched' and ${within ?? sql`true`}), 0)::float8`,
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
    ...pledgedBy({ percent, capMinor }, totals ?? { givenMinor: 0, enteredMinor: 0 }),
    ...(matchUntil ? { ends: matchUntil.toISOString() } : {}),
  }
}
