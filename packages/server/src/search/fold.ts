import { sql, type SQL } from 'drizzle-orm'

const marks = "[\\u0300-\\u036f\\u0640\\u064b-\\u065f\\u0670'’‘`ʿʾʻ]"

/**
 * A text as a search compares it, by the database: what `foldWord` of `@minaret/plans` does to a word, it does to a text's.
 * Signs that the database would take for parts of an address are spaces, so that every word of it is found.
 */
export function folded(text: SQL): SQL {
  const plain = sql`regexp_replace(normalize(lower(${text}), NFD), ${marks}, '', 'g')`
  const alike = sql`translate(${plain}, 'ىیکةہۃ-/@._:<>', 'ييكههه        ')`
  return sql`regexp_replace(${alike}, '(^|\\s)([وبكف]?ال|لل)(?=\\S{3})', '\\1', 'g')`
}
