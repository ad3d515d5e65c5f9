import { addDays, wallClock } from '@minaret/timetable'

/** A declaration in the simulation's model, always for past and future gifts. */
export type ModelDeclaration = {
  /** A donor's spoken declarations have a different address from their written ones, so the two are separate declarations. */
  isSpoken: boolean
  agreedAt: Date
  cancelledAt?: Date
  withdrawn: boolean
}

/** A gift in the simulation's model, with its paid and refunded amounts. */
export type ModelGift = {
  id: string
  /** The donor's number; undefined for transfers and collections. */
  donor?: number
  how: 'card' | 'bank' | 'box'
  cause: string
  paidAt: Date
  amountMinor: number
  refundedMinor: number
  /** Whether it has a donor's name or address, so that it is in the list of donors. */
  hasDonor: boolean
  /** Whether it was given by a logged-in member. */
  isFromMember?: boolean
  giftAid?: 'yes' | 'no'
  declaration?: ModelDeclaration
  /** The declarations HMRC rejected for it. */
  rejected: Set<ModelDeclaration>
}

/** A line of a bank statement. Equal lines of the bank's file are separate lines. */
export type ModelLine = {
  id: string
  text: string
  day: string
  amountMinor: number
  postedAs?: 'gift' | 'payout' | 'box' | 'other'
  gift?: ModelGift
  sheet?: ModelSheet
}

/** A closed counting sheet. */
export type ModelSheet = { id: string; day: string; totalMinor: number; smallMinor: number; paidIn: boolean }

/** A claim: the amounts claimed by gift, its adjustments of earlier claims, and small donations by tax year. */
export type ModelClaim = {
  number: number
  state: 'open' | 'claimed' | 'undone'
  filed: boolean
  gifts: Map<ModelGift, { minor: number; declaration: ModelDeclaration }>
  adjustments: Map<ModelGift, number>
  small: Map<number, number>
}

/** A donor's regular gift. */
export type ModelRegularGift = { id: string; donor: number; giftAid: 'yes' | 'no'; declaration?: ModelDeclaration }

/** The simulation's model of a mosque's money, in pence, built from requests and responses but never from stored data. */
export type Model = {
  gifts: ModelGift[]
  lines: ModelLine[]
  /** All lines of the last imported statement. */
  lastFile: readonly ModelLine[]
  sheets: ModelSheet[]
  claims: ModelClaim[]
  regular: ModelRegularGift[]
  /** The payment intents of the regular gifts already in `gifts`. */
  collected: string[]
  /** By donor. */
  declarations: ModelDeclaration[][]
  /** Refunds waiting for a second person's approval. */
  waiting: { approval: string; gift: ModelGift; amountMinor: number; requestedAt: Date }[]
  /** The number of lines of Stripe's ledger already paid out. */
  paidOutLines: number
  payouts: Map<string, number>
  /** The totals of the filings HMRC accepted. */
  filedMinor: number
  filedTaxBackMinor: number
  filedSmallMinor: number
}

/** Returns a gift's amount after refunds. */
export const netOf = ({ amountMinor, refundedMinor }: ModelGift): number => amountMinor - refundedMinor

/** Adds up numbers. */
export const addUp = (numbers: Iterable<number>): number => [...numbers].reduce((sum, number) => sum + number, 0)

const claimsNotUndone = ({ claims }: Model) => claims.filter(({ state }) => state !== 'undone')

/** Returns the day in London, where the simulated mosques are. */
export const londonDay = (time: Date): string => wallClock(time, 'Europe/London').date

/** Returns the year in which a day's tax year ends. A tax year starts on 6 April. */
const taxYearOf = (day: string): number => Number(day.slice(0, 4)) + (day.slice(5) >= '04-06' ? 1 : 0)

/** Returns the declaration a gift is claimed with: the newest that covers it (`docs/gift-aid.md`). */
function declarationFor(model: Model, gift: ModelGift): ModelDeclaration | undefined {
  if (gift.donor === undefined) return undefined
  return (model.declarations[gift.donor] ?? [])
    .filter(({ withdrawn, cancelledAt }) => !withdrawn && !(cancelledAt && gift.paidAt >= cancelledAt))
    .toSorted((a, b) => b.agreedAt.getTime() - a.agreedAt.getTime())[0]
}

/** The days within which a cancelled spoken declaration counts as never made. */
const withdrawDays = 30

/** Returns whether a declaration cancelled on this day counts as never made. */
export const isWithdrawable = ({ isSpoken, agreedAt }: ModelDeclaration, today: string): boolean =>
  isSpoken && today <= addDays(londonDay(agreedAt), withdrawDays)

/** Returns the gifts that can be claimed, and the doubtful ones staff must check first. */
export function claimable(model: Model, now: Date) {
  const claimedGifts = new Set(claimsNotUndone(model).flatMap(({ gifts }) => [...gifts.keys()]))
  const clear: { gift: ModelGift; declaration: ModelDeclaration }[] = []
  const doubtful: { gift: ModelGift; declaration: ModelDeclaration }[] = []
  for (const gift of model.gifts) {
    const declaration = declarationFor(model, gift)
    if (!declaration || claimedGifts.has(gift) || gift.giftAid === 'no' || gift.cause === 'zakat' || netOf(gift) <= 0)
      continue
    const isDoubtful = isWithdrawable(declaration, londonDay(now)) || gift.rejected.has(declaration)
    ;(isDoubtful ? doubtful : clear).push({ gift, declaration })
  }
  return { clear, doubtful }
}

/** Returns the amounts claimed that must be paid back to HMRC, because the gifts were refunded, and are not reported yet. */
export function overclaimed(model: Model): Map<ModelGift, number> {
  const reportedByGift = new Map<ModelGift, number>()
  for (const { adjustments } of claimsNotUndone(model))
    for (const [gift, minor] of adjustments) reportedByGift.set(gift, (reportedByGift.get(gift) ?? 0) + minor)
  const owedByGift = new Map<ModelGift, number>()
  for (const { state, gifts } of model.claims)
    if (state === 'claimed')
      for (const [gift, { minor, declaration }] of gifts) {
        const due = minor - (declaration.withdrawn ? 0 : netOf(gift)) - (reportedByGift.get(gift) ?? 0)
        if (due > 0) owedByGift.set(gift, due)
      }
  return owedByGift
}

/** The limit of HMRC's small donations scheme in a tax year. */
const smallLimit = 800_000
/** The limit of small donations in a tax year, as a multiple of that year's Gift Aid donations. */
const matchingLimit = 10

/** Returns the small donations that can be claimed together with these gifts, by tax year. */
export function claimableSmall(model: Model, clear: readonly ModelGift[], now: Date): Map<number, number> {
  const today = londonDay(now)
  const collectedByYear = new Map<number, number>()
  for (const { day, smallMinor } of model.sheets)
    collectedByYear.set(taxYearOf(day), (collectedByYear.get(taxYearOf(day)) ?? 0) + smallMinor)
  const claimableByYear = new Map<number, number>()
  for (const [year, collectedMinor] of collectedByYear) {
    const isInYear = ({ paidAt }: ModelGift) => taxYearOf(londonDay(paidAt)) === year
    const claims = claimsNotUndone(model)
    const reportedByGift = new Map<ModelGift, number>()
    for (const { adjustments } of claims)
      for (const [gift, minor] of adjustments) reportedByGift.set(gift, (reportedByGift.get(gift) ?? 0) + minor)
    const giftAid =
      addUp(clear.filter(isInYear).map(netOf)) +
      addUp(
        claims.flatMap(({ gifts }) =>
          [...gifts].flatMap(([gift, { minor, declaration }]) =>
            isInYear(gift)
              ? Math.max(0, Math.min(minor - (reportedByGift.get(gift) ?? 0), declaration.withdrawn ? 0 : netOf(gift)))
              : [],
          ),
        ),
      )
    const claimedMinor = addUp(claims.map(({ small }) => small.get(year) ?? 0))
    const remaining = Math.min(collectedMinor, smallLimit, Math.max(0, giftAid) * matchingLimit) - claimedMinor
    if (remaining > 0 && today >= `${year - 1}-04-06`) claimableByYear.set(year, remaining)
  }
  return claimableByYear
}
