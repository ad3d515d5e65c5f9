import { addDays } from '@minaret/timetable'
import { type DonorName, matchNames, type NameMatch, type PayerName, readDonorName, indexWordsOf } from './names.ts'
import type { StatementLine } from './statement.ts'

/** A gift recorded by hand as a bank transfer, and not matched with a line yet. */
export type RecordedGift = { id: string; day: string; amountMinor: number; currency: string; donorName: string }

/** A line that may be a recorded gift, with its payer's names: the one on the line, then the donor last matched with the payer. */
export type NamedLine = { line: StatementLine; names: readonly PayerName[] }

/**
 * The gift matched with a line: by the payer's name; by amount, if the gift has no donor; or as a hint, if only amount and day
 * agree and the gift has another donor's name.
 */
export type RecordedMatch = { giftId: string; by: 'name' | 'amount' | 'hint' }

/** The fields by which lines and gifts are compared. */
export type Money = Pick<StatementLine, 'amountMinor' | 'currency' | 'day'>

/** Key of rows with the same day, amount and currency: a line is compared only with these. */
export const moneyOf = ({ amountMinor, currency, day }: Money): string => `${day} ${amountMinor} ${currency}`

/** Days between the recording of a gift and its line on the statement, nearest first. */
const distances = [0, 1, 2, 3, 4]

/** Maximum number of gifts compared per line, day and word of the name. */
const maxCompared = 20

type Entry = { gift: RecordedGift; donor: DonorName; isTaken: boolean }

/** Index of gifts by day, amount and currency, and by these plus a word of the donor's name. */
class GiftIndex {
  /** Entries before `from` are taken. */
  private readonly lists = new Map<string, { entries: Entry[]; from: number }>()
  constructor(gifts: readonly RecordedGift[]) {
    for (const gift of gifts) {
      const donor = readDonorName(gift.donorName)
      const entry = { gift, donor, isTaken: false }
      for (const word of ['', ...indexWordsOf(donor)]) {
        const key = `${moneyOf(gift)} ${word}`
        const list = this.lists.get(key)
        if (list) list.entries.push(entry)
        else this.lists.set(key, { entries: [entry], from: 0 })
      }
    }
  }

  /** Yields unmatched gifts of a line's amount, the given number of days before or after it. */
  *findNear(line: StatementLine, days: number, word = ''): Generator<Entry> {
    for (const offset of days === 0 ? [0] : [-days, days]) {
      const list = this.lists.get(`${moneyOf({ ...line, day: addDays(line.day, offset) })} ${word}`)
      if (!list) continue
      while (list.entries[list.from]?.isTaken) list.from += 1
      for (let index = list.from; index < list.entries.length; index += 1) {
        const entry = list.entries[index]
        if (entry && !entry.isTaken) yield entry
      }
    }
  }
}

/** Finds gifts at a distance in days from a line whose donor matches its payer's name. */
function findNamesakes(index: GiftIndex, { line, names }: NamedLine, days: number, level: NameMatch): Entry[] {
  // The whole name comes first, and then the longer words, which fewer donors share.
  const words = [...new Set(names.flatMap((name) => [...indexWordsOf(name.map((part) => part.words))]))].toSorted(
    (a, b) => b.length - a.length,
  )
  // Once a payer has been matched with a donor, initials count only for that donor.
  const comparedNames = level === 'full' ? names : names.slice(-1)
  const entries = new Set<Entry>()
  for (const word of words) {
    let count = 0
    for (const entry of index.findNear(line, days, word)) {
      count += 1
      if (count > maxCompared) break
      if (comparedNames.some((name) => matchNames(name, entry.donor) === level)) {
        entries.add(entry)
        if (level === 'full') return [entry]
      }
    }
  }
  return [...entries]
}

/** Whether all gifts have the same donor by name: `M ALI` may be Mohammed or Mariam. */
const haveSameDonor = ([first, ...rest]: readonly Entry[]) =>
  first !== undefined &&
  rest.every(({ donor }) => {
    const name = first.donor.map((words) => ({ words, isTruncated: false }))
    return matchNames(name, donor) !== undefined
  })

/**
 * Matches each line with at most one recorded gift: by full name, then by initials, then by the nearest day. A line whose name
 * matches no donor gets a remaining gift of its amount as a hint.
 */
export function matchRecorded(
  lines: readonly NamedLine[],
  gifts: readonly RecordedGift[],
): ReadonlyMap<StatementLine, RecordedMatch> {
  const matches = new Map<StatementLine, RecordedMatch>()
  if (gifts.length === 0) return matches
  const index = new GiftIndex(gifts)
  const amounts = new Set(gifts.map(({ amountMinor, currency }) => `${amountMinor} ${currency}`))
  const candidates = lines.filter(({ line: { amountMinor, currency } }) => amounts.has(`${amountMinor} ${currency}`))
  const findUnmatched = () => candidates.filter(({ line }) => !matches.has(line))
  for (const match of ['full', 'initials'] as const)
    for (const days of distances)
      for (const namedLine of findUnmatched()) {
        const entries = findNamesakes(index, namedLine, days, match)
        const [entry] = entries
        if (!entry || !haveSameDonor(entries)) continue
        entry.isTaken = true
        matches.set(namedLine.line, { giftId: entry.gift.id, by: 'name' })
      }
  // Each line gets a gift of its own while there are enough; after that, gifts are shared as hints.
  const sharedGiftIds = new Map<string, string>()
  for (const days of distances)
    for (const { line } of findUnmatched()) {
      const [entry] = index.findNear(line, days)
      if (!entry) continue
      entry.isTaken = true
      sharedGiftIds.set(moneyOf(entry.gift), entry.gift.id)
      matches.set(line, { giftId: entry.gift.id, by: entry.gift.donorName === '' ? 'amount' : 'hint' })
    }
  for (const days of distances)
    for (const { line } of findUnmatched())
      for (const offset of [-days, days]) {
        const giftId = sharedGiftIds.get(moneyOf({ ...line, day: addDays(line.day, offset) }))
        if (giftId !== undefined) matches.set(line, { giftId, by: 'hint' })
      }
  return matches
}
