import { and, type AnyColumn, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { SearchHit } from '@minaret/contract'
import { isOpen, searchTerms } from '@minaret/plans'
import { isPublished } from '@minaret/foundation/pagination'
import { events, isStatementTimeout, type Tx } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done, type Refusal } from '@minaret/foundation/responses'
import { parseQuery, foldText, removeTags, toTsvector } from './fold.ts'
import type { Tenant } from '@minaret/foundation/tenancy'
import { isSeriesRow, readLastOccurrences, readOccurrences } from '../event-series/read.ts'
import type { Language } from '@minaret/foundation/i18n'
import { getTranslationLanguage, translatedColumn } from '@minaret/foundation/translations'
import { createSearchLimit } from './searchLimit.ts'
import { type SearchKind, searchKinds } from './kinds.ts'
import { messages as searchMessages } from './messages.gen.ts'

/** The maximum number of hits. */
const maxHits = 20

/**
 * Limits of a search: the newest rows of each kind, the characters of each body, the matching rows to rank (those with
 * matches in the title first), and the time.
 */
const limits = { rows: 500, characters: 2000, ranked: 60, milliseconds: 2000 }

const limitSearch = createSearchLimit()

const busyRefusal: Refusal = {
  status: 429,
  message: searchMessages.busy,
  headers: { 'retry-after': '5' },
}

const tooLongRefusal: Refusal = {
  status: 503,
  message: searchMessages.tooLong,
  headers: { 'retry-after': '60' },
}

type SearchRequest = { terms: string[]; now: Date; language: Language | undefined }

type RankedHit = { rank: number; hit: SearchHit }

/** Finds the best hits of a kind. Words in the title have the highest weight, those in the body the lowest. */
async function findHitsOfKind(
  tx: Tx,
  { kind, content, table, body, newest, at, zone }: SearchKind,
  request: SearchRequest,
) {
  const { terms, now, language } = request
  const translationOf = (column: string) => language && translatedColumn(language, content, table.id, column)
  // Searches the translation and the original.
  const originalAndTranslation = (original: AnyColumn | SQL, translation?: SQL) =>
    translation ? sql`concat_ws(' ', ${translation}, ${original})` : original
  const translatedOrOriginal = (original: AnyColumn, translation?: SQL) =>
    translation ? sql<string>`coalesce(${translation}, ${original})` : sql<string>`${original}`
  const rows = tx
    .select({
      id: table.id,
      title: translatedOrOriginal(table.title, translationOf('title')).as('title'),
      summary: translatedOrOriginal(table.summary, translationOf('summary')).as('summary'),
      at: at
        ? sql<string | null>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('at')
        : sql<null>`null`.as('at'),
      zone: sql<string | null>`${zone ?? sql`null::text`}`.as('zone'),
      newest: sql`${newest}`.as('newest'),
      named: foldText(originalAndTranslation(table.title, translationOf('title'))).as('named'),
      summaryText: foldText(originalAndTranslation(table.summary, translationOf('summary'))).as('summaryText'),
      text: foldText(
        removeTags(
          sql`left(${originalAndTranslation(body, translationOf(kind === 'cause' ? 'story' : 'body'))}, ${limits.characters})`,
        ),
      ).as('text'),
    })
    .from(table)
    .where(isPublished(table, now))
    .orderBy(desc(newest), desc(table.id))
    .limit(limits.rows)
    .as('looked')
  // A substring search takes a tenth of the time of parsing words.
  const matchesTerm = terms.map(
    (term) => sql`strpos(concat_ws(' ', ${rows.named}, ${rows.summaryText}, ${rows.text}), ${term}) > 0`,
  )
  const titleMatches = terms.map((term) => sql`(strpos(${rows.named}, ${term}) > 0)::int`)
  const matches = tx
    .select()
    .from(rows)
    .where(sql.join(matchesTerm, sql` and `))
    .orderBy(desc(sql.join(titleMatches, sql` + `)), desc(rows.newest), desc(rows.id))
    .limit(limits.ranked)
    .as('held')
  const vectors = tx
    .select({
      id: matches.id,
      title: matches.title,
      summary: matches.summary,
      at: matches.at,
      zone: matches.zone,
      words: sql`
        setweight(${toTsvector(sql`${matches.named}`)}, 'A') || setweight(${toTsvector(sql`${matches.summaryText}`)}, 'B') ||
        setweight(${toTsvector(sql`coalesce(${matches.text}, '')`)}, 'D')
      `.as('words'),
    })
    .from(matches)
    .offset(0)
    .as('weighed')
  const query = sql`to_tsquery('simple', ${terms.map((term) => `(${parseQuery(term)})`).join(' & ')})`
  const rank = sql<number>`ts_rank(${vectors.words}, ${query})`
  const rankedRows = await tx
    .select({
      id: vectors.id,
      title: vectors.title,
      summary: vectors.summary,
      at: vectors.at,
      zone: vectors.zone,
      rank,
    })
    .from(vectors)
    .where(sql`${vectors.words} @@ ${query}`)
    .orderBy(desc(rank), desc(vectors.at), desc(vectors.id))
    .limit(maxHits)
  return rankedRows.map(({ at: day, zone: timeZone, rank: weight, ...row }): RankedHit => ({
    rank: weight,
    hit: { kind, ...row, ...(day === null ? {} : { at: day }), ...(timeZone === null ? {} : { timeZone }) },
  }))
}

/** Finds hits of all kinds, within the time limit. */
async function findAllHits(tx: Tx, kinds: readonly SearchKind[], request: SearchRequest): Promise<RankedHit[]> {
  const end = performance.now() + limits.milliseconds
  const hits: RankedHit[][] = []
  for (const kind of kinds) {
    // At least a millisecond, as 0 means no limit.
    const remainingMs = String(Math.max(1, Math.round(end - performance.now())))
    await tx.execute(sql`select set_config('statement_timeout', ${remainingMs}, true), set_config('jit', 'off', true)`)
    hits.push(await findHitsOfKind(tx, kind, request))
  }
  return hits.flat()
}

/** Adds the dates of series: the next occurrence, otherwise the last. */
async function addSeriesDates(tx: Tx, tenant: Tenant, hits: SearchHit[], now: Date): Promise<SearchHit[]> {
  const ids = hits.flatMap(({ kind, id }) => (kind === 'event' ? [id] : []))
  if (ids.length === 0) return hits
  const rows = await tx
    .select()
    .from(events)
    .where(and(inArray(events.id, ids), isSeriesRow))
  if (rows.length === 0) return hits
  const nextOccurrences = await readOccurrences(tx, tenant, rows, { after: now, maxPerSeries: 1 })
  const lastOccurrences = await readLastOccurrences(tx, tenant, rows)
  return hits.map((hit) => {
    const occurrence =
      hit.kind === 'event' ? (nextOccurrences.get(hit.id)?.[0] ?? lastOccurrences.get(hit.id)?.[0]) : undefined
    return occurrence ? { ...hit, at: occurrence.startsAt.toISOString() } : hit
  })
}

/** `GET /api/search`. */
export const searchOperations = {
  async siteSearch({ db, tenant, query, now }) {
    const terms = searchTerms(query.q ?? '')
    if (terms.length === 0) return done([])
    const kinds = searchKinds.filter(({ screen }) => isOpen(screen, tenant.config))
    const result = await limitSearch(tenant.id, () =>
      db((tx) => findAllHits(tx, kinds, { terms, now, language: getTranslationLanguage({ tenant, query }) })),
    ).catch((error: unknown) => {
      if (isStatementTimeout(error)) return 'too long' as const
      throw error
    })
    if (result === 'busy') return busyRefusal
    if (result === 'too long') return tooLongRefusal
    const hits = result
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, maxHits)
      .map(({ hit }) => hit)
    return done(await db((tx) => addSeriesDates(tx, tenant, hits, now)))
  },
} satisfies Operations<'siteSearch'>
