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

/** How many gifts a word is likely to find: few for a long one, many for a cause. */
const weight = ({ whole, beginning = '' }: SearchWord) =>
  (whole.some((word) => word.startsWith('#')) ? 100 : 0) + 40 - Math.min(40, Math.max(0, beginning.length))

/** The words of what is wanted, the one that finds fewest first. A cause to filter by is a word, too. */
function wordsOf({ search, cause }: Pick<GiftsWanted, 'search' | 'cause'>): SearchWord[] {
  const words = [...(search?.words ?? []), ...(cause === undefined ? [] : [{ whole: [`#${cause}`] }])]
  return words.toSorted((a, b) => weight(a) - weight(b))
}

/**
 * The ids of the gifts that have every word, each once; nothing where no word is wanted. Every comparison is one that row
 * security lets an index serve.
 * @param beyond in a list's order, the newest first, those after the pages before
 */
export function findByWords(
  wanted: Pick<GiftsWanted, 'search' | 'cause'>,
  { ordered = false, beyond }: { ordered?: boolean; beyond?: SQL } = {},
): SQL | undefined {
  const [first, ...others] = wordsOf(wanted)
  if (!first) return undefined
  const rest = others.map(
    (word) =>
      sql` and gift_id in (${anyOf(conditionsOf(word).map((condition) => sql`select gift_id from gift_words where ${condition}`))})`,
  )
  const further = beyond ? sql` and ${beyond}` : sql``
  const found = conditionsOf(first).map(
    (condition) => sql`select given_at, gift_id from gift_words where ${condition}${further}${sql.join(rest)}`,
  )
  const order = ordered ? sql` order by given_at desc, gift_id desc` : sql``
  return sql`(select distinct given_at, gift_id from (${anyOf(found)}) matching${order})`
}
