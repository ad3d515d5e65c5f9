import { sql, type SQL } from 'drizzle-orm'
import type { GiftsWanted } from './filters.ts'
import type { SearchWord } from './search.ts'

/** Above every word that begins so: no character comes after this one. */
const last = '\u{10ffff}'

/** The conditions of one word, each of which an index serves by itself. */
const conditionsOf = ({ whole, beginning }: SearchWord): SQL[] => [
  ...whole.map((word) => sql`word = ${word}::text`),
  ...(beginning === undefined ? [] : [sql`word >= ${beginning}::text and word < ${beginning + last}::text`]),
]

const anyOf = (parts: readonly SQL[]) => sql.join([...parts], sql` union all `)

/** The words of what is wanted. A cause to filter by is a word where there is no other: it finds many, and the list filters by it. */
function wordsOf({ search, cause }: Pick<GiftsWanted, 'search' | 'cause'>): readonly SearchWord[] {
  const words = search?.words ?? []
  return words.length > 0 || cause === undefined ? words : [{ whole: [`#${cause}`] }]
}

/**
 * The ids of the gifts that have every word, each once; nothing where no word is wanted. Every comparison is one that row
 * security lets an index serve. Words are intersected as sets: as a condition on the first, a frequent second word was looked
 * through once for each gift of the first.
 * @param beyond in a list's order, the newest first, those after the pages before
 */
export function findByWords(
  wanted: Pick<GiftsWanted, 'search' | 'cause'>,
  { ordered = false, beyond }: { ordered?: boolean; beyond?: SQL } = {},
): SQL | undefined {
  const words = wordsOf(wanted)
  if (words.length === 0) return undefined
  const further = beyond ? sql` and ${beyond}` : sql``
  const sets = words.map((word) =>
    anyOf(
      conditionsOf(word).map((condition) => sql`select given_at, gift_id from gift_words where ${condition}${further}`),
    ),
  )
  const matching = sql.join(
    sets.map((set) => sql`(${set})`),
    sql` intersect `,
  )
  const order = ordered ? sql` order by given_at desc, gift_id desc` : sql``
  return sql`(select distinct given_at, gift_id from (${matching}) matching${order})`
}
