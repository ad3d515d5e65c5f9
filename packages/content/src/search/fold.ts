import { type AnyColumn, sql, type SQL } from 'drizzle-orm'

type Text = AnyColumn | SQL

const marks = '[\\u0300-\\u036f\\u0640\\u064b-\\u065f\\u0670ʿʾʻ]'
const apostrophes = ["'", '’', '‘', '`']
const alike: readonly (readonly [string, string])[] = [
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ['ہ', 'ه'],
  ['ۃ', 'ه'],
]
/** What most texts have beside plain letters: without it they need no look at marks, which costs ten times as much. */
const signs = ['“', '”', '–', '—', '…', '\u00a0']

const replaced = (text: SQL, from: string, to: string) => sql`replace(${text}, ${from}, ${to})`
const withAll = (text: SQL, from: readonly string[], to: string) =>
  from.reduce((before, one) => replaced(before, one, to), text)

/**
 * A text as a search compares it, by the database: every word of it as `foldWord` of `@minaret/plans` makes it, but for the
 * article, which {@link articles} brings to the word looked for instead.
 */
export function folded(text: Text): SQL {
  const plain = withAll(withAll(sql`lower(${text})`, apostrophes, ''), signs, ' ')
  const bare = sql`regexp_replace(normalize(known.plain, NFD), ${marks}, '', 'g')`
  const spelled = alike.reduce((before, [from, to]) => replaced(before, from, to), bare)
  return sql`(
    select case when octet_length(known.plain) = length(known.plain) then known.plain else ${spelled} end
    from (select ${plain} as plain offset 0) known
  )`
}

/** Whatever is no letter or figure. Said by number: to a database without a language every sign beyond ASCII is a letter. */
const parting =
  '[\\u0001-/:-`{-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf×÷\\u060c\\u061b-\\u061f\\u066a-\\u066d\\u06d4\\u2000-\\u206f\\u2e00-\\u2e7f\\u3000-\\u303f]+'

/** A folded text's words for the database. Spaces stand for every sign, or some would be taken for parts of an address. */
export const wordsOf = (text: Text): SQL => sql`to_tsvector('simple', regexp_replace(${text}, ${parting}, ' ', 'g'))`

/** The Arabic article and what may be joined before it: a text's word may begin with any of these. */
const articles = ['', 'ال', 'وال', 'بال', 'كال', 'فال', 'لل']

/** A word looked for, as the database asks: found by its beginning, an Arabic one with any article before it. */
export const parseQuery = (term: string): string =>
  (/\p{Script=Arabic}/u.test(term) ? articles : ['']).map((article) => `'${article}${term}':*`).join(' | ')

/**
 * The text of what may hold tags and entities, as far as its words go: an accent is dropped with its entity, an apostrophe
 * joins, and every other sign parts.
 */
export function untagged(text: Text): SQL {
  const bare = sql`regexp_replace(${text}, '<[^>]*>', ' ', 'g')`
  const accents = sql`regexp_replace(held.text, '&([a-z])(acute|grave|circ|uml|tilde|cedil|ring|caron);', '\\1', 'gi')`
  const joined = sql`regexp_replace(${accents}, '&(apos|[lr]squo|#0*39|#821[67]|#x27|#x201[89]|shy|zwn?j|#173);', '', 'gi')`
  const parted = sql`regexp_replace(${joined}, '&(#?[a-z0-9]+);', ' ', 'gi')`
  return sql`(
    select case when position('&' in held.text) = 0 then held.text else ${parted} end
    from (select ${bare} as text offset 0) held
  )`
}
