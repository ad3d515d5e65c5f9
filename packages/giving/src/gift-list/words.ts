import { sql, type SQL } from 'drizzle-orm'
import type { GiftListQuery } from './filters.ts'
import type { SearchWord } from './search.ts'

/** The highest character, as the upper bound of a prefix. */
const maxCharacter = '\u{10ffff}'

/** The conditions of one word; each can use an index. */
const conditionsOf = ({ exact, prefix }: SearchWord): SQL[] => [
  ...exact.map((word) => sql`word = ${word}::text`),
  ...(prefix === undefined ? [] : [sql`word >= ${prefix}::text and word < ${prefix + maxCharacter}::text`]),
]

const unionOf = (queries: readonly SQL[]) => sql.join([...queries], sql` union all `)

/**
 * The words of a query. The cause filter becomes a word only if there is no other, because it matches many gifts and
 * the list filters by it anyway.
 */
function wordsOf({ search, cause }: Pick<GiftListQuery, 'search' | 'cause'>): readonly SearchWord[] {
  const words = search?.words ?? []
  return words.length > 0 || cause === undefined ? words : [{ exact: [`#${cause}`] }]
}

/**
 * Returns a query for the ids of gifts that have every word, or undefined without words. Each comparison can use an
 * index under row-level security. Words are intersected as sets: as a join condition, a frequent second word was
 * scanned once per gift of the first.
 * @param beyond the condition for gifts after the previous pages
 */
export function findByWords(
  query: Pick<GiftListQuery, 'search' | 'cause'>,
  { ordered = false, beyond }: { ordered?: boolean; beyond?: SQL } = {},
): SQL | undefined {
  const words = wordsOf(query)
  if (words.length === 0) return undefined
  const pageCondition = beyond ? sql` and ${beyond}` : sql``
  const sets = words.map((word) =>
    unionOf(
      conditionsOf(word).map(
        (condition) => sql`select given_at, gift_id from gift_words where ${condition}${pageCondition}`,
      ),
    ),
  )
  const matchingQuery = sql.join(
    sets.map((set) => sql`(${set})`),
    sql` intersect `,
  )
  const order = ordered ? sql` order by given_at desc, gift_id desc` : sql``
  return sql`(select distinct given_at, gift_id from (${matchingQuery}) matching${order})`
}
