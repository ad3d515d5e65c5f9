import { addDays } from '@minaret/timetable'
import { type DonorName, matchNames, type NameMatch, type PayerName, readDonorName, wordsOf } from './names.ts'
import type { StatementLine } from './statement.ts'

/** A gift that was written down by hand as a bank transfer, and that no line stands for yet. */
export type RecordedGift = { id: string; day: string; amountMinor: number; currency: string; donorName: string }

/** A line that may be a gift in the ledger, and its payer's names: as the line has it, and then the donor it was before. */
export type NamedLine = { line: StatementLine; names: readonly PayerName[] }

/**
 * A gift a line is by its payer's name; one without a donor, which can be anybody's; or one under another name, which the line
 * might be for all the amount and the day say.
 */
export type RecordedMatch = { giftId: string; by: 'name' | 'amount' | 'hint' }

/** What a line is compared by. */
export type Money = Pick<StatementLine, 'amountMinor' | 'currency' | 'day'>

/** Groups rows by what they must have in common, so that a line is compared with those alone. */
export const moneyOf = ({ amountMinor, currency, day }: Money): string => `${day} ${amountMinor} ${currency}`

/** A gift is written down when it is seen, and is on the statement within so many days of that. */
const distances = [0, 1, 2, 3, 4]

/** A line is compared with so many gifts of its amount, a day and a word of its name. */
const mostCompared = 20

type Entry = { gift: RecordedGift; donor: DonorName; isTaken: boolean }

/** Gifts by their day, amount and currency, and by those and a word of the donor's name. */
class GiftIndex {
  /** Those before `from` are taken. */
  private readonly lists = new Map<string, { entries: Entry[]; from: number }>()
  constructor(gifts: readonly RecordedGift[]) {
    for (const gift of gifts) {
      const donor = readDonorName(gift.donorName)
      const entry = { gift, donor, isTaken: false }
      for (const word of ['', ...wordsOf(donor)]) {
        const key = `${moneyOf(gift)} ${word}`
        const list = this.lists.get(key)
        if (list) list.entries.push(entry)
        else this.lists.set(key, { entries: [entry], from: 0 })
      }
    }
  }

  /** Gifts of a line's amount so many days before or after it, that are not taken. */
  *near(line: StatementLine, days: number, word = ''): Generator<Entry> {
    for (const each of days === 0 ? [0] : [-days, days]) {
      const list = this.lists.get(`${moneyOf({ ...line, day: addDays(line.day, each) })} ${word}`)
      if (!list) continue
      while (list.entries[list.from]?.isTaken) list.from += 1
      for (let at = list.from; at < list.entries.length; at += 1) {
        const entry = list.entries[at]
        if (entry && !entry.isTaken) yield entry
      }
    }
  }
}

/** The gifts some days from a line whose donor has its payer's name. */
function agreeing(index: GiftIndex, { line, names }: NamedLine, days: number, wanted: NameMatch): Entry[] {
  // The whole name comes first, and then the longer words, which fewer donors share.
  const words = [...new Set(names.flatMap((name) => [...wordsOf(name.map((written) => written.words))]))].toSorted(
    (a, b) => b.length - a.length,
  )
  // Whose initials they are is known once they have been somebody's.
  const certain = wanted === 'full' ? names : names.slice(-1)
  const entries = new Set<Entry>()
  for (const word of words) {
    let compared = 0
    for (const entry of index.near(line, days, word)) {
      compared += 1
      if (compared > mostCompared) break
      if (certain.some((name) => matchNames(name, entry.donor) === wanted)) {
        entries.add(entry)
        if (wanted === 'full') return [entry]
      }
    }
  }
  return [...entries]
}

/** Whether gifts are all of one donor, as far as their names say: `M ALI` may be Mohammed or Mariam. */
const areOneDonors = ([first, ...rest]: readonly Entry[]) =>
  first !== undefined &&
  rest.every(({ donor }) => {
    const name = first.donor.map((words) => ({ words, isCut: false }))
    return matchNames(name, donor) !== undefined
  })

/**
 * Matches lines with recorded gifts, each gift with one line: by the whole name, then by initials, then by the nearest day.
 * A line whose name agrees with none gets a remaining gift of its amount as a hint.
 */
export function matchRecorded(
  lines: readonly NamedLine[],
  gifts: readonly RecordedGift[],
): ReadonlyMap<StatementLine, RecordedMatch> {
  const matches = new Map<StatementLine, RecordedMatch>()
  if (gifts.length === 0) return matches
  const index = new GiftIndex(gifts)
  const amounts = new Set(gifts.map(({ amountMinor, currency }) => `${amountMinor} ${currency}`))
  const possible = lines.filter(({ line: { amountMinor, currency } }) => amounts.has(`${amountMinor} ${currency}`))
  const open = () => possible.filter(({ line }) => !matches.has(line))
  for (const match of ['full', 'initials'] as const)
    for (const days of distances)
      for (const named of open()) {
        const entries = agreeing(index, named, days, match)
        const [entry] = entries
        if (!entry || !areOneDonors(entries)) continue
        entry.isTaken = true
        matches.set(named.line, { giftId: entry.gift.id, by: 'name' })
      }
  // Each line has another gift to look at as long as there are enough; after that, one that others have, too.
  const shared = new Map<string, string>()
  for (const days of distances)
    for (const { line } of open()) {
      const [entry] = index.near(line, days)
      if (!entry) continue
      entry.isTaken = true
      shared.set(moneyOf(entry.gift), entry.gift.id)
      matches.set(line, { giftId: entry.gift.id, by: entry.gift.donorName === '' ? 'amount' : 'hint' })
    }
  for (const days of distances)
    for (const { line } of open())
      for (const each of [-days, days]) {
        const giftId = shared.get(moneyOf({ ...line, day: addDays(line.day, each) }))
        if (giftId !== undefined) matches.set(line, { giftId, by: 'hint' })
      }
  return matches
}
