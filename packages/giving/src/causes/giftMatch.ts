import { and, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { GiftDetail } from '@minaret/contract'
import { campaigns, gifts, type Tx } from '@minaret/foundation/db'
import { netForNeed } from './needFigures.ts'

/** The matched amount for donations, in minor units: a percentage of them, up to the pledge. */
export const matchedMinor = (
  { percent, capMinor }: { percent: number; capMinor: number },
  givenMinor: number,
): number => Math.max(0, Math.min(capMinor, Math.floor((givenMinor * percent) / 100)))

/**
 * Returns the amount a campaign's sponsor adds for one gift: the growth of the match after earlier gifts. Undefined
 * without a sponsor, outside the pledge's period, when the pledge is used up, or if the gift was fully refunded.
 */
export async function readGiftMatch(tx: Tx, gift: typeof gifts.$inferSelect): Promise<GiftDetail['match']> {
  const { campaignId, paidAt, mode, currency } = gift
  if (campaignId === null || paidAt === null || gift.how === 'matched') return undefined
  const [campaign] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.currency, currency)))
  const {
    matchSponsor: sponsor,
    matchPercent: percent,
    matchCapMinor: capMinor,
    matchFrom,
    matchUntil,
  } = campaign ?? {}
  if (!sponsor || !percent || !capMinor) return undefined
  if ((matchFrom && paidAt < matchFrom) || (matchUntil && paidAt >= matchUntil)) return undefined
  const isEarlier = sql`(${gifts.paidAt}, ${gifts.id}) < (${paidAt.toISOString()}::timestamptz, ${gift.id})`
  const [totals] = await tx
    .select({
      beforeMinor: sql<number>`coalesce(sum(${netForNeed}) filter (where ${isEarlier}), 0)::float8`,
      ownMinor: sql<number>`coalesce(sum(${netForNeed}) filter (where ${gifts.id} = ${gift.id}), 0)::float8`,
    })
    .from(gifts)
    .where(
      and(
        eq(gifts.campaignId, campaignId),
        eq(gifts.mode, mode),
        eq(gifts.currency, currency),
        ne(gifts.how, 'matched'),
        isNotNull(gifts.paidAt),
        matchFrom ? gte(gifts.paidAt, matchFrom) : undefined,
        matchUntil ? lt(gifts.paidAt, matchUntil) : undefined,
      ),
    )
  const { beforeMinor = 0, ownMinor = 0 } = totals ?? {}
  const pledge = { percent, capMinor }
  const amountMinor = matchedMinor(pledge, beforeMinor + ownMinor) - matchedMinor(pledge, beforeMinor)
  return amountMinor > 0 ? { sponsor, amountMinor } : undefined
}
