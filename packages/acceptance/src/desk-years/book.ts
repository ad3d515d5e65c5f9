import { addDays, wallClock } from '@minaret/timetable'

/** A declaration in the simulation's books, always for past and future gifts. */
export type BookDeclaration = {
  /** A donor's spoken declarations have another address than their typed ones, so the two are separate declarations. */
  spoken: boolean
  agreedAt: Date
  cancelledAt?: Date
  withdrawn: boolean
}

/** A gift in the simulation's books: what was paid, and what was refunded. */
export type BookGift = {
  id: string
  /** The donor by their email address; none for transfers and collections. */
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
  aid?: 'yes' | 'no'
  declaration?: BookDeclaration
  /** The declarations HMRC rejected for it. */
  rejected: Set<BookDeclaration>
}

/** A line of a bank statement. Equal lines of the bank's file are separate lines. */
export type BookLine = {
  id: string
  text: string
  day: string
  amountMinor: number
  postedAs?: 'gift' | 'payout' | 'box' | 'other'
  gift?: BookGift
  sheet?: BookSheet
}

/** A closed counting sheet. */
export type BookSheet = { id: string; day: string; totalMinor: number; smallMinor: number; paidIn: boolean }

/** A claim: the amounts claimed by gift, its adjustments of earlier claims, and small donations by tax year. */
export type BookClaim = {
  number: number
  state: 'open' | 'claimed' | 'undone'
  filed: boolean
  gifts: Map<BookGift, { minor: number; declaration: BookDeclaration }>
  adjustments: Map<BookGift, number>
  small: Map<number, number>
}

/** A donor's regular gift. */
export type BookRegular = { id: string; donor: number; aid: 'yes' | 'no'; declaration?: BookDeclaration }

/** The simulation's own books of a mosque, in pence: kept from requests and responses, never from what the server stores. */
export type Book = {
  gifts: BookGift[]
  lines: BookLine[]
  /** All lines of the statement imported last. */
  lastFile: readonly BookLine[]
  sheets: BookSheet[]
  claims: BookClaim[]
  regular: BookRegular[]
  /** The payment intents of the regular gifts already in `gifts`. */
  collected: string[]
  /** By donor. */
  declarations: BookDeclaration[][]
  /** Refunds waiting for a second person's approval. */
  waiting: { approval: string; gift: BookGift; amountMinor: number; askedAt: Date }[]
  /** The number of lines of Stripe's ledger already paid out. */
  paidOutLines: number
  payouts: Map<string, number>
  /** The totals of the filings HMRC accepted. */
  filedMinor: number
  filedTaxBackMinor: number
  filedSmallMinor: number
}

/** Returns a gift's amount after refunds. */
export const netOf = ({ amountMinor, refundedMinor }: BookGift): number => amountMinor - refundedMinor

/** Adds numbers up. */
export const addUp = (numbers: Iterable<number>): number => [...numbers].reduce((sum, number) => sum + number, 0)

const claimsNotUndone = ({ claims }: Book) => claims.filter(({ state }) => state !== 'undone')

/** Returns the day in London, where the simulated mosques are. */
export const londonDay = (at: Date): string => wallClock(at, 'Europe/London').date

/** Returns the year in which a day's tax year ends. A tax year starts on 6 April. */
const taxYearOf = (day: string): number => Number(day.slice(0, 4)) + (day.slice(5) >= '04-06' ? 1 : 0)

/** Returns the declaration a gift is claimed with: the newest that covers it (`docs/gift-aid.md`). */
function declarationFor(book: Book, gift: BookGift): BookDeclaration | undefined {
  if (gift.donor === undefined) return undefined
  return (book.declarations[gift.donor] ?? [])
    .filter(({ withdrawn, cancelledAt }) => !withdrawn && !(cancelledAt && gift.paidAt >= cancelledAt))
    .toSorted((a, b) => b.agreedAt.getTime() - a.agreedAt.getTime())[0]
}

/** The days within which a cancelled spoken declaration counts as never made. */
const withdrawDays = 30

/** Returns whether a declaration cancelled on this day counts as never made. */
export const isWithdrawable = ({ spoken, agreedAt }: BookDeclaration, today: string): boolean =>
  spoken && today <= addDays(londonDay(agreedAt), withdrawDays)

/** Returns the gifts that can be claimed, and the doubtful ones staff must check first. */
export function claimable(book: Book, now: Date) {
  const taken = new Set(claimsNotUndone(book).flatMap(({ gifts }) => [...gifts.keys()]))
  const clear: { gift: BookGift; declaration: BookDeclaration }[] = []
  const doubtful: { gift: BookGift; declaration: BookDeclaration }[] = []
  for (const gift of book.gifts) {
    const declaration = declarationFor(book, gift)
    if (!declaration || taken.has(gift) || gift.aid === 'no' || gift.cause === 'zakat' || netOf(gift) <= 0) continue
    const isDoubtful = isWithdrawable(declaration, londonDay(now)) || gift.rejected.has(declaration)
    ;(isDoubtful ? doubtful : clear).push({ gift, declaration })
  }
  return { clear, doubtful }
}

/** Returns the amounts claimed that must be paid back to HMRC, because the gifts were refunded, and are not reported yet. */
export function overclaimed(book: Book): Map<BookGift, number> {
  const reported = new Map<BookGift, number>()
  for (const { adjustments } of claimsNotUndone(book))
    for (const [gift, minor] of adjustments) reported.set(gift, (reported.get(gift) ?? 0) + minor)
  const owed = new Map<BookGift, number>()
  for (const { state, gifts } of book.claims)
    if (state === 'claimed')
      for (const [gift, { minor, declaration }] of gifts) {
        const due = minor - (declaration.withdrawn ? 0 : netOf(gift)) - (reported.get(gift) ?? 0)
        if (due > 0) owed.set(gift, due)
      }
  return owed
}

/** The limit of HMRC's small donations scheme in a tax year. */
const smallLimit = 800_000
/** The limit of small donations in a tax year, as a multiple of that year's Gift Aid donations. */
const matchingLimit = 10

/** Returns the small donations that can be claimed together with these gifts, by tax year. */
export function claimableSmall(book: Book, clear: readonly BookGift[], now: Date): Map<number, number> {
  const today = londonDay(now)
  const collected = new Map<number, number>()
  for (const { day, smallMinor } of book.sheets)
    collected.set(taxYearOf(day), (collected.get(taxYearOf(day)) ?? 0) + smallMinor)
  const claimable = new Map<number, number>()
  for (const [year, collectedMinor] of collected) {
    const inYear = ({ paidAt }: BookGift) => taxYearOf(londonDay(paidAt)) === year
    const claims = claimsNotUndone(book)
    const reported = new Map<BookGift, number>()
    for (const { adjustments } of claims)
      for (const [gift, minor] of adjustments) reported.set(gift, (reported.get(gift) ?? 0) + minor)
    const giftAid =
      addUp(clear.filter(inYear).map(netOf)) +
      addUp(
        claims.flatMap(({ gifts }) =>
          [...gifts].flatMap(([gift, { minor, declaration }]) =>
            inYear(gift)
              ? Math.max(0, Math.min(minor - (reported.get(gift) ?? 0), declaration.withdrawn ? 0 : netOf(gift)))
              : [],
          ),
        ),
      )
    const before = addUp(claims.map(({ small }) => small.get(year) ?? 0))
    const remaining = Math.min(collectedMinor, smallLimit, Math.max(0, giftAid) * matchingLimit) - before
    if (remaining > 0 && today >= `${year - 1}-04-06`) claimable.set(year, remaining)
  }
  return claimable
}
