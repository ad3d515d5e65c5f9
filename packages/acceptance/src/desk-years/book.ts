import { addDays, wallClock } from '@minaret/timetable'

/** A declaration as the simulation remembers it: always for past and future gifts. */
export type BookDeclaration = {
  /** Each donor has two homes, so that words spoken and typed are two declarations. */
  spoken: boolean
  agreedAt: Date
  cancelledAt?: Date
  withdrawn: boolean
}

/** A gift as the simulation remembers it: what came in, and what went back. */
export type BookGift = {
  id: string
  /** Whose it is by its email address; nothing of transfers and collections, which name nobody who could declare. */
  donor?: number
  how: 'card' | 'bank' | 'box'
  cause: string
  paidAt: Date
  amountMinor: number
  backMinor: number
  /** Whether a name or an address stands with it, so that the list of donors has it. */
  named: boolean
  /** Whether it was given from an account. */
  byMember?: boolean
  aid?: 'yes' | 'no'
  declaration?: BookDeclaration
  /** The declarations HMRC found wrong for it. */
  faulty: Set<BookDeclaration>
}

/** A line of a bank statement: as often as it was in the bank's own file. */
export type BookLine = {
  id: string
  text: string
  day: string
  amountMinor: number
  postedAs?: 'gift' | 'payout' | 'box' | 'other'
  gift?: BookGift
  sheet?: BookSheet
}

/** A counting sheet that was closed. */
export type BookSheet = { id: string; day: string; totalMinor: number; smallMinor: number; paidIn: boolean }

/** A claim: gifts and what was claimed on each, what it told of earlier ones, and small donations by tax year. */
export type BookClaim = {
  number: number
  state: 'open' | 'claimed' | 'undone'
  filed: boolean
  gifts: Map<BookGift, { minor: number; by: BookDeclaration }>
  adjustments: Map<BookGift, number>
  small: Map<number, number>
}

/** A donor's regular gift, as staff and its donor were told it is. */
export type BookRegular = { id: string; donor: number; aid: 'yes' | 'no'; declaration?: BookDeclaration }

/** Independent bookkeeping of a mosque: plain numbers in pence, of what was done and answered, never of what is stored. */
export type Book = {
  gifts: BookGift[]
  lines: BookLine[]
  /** The statement that was brought in last, whole. */
  lastFile: readonly BookLine[]
  sheets: BookSheet[]
  claims: BookClaim[]
  regular: BookRegular[]
  /** The payments of regular gifts that are booked, by Stripe's name. */
  collected: string[]
  /** By donor. */
  declarations: BookDeclaration[][]
  /** Requests for a refund that wait for a second person. */
  waiting: { approval: string; gift: BookGift; amountMinor: number; askedAt: Date }[]
  /** What was paid out so far: so many lines of Stripe's ledger. */
  paidOutLines: number
  payouts: Map<string, number>
  /** What an accepted filing came to at HMRC. */
  filedMinor: number
  filedTaxBackMinor: number
  filedSmallMinor: number
}

/** What is left of a gift. */
export const netOf = ({ amountMinor, backMinor }: BookGift): number => amountMinor - backMinor

export const addUp = (some: Iterable<number>): number => [...some].reduce((sum, each) => sum + each, 0)

const liveClaims = ({ claims }: Book) => claims.filter(({ state }) => state !== 'undone')

/** A day in London, where the mosques of these years are. */
export const londonDay = (at: Date): string => wallClock(at, 'Europe/London').date

/** The year in which a tax year ends that has this day: it begins on 6 April. */
const taxYearOf = (day: string): number => Number(day.slice(0, 4)) + (day.slice(5) >= '04-06' ? 1 : 0)

/** The declaration a gift is claimed with, as `docs/gift-aid.md` says it: the newest that covers it. */
function declarationFor(book: Book, gift: BookGift): BookDeclaration | undefined {
  if (gift.donor === undefined) return undefined
  return (book.declarations[gift.donor] ?? [])
    .filter(({ withdrawn, cancelledAt }) => !withdrawn && !(cancelledAt && gift.paidAt >= cancelledAt))
    .toSorted((a, b) => b.agreedAt.getTime() - a.agreedAt.getTime())[0]
}

/** How long a spoken declaration can be cancelled as if it was never made. */
const withdrawDays = 30

/** Whether a declaration can be withdrawn on this day. */
export const isWithdrawable = ({ spoken, agreedAt }: BookDeclaration, today: string): boolean =>
  spoken && today <= addDays(londonDay(agreedAt), withdrawDays)

/** What can be claimed, and what somebody has to look at first. */
export function claimable(book: Book, now: Date) {
  const taken = new Set(liveClaims(book).flatMap(({ gifts }) => [...gifts.keys()]))
  const clear: { gift: BookGift; by: BookDeclaration }[] = []
  const doubtful: { gift: BookGift; by: BookDeclaration }[] = []
  for (const gift of book.gifts) {
    const by = declarationFor(book, gift)
    if (!by || taken.has(gift) || gift.aid === 'no' || gift.cause === 'zakat' || netOf(gift) <= 0) continue
    const isDoubtful = isWithdrawable(by, londonDay(now)) || gift.faulty.has(by)
    ;(isDoubtful ? doubtful : clear).push({ gift, by })
  }
  return { clear, doubtful }
}

/** What went back of gifts HMRC has paid for, and has not been told of. */
export function overclaimed(book: Book): Map<BookGift, number> {
  const reported = new Map<BookGift, number>()
  for (const { adjustments } of liveClaims(book))
    for (const [gift, minor] of adjustments) reported.set(gift, (reported.get(gift) ?? 0) + minor)
  const owed = new Map<BookGift, number>()
  for (const { state, gifts } of book.claims)
    if (state === 'claimed')
      for (const [gift, { minor, by }] of gifts) {
        const due = minor - (by.withdrawn ? 0 : netOf(gift)) - (reported.get(gift) ?? 0)
        if (due > 0) owed.set(gift, due)
      }
  return owed
}

/** The most HMRC's scheme for small donations takes in a tax year, and how often the Gift Aid donations of that year. */
const [smallLimit, matching] = [800_000, 10]

/** What small donations can be claimed with these gifts, by tax year. */
export function claimableSmall(book: Book, clear: readonly BookGift[], now: Date): Map<number, number> {
  const today = londonDay(now)
  const collected = new Map<number, number>()
  for (const { day, smallMinor } of book.sheets)
    collected.set(taxYearOf(day), (collected.get(taxYearOf(day)) ?? 0) + smallMinor)
  const found = new Map<number, number>()
  for (const [year, collectedMinor] of collected) {
    const inYear = ({ paidAt }: BookGift) => taxYearOf(londonDay(paidAt)) === year
    const claims = liveClaims(book)
    const reported = new Map<BookGift, number>()
    for (const { adjustments } of claims)
      for (const [gift, minor] of adjustments) reported.set(gift, (reported.get(gift) ?? 0) + minor)
    const giftAid =
      addUp(clear.filter(inYear).map(netOf)) +
      addUp(
        claims.flatMap(({ gifts }) =>
          [...gifts].flatMap(([gift, { minor, by }]) =>
            inYear(gift)
              ? Math.max(0, Math.min(minor - (reported.get(gift) ?? 0), by.withdrawn ? 0 : netOf(gift)))
              : [],
          ),
        ),
      )
    const before = addUp(claims.map(({ small }) => small.get(year) ?? 0))
    const left = Math.min(collectedMinor, smallLimit, Math.max(0, giftAid) * matching) - before
    if (left > 0 && today >= `${year - 1}-04-06`) found.set(year, left)
  }
  return found
}
