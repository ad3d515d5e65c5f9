import { type AnyColumn, sql, type SQL } from 'drizzle-orm'

type Text = AnyColumn | SQL

const marks = '[\\u0300-\\u036f\\u0640\\u064b-\\u065f\\u0670ʿʾʻ]'
const apostrophes = ["'", '’', '‘', '`']
const equivalents: readonly (readonly [string, string])[] = [
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ['ہ', 'ه'],
  ['ۃ', 'ه'],
]
/** Punctuation beyond ASCII, replaced first: text that is then ASCII skips the normalisation, which is ten times slower. */
const punctuation = ['“', '”', '–', '—', '…', '\u00a0']

const replaceIn = (text: SQL, from: string, to: string) => sql`replace(${text}, ${from}, ${to})`
const replaceAllIn = (text: SQL, from: readonly string[], to: string) =>
  from.reduce((result, character) => replaceIn(result, character, to), text)

/**
 * SQL that folds text for comparison, like `foldWord` of `@minaret/plans`. It does not remove the Arabic article, which
 * {@link articles} adds to the search term instead.
 */
export function foldText(text: Text): SQL {
  const withoutPunctuation = replaceAllIn(replaceAllIn(sql`lower(${text})`, apostrophes, ''), punctuation, ' ')
  const withoutMarks = sql`regexp_replace(normalize(known.plain, NFD), ${marks}, '', 'g')`
  const normalised = equivalents.reduce((result, [from, to]) => replaceIn(result, from, to), withoutMarks)
  return sql`(
    select case when octet_length(known.plain) = length(known.plain) then known.plain else ${normalised} end
    from (select ${withoutPunctuation} as plain offset 0) known
  )`
}

/** Matches punctuation by code point, as the C locale treats all characters beyond ASCII as letters. */
const separators =
  '[\\u0001-/:-`{-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf×÷\\u060c\\u061b-\\u061f\\u066a-\\u066d\\u06d4\\u2000-\\u206f\\u2e00-\\u2e7f\\u3000-\\u303f]+'

/** The tsvector of folded text. Punctuation becomes spaces, as PostgreSQL would parse some of it as URLs. */
export const toTsvector = (text: Text): SQL =>
  sql`to_tsvector('simple', regexp_replace(${text}, ${separators}, ' ', 'g'))`

/** The Arabic article with its possible prefixes. */
const articles = ['', 'ال', 'وال', 'بال', 'كال', 'فال', 'لل']

/** The tsquery of a search term: a prefix match, for Arabic with any article. */
export const parseQuery = (term: string): string =>
  (/\p{Script=Arabic}/u.test(term) ? articles : ['']).map((article) => `'${article}${term}':*`).join(' | ')

/**
 * SQL that removes tags and entities from text: accented letters become plain ones, apostrophes are removed, and other
 * entities become spaces.
 */
export function removeTags(text: Text): SQL {
  const withoutTags = sql`regexp_replace(${text}, '<[^>]*>', ' ', 'g')`
  const withoutAccents = sql`regexp_replace(held.text, '&([a-z])(acute|grave|circ|uml|tilde|cedil|ring|caron);', '\\1', 'gi')`
  const withoutApostrophes = sql`regexp_replace(${withoutAccents}, '&(apos|[lr]squo|#0*39|#821[67]|#x27|#x201[89]|shy|zwn?j|#173);', '', 'gi')`
  const withoutEntities = sql`regexp_replace(${withoutApostrophes}, '&(#?[a-z0-9]+);', ' ', 'gi')`
  return sql`(
    select case when position('&' in held.text) = 0 then held.text else ${withoutEntities} end
    from (select ${withoutTags} as text offset 0) held
  )`
}
