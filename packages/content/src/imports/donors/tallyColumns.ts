import type { PreferenceHeading } from '../../contact-preferences/heading.ts'
import { createPreferencesReader } from '../../contact-preferences/value.ts'
import { readCell } from './cells.ts'
import { readHeading } from './columns.ts'

/** Statistics of a column's values, for deciding its use. */
export type ColumnTally = {
  /** Values with their counts; for a contact preference only unclear values. */
  values: Map<string, number>
  /** The number of cells beyond the limit of counted values. */
  hasMore: number
  /** The number of cells with a clear preference. */
  clearCount: number
  samples: string[]
}

/** The maximum length of a compared value. */
export const maxValueLength = 300

/** The maximum number of counted values of a column, and of characters of all counted values. */
const [maxValues, maxCharacters] = [200, 2_000_000]

/** Creates a counter of the values in each column. */
export function createTally(headings: readonly string[]) {
  const tallies: ColumnTally[] = []
  const clarityChecks: ((value: string) => boolean)[] = []
  let characters = 0
  const tallyAt = (index: number): ColumnTally => {
    while (tallies.length <= index) {
      const meaning = readHeading(headings[tallies.length] ?? '')
      const preference =
        meaning && 'about' in meaning && meaning.about === 'preference' ? meaning.preference : undefined
      clarityChecks.push(preference ? createClarityCheck(preference) : () => false)
      tallies.push({ values: new Map(), hasMore: 0, clearCount: 0, samples: [] })
    }
    return tallies[index] ?? { values: new Map(), hasMore: 0, clearCount: 0, samples: [] }
  }
  for (const index of headings.keys()) tallyAt(index)
  return {
    tallies,
    add(cells: readonly string[]): void {
      for (const [index, cell] of cells.entries()) {
        const value = readCell(cell).slice(0, maxValueLength)
        if (value === '') continue
        const tally = tallyAt(index)
        if (tally.samples.length < 3 && !tally.samples.includes(value)) tally.samples.push(value)
        const count = tally.values.get(value)
        if (count !== undefined) tally.values.set(value, count + 1)
        else if (clarityChecks[index]?.(value)) tally.clearCount += 1
        else if (tally.values.size >= maxValues || characters > maxCharacters) tally.hasMore += 1
        else {
          tally.values.set(value, 1)
          characters += value.length
        }
      }
    },
  }
}

/** Creates a check for clear preferences. An x is not clear, as its meaning depends on the other values. */
function createClarityCheck(preference: PreferenceHeading) {
  const readValue = createPreferencesReader(preference)
  return (value: string): boolean => !/^x$/i.test(value) && readValue(value) !== undefined
}
