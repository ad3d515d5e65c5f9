/** How a small donation was made. Only anonymous ways count. */
export type SmallGiftMethod = 'cash' | 'contactless' | 'cheque' | 'transfer' | 'online'

/** A donation under the Gift Aid Small Donations Scheme. */
export type SmallGift = {
  how: SmallGiftMethod
  /** The whole gift; £30 of a larger gift is not small. */
  amountMinor: number
  /** The day it was collected, `YYYY-MM-DD`. */
  day: string
  /** Whether it has a Gift Aid declaration. */
  declared: boolean
}

/** Limits and their start dates (gov.uk, chapter 8 of HMRC's guidance). */
const limits = [
  { from: '2019-04-06', amountMinor: 3000 },
  { from: '2013-04-06', amountMinor: 2000 },
] as const
const contactlessFrom = '2017-04-06'

/** Whether a donation counts for the scheme: small, in cash or contactless, without a declaration. */
export function countsForGasds({ how, amountMinor, day, declared }: SmallGift): boolean {
  if (declared || amountMinor <= 0) return false
  if (how !== 'cash' && !(how === 'contactless' && day >= contactlessFrom)) return false
  const limit = limits.find(({ from }) => day >= from)
  return limit !== undefined && amountMinor <= limit.amountMinor
}

/** The yearly allowance of a charity, and of each of its community buildings: £8,000. */
export const gasdsAllowanceMinor = 800_000

/** The allowance of a year; £5,000 before 6 April 2016. @param year the tax year ends in */
const allowanceOf = (year: number): number => (year <= 2016 ? 500_000 : gasdsAllowanceMinor)

/** Small donations may be at most this multiple of the year's Gift Aid donations. */
const matchingFactor = 10

/** Years after the end of a tax year in which its small donations may be claimed. */
const claimYears = 2

/** The last day for claiming a tax year's small donations. @param year it ends in */
export const lastGasdsDay = (year: number): string => `${year + claimYears}-04-05`

/** An amount collected or claimed in one community building, or outside all of them. */
export type BuildingAmount = {
  /** Undefined outside community buildings and for the charity's own allowance. */
  building: string | undefined
  amountMinor: number
}

/** The input of {@link gasdsYear}. */
export type GasdsYearInput = {
  /** The year it ends in. */
  year: number
  /** Small donations collected in it, by place. */
  collected: readonly BuildingAmount[]
  /** Small donations in claims, by place. */
  claimed: readonly BuildingAmount[]
  /** Gift Aid donations of the year in claims, minus refunds, including the claim in progress. */
  giftAidMinor: number
  /** The charity's community buildings. Fewer than two do not raise the allowance. */
  buildings: readonly string[]
  /** The charity's share of the £8,000 for connected charities; all of it if there are none. */
  shareMinor: number
}

/** The claimable small donations of a tax year. */
export type GasdsYear = {
  year: number
  collectedMinor: number
  /** The cap for the year. */
  capMinor: number
  claimedMinor: number
  claimableMinor: number
  /** The claimed amount above the cap, for example after refunds of Gift Aid donations. */
  overclaimedMinor: number
  /** Whether allowances are per building; never both ways in one year. */
  byBuilding: boolean
  /** Amounts to claim now, by place. */
  parts: readonly BuildingAmount[]
  /** The last day for claiming it. */
  deadline: string
}

const totalOf = (amounts: readonly BuildingAmount[]): number =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0)
const totalInPlace = (amounts: readonly BuildingAmount[], building: string): number =>
  totalOf(amounts.filter((amount) => amount.building === building))

/** Whether a year is claimed by building: as in its first claim, or else whichever way allows more. */
function isByBuilding({ year, collected, claimed, buildings, shareMinor }: GasdsYearInput): boolean {
  const [firstClaim] = claimed
  if (firstClaim) return firstClaim.building !== undefined
  if (buildings.length < 2) return false
  const byBuildingMinor = buildings.reduce(
    (total, id) => total + Math.min(totalInPlace(collected, id), allowanceOf(year)),
    0,
  )
  return byBuildingMinor > Math.min(totalOf(collected), shareMinor, allowanceOf(year))
}

/**
 * Returns the claimable small donations of a tax year: the lower of the allowance and ten times the year's Gift Aid
 * donations, minus earlier claims, until two years after the year (`gift-aid-filing.md` 5).
 * @param today `YYYY-MM-DD`
 */
export function gasdsYear(facts: GasdsYearInput, today: string): GasdsYear {
  const { year, collected, claimed, giftAidMinor, buildings } = facts
  const allowance = allowanceOf(year)
  const shareMinor = Math.min(facts.shareMinor, allowance)
  const byBuilding = isByBuilding(facts)
  const matchedMinor = Math.max(0, giftAidMinor) * matchingFactor
  const [collectedMinor, claimedMinor, deadline] = [totalOf(collected), totalOf(claimed), lastGasdsDay(year)]
  // A closed building keeps its earlier claims.
  const places = [...new Set([...buildings, ...claimed.flatMap(({ building }) => building ?? [])])]
  const placeLimits = byBuilding
    ? places.map((building) => ({
        building,
        amountMinor: Math.min(totalInPlace(collected, building), allowance),
      }))
    : [{ building: undefined, amountMinor: Math.min(collectedMinor, shareMinor) }]
  const isOpen = today <= deadline && today >= `${year - 1}-04-06`
  let remainingMinor = isOpen ? Math.max(0, matchedMinor - claimedMinor) : 0
  const parts: BuildingAmount[] = []
  // An unused allowance does not offset an overclaim in another place.
  let withinLimitMinor = 0
  for (const { building, amountMinor } of placeLimits) {
    const placeClaimedMinor = building === undefined ? claimedMinor : totalInPlace(claimed, building)
    withinLimitMinor += Math.min(placeClaimedMinor, amountMinor)
    const partMinor = Math.max(0, Math.min(amountMinor - placeClaimedMinor, remainingMinor))
    remainingMinor -= partMinor
    if (partMinor > 0) parts.push({ building, amountMinor: partMinor })
  }
  const allowanceMinor = byBuilding ? places.length * allowance : shareMinor
  return {
    year,
    collectedMinor,
    capMinor: Math.min(allowanceMinor, matchedMinor),
    claimedMinor,
    claimableMinor: totalOf(parts),
    overclaimedMinor: Math.max(0, claimedMinor - Math.min(withinLimitMinor, matchedMinor)),
    byBuilding,
    parts,
    deadline,
  }
}
