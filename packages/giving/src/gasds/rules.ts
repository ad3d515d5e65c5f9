/** How a small donation came: only what nobody could declare for counts. */
export type SmallGiftWay = 'cash' | 'contactless' | 'cheque' | 'transfer' | 'online'

/** A donation as the Gift Aid Small Donations Scheme judges it. */
export type SmallGift = {
  how: SmallGiftWay
  /** The whole gift: £30 out of a larger one is not small. */
  amountMinor: number
  /** The day it was collected, `YYYY-MM-DD`. */
  day: string
  /** Whether its donor has made a Gift Aid declaration for it. */
  declared: boolean
}

/** From these days on larger gifts, and contactless ones, count (gov.uk, chapter 8 of HMRC's guidance). */
const largest = [
  { from: '2019-04-06', amountMinor: 3000 },
  { from: '2013-04-06', amountMinor: 2000 },
] as const
const contactlessFrom = '2017-04-06'

/** Whether a donation counts for the scheme: small, in cash or contactless, and without a declaration. */
export function countsForGasds({ how, amountMinor, day, declared }: SmallGift): boolean {
  if (declared || amountMinor <= 0) return false
  if (how !== 'cash' && !(how === 'contactless' && day >= contactlessFrom)) return false
  const limit = largest.find(({ from }) => day >= from)
  return limit !== undefined && amountMinor <= limit.amountMinor
}

/** What a charity may claim on in a tax year at most, £8,000, and again for each of its community buildings. */
export const gasdsAllowanceMinor = 800_000

/** Before 6 April 2016 it was £5,000. @param year the tax year ends in */
const allowanceOf = (year: number): number => (year <= 2016 ? 500_000 : gasdsAllowanceMinor)

/** How many times the Gift Aid donations of a year its small donations may come to. */
const matching = 10

/** For how many years after the end of a tax year its small donations may be claimed. */
const years = 2

/** The last day small donations of a tax year may be claimed on. @param year it ends in */
export const lastGasdsDay = (year: number): string => `${year + years}-04-05`

/** An amount collected or claimed in one community building, or outside all of them. */
export type PlaceAmount = {
  /** Nothing outside community buildings, and for the allowance of the charity as a whole. */
  building: string | undefined
  amountMinor: number
}

/** What is known of small donations in one tax year. */
export type GasdsYearFacts = {
  /** The year it ends in. */
  year: number
  /** Small donations collected in it, by place. */
  collected: readonly PlaceAmount[]
  /** Those that stand in claims, by place. */
  claimed: readonly PlaceAmount[]
  /** Gift Aid donations of the year in claims that stand, less what went back, with those of the claim being made. */
  giftAidMinor: number
  /** The charity's community buildings. With fewer than two the charity's own allowance is as good. */
  buildings: readonly string[]
  /** The charity's part of the £8,000 that connected charities share; all of it without any. */
  shareMinor: number
}

/** What of a tax year's small donations can be claimed. */
export type GasdsYear = {
  year: number
  collectedMinor: number
  /** The most the year may be claimed on. */
  capMinor: number
  claimedMinor: number
  claimableMinor: number
  /** What stands in claims beyond what may be claimed, such as after refunds of Gift Aid donations. */
  overclaimedMinor: number
  /** Whether each building has an allowance of its own; it is never both in one year. */
  byBuilding: boolean
  /** What to claim now, by place. */
  parts: readonly PlaceAmount[]
  /** The last day it may be claimed on. */
  deadline: string
}

const sum = (amounts: readonly PlaceAmount[]): number =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0)
const inPlace = (amounts: readonly PlaceAmount[], building: string): number =>
  sum(amounts.filter((each) => each.building === building))

/** Whether a year is claimed by building: as it was begun, and otherwise whichever way allows more. */
function isByBuilding({ year, collected, claimed, buildings, shareMinor }: GasdsYearFacts): boolean {
  const [before] = claimed
  if (before) return before.building !== undefined
  if (buildings.length < 2) return false
  const each = buildings.reduce((total, id) => total + Math.min(inPlace(collected, id), allowanceOf(year)), 0)
  return each > Math.min(sum(collected), shareMinor, allowanceOf(year))
}

/**
 * What of a tax year's small donations can be claimed: the lower of the allowance and ten times the Gift Aid donations of
 * that year, less what was claimed before, until two years after the year (`gift-aid-filing.md` 5).
 * @param today `YYYY-MM-DD`
 */
export function gasdsYear(facts: GasdsYearFacts, today: string): GasdsYear {
  const { year, collected, claimed, giftAidMinor, buildings } = facts
  const allowance = allowanceOf(year)
  const shareMinor = Math.min(facts.shareMinor, allowance)
  const byBuilding = isByBuilding(facts)
  const matchedMinor = Math.max(0, giftAidMinor) * matching
  const [collectedMinor, claimedMinor, deadline] = [sum(collected), sum(claimed), lastGasdsDay(year)]
  // A building that is closed since keeps what was claimed there.
  const places = [...new Set([...buildings, ...claimed.flatMap(({ building }) => building ?? [])])]
  const allowed = byBuilding
    ? places.map((building) => ({
        building,
        amountMinor: Math.min(inPlace(collected, building), allowance),
      }))
    : [{ building: undefined, amountMinor: Math.min(collectedMinor, shareMinor) }]
  const isOpen = today <= deadline && today >= `${year - 1}-04-06`
  let leftMinor = isOpen ? Math.max(0, matchedMinor - claimedMinor) : 0
  const parts: PlaceAmount[] = []
  // What one place has left makes nothing right that another has too much of.
  let withinMinor = 0
  for (const { building, amountMinor } of allowed) {
    const before = building === undefined ? claimedMinor : inPlace(claimed, building)
    withinMinor += Math.min(before, amountMinor)
    const part = Math.max(0, Math.min(amountMinor - before, leftMinor))
    leftMinor -= part
    if (part > 0) parts.push({ building, amountMinor: part })
  }
  const allowanceMinor = byBuilding ? places.length * allowance : shareMinor
  return {
    year,
    collectedMinor,
    capMinor: Math.min(allowanceMinor, matchedMinor),
    claimedMinor,
    claimableMinor: sum(parts),
    overclaimedMinor: Math.max(0, claimedMinor - Math.min(withinMinor, matchedMinor)),
    byBuilding,
    parts,
    deadline,
  }
}
