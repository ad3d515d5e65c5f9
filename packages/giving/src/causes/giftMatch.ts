import { and, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { GiftDetail } from '@minaret/contract'
import { campaigns, gifts, type Tx } from '@minaret/foundation/db'
import { leftForGift } from './needFigures.ts'

/** What a sponsor owes for what others have given, in minor units: so many per cent of it, up to the pledge. */
export const earnedBy = ({ percent, capMinor }: { percent: number; capMinor: number }, givenMinor: number): number =>
  Math.max(0, Math.min(capMinor, Math.floor((givenMinor * percent) / 100)))

/**
 * What a campaign's sponsor adds because of one gift: what the pledge grew by with it, after the gifts before it. Nothing
 * without a sponsor, outside the pledge's days, once the pledge was used up, and once all of the gift went back.
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
  const [given] = await tx
    .select({
      beforeMinor: sql<number>`coalesce(sum(${leftForGift}) filter (where ${isEarlier}), 0)::float8`,
      ownMinor: sql<number>`coalesce(sum(${leftForGift}) filter (where ${gifts.id} = ${gift.id}), 0)::float8`,
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
  const { beforeMinor = 0, ownMinor = 0 } = given ?? {}
  const pledge = { percent, capMinor }
  const amountMinor = earnedBy(pledge, beforeMinor + ownMinor) - earnedBy(pledge, beforeMinor)
  return amountMinor > 0 ? { sponsor, amountMinor } : undefined
}
