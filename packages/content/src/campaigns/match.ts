import type { CampaignMatch } from '@minaret/contract'
import type { campaigns } from '@minaret/foundation/db'
import { earnedBy } from '@minaret/giving/causes'

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
