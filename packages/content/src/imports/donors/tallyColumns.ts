import type { WishHeading } from '../../contact-wishes/heading.ts'
import { createWishReader } from '../../contact-wishes/value.ts'
import { readCell } from './cells.ts'
import { readHeading } from './columns.ts'

/** What a column holds, as far as deciding what it is needs. */
export type ColumnTally = {
  /** Its values, each with how often it occurs; of a wish, only those that can't be understood. */
  values: Map<string, number>
  /** Cells whose values are no longer counted one by one. */
  hasMore: number
  /** Cells of a wish that are understood by its heading. */
  understood: number
  samples: string[]
}

/** Characters of a value by which it is known. */
export const longestValue = 300

/** Different values counted of one column, and characters of those of all columns. */
const [mostValues, mostCharacters] = [200, 2_000_000]

/** Counts what the columns of a list hold, line by line. */
export function createTally(headings: readonly string[]) {
  const tallies: ColumnTally[] = []
  const readers: ((value: string) => boolean)[] = []
  let characters = 0
  const tallyAt = (at: number): ColumnTally => {
    while (tallies.length <= at) {
      const meaning = readHeading(headings[tallies.length] ?? '')
      const wish = meaning && 'about' in meaning && meaning.about === 'wish' ? meaning.wish : undefined
      readers.push(wish ? createUnderstanding(wish) : () => false)
      tallies.push({ values: new Map(), hasMore: 0, understood: 0, samples: [] })
    }
    return tallies[at] ?? { values: new Map(), hasMore: 0, understood: 0, samples: [] }
  }
  for (const at of headings.keys()) tallyAt(at)
  return {
    tallies,
    add(cells: readonly string[]): void {
      for (const [at, cell] of cells.entries()) {
        const value = readCell(cell).slice(0, longestValue)
        if (value === '') continue
        const tally = tallyAt(at)
        if (tally.samples.length < 3 && !tally.samples.includes(value)) tally.samples.push(value)
        const count = tally.values.get(value)
        if (count !== undefined) tally.values.set(value, count + 1)
        else if (readers[at]?.(value)) tally.understood += 1
        else if (tally.values.size >= mostValues || characters > mostCharacters) tally.hasMore += 1
        else {
          tally.values.set(value, 1)
          characters += value.length
        }
      }
    },
  }
}

/** Whether a value of a wish is understood. An x is counted: what it means depends on the values beside it. */
function createUnderstanding(wish: WishHeading) {
  const read = createWishReader(wish)
  return (value: string): boolean => !/^x$/i.test(value) && read(value) !== undefined
}
